import { declaredPages, type Declaration } from "./declarations";
import { reservedNames } from "./declarations/legal";

test("a page does not compile until its path is in anchors.ts, so that no legal page takes it", () => {
  // @ts-expect-error -- There is no such page.
  const missing: Declaration["page"] = "/nowhere";
  expect(declaredPages).not.toContain(missing);
  const names = declaredPages.map((page) => page.slice(1)).filter(Boolean);
  expect(reservedNames).toEqual(expect.arrayContaining(names));
});
