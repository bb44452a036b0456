import { clsx } from "clsx";
import { type ReactNode, useState } from "react";

import { OutboundLink } from "../components/OutboundLink/OutboundLink";
import {
  type ContactContent,
  gmailMessageUrl,
  lengthLimit,
  type Message,
} from "./contactMessage";
import * as styles from "./MailFallback.module.css";

interface MailFallbackProps {
  recipient: string;
  message: Message;
  content: ContactContent;
}

/** Renders ways to send the message in the form without a mail program. */
export function MailFallback(props: MailFallbackProps) {
  const { recipient, content } = props;
  const { introduction, copyAddress } = content.mailFallback;
  return (
    <div className={styles.mailFallback}>
      <p className="muted">{introduction}</p>
      <p className={styles.address} translate="no">
        {recipient}
      </p>
      <SendingActions {...props}>
        {(copy) => (
          <Action label={copyAddress} onClick={() => copy(recipient)} />
        )}
      </SendingActions>
    </div>
  );
}

interface LastMessageProps extends MailFallbackProps {
  /** Puts the message back into the form, where another one may be. */
  onRestore: () => void;
}

/** Renders ways to send the last message again, or to restore it. */
export function LastMessage({ onRestore, ...props }: LastMessageProps) {
  const { introduction, restore } = props.content.lastMessage;
  return (
    <div
      role="group"
      aria-label={introduction}
      className={clsx(styles.mailFallback, styles.lastMessage)}
    >
      <p className="muted">{introduction}</p>
      <SendingActions {...props}>
        {() => <Action label={restore} onClick={onRestore} />}
      </SendingActions>
    </div>
  );
}

const Action = (props: { label: string; onClick: () => void }) => (
  <button type="button" className={styles.action} onClick={props.onClick}>
    {props.label}
  </button>
);

interface SendingActionsProps extends MailFallbackProps {
  /** Returns the first action; it may copy a text. */
  children: (copy: (text: string) => void) => ReactNode;
}

/** Renders an action, then those that copy the message and open it in Gmail. */
function SendingActions(props: SendingActionsProps) {
  const { recipient, message, content, children } = props;
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

  return (
    <>
      <p aria-live="polite" className={styles.limit}>
        {limit && mailFallback[limit]}
      </p>
      <div className={styles.actions}>
        {children((text) => void copy(text))}
        <Action
          label={mailFallback.copyMessage}
          onClick={() => void copy(mailText)}
        />
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
    </>
  );
}
