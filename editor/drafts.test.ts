import { rebaseDraft } from "./drafts";

test("is settled once the disk has it", () => {
  expect(rebaseDraft({ base: { a: 1 }, value: { a: 2 } }, { a: 2 })).toBe(
    undefined,
  );
});

test("takes what others saved, and keeps what is not saved", () => {
  const draft = { base: { a: 1, b: 1 }, value: { a: 2, b: 1 } };
  expect(rebaseDraft(draft, { a: 1, b: 2 })).toEqual({
    base: { a: 1, b: 2 },
    value: { a: 2, b: 2 },
  });
});

test("asks nothing about a save that ended after its page was closed", () => {
  const sent = [{ a: "ab" }, { a: "abc" }];
  const draft = { base: { a: "" }, sent, value: { a: "abcd" } };
  const rebased = rebaseDraft(draft, { a: "ab" });
  expect(rebased).toEqual({ ...draft, base: { a: "ab" } });
  // Without the note of what was sent, both seem to have changed it.
  const { sent: _sent, ...unsent } = draft;
  expect(rebaseDraft(unsent, { a: "ab" })?.base).toEqual({ a: "" });
  const list = { base: ["a"], sent: [["a", "b"]], value: ["a", "bc"] };
  expect(rebaseDraft(list, ["a", "b"])?.base).toEqual(["a", "b"]);
});

test("keeps a conflict until there is an answer", () => {
  const draft = { base: { a: 1 }, value: { a: 2 } };
  const asked = rebaseDraft(draft, { a: 3 });
  expect(asked).toEqual(draft);
  expect(rebaseDraft(draft, { a: 3 }, { conflict: 0, keep: "theirs" })).toBe(
    undefined,
  );
  expect(rebaseDraft(draft, { a: 3 }, { conflict: 0, keep: "mine" })).toEqual({
    base: { a: 3 },
    value: { a: 2 },
  });
});
