/**
 * Returns the path of a program's page, as in `/features/podcast` for
 * `data/programs/podcast.json`; undefined for other files.
 */
export function programPath(file: string): string | undefined {
  const [, name] = /(?:^|\/)programs\/([^/]+)\.json$/.exec(file) ?? [];
  return name && `/features/${name}`;
}
