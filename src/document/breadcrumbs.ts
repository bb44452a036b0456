interface Names {
  /** The site's name, for a navigation that does not name the home page. */
  site: string;
  /** The page's own title. */
  title: string;
  navigation: readonly { label: string; path: string }[];
}

/**
 * The way from the home page to a page, in the words of the navigation.
 *
 * @param path path of the page, as links write it
 * @returns home and the page; nothing for the home page itself
 */
export function breadcrumbs(
  path: string,
  { site, title, navigation }: Names,
): { name: string; path: string }[] {
  if (path === "/") return [];
  const named = (at: string, otherwise: string) => ({
    name: navigation.find((item) => item.path === at)?.label ?? otherwise,
    path: at,
  });
  return [named("/", site), named(path, title)];
}
