import { useState, useSyncExternalStore } from 'react'

/** The next value of what is shared, or a function that makes it from the present one. */
export type NextValue<Value> = Value | ((present: Value) => Value)

/**
 * A value that all islands with the same key share, and a function that sets it. At build, and until one of them sets
 * it, it is `initial`. It stays while the reader goes from page to page, and is gone when a page is loaded anew.
 */
export function useShared<Value>(
  key: string,
  initial: Value,
): [value: Value, set: (next: NextValue<Value>) => void] {
  // Kept, because React compares it, and callers write it anew each time.
  const [first] = useState(() => initial)
  const { subscribe, read, set } = sharedValue(key, first)
  return [useSyncExternalStore(subscribe, read, () => first), set]
}

interface SharedValue<Value> {
  subscribe(changed: () => void): () => void
  read(): Value
  set(next: NextValue<Value>): void
}

/** The value of a key. It is global, because a page may have islands of several bundles, each with its own copy of this. */
function sharedValue<Value>(key: string, first: Value): SharedValue<Value> {
  const holder = globalThis as { [values: symbol]: Map<string, SharedValue<unknown>> | undefined }
  const name = Symbol.for('sotay.shared')
  holder[name] ??= new Map()
  const values = holder[name] as Map<string, SharedValue<Value>>
  const shared = values.get(key) ?? createSharedValue(first)
  values.set(key, shared)
  return shared
}

function createSharedValue<Value>(first: Value): SharedValue<Value> {
  const listeners = new Set<() => void>()
  let value = first
  return {
    subscribe(changed) {
      listeners.add(changed)
      return () => void listeners.delete(changed)
    },
    read: () => value,
    set(next) {
      value = next instanceof Function ? next(value) : next
      for (const changed of [...listeners]) changed()
    },
  }
}
