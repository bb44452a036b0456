/**
 * Escapes a hash with a malformed percent sequence, such as `#100%`, because
 * Gatsby shows a blank page for a hash that it cannot decode.
 * https://github.com/gatsbyjs/gatsby/blob/master/packages/gatsby-react-router-scroll/src/scroll-handler.tsx
 */
function repairHash(): void {
  const { hash } = window.location;
  try {
    decodeURIComponent(hash);
  } catch {
    const repaired = hash.replaceAll("%", "%25");
    window.history.replaceState(window.history.state, "", repaired);
  }
}

repairHash();
window.addEventListener("popstate", repairHash, true);

// Makes this file a module.
export {};
