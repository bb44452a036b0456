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
  const { data, errors } = await hook.graphql<Data>(query);
  if (data) return data;
  const reasons = (errors as readonly Error[]).map(({ message }) => message);
  throw new Error(`A query failed: ${reasons.join("; ")}\n${query}`);
}
