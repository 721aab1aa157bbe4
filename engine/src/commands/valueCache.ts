import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import {
  type BegunEntry,
  beginCacheFile,
  type Keep,
  markUsed,
  readCacheFile,
  readPart,
  writeCacheFile,
} from '../bundle/cache/cacheFile.ts'
import { memoize, withReaders } from '../std/collections.ts'

/** A cache of values between builds, in one file. A name must identify everything that its value was made from. */
export interface ValueCache<Value> {
  /** Gives what reads the value, each time it is asked for. Undefined if the value is missing. */
  find(name: string): (() => Value) | undefined
  /**
   * Gives the value as `find` will: a copy, so that what it was made from need not be kept. With `keep` the copy is not
   * in memory either, and is read each time.
   */
  store(name: string, value: Value, keep?: Keep): () => Value
  /**
   * Gives what finds or makes the value when it is first asked for, be it after the end: the file is not opened before,
   * unless for something new.
   */
  findLater(name: string, make: () => Value): () => Value
  /**
   * Writes the values found, stored or named since opening, and drops the rest. A failed write is ignored: the values are
   * made again next time.
   */
  close(): void
  /** Leaves the file as it was, from which values may still be read. */
  discard(): void
}

const lineFeed = 10
const space = 32

/**
 * Opens a file with one line per value: its name, a space, and the value as JSON. Values are parsed on demand; those for
 * later with `readLater`.
 */
export function openValueCache<Value>(path: string, readLater: ReadLines = readValues): ValueCache<Value> {
  const lines = openLines(path, readLater)
  const stored = new Set<string>()
  let isClosed = false
  const cache: ValueCache<Value> = {
    find(name) {
      const own = lines.find(name)?.subarray(name.length)
      if (!own) return undefined
      lines.use(name)
      return () => JSON.parse(own.toString())
    },
    store(name, value, keep) {
      const text = JSON.stringify(value)
      if (!isClosed && !stored.has(name)) lines.add(`${name} ${text}\n`)
      stored.add(name)
      return keep ? readKept(keep(Buffer.from(text))) : () => JSON.parse(text)
    },
    findLater(name, make) {
      lines.use(name)
      let made: (() => Value) | undefined
      return () => {
        const read = made ?? cache.find(name)
        if (read) return read()
        made = cache.store(name, make())
        return made()
      }
    },
    close() {
      lines.close()
      isClosed = true
    },
    discard() {
      lines.discard()
      isClosed = true
    },
  }
  return cache
}

/** A function of its own, which does not hold on to the text that was kept. */
function readKept<Value>(read: () => Buffer): () => Value {
  return () => JSON.parse(read().toString())
}

/** From the first new line on a new file is written, with the lines in use, so that none is kept in memory. */
function openLines(path: string, readLater: ReadLines) {
  let known: Lines | undefined
  let isClosed = false
  const used = new Set<string>()
  let next: BegunEntry | undefined
  const find = (name: string) => {
    if (isClosed) return readLater(path).get(name)
    known ??= readValues(path)
    return known.get(name)
  }
  const copy = (name: string) => {
    const line = find(name)
    if (line) next?.write(line)
  }
  const begin = () => {
    next = beginCacheFile(path)
    for (const name of used) copy(name)
    return next
  }
  return {
    find,
    add: (line: string) => (next ?? begin()).write(line),
    use(name: string) {
      if (next && !used.has(name)) copy(name)
      used.add(name)
    },
    close() {
      // If nothing was asked for, the file is still good.
      const isLess = known && [...known.keys()].some((name) => !used.has(name))
      if (next || isLess) (next ?? begin()).close()
      else markUsed(path)
      next = undefined
      known = undefined
      isClosed = true
    },
    discard() {
      next?.discard()
      next = undefined
      known = undefined
      isClosed = true
    },
  }
}

/** Writes the values of several such files into one. */
export function joinValueCaches(paths: string[], path: string): void {
  const lines = new Map(paths.flatMap((each) => [...readValues(each)]))
  writeCacheFile(path, ...lines.values())
}

/** The lines of such a file, by the name of their value. */
type Lines = Map<string, Buffer>
type ReadLines = (path: string) => Pick<Lines, 'get'>

/**
 * Reads lines of such files one by one, by the places that a first reading has found: the files of a large site would
 * fill the memory, and to read one for each line takes long.
 */
export function readOneAtATime(): ReadLines {
  const open = memoize((path: string) => {
    const lines = readValues(path)
    const opened: { places: Places; held?: Lines | undefined } = { places: listPlaces(lines), held: lines }
    // What is asked for at once is read once.
    setImmediate(() => {
      opened.held = undefined
    })
    return opened
  })
  return (path) => ({
    get(name) {
      const { places, held } = open(path)
      const place = places.get(name)
      if (!place) return undefined
      if (held) return held.get(name)
      const line = readPart(path, ...place)
      // Another process may have written the file anew.
      return line?.toString('latin1', 0, name.length + 1) === `${name} ` ? line : readValues(path).get(name)
    },
  })
}

type Places = ReadonlyMap<string, [start: number, length: number]>

function listPlaces(lines: Lines): Places {
  let end = 0
  return new Map(
    Array.from(lines, ([name, { length }]) => {
      end += length
      return [name, [end - length, length]]
    }),
  )
}

export function readValues(path: string): Lines {
  const lines: Lines = new Map()
  const bytes = readCacheFile(path) ?? Buffer.alloc(0)
  for (let start = 0, end: number; ; start = end) {
    end = bytes.indexOf(lineFeed, start) + 1
    if (end === 0) return lines
    const line = bytes.subarray(start, end)
    lines.set(line.toString('latin1', 0, line.indexOf(space)), line)
  }
}

/**
 * Gives the value that was made from the same facts before, or makes it; with a name that only these facts have. One
 * that is kept is read when it is asked for; one for later is looked for, or made, no sooner either.
 */
export type Recall<Value> = (
  facts: unknown[],
  make: () => Value,
  how?: { isLater?: boolean; keep?: Keep | undefined },
) => { readonly value: Value; name?: string }

/** Gives what keeps values together in one file, by the name of a group. */
export type RecallIn<Value> = (group: string) => Recall<Value>

/** The code that makes the values, and what else all of them are made from. */
export type CacheKey = [code: string | undefined, shared: unknown]

/**
 * Opens caches beside each other. The key of a value covers its own facts and those that all values share. Nothing is
 * added to those that are closed.
 */
export function openCaches<Value>(path: string, key: CacheKey, { isClosed = false } = {}) {
  const opened: ValueCache<Value>[] = []
  const sharedKey = hashFacts(key)
  const readLater = readOneAtATime()
  const recallIn: RecallIn<Value> = memoize((group: string): Recall<Value> => {
    const ending = group && `.${hashFacts([group]).slice(0, 16)}`
    const cache = openValueCache<Value>(`${path}${ending}.jsonl`, readLater)
    opened.push(cache)
    if (isClosed) cache.discard()
    return (facts, make, { isLater, keep } = {}) => {
      const name = hashFacts(facts, sharedKey)
      const find = () => cache.find(name) ?? cache.store(name, make(), keep)
      return toRecalled(name, isLater ? cache.findLater(name, make) : find())
    }
  })
  return {
    recallIn,
    close() {
      for (const cache of opened) cache.close()
    },
    discard() {
      for (const cache of opened) cache.discard()
    },
  }
}

/** A function of its own, which does not hold on to what makes the value. */
const toRecalled = <Value>(name: string, read: () => Value): ReturnType<Recall<Value>> =>
  withReaders({ name }, { value: read })

/** Whether JSON has all of a value. */
export const isJson = (value: unknown): boolean =>
  typeof value === 'string' || isDeepStrictEqual(JSON.parse(JSON.stringify(value)), value)

/** A hash of values that JSON has. */
export function hashFacts(facts: unknown[], before = ''): string {
  const hash = createHash('sha256').update(before)
  // One at a time: all pages together would be a string as large as the site.
  for (const fact of facts) hash.update(JSON.stringify(fact)).update('\n')
  return hash.digest('hex')
}
