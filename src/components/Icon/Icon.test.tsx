import { render } from "@testing-library/react";

import { Icon } from "./Icon";

test("logs an error and renders nothing for an unknown name", () => {
  const error = jest.spyOn(console, "error").mockImplementation();
  const known = render(<Icon name="rocket" />).container;
  expect(known.querySelector("use")?.getAttribute("href")).toBe(
    "/icons.svg#rocket",
  );
  expect(error).not.toHaveBeenCalled();
  const unknown = render(<Icon name="rokcet" />).container;
  expect(unknown.innerHTML).toBe("");
  expect(error).toHaveBeenCalledWith('There is no icon named "rokcet".');
});
