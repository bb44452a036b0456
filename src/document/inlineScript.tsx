/** The source of a call of `run` with constant arguments. */
function call<Arguments extends unknown[]>(
  run: (...args: Arguments) => void,
  args: Arguments,
): string {
  return `(${run.toString()})(${args.map((arg) => JSON.stringify(arg)).join()})`;
}

/**
 * A script in the page itself, which runs where it stands, before the page is
 * painted any further.
 *
 * @param run a function that uses nothing from outside itself
 * @param args what it is called with; anything that JSON can hold
 */
export function inlineScript<Arguments extends unknown[]>(
  key: string,
  run: (...args: Arguments) => void,
  ...args: Arguments
) {
  return (
    <script key={key} dangerouslySetInnerHTML={{ __html: call(run, args) }} />
  );
}
