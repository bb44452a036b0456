import reporter from "gatsby-cli/lib/reporter";

/** What Gatsby says of a component whose query it does not run, and then of all such. */
const ofOne = "The GraphQL query in the non-page component";
const ofAll = "Exported queries are only executed for page components.";

/**
 * Gatsby's hook onPreBootstrap: keeps a warning from the build of a site without
 * programs: that nothing uses the template of their page. There is no setting for it:
 * https://github.com/gatsbyjs/gatsby/blob/gatsby%405.16.1/packages/gatsby/src/query/query-watcher.ts
 */
export function hideUnusedTemplateWarning(): void {
  const { warn, log } = reporter;
  let isExpected = true;
  Object.assign(reporter, {
    warn(text: string) {
      const isOfOne = text.startsWith(ofOne);
      if (isOfOne && text.includes("/src/programs/ProgramPage.tsx")) return;
      if (isOfOne) isExpected = false;
      warn(text);
    },
    log(text = "") {
      if (!(isExpected && text.includes(ofAll))) log(text);
    },
  });
}
