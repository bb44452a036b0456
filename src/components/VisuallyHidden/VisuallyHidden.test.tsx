import { render, screen } from "@testing-library/react";

import { VisuallyHidden } from "./VisuallyHidden";

test("names the control it stands in", () => {
  render(
    <button type="button">
      <VisuallyHidden>Close the window</VisuallyHidden>
    </button>,
  );
  expect(
    screen.getByRole("button", { name: "Close the window" }),
  ).toBeInTheDocument();
  expect(screen.getByText("Close the window")).toHaveClass("visuallyHidden");
});
