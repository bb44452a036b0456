export interface ResolverContext {
  nodeModel: {
    findAll<T>(args: { type: string }): Promise<{ entries: Iterable<T> }>;
    findOne<T>(args: {
      type: string;
      query?: { filter: object };
    }): Promise<T | null>;
    getNodesByIds(args: {
      ids: readonly string[];
      type: string;
    }): readonly object[];
  };
}
