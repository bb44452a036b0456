import { readFileSync } from "node:fs";

/**
 * Returns the repository on GitHub that package.json names, as in `owner/name`.
 *
 * @throws Error if it names none
 */
export function readRepository(): string {
  const { repository } = JSON.parse(readFileSync("package.json", "utf8")) as {
    repository?: string | { url: string };
  };
  const url = typeof repository === "string" ? repository : repository?.url;
  const [, name] =
    /(?:^|github[.:](?:com\/)?)([\w-]+\/[\w.-]+?)(?:\.git)?$/.exec(url ?? "") ??
    [];
  if (name) return name;
  throw new Error(
    'package.json: expected a "repository" on GitHub, such as "github:owner/name".',
  );
}
