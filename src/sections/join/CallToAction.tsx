import type { MouseEventHandler } from "react";

import * as buttonStyles from "../../components/buttonStyles.module.css";
import { Section } from "../../components/Section/Section";
import { ContactLink } from "../../contact/ContactLink";
import * as styles from "./CallToAction.module.css";

type CallToActionProps =
  Queries.JoinPageQuery["joinContent"]["callToAction"] & {
    /** Called if the page has no contact details to scroll to. */
    onContact: MouseEventHandler<HTMLElement>;
  };

/** Renders the call to action. Its button scrolls to the contact details. */
export function CallToAction({
  button,
  onContact,
  ...section
}: CallToActionProps) {
  return (
    <Section
      id="getstarted"
      className={styles.section}
      layoutClass={styles.panel}
      {...section}
    >
      <ContactLink className={buttonStyles.primary} onMissing={onContact}>
        {button}
      </ContactLink>
    </Section>
  );
}
