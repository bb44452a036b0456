import { render } from "@testing-library/react";

import { Section } from "./Section";

/** Returns the HTML of a section without a list below its heading. */
const renderEmpty = (footer?: string) =>
  render(
    <Section id="goal" heading="Our Goal" isEmpty footer={footer}>
      <ul />
    </Section>,
  ).container;

test("an empty section has no heading, and is the target of links", () => {
  expect(renderEmpty().innerHTML).toBe('<div id="goal"></div>');
  const withFooter = renderEmpty("Contact us");
  expect(withFooter.querySelector("section#goal")?.ariaLabel).toBe("Our Goal");
  expect(withFooter.querySelector("h2, ul")).toBeNull();
  expect(withFooter.textContent).toBe("Contact us");
});
