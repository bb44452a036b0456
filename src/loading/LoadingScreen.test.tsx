import { render } from "@testing-library/react";

import { LoadingScreen } from "./LoadingScreen";

test("has no text for text browsers", () => {
  const { container } = render(
    <LoadingScreen siteName="GAINOVA" logo={null} />,
  );
  expect(container.textContent).toBe("");
});
