/**
 * Escapes a hash with a malformed percent sequence, such as `#100%`, because
 * Gatsby decodes it and would show a blank page. Runs as an inline script, before
 * Gatsby listens to the history.
 * https://github.com/gatsbyjs/gatsby/blob/master/packages/gatsby-react-router-scroll/src/scroll-handler.tsx
 */
export function repairHash() {
  function repair() {
    const { hash } = window.location;
    try {
      decodeURIComponent(hash);
    } catch {
      window.history.replaceState(
        window.history.state,
        "",
        hash.replace(/%/g, "%25"),
      );
    }
  }
  repair();
  window.addEventListener("popstate", repair, true);
}
