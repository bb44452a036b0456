import { removeInlineStyles } from "./removeInlineStyles";

test("removes Gatsby's own attributes only", () => {
  const html = `<div style="outline:none" tabindex="-1" id="w">a style="b"</div>`;
  expect(removeInlineStyles(html)).toBe(
    `<div tabindex="-1" id="w">a style="b"</div>`,
  );
});

test("rejects any other style attribute", () => {
  expect(() => removeInlineStyles('<p class="a" style="color:red">')).toThrow(
    'forbids style="color:red"',
  );
});
