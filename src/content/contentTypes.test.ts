import { pageOf } from "./contentTypes";

test.each([
  ["team.json", {}, "/teams"],
  ["legal/imprint.json", { path: "/imprint" }, "/imprint"],
  ["programs/podcast.json", {}, "/features/podcast"],
  ["faqs.json", [], "/"],
  ["not-found.json", undefined, "/404"],
])("shows %s on its page", (file, value, page) => {
  expect(pageOf(file, value)).toBe(page);
});
