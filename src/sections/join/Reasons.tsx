import { IconCards } from "../../components/IconCards/IconCards";
import { Section } from "../../components/Section/Section";

interface ReasonsProps {
  heading: string;
  cards: readonly { icon: string; title: string; description: string }[];
}

/** Why to join. */
export function Reasons({ heading, cards }: ReasonsProps) {
  return (
    <Section id="whyjoin" heading={heading}>
      <IconCards cards={cards} />
    </Section>
  );
}
