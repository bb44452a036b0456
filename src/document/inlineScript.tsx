/**
 * A statement that calls a function with constant arguments.
 *
 * @param run a function that uses nothing from outside itself
 * @param args what it is called with; anything that JSON can hold
 */
export function call<Arguments extends unknown[]>(
  run: (...args: Arguments) => void,
  ...args: Arguments
): string {
  return `(${run.toString()})(${args.map((arg) => JSON.stringify(arg)).join()});`;
}

/**
 * A script in the page itself, which runs where it stands, before the page is
 * painted any further. Each has its place in the Content Security Policy of
 * all pages, so what runs together stands in one.
 *
 * @param calls what it does, as {@link call} gives it
 */
export function inlineScript(key: string, ...calls: string[]) {
  return (
    <script key={key} dangerouslySetInnerHTML={{ __html: calls.join("") }} />
  );
}
