import { render } from "@testing-library/react";

import { call, inlineScript } from "./inlineScript";

test("calls each function with its arguments, from its source alone", () => {
  function write(text: string, count: number) {
    document.title = text.repeat(count);
  }
  function append(text: string) {
    document.title += text;
  }
  const { container } = render(
    inlineScript("key", call(write, 'a"', 2), call(append, "b")),
  );
  const evaluate = globalThis.eval;
  evaluate(container.querySelector("script")?.textContent ?? "");
  expect(document.title).toBe('a"a"b');
});
