import type { ContactContent } from "../node/content/declarations/contact";
import { OutboundLink } from "../components/OutboundLink/OutboundLink";
import { VisuallyHidden } from "../components/VisuallyHidden/VisuallyHidden";
import { copiedMessage } from "./contactMessage";
import { gmailComposeUrl, type Message } from "./mailto";
import * as styles from "./OtherWays.module.css";
import { useCopy } from "./useCopy";

interface OtherWaysProps {
  /** Our address. */
  recipient: string;
  /** The mail as the form's fields make it now. */
  message: Message;
  words: ContactContent;
}

/** Ways to write to us without a mail program on this device. */
export function OtherWays({ recipient, message, words }: OtherWaysProps) {
  const { otherWays, mail } = words;
  const { result, copy } = useCopy();
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
          onClick={() => void copy(copiedMessage(recipient, message, mail))}
        >
          {otherWays.copyMessage}
        </button>
        <OutboundLink
          className={styles.action}
          href={gmailComposeUrl(recipient, message)}
        >
          {otherWays.gmail} <VisuallyHidden>{otherWays.newTab}</VisuallyHidden>
        </OutboundLink>
      </div>
      {/* No role: the form's own status is the dialog's only one. */}
      <p className={styles.result} aria-live="polite">
        {result && otherWays[result]}
      </p>
    </div>
  );
}
