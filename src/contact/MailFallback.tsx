import { useState } from "react";

import * as button from "../components/button.module.css";
import { SiteLink } from "../components/SiteLink/SiteLink";
import * as styles from "./ContactDialog.module.css";
import {
  type ContactContent,
  gmailMessageUrl,
  isLong,
  type Message,
} from "./contactMessage";

interface MailFallbackProps {
  message: Message;
  content: ContactContent;
  /** Puts the message into the form, if it is not there. */
  onRestore?: () => void;
}

/** Renders ways to send a message without a mail program. */
export function MailFallback({
  message,
  content: { mail, mailFallback, lastMessage },
  onRestore,
}: MailFallbackProps) {
  const [result, setResult] = useState<{
    of: string;
    text: "copied" | "refused";
  }>();
  const mailText = [
    `${mail.toLabel}: ${message.to}`,
    `${mail.subjectLabel}: ${message.subject}`,
    "",
    message.body,
  ].join("\r\n");

  async function copy(text: string) {
    // Cleared first, so that a second "copied" is announced again.
    setResult(undefined);
    try {
      // Undefined without HTTPS, which throws as well.
      await navigator.clipboard.writeText(text);
      setResult({ of: mailText, text: "copied" });
    } catch {
      setResult({ of: mailText, text: "refused" });
    }
  }

  const action = (label: string, onClick: () => void) => (
    <button type="button" className={button.secondary} onClick={onClick}>
      {label}
    </button>
  );

  return (
    <div className={styles.mailFallback}>
      <p className={styles.muted}>
        {(onRestore ? lastMessage : mailFallback).introduction}
      </p>
      <p className={styles.address} translate="no">
        {message.to}
      </p>
      <p aria-live="polite" className={styles.limit}>
        {isLong(message) && mailFallback.longForMail}
      </p>
      <div className={styles.actions}>
        {onRestore && action(lastMessage.restore, onRestore)}
        {action(mailFallback.copyAddress, () => void copy(message.to))}
        {action(mailFallback.copyMessage, () => void copy(mailText))}
        <SiteLink className={button.secondary} href={gmailMessageUrl(message)}>
          {mailFallback.gmail}{" "}
          <span className="visually-hidden">{mailFallback.newTab}</span>
        </SiteLink>
      </div>
      <p className={styles.copied} aria-live="polite">
        {result?.of === mailText && mailFallback[result.text]}
      </p>
    </div>
  );
}
