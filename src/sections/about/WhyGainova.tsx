import { IconCards } from "../../components/IconCards/IconCards";
import { Section } from "../../components/Section/Section";

interface WhyGainovaProps {
  heading: string;
  introduction: string;
  cards: readonly { icon: string; title: string; description: string }[];
}

/** Why the community exists. */
export function WhyGainova({ heading, introduction, cards }: WhyGainovaProps) {
  return (
    <Section id="whygainova" heading={heading} introduction={introduction}>
      <IconCards cards={cards} />
    </Section>
  );
}
