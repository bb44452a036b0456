export interface ResolverContext {
  nodeModel: {
    findAll<T>(args: { type: string }): Promise<{ entries: Iterable<T> }>;
    findOne<T>(args: {
      type: string;
      query?: { filter: object };
    }): Promise<T | null>;
    getNodesByIds(
      args: { ids: readonly string[]; type: string },
      /** The query runs again when nodes of this type change. */
      dependencies?: { connectionType: string },
    ): readonly object[];
  };
}
