/**
 * Stands for every CSS module: a class is called what it is called in the
 * source, so that tests can ask for it by that name.
 */
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
