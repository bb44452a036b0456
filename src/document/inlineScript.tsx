/**
 * Returns a statement that calls a function with constant arguments, which must
 * be serializable as JSON. The function must use nothing else.
 */
export function serializeCall<Arguments extends unknown[]>(
  run: (...args: Arguments) => void,
  ...args: Arguments
): string {
  return `(${run.toString()})(${args.map((arg) => JSON.stringify(arg)).join()});`;
}

/**
 * Renders an inline script. Each needs a hash in the Content Security Policy, so
 * calls share a script, and what differs from page to page is in its attributes.
 */
export function inlineScript(
  key: string,
  calls: readonly string[],
  attributes: Readonly<Record<`data-${string}`, string>> = {},
) {
  return (
    <script
      key={key}
      {...attributes}
      dangerouslySetInnerHTML={{ __html: calls.join("") }}
    />
  );
}
