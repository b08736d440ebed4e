/** Returns the cached promise or makes one. A rejected promise leaves the cache, so the next call tries again. */
export function cachedPromise<Key, Value>(
  kept: Map<Key, Promise<Value>>,
  key: Key,
  make: () => Promise<Value>,
): Promise<Value> {
  const known = kept.get(key) ?? make()
  kept.set(key, known)
  known.catch(() => {
    if (kept.get(key) === known) kept.delete(key)
  })
  return known
}
