import { readFileSync } from "node:fs";

const guide = readFileSync("docs/deploying.md", "utf8");

/** Returns what the guide copies to a server, where, and what it replaces. */
function stepsFor(name: string) {
  const [, target, replaced, edited] =
    new RegExp(
      `^cp /srv/gainova/current/deploy/${name} (\\S+)\nsed -i s/(\\S+)/www\\.example\\.org/ (\\S+)$`,
      "m",
    ).exec(guide) ?? [];
  return { target, replaced, edited };
}

test.each(["nginx.conf", "Caddyfile"])("sets the domain in %s", (name) => {
  const { target, replaced = "nothing", edited } = stepsFor(name);
  expect(target).toMatch(/^\/etc\//);
  expect(edited).toBe(target);
  const text = readFileSync(`deploy/${name}`, "utf8");
  expect(text.split(replaced)).toHaveLength(2);
});

test("nginx also listens on IPv6", () => {
  expect(readFileSync("deploy/nginx.conf", "utf8")).toContain(
    "listen [::]:80;",
  );
});
