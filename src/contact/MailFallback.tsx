import { clsx } from "clsx";
import { useEffect, useRef, useState } from "react";

import { OutboundLink } from "../components/OutboundLink/OutboundLink";
import * as styles from "./ContactDialog.module.css";
import {
  type ContactContent,
  gmailMessageUrl,
  lengthLimit,
  type Message,
} from "./contactMessage";

interface MailFallbackProps {
  recipient: string;
  message: Message;
  content: ContactContent;
  /**
   * Puts the message into the form, where another one may be. Without it, the
   * message is the one in the form.
   */
  onRestore?: () => void;
}

/** Renders ways to send a message without a mail program. */
export function MailFallback({
  recipient,
  message,
  content: { mail, mailFallback, lastMessage },
  onRestore,
}: MailFallbackProps) {
  const limit = lengthLimit(recipient, message);
  const [result, setResult] = useState<"copied" | { refused: string }>();
  const refusedText = useRef<HTMLTextAreaElement>(null);
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
      setResult({ refused: text });
    }
  }

  useEffect(() => refusedText.current?.focus(), [result]);

  const [introduction, firstLabel, firstAction] = onRestore
    ? [lastMessage.introduction, lastMessage.restore, onRestore]
    : [
        mailFallback.introduction,
        mailFallback.copyAddress,
        () => void copy(recipient),
      ];
  return (
    <div
      className={clsx(styles.mailFallback, onRestore && styles.lastMessage)}
      {...(onRestore && { role: "group", "aria-label": introduction })}
    >
      <p className="muted">{introduction}</p>
      {!onRestore && (
        <p className={styles.address} translate="no">
          {recipient}
        </p>
      )}
      <p aria-live="polite" className={styles.limit}>
        {limit && mailFallback[limit]}
      </p>
      <div className={styles.actions}>
        <button type="button" className={styles.action} onClick={firstAction}>
          {firstLabel}
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
          href={gmailMessageUrl(recipient, message)}
        >
          {mailFallback.gmail}{" "}
          <span className="visually-hidden">{mailFallback.newTab}</span>
        </OutboundLink>
      </div>
      <p className={styles.copied} aria-live="polite">
        {result && mailFallback[result === "copied" ? "copied" : "refused"]}
      </p>
      {typeof result === "object" && (
        <textarea
          ref={refusedText}
          className={styles.control}
          aria-label={mailFallback.refused}
          readOnly
          rows={4}
          value={result.refused}
          onFocus={({ target }) => target.select()}
        />
      )}
    </div>
  );
}
