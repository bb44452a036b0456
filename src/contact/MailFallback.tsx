import { useState } from "react";

import { OutboundLink } from "../components/OutboundLink/OutboundLink";
import type { ContactContent } from "./contactMessage";
import { gmailComposeUrl, type Message } from "./mailto";
import * as styles from "./MailFallback.module.css";

interface MailFallbackProps {
  recipient: string;
  /** The mail with the current values of the form. */
  message: Message;
  content: ContactContent;
}

/** Renders ways to write to us without a mail program. */
export function MailFallback({
  recipient,
  message,
  content,
}: MailFallbackProps) {
  const { mailFallback, mail } = content;
  const [result, setResult] = useState<"copied" | "refused">();
  const mailText = [
    `${mail.toLabel}: ${recipient}`,
    `${mail.subjectLabel}: ${message.subject}`,
    "",
    message.body,
  ].join("\n");

  async function copy(text: string) {
    // Cleared first, so that a second "copied" is announced again.
    setResult(undefined);
    try {
      // Undefined without HTTPS, which throws as well.
      await navigator.clipboard.writeText(text);
      setResult("copied");
    } catch {
      setResult("refused");
    }
  }

  return (
    <div className={styles.mailFallback}>
      <p className={styles.introduction}>{mailFallback.introduction}</p>
      <p className={styles.address} translate="no">
        {recipient}
      </p>
      <div className={styles.actions}>
        <button
          type="button"
          className={styles.action}
          onClick={() => void copy(recipient)}
        >
          {mailFallback.copyAddress}
        </button>
        <button
          type="button"
          className={styles.action}
          onClick={() => void copy(mailText)}
        >
          {mailFallback.copyMessage}
        </button>
        <OutboundLink
          className={styles.action}
          href={gmailComposeUrl(recipient, message)}
        >
          {mailFallback.gmail}{" "}
          <span className="visually-hidden">{mailFallback.newTab}</span>
        </OutboundLink>
      </div>
      <p className={styles.result} aria-live="polite">
        {result && mailFallback[result]}
      </p>
    </div>
  );
}
