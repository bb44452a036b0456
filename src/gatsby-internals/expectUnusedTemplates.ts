import reporter from "gatsby-cli/lib/reporter";

/** What Gatsby says of a template without pages, in two messages. */
const expected =
  /^The GraphQL query in the non-page component "[^"]*\/src\/programs\/|^\s*Exported queries are only executed for page components\./;

/**
 * Gatsby's hook onPreBootstrap: keeps Gatsby from warning of the template of
 * programs as long as there is no program. There is no setting for it:
 * https://github.com/gatsbyjs/gatsby/blob/gatsby%405.16.1/packages/gatsby/src/query/query-watcher.ts
 */
export function expectUnusedTemplates(): void {
  for (const method of ["warn", "log"] as const) {
    const show = reporter[method];
    const showOthers = (text = "") => {
      if (!expected.test(text)) show(text);
    };
    Object.assign(reporter, { [method]: showOthers });
  }
}
