/** Groups items by key, in order of first occurrence: `Map.groupBy`, which Node 20 lacks. */
export function groupBy<Item, Key>(items: Iterable<Item>, keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>()
  for (const item of items) {
    const key = keyOf(item)
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return groups
}

/**
 * The index of the last item of a sorted list whose key is not greater than a value; -1 if there is none. Binary
 * search.
 */
export function lastAtOrBefore<Item, Value extends string | number>(
  items: Item[],
  value: Value,
  keyOf: (item: Item) => Value,
): number {
  let [low, high] = [0, items.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (keyOf(items[middle]!) <= value) low = middle + 1
    else high = middle
  }
  return low - 1
}

/** A table in which words from outside find its entries only: an object also has a `constructor` and a `toString`. */
export function asTable<Value>(entries: Record<string, Value>): Record<string, Value> {
  return Object.assign(Object.create(null), entries)
}

/** Whether a value is an object that is neither null nor an array. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** What a memoized function has made: a `WeakMap` holds on to no key. */
type Made<Key, Value> = Pick<Map<Key, Value>, 'get' | 'has'> & { set(key: Key, value: Value): unknown }

/** The same function, which makes each value once. */
export function memoize<Key, Value>(
  make: (key: Key) => Value,
  made: Made<Key, Value> = new Map(),
): (key: Key) => Value {
  return (key) => {
    const known = made.get(key)
    if (known !== undefined || made.has(key)) return known as Value
    const value = make(key)
    made.set(key, value)
    return value
  }
}

/** Gives what makes a value when it is first asked for, and then keeps it in place of what it is made from. */
export function once<Value>(make: () => Value): () => Value {
  let read = () => {
    const value = make()
    read = () => value
    return value
  }
  return () => read()
}

/** A copy of an object with other values. What either makes when it is read is not made by this. */
export function copyWith<Value extends object>(object: Value, values: Partial<Value>): Value {
  const copy = Object.create(Object.getPrototypeOf(object))
  for (const source of [object, values])
    for (const key of Reflect.ownKeys(source))
      Object.defineProperty(copy, key, Object.getOwnPropertyDescriptor(source, key)!)
  return copy
}

const readersOf = Symbol('readers')

type Readers = Record<string, () => unknown>
type WithReaders<Value, Read extends Readers> = Value & {
  readonly [Name in keyof Read]: ReturnType<Read[Name]>
}

/** What reads a property by its name: one function for all objects. */
const propertyOf = memoize((name: string) => ({
  get(this: { [readersOf]: Readers }) {
    return this[readersOf][name]!()
  },
  enumerable: true,
  configurable: true,
}))

/**
 * A copy of an object with properties that are read each time. All such objects share what V8 knows of their
 * properties; with getters of their own each would have it for itself, which takes more memory than most values.
 */
export function withReaders<Value extends object, Read extends Readers>(
  object: Value,
  readers: Read,
): WithReaders<Value, Read> {
  const properties = Object.keys(readers).map((name) => [name, propertyOf(name)])
  const copy = Object.defineProperty({ ...object }, readersOf, { value: readers, configurable: true })
  return Object.defineProperties(copy, Object.fromEntries(properties)) as WithReaders<Value, Read>
}

/** Caches the values of the most recently used keys. A rejected promise is dropped. */
export function createLruCache<Value>(
  capacity: number,
  make: (key: string) => Promise<Value>,
): (key: string) => Promise<Value> {
  const values = new Map<string, Promise<Value>>()
  return (key) => {
    const value = values.get(key) ?? make(key)
    values.delete(key)
    values.set(key, value)
    value.catch(() => values.get(key) === value && values.delete(key))
    const [oldest] = values.keys()
    if (values.size > capacity && oldest !== undefined) values.delete(oldest)
    return value
  }
}

/** Long enough for few calls that write it. */
const partLength = 65_536

/**
 * The JSON of a value, a part after the other, each with whole values from some depth on: V8 takes two bytes for each
 * letter of a text that has one which is not Latin.
 */
export function* jsonParts(root: unknown, depth: number): Generator<string> {
  let text = ''
  for (const piece of jsonPieces(root, depth)) {
    text += piece
    if (text.length < partLength) continue
    yield text
    text = ''
  }
  yield text
}

function* jsonPieces(value: unknown, depth: number): Generator<string> {
  if (depth === 0 || !isRecord(value)) return yield JSON.stringify(value)
  let before = '{'
  for (const [key, each] of Object.entries(value)) {
    if (each === undefined) continue
    yield `${before}${JSON.stringify(key)}:`
    yield* jsonPieces(each, depth - 1)
    before = ','
  }
  yield before === '{' ? '{}' : '}'
}

export const sum = (numbers: number[]): number => numbers.reduce((total, each) => total + each, 0)

/** How many bits of a whole number are set. */
export function countBits(bits: number): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++
  return count
}
