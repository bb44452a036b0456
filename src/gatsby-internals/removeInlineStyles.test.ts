import { removeInlineStyles } from "./removeInlineStyles";

test("takes out Gatsby's own attributes alone", () => {
  const html = `<div style="outline:none" tabindex="-1" id="w">a style="b"</div>`;
  expect(removeInlineStyles(html)).toBe(
    `<div tabindex="-1" id="w">a style="b"</div>`,
  );
});

test("refuses any other, which the browser would not obey", () => {
  expect(() => removeInlineStyles('<p class="a" style="color:red">')).toThrow(
    'forbids style="color:red"',
  );
});
