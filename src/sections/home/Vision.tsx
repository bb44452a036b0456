import { IconCards } from "../../components/IconCards/IconCards";
import { Section } from "../../components/Section/Section";

interface VisionProps {
  heading: string;
  introduction: string;
  cards: readonly { icon: string; title: string; description: string }[];
}

/** The ideas that guide the community. */
export function Vision({ heading, introduction, cards }: VisionProps) {
  return (
    <Section id="goal" heading={heading} introduction={introduction}>
      <IconCards cards={cards} />
    </Section>
  );
}
