import { language } from "./language";

test.each`
  tag                 | isAccepted
  ${"en"}             | ${true}
  ${"tlh"}            | ${true}
  ${"pt-BR"}          | ${true}
  ${"zh-Hant-TW"}     | ${true}
  ${"es-419"}         | ${true}
  ${"de-1996"}        | ${true}
  ${"eng"}            | ${false}
  ${"iw"}             | ${false}
  ${"de-de"}          | ${false}
  ${"jp"}             | ${false}
  ${"en-AB"}          | ${false}
  ${"en-Engl"}        | ${false}
  ${"en-foobar"}      | ${false}
  ${"de-Deutschland"} | ${false}
`("accepts $tag: $isAccepted", (example) => {
  const { tag, isAccepted } = example as Record<string, unknown>;
  expect(language("").safeParse(tag).success).toBe(isAccepted);
});
