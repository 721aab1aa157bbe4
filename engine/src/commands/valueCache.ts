import {
  type BegunEntry,
  beginCacheFile,
  type Keep,
  markUsed,
  readCacheFile,
  writeCacheFile,
} from '../bundle/cache/cacheFile.ts'

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
  /** Leaves the file as it was. */
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
type ReadLines = (path: string) => Lines

/**
 * Reads such files, and keeps the last one only: those of a large site would fill the memory, and its pages ask for one
 * after the other.
 */
export function readOneAtATime(): ReadLines {
  let path: string | undefined
  let lines: Lines = new Map()
  return (wanted) => {
    if (path === wanted) return lines
    lines.clear()
    path = wanted
    lines = readValues(wanted)
    return lines
  }
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
