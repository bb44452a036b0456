import reporter from "gatsby-cli/lib/reporter/index.js";

/** Begins Gatsby's explanation of warnings of queries that will not be run. */
const EXPLANATION = "Exported queries are only executed for page components.";

/**
 * Leaves out of Gatsby's log what nobody can act on: the tree of pages, a hint at
 * its Head API, which docs/architecture.md rules out, and warnings that the query
 * of a template will not be run, as long as there is no content for it.
 */
export function shortenLog() {
  reporter._renderPageTree = () => undefined;
  const { warn, log } = reporter;
  let isExplained = false;
  reporter.warn = (text) => {
    const isUnused = text.startsWith("The GraphQL query in the non-page");
    if (text.startsWith("gatsby-plugin-react-helmet:")) return;
    if (isUnused && text.includes("/src/templates/")) return;
    isExplained ||= isUnused;
    warn(text);
  };
  reporter.log = (text) => {
    if (isExplained || !text.includes(EXPLANATION)) log(text);
  };
}
