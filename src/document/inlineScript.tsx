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
 * Renders an inline script, which blocks painting until it has run. Each needs
 * a hash in the Content Security Policy, so calls share a script.
 */
export function inlineScript(key: string, ...calls: string[]) {
  return (
    <script key={key} dangerouslySetInnerHTML={{ __html: calls.join("") }} />
  );
}
