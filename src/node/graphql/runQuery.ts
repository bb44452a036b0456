import type { CreatePagesArgs } from "gatsby";

/**
 * Runs a GraphQL query in one of Gatsby's hooks.
 *
 * @throws Error with every error of the query
 */
export async function runQuery<Data>(
  hook: Pick<CreatePagesArgs, "graphql">,
  query: string,
): Promise<Data> {
  const result = await hook.graphql<Data>(query);
  if (result.data) return result.data;
  const errors = result.errors as readonly Error[];
  const reasons = errors.map(({ message }) => message);
  throw new Error(`A query failed: ${reasons.join("; ")}\n${query}`);
}
