import type { CreatePagesArgs } from "gatsby";

interface QueryResult<Data> {
  data?: Data;
  errors?: readonly Error[];
}

/**
 * Runs a GraphQL query in one of Gatsby's hooks.
 *
 * @throws Error with every error of the query
 */
export async function runQuery<Data>(
  hook: Pick<CreatePagesArgs, "graphql">,
  query: string,
): Promise<Data> {
  const result = (await hook.graphql<Data>(query)) as QueryResult<Data>;
  if (result.data) return result.data;
  const reasons = result.errors?.map(({ message }) => message) ?? [];
  throw new Error(`A query failed: ${reasons.join("; ")}\n${query}`);
}
