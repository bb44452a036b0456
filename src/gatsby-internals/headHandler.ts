/** Stands in for what applies a page's `Head` export; no page has one. */
export function headHandlerForBrowser(): void {
  // There is nothing to apply.
}
