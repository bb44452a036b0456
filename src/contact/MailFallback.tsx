import { clsx } from "clsx";
import { useState } from "react";

import { OutboundLink } from "../components/ContentLink/ContentLink";
import {
  type ContactContent,
  gmailMessageUrl,
  lengthLimit,
  type Message,
} from "./contactMessage";
import * as styles from "./MailFallback.module.css";

interface MailFallbackProps {
  introduction: string;
  recipient: string;
  message: Message;
  content: ContactContent;
  /** Puts the message back into the form, where another one may be. */
  onRestore?: () => void;
}

/** Renders ways to send a message without a mail program. */
export function MailFallback({
  introduction,
  recipient,
  message,
  content,
  onRestore,
}: MailFallbackProps) {
  const { mailFallback, mail } = content;
  const limit = lengthLimit(recipient, message);
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

  const action = (label: string, onClick: () => void) => (
    <button type="button" className={styles.action} onClick={onClick}>
      {label}
    </button>
  );

  return (
    <div
      // The dialog has two of these while there is a last message.
      {...(onRestore && { role: "group", "aria-label": introduction })}
      className={clsx(styles.mailFallback, onRestore && styles.lastMessage)}
    >
      <p className="muted">{introduction}</p>
      <p aria-live="polite" className={styles.limit}>
        {limit && mailFallback[limit]}
      </p>
      {!onRestore && (
        <p className={styles.address} translate="no">
          {recipient}
        </p>
      )}
      <div className={styles.actions}>
        {onRestore
          ? action(content.lastMessage.restore, onRestore)
          : action(mailFallback.copyAddress, () => void copy(recipient))}
        {action(mailFallback.copyMessage, () => void copy(mailText))}
        <OutboundLink
          className={styles.action}
          href={gmailMessageUrl(recipient, message)}
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
