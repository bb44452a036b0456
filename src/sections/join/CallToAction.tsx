import { clsx } from "clsx";
import type { MouseEventHandler } from "react";

import * as buttonStyles from "../../components/button.module.css";
import { Reveal } from "../../components/Reveal/Reveal";
import { ContactLink } from "../../navigation/ContactLink";
import * as styles from "./CallToAction.module.css";

type CallToActionProps =
  Queries.JoinPageQuery["whyJoinContent"]["callToAction"] & {
    /** Called if the page has no contact details to scroll to. */
    onContact: MouseEventHandler<HTMLElement>;
  };

/** Renders the call to action. Its button scrolls to the contact details. */
export function CallToAction({
  heading,
  introduction,
  button,
  onContact,
}: CallToActionProps) {
  return (
    <Reveal
      as="section"
      id="getstarted"
      aria-labelledby="getstarted-heading"
      className={clsx("page-width", styles.section)}
    >
      <div className={styles.panel}>
        <h2 id="getstarted-heading">{heading}</h2>
        <p className={styles.introduction}>{introduction}</p>
        <ContactLink className={buttonStyles.primary} onMissing={onContact}>
          {button}
        </ContactLink>
      </div>
    </Reveal>
  );
}
