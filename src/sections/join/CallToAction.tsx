import * as buttonStyles from "../../components/button.module.css";
import { Reveal } from "../../components/Reveal/Reveal";
import { ContactLink } from "../../navigation/ContactLink";
import * as styles from "./CallToAction.module.css";

type CallToActionProps =
  Queries.JoinPageQuery["whyJoinContent"]["callToAction"] & {
    /** Called where the page shows no contact details to scroll to. */
    onContact: () => void;
  };

/**
 * Renders the invitation at the end of the page. Its button scrolls smoothly to the
 * contact details, or asks for the dialog where there are none.
 */
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
      className={styles.section}
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
