/** A method of an adapter of better-auth. */
export type AdapterMethod = (...given: unknown[]) => Promise<unknown>;

/** Wraps every method of an adapter with `around`, also within its transactions. */
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

  /** The work of a transaction gets a separate adapter. */
  function within(given: unknown): unknown {
    if (typeof given !== 'function') return given;
    return (inner: object) => given(wrapMethods(inner, around));
  }
}
