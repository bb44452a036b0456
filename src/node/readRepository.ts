import { readFileSync } from "node:fs";

/**
 * Returns the GitHub repository that package.json names, such as `owner/name`.
 *
 * @throws Error if package.json names no repository on GitHub
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
