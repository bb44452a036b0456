/**
 * Makes the development server run the queries of all pages after an edit. With query
 * on demand, a page request discards the node changes that Gatsby has collected by then.
 * Must run in onPreInit, because Gatsby sets the variable just before that hook:
 * https://github.com/gatsbyjs/gatsby/blob/gatsby%405.16.1/packages/gatsby/src/services/initialize.ts
 * https://github.com/gatsbyjs/gatsby/blob/gatsby%405.16.1/packages/gatsby/src/state-machines/develop/index.ts
 */
export function turnOffQueryOnDemand(): void {
  delete process.env.GATSBY_QUERY_ON_DEMAND;
}
