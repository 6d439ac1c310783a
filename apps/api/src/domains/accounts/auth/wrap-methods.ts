/** A method of an adapter of better-auth. */
export type AdapterMethod = (...given: unknown[]) => Promise<unknown>;

/** The same adapter, each of whose calls, also those within its transactions, goes through `around`. */
export function wrapMethods<T extends object>(
  adapter: T,
  around: (endpoint: AdapterMethod) => AdapterMethod,
): T {
  return new Proxy(adapter, {
    get(target, name) {
      const found: unknown = Reflect.get(target, name);
      if (typeof found !== 'function') return found;
      return around(async (...given) => Reflect.apply(found, target, given.map(within)));
    },
  });

  /** A transaction's work is handed an adapter of its own. */
  function within(given: unknown): unknown {
    if (typeof given !== 'function') return given;
    return (inner: object) => given(wrapMethods(inner, around));
  }
}
