import type { CreatePagesArgs } from "gatsby";

interface Answer<Data> {
  data?: Data;
  errors?: readonly Error[];
}

/**
 * Asks Gatsby's GraphQL layer, in one of its hooks.
 *
 * @param hook what Gatsby gave to the hook
 * @throws Error with all that was wrong with the query
 */
export async function ask<Data>(
  hook: Pick<CreatePagesArgs, "graphql">,
  query: string,
): Promise<Data> {
  const answer = (await hook.graphql<Data>(query)) as Answer<Data>;
  if (answer.data) return answer.data;
  const reasons = answer.errors?.map(({ message }) => message) ?? [];
  throw new Error(`A query failed: ${reasons.join("; ")}\n${query}`);
}
