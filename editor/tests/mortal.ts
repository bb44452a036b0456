let left = Infinity;

/** What ends the process in tests; nobody may catch it. */
export class Killed extends Error {}

/** Lets the process end at a change of the clone; Infinity lets it live. */
export function killAfter(changes: number): void {
  left = changes;
}

type Work = (...args: unknown[]) => unknown;

const changing = ["update-ref", "push", "merge", "checkout", "fetch"];

/**
 * Returns a module whose functions end with the process, as SIGKILL does: at
 * what changes the clone, since nothing else makes a difference.
 */
export const mortal = (
  module: Readonly<Record<string, unknown>>,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(module).map(([name, value]) => [
      name,
      typeof value === "function" ? withEnd(name, value as Work) : value,
    ]),
  );

const withEnd =
  (name: string, work: Work): Work =>
  (...args) => {
    const [verb] = [args[1]].flat();
    const isChange =
      name === "writeAtomically" || changing.includes(String(verb));
    if (left >= 0 && isChange) left -= 1;
    return left < 0 ? Promise.reject(new Killed()) : work(...args);
  };
