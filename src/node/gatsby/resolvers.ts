import type { CreateResolversArgs } from "gatsby";

/** What is used here of Gatsby's node model, which comes without types. */
export interface ResolverContext {
  nodeModel: {
    findAll<T>(args: { type: string }): Promise<{ entries: Iterable<T> }>;
    findOne<T>(args: { type: string }): Promise<T | null>;
  };
}

/**
 * Adds fields to the types of the schema, in Gatsby's hook for that.
 *
 * @param hook what Gatsby gave to createResolvers
 * @param resolvers the fields of each type, by their names
 */
export function addFields(
  hook: Pick<CreateResolversArgs, "createResolvers">,
  resolvers: Readonly<Record<string, object>>,
): void {
  // Gatsby's own type of it is just "Function".
  const add = hook.createResolvers as (resolvers: object) => void;
  add(resolvers);
}
