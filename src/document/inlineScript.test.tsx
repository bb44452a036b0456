import { render } from "@testing-library/react";

import { inlineScript } from "./inlineScript";

test("calls the function with its arguments, from its source alone", () => {
  function write(text: string, count: number) {
    document.title = text.repeat(count);
  }
  const { container } = render(inlineScript("key", write, 'a"', 2));
  const evaluate = globalThis.eval;
  evaluate(container.querySelector("script")?.textContent ?? "");
  expect(document.title).toBe('a"a"');
});
