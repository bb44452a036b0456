import { pageOf } from "./useEditor";

test.each([
  ["events.json", {}, "/events"],
  ["team.json", {}, "/teams"],
  ["legal/imprint.json", { path: "/imprint" }, "/imprint"],
  ["programs/podcast.json", {}, "/features/podcast"],
  ["faqs.json", [], "/"],
])("shows %s on its page", (file, value, page) => {
  expect(pageOf(file, value, ["/", "/events", "/teams"])).toBe(page);
});
