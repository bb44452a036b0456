import type { KeyboardEvent, MouseEvent } from "react";

import * as buttonStyles from "../../components/Button/button.module.css";
import { Reveal } from "../../components/Reveal/Reveal";
import { isPlainClick } from "../../navigation/isPlainClick";
import { contactAnchor } from "../../navigation/routes";
import { glideTo } from "../../navigation/scroll/scrollTo";
import * as styles from "./CallToAction.module.css";

interface CallToActionProps {
  heading: string;
  introduction: string;
  button: string;
  /** Called where the page shows no contact details to scroll to. */
  onContact: () => void;
}

/**
 * The invitation at the end of the page. Its button scrolls smoothly to the
 * contact details, or asks for the dialog where there are none. It is a link
 * underneath, so that it works before and without script.
 */
export function CallToAction({
  heading,
  introduction,
  button,
  onContact,
}: CallToActionProps) {
  function follow(event: MouseEvent) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const contact = document.getElementById(contactAnchor);
    if (contact) glideTo(contact);
    else onContact();
  }

  function pressBySpace(event: KeyboardEvent<HTMLAnchorElement>) {
    if (event.key !== " ") return;
    event.preventDefault();
    event.currentTarget.click();
  }

  return (
    <Reveal
      as="section"
      id="getstarted"
      aria-labelledby="getstarted-heading"
      className={styles.section}
    >
      <div className={styles.panel}>
        <h2 id="getstarted-heading" className={styles.heading}>
          {heading}
        </h2>
        <p className={styles.introduction}>{introduction}</p>
        <a
          href={`#${contactAnchor}`}
          role="button"
          className={`${buttonStyles.button} ${buttonStyles.primary}`}
          onClick={follow}
          onKeyDown={pressBySpace}
        >
          {button}
        </a>
      </div>
    </Reveal>
  );
}
