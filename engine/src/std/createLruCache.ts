/** Caches the values of the most recently used keys. A rejected promise is dropped. */
export function createLruCache<Value>(
  capacity: number,
  make: (key: string) => Promise<Value>,
): (key: string) => Promise<Value> {
  const kept = new Map<string, Promise<Value>>()
  return (key) => {
    const value = kept.get(key) ?? make(key)
    kept.delete(key)
    kept.set(key, value)
    value.catch(() => kept.get(key) === value && kept.delete(key))
    const [oldest] = kept.keys()
    if (kept.size > capacity && oldest !== undefined) kept.delete(oldest)
    return value
  }
}
