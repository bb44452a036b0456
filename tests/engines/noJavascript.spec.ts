import content from "../fixtures/site/faqs.json";
import team from "../fixtures/site/team.json";
import { test } from "./test";

test.use({ scripting: false });

test("without JavaScript the answers can be read", async ({ visitor }) => {
  await visitor.open("/");
  for (const { answer } of content.faqs) {
    await visitor.seeText("#faqs p", answer);
  }
});

test("without JavaScript the members can be read", async ({ visitor }) => {
  await visitor.open("/teams");
  for (const { members } of team.groups) {
    for (const { name } of members) await visitor.seeText("main li", name);
  }
});

test("without JavaScript a link leads to its page", async ({ visitor }) => {
  await visitor.resize(390, 844);
  await visitor.open("/");
  await visitor.click("nav a", "Features");
  await visitor.seeAddress("/features");
});
