import { removeInlineStyles } from "./removeInlineStyles";

test("removes Gatsby's own style attributes and rejects any other", () => {
  const html = `<div style="outline:none" tabindex="-1">a style="b"</div>`;
  const cleaned = `<div tabindex="-1">a style="b"</div>`;
  expect(removeInlineStyles(html)).toBe(cleaned);
  expect(() => removeInlineStyles('<p class="a" style="color:red">')).toThrow(
    'forbids style="color:red"',
  );
});
