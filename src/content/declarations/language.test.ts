import { language } from "./language";

test.each`
  tag             | isAccepted
  ${"en"}         | ${true}
  ${"pt-BR"}      | ${true}
  ${"zh-Hant-TW"} | ${true}
  ${"iw"}         | ${false}
  ${"de-de"}      | ${false}
  ${"jp"}         | ${false}
`("accepts $tag: $isAccepted", (example) => {
  const { tag, isAccepted } = example as Record<string, unknown>;
  expect(language("").safeParse(tag).success).toBe(isAccepted);
});
