/** What data/navigation.json gives, as GraphQL hands it over. */
export type NavigationContent =
  Queries.SharedContentFragment["navigationContent"];

/** An item of the navigation bar, with the sections of its dropdown, if any. */
export type NavigationItem = NavigationContent["items"][number];
