import { render } from "@testing-library/react";

import { Icon } from "./Icon";

test("draws an icon of the sprite, hidden from assistive technology", () => {
  const { container } = render(<Icon name="rocket" />);
  expect(container.querySelector("svg")).toHaveAttribute("aria-hidden", "true");
  expect(container.querySelector("use")).toHaveAttribute(
    "href",
    `${ICON_SPRITE.path}#rocket`,
  );
});

test("reports an unknown name and draws nothing", () => {
  const error = jest.spyOn(console, "error").mockImplementation();
  const { container } = render(<Icon name="rockit" />);
  expect(container).toBeEmptyDOMElement();
  expect(error).toHaveBeenCalledWith(expect.stringContaining('"rockit"'));
  error.mockRestore();
});
