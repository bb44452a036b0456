/**
 * Escapes a hash with a malformed percent sequence, such as `#100%`, because
 * Gatsby decodes it and would show a blank page. Must run before Gatsby listens to
 * the history.
 * https://github.com/gatsbyjs/gatsby/blob/master/packages/gatsby-react-router-scroll/src/scroll-handler.tsx
 */
export function repairHash(): void {
  function repair() {
    const { hash } = window.location;
    try {
      decodeURIComponent(hash);
    } catch {
      const repaired = hash.replaceAll("%", "%25");
      window.history.replaceState(window.history.state, "", repaired);
    }
  }
  repair();
  window.addEventListener("popstate", repair, true);
}
