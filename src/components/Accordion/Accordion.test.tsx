import { startTransition } from "react";
import { createRoot } from "react-dom/client";

import { Accordion } from "./Accordion";

jest.mock("../Icon/Icon", () => ({ Icon: () => null }));

test("opens an answer whose question is pressed before its effects have run", async () => {
  // React runs them later where tests do not act.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  const container = document.body.appendChild(document.createElement("div"));
  const rendered = new Promise<void>((resolve) => {
    new MutationObserver(() => {
      container.querySelector("button")?.click();
      resolve();
    }).observe(container, { childList: true });
  });
  startTransition(() => {
    createRoot(container).render(
      <Accordion items={[{ question: "Why?", answer: "So." }]} />,
    );
  });
  await rendered;
  await new Promise((resolve) => setTimeout(resolve));
  expect(container.querySelector("button")?.ariaExpanded).toBe("true");
});
