import { useState } from "react";

import { OutboundLink } from "../components/OutboundLink/OutboundLink";
import type { ContactWords } from "./contactMessage";
import { gmailComposeUrl, type Message } from "./mailto";
import * as styles from "./OtherWays.module.css";

interface OtherWaysProps {
  /** Our address. */
  recipient: string;
  /** The mail as the form's fields make it now. */
  message: Message;
  words: ContactWords;
}

/** Renders ways to write to us without a mail program on this device. */
export function OtherWays({ recipient, message, words }: OtherWaysProps) {
  const { otherWays, mail } = words;
  const [result, setResult] = useState<"copied" | "refused">();
  const wholeMail = [
    `${mail.toLabel}: ${recipient}`,
    `${mail.subjectLabel}: ${message.subject}`,
    "",
    message.body,
  ].join("\n");

  async function copy(text: string) {
    // Emptied first, so that a second "copied" is announced as well.
    setResult(undefined);
    try {
      // Absent on pages without https, which throws like a refusal.
      await navigator.clipboard.writeText(text);
      setResult("copied");
    } catch {
      setResult("refused");
    }
  }

  return (
    <div className={styles.otherWays}>
      <p className={styles.introduction}>{otherWays.introduction}</p>
      <p className={styles.address} translate="no">
        {recipient}
      </p>
      <div className={styles.actions}>
        <button
          type="button"
          className={styles.action}
          onClick={() => void copy(recipient)}
        >
          {otherWays.copyAddress}
        </button>
        <button
          type="button"
          className={styles.action}
          onClick={() => void copy(wholeMail)}
        >
          {otherWays.copyMessage}
        </button>
        <OutboundLink
          className={styles.action}
          href={gmailComposeUrl(recipient, message)}
        >
          {otherWays.gmail}{" "}
          <span className="visually-hidden">{otherWays.newTab}</span>
        </OutboundLink>
      </div>
      {/* No role: the form's own status is the dialog's only one. */}
      <p className={styles.result} aria-live="polite">
        {result && otherWays[result]}
      </p>
    </div>
  );
}
