/**
 * Mends a hash with a malformed percent sequence, such as `#100%`: Gatsby
 * decodes the hash unguarded and would blank the page. Runs as an inline script
 * in the head, made from this function's source: it must not use anything from
 * outside itself, and it must come before all scripts that listen to the
 * history.
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
