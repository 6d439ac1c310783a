/** Loads the values of some keys; a missing key has none. */
type Load<Value> = (keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>;

/**
 * Joins the loads that are asked for in one turn of the event loop: under load many requests arrive in each turn, and a query
 * costs more than its rows. Nothing is stored, so a caller gets values that were read after it asked.
 */
export function createBatch<Value>(load: Load<Value>): Load<Value> {
  let next: { keys: Set<string>; values: Promise<ReadonlyMap<string, Value>> } | undefined;
  return (keys) => {
    if (!next) {
      const asked = new Set<string>();
      const values = new Promise<ReadonlyMap<string, Value>>((resolve, reject) => {
        setImmediate(() => {
          next = undefined;
          load([...asked]).then(resolve, reject);
        });
      });
      next = { keys: asked, values };
    }
    for (const key of keys) next.keys.add(key);
    return next.values;
  };
}

/** Joins equal loads that are asked for in one turn, by a key that names the load with its values. */
export function createJoin<Value>(): (key: string, load: () => Promise<Value>) => Promise<Value> {
  const next = new Map<string, Promise<Value>>();
  return (key, load) => {
    const joined =
      next.get(key) ??
      new Promise<Value>((resolve, reject) => {
        setImmediate(() => {
          next.delete(key);
          load().then(resolve, reject);
        });
      });
    next.set(key, joined);
    return joined;
  };
}
