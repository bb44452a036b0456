import { insertReport } from "./insertReport";

test("a report takes the former one's place, and what is around it stays", () => {
  const document =
    "# Title\n\n<!-- measured -->\n\nold\n\n<!-- /measured -->\n\nText\n";
  expect(insertReport(document, "new")).toBe(document.replace("old", "new"));
});

test("a document without a place for it is refused", () => {
  expect(() => insertReport("# Title\n", "new")).toThrow("<!-- measured -->");
});
