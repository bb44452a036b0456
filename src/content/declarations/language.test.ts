import { language } from "./language";

/** Returns what each problem proposes. */
const hints = (tag: unknown) =>
  language("")
    .safeParse(tag)
    .error?.issues.map(
      (issue) => issue.code === "custom" && (issue.params?.hint as unknown),
    );

test.each(["en", "ja", "tlh", "pt-BR", "zh-Hant-TW", "es-419", "de-1996"])(
  "accepts %s",
  (tag) => expect(hints(tag)).toBeUndefined(),
);

test.each`
  tag                 | hint
  ${"eng"}            | ${"en"}
  ${"iw"}             | ${"he"}
  ${"de-de"}          | ${"de-DE"}
  ${"jp"}             | ${undefined}
  ${"en-AB"}          | ${undefined}
  ${"en-Engl"}        | ${undefined}
  ${"en-foobar"}      | ${undefined}
  ${"de-Deutschland"} | ${undefined}
`("refuses $tag, and proposes $hint", (example) => {
  const { tag, hint } = example as Record<string, unknown>;
  expect(hints(tag)).toEqual([hint]);
});
