import { faqs } from "../fixtures/site/faqs.json";
import team from "../fixtures/site/team.json";
import { expect, test } from "./engineTest";

test("at most one answer is open", async ({ visitor }) => {
  const readable = () =>
    visitor.tab.evaluate(() =>
      [...document.querySelectorAll("#faqs h3 + * p")]
        .filter((answer) =>
          answer.checkVisibility({ visibilityProperty: true }),
        )
        .map(({ textContent }) => textContent),
    );
  await visitor.open("/");
  await expect.poll(readable).toEqual([]);
  for (const { question, answer } of faqs.slice(0, 2)) {
    await visitor.click("#faqs button", question);
    await expect.poll(readable).toEqual([answer]);
  }
  await visitor.click("#faqs button", faqs[1]?.question);
  await expect.poll(readable).toEqual([]);
});

test.describe("without JavaScript", () => {
  test.use({ scripting: false });

  test("shows all answers and members, and links work", async ({ visitor }) => {
    await visitor.tab.setViewport({ width: 390, height: 844 });
    await visitor.open("/");
    for (const { answer } of faqs)
      await visitor.expectVisible("#faqs p", answer);
    await visitor.click("nav a", "Teams");
    await visitor.expectUrl("/teams");
    for (const { members } of team.groups) {
      for (const { name } of members)
        await visitor.expectVisible("main li", name);
    }
  });
});
