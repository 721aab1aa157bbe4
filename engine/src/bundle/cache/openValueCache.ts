import { markUsed, readCacheFile, writeCacheFile } from './cacheFile.ts'

/** A cache of values between builds, in one file. A name must identify everything that its value was made from. */
export interface ValueCache<Value> {
  /** Undefined if the value is missing. */
  find(name: string): Value | undefined
  keep(name: string, value: Value): void
  /**
   * Writes the values found or kept since opening, and drops the rest. A failed write is ignored: the values are made
   * again next time.
   */
  close(): void
}

const lineFeed = 10
const space = 32

/** Opens a file with one line per value: its name, a space, and the value as JSON. Values are parsed on demand. */
export function openValueCache<Value>(path: string): ValueCache<Value> {
  const known = readLines(path)
  const used = new Map<string, Uint8Array>()
  let isNew = false
  return {
    find(name) {
      const line = known.get(name)
      if (!line) return undefined
      used.set(name, line)
      return JSON.parse(line.toString('utf8', name.length))
    },
    keep(name, value) {
      used.set(name, Buffer.from(`${name} ${JSON.stringify(value)}\n`))
      isNew = true
    },
    close() {
      if (!isNew && used.size === known.size) markUsed(path)
      else writeCacheFile(path, ...used.values())
    },
  }
}

/** Lines by name. */
function readLines(path: string): Map<string, Buffer> {
  const lines = new Map<string, Buffer>()
  const bytes = readCacheFile(path) ?? Buffer.alloc(0)
  for (let start = 0, end: number; ; start = end) {
    end = bytes.indexOf(lineFeed, start) + 1
    if (end === 0) return lines
    const line = bytes.subarray(start, end)
    lines.set(line.toString('latin1', 0, line.indexOf(space)), line)
  }
}
