import { render } from "@testing-library/react";

import { Icon } from "./Icon";

test("reports an unknown name on the console and renders nothing", () => {
  const error = jest.spyOn(console, "error").mockImplementation();
  const { container } = render(<Icon name="rockit" />);
  expect(container.childNodes).toHaveLength(0);
  expect(error).toHaveBeenCalledWith(expect.stringContaining('"rockit"'));
});
