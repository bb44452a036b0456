import { faqs } from "../fixtures/site/faqs.json";
import team from "../fixtures/site/team.json";
import { test } from "./engineTest";

test.use({ scripting: false });

test("shows all answers and members with working links without JavaScript", async ({
  visitor,
}) => {
  await visitor.tab.setViewport({ width: 390, height: 844 });
  await visitor.open("/");
  for (const { answer } of faqs) await visitor.expectVisible("#faqs p", answer);
  await visitor.click("nav a", "Teams");
  await visitor.expectUrl("/teams");
  for (const { members } of team.groups) {
    for (const { name } of members)
      await visitor.expectVisible("main li", name);
  }
});
