import reporter from "gatsby-cli/lib/reporter/index.js";

/**
 * Leaves out of Gatsby's log what nobody can act on: the tree of pages, and a
 * hint at its Head API, which docs/architecture.md rules out.
 */
export function shortenLog() {
  reporter._renderPageTree = () => undefined;
  const warn = reporter.warn;
  reporter.warn = (text) => {
    if (!text.startsWith("gatsby-plugin-react-helmet:")) warn(text);
  };
}
