import { readFileSync } from "node:fs";

/**
 * Returns the repository on GitHub that package.json names, as in `owner/name`.
 *
 * @throws Error if it names none
 */
export function readRepository(): string {
  const { repository } = JSON.parse(readFileSync("package.json", "utf8")) as {
    repository?: unknown;
  };
  const [, name] = /^github:([\w-]+\/[\w.-]+)$/.exec(String(repository)) ?? [];
  if (name) return name;
  throw new Error(
    'package.json: expected a "repository" in the form "github:owner/name".',
  );
}
