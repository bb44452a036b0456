import content from "../fixtures/site/faqs.json";
import { expect, test } from "./test";

/** The questions whose answers can be read. */
const readable = () =>
  [...document.querySelectorAll("#faqs button[aria-controls]")]
    .filter((button) =>
      document
        .getElementById(button.getAttribute("aria-controls") ?? "")
        ?.querySelector("p")
        ?.checkVisibility({ visibilityProperty: true }),
    )
    .map((button) => button.textContent);

test("one question at a time shows its answer", async ({ visitor }) => {
  const [first, second] = content.faqs;
  if (!first || !second) throw new Error("two questions are needed");
  const answers = () => visitor.evaluate(readable);

  await visitor.open("/");
  await expect.poll(answers).toEqual([]);
  await visitor.click("#faqs button", first.question);
  await expect.poll(answers).toEqual([first.question]);
  await visitor.seeText("#faqs p", first.answer);
  await visitor.click("#faqs button", second.question);
  await expect.poll(answers).toEqual([second.question]);
  await visitor.seeText("#faqs p", second.answer);
  await visitor.click("#faqs button", second.question);
  await expect.poll(answers).toEqual([]);
});
