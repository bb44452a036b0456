import { useState } from "react";

import * as buttonStyles from "../components/buttonStyles.module.css";
import { NEW_TAB, SiteLink } from "../components/SiteLink/SiteLink";
import * as styles from "./ContactDialog.module.css";
import { gmailMessageUrl, isLong, type Message } from "./contactMessage";

const results = {
  copied: "Copied. Now paste it into your mail.",
  refused:
    "Your browser did not allow copying. Open the message in Gmail, or select our address and copy it yourself.",
} as const;

interface MailFallbackProps {
  message: Message;
  /** Puts the last sent values back into the form. Undefined if the form has values. */
  onRestore?: () => void;
}

/** Renders ways to send a message without a mail program. */
export function MailFallback({ message, onRestore }: MailFallbackProps) {
  const [result, setResult] = useState<{
    of: string;
    text: keyof typeof results;
  }>();
  const mailText = [
    `To: ${message.to}`,
    `Subject: ${message.subject}`,
    "",
    message.body,
  ].join("\r\n");

  async function copy(text: string) {
    // Clear the status first, so that screen readers announce a second "Copied".
    setResult(undefined);
    try {
      // Without HTTPS, `clipboard` is undefined, so this line throws too.
      await navigator.clipboard.writeText(text);
      setResult({ of: mailText, text: "copied" });
    } catch {
      setResult({ of: mailText, text: "refused" });
    }
  }

  const action = (label: string, onClick: () => void) => (
    <button type="button" className={buttonStyles.secondary} onClick={onClick}>
      {label}
    </button>
  );

  return (
    <div className={styles.mailFallback}>
      <p className={styles.muted}>
        {onRestore
          ? "Did your mail program not open? Your last message is still here:"
          : "No mail program on this device? Send your message another way:"}
      </p>
      <p className={styles.address} translate="no">
        {message.to}
      </p>
      <p aria-live="polite" className={styles.limit}>
        {isLong(message) &&
          "Your message is long, and some mail programs will not open it. If yours does not, copy it or open it in Gmail."}
      </p>
      <div className={styles.actions}>
        {onRestore && action("Put it back into the form", onRestore)}
        {action("Copy address", () => void copy(message.to))}
        {action("Copy message", () => void copy(mailText))}
        <SiteLink
          className={buttonStyles.secondary}
          href={gmailMessageUrl(message)}
        >
          Open in Gmail <span className="visually-hidden">{NEW_TAB}</span>
        </SiteLink>
      </div>
      <p className={styles.copied} aria-live="polite">
        {result?.of === mailText && results[result.text]}
      </p>
    </div>
  );
}
