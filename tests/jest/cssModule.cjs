/** A mock of CSS modules, in which each class keeps its name. */
module.exports = new Proxy(
  {},
  {
    get: (_, name) => (name === "__esModule" ? true : name),
    has: () => true,
    getOwnPropertyDescriptor: (_, name) => ({
      value: name,
      configurable: true,
      enumerable: true,
    }),
  },
);
