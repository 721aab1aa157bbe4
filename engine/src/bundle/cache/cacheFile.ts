import { createHash, type Hash, randomBytes } from 'node:crypto'
import {
  closeSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'

/**
 * Reads what `writeCacheFile` wrote. Undefined if there is nothing, or not exactly what was written under this name:
 * it was changed, cut off, or belongs to another entry.
 */
export function readCacheFile(path: string): Buffer | undefined {
  try {
    // Reading a pipe would never end.
    if (!statSync(path).isFile()) return undefined
    const bytes = readFileSync(path)
    const contents = bytes.subarray(sealLength + 1)
    return bytes.toString('latin1', 0, sealLength) === seal(path, contents) ? contents : undefined
  } catch {
    return undefined
  }
}

/** Reads a part of an entry that was read before; undefined if it is shorter now. */
export function readPart(path: string, start: number, length: number): Buffer | undefined {
  let file: number | undefined
  try {
    file = openSync(path, 'r')
    const bytes = Buffer.allocUnsafe(length)
    return readSync(file, bytes, 0, length, sealLength + 1 + start) === length ? bytes : undefined
  } catch {
    return undefined
  } finally {
    if (file !== undefined) closeSync(file)
  }
}

/**
 * Writes an entry with its seal. False if that failed, which costs only time: what is cached can be made again.
 */
export function writeCacheFile(path: string, ...parts: Part[]): boolean {
  const entry = beginCacheFile(path)
  for (const part of parts) entry.write(part)
  return entry.close()
}

/** Who records what builds ask the clock need not know of this: it takes time, and there are hundreds of entries. */
const { now } = Date

/** Marks an entry as used, so that `removeUnused` keeps it. */
export function markUsed(path: string): void {
  try {
    utimesSync(path, now() / 1000, now() / 1000)
  } catch {
    // A process that may not write here cannot remove the file either.
  }
}

/** What a process that was killed leaves of an entry has this ending. */
export const temporaryEnding = '.tmp'

type Part = Uint8Array | string

/** In hexadecimal digits. */
const sealLength = 32

/** A hash of an entry and its name, by which damaged and exchanged entries are known. */
function seal(path: string, contents: Uint8Array): string {
  return sealOf(beginSeal(path).update(contents))
}

const beginSeal = (path: string) => createHash('sha256').update(`${entryName(path)}\0`)

const sealOf = (hash: Hash) => hash.digest('hex').slice(0, sealLength)

/** The same wherever the site lies, since caches move between machines. */
const entryName = (path: string) => join(basename(dirname(path)), basename(path)).replaceAll('\\', '/')

/** An entry that is written bit by bit, so that none of it is kept in memory. */
export interface BegunEntry {
  write(part: Part): void
  /** Puts the entry in its place. False if anything failed since it was begun. */
  close(): boolean
  /** Removes what was written. */
  discard(): void
}

/**
 * Writes to a temporary file, with room for the seal, and renames it at the end, so that other processes read either
 * the old entry or the new one, also after a power cut.
 */
export function beginCacheFile(path: string): BegunEntry {
  const begun = `${path}.${randomBytes(4).toString('hex')}${temporaryEnding}`
  const hash = beginSeal(path)
  let file: number | undefined
  let isGood = true
  const attempt = (act: () => void) => {
    try {
      if (isGood) act()
    } catch {
      isGood = false
    }
  }
  attempt(() => {
    mkdirSync(dirname(path), { recursive: true })
    file = openSync(begun, 'wx')
    writeFileSync(file, `${' '.repeat(sealLength)}\n`)
  })
  return {
    write(part) {
      // Hash and file would each encode a text.
      const bytes = typeof part === 'string' ? Buffer.from(part) : part
      hash.update(bytes)
      attempt(() => writeFileSync(file!, bytes))
    },
    close() {
      attempt(() => writeThrough(file!, sealOf(hash)))
      if (file !== undefined) closeSync(file)
      attempt(() => replace(path, begun))
      if (!isGood) remove(begun)
      return isGood
    },
    discard() {
      isGood = false
      this.close()
    },
  }
}

/** Writes the seal, and a file down to the disk: without, a power cut may keep its name and lose what it holds. */
function writeThrough(file: number, seal: string): void {
  writeSync(file, seal, 0)
  fsyncSync(file)
}

function replace(path: string, by: string): void {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) rmSync(path, { recursive: true })
  renameSync(by, path)
}

function remove(path: string): void {
  try {
    rmSync(path, { force: true })
  } catch {
    // It is removed with what no build uses any more.
  }
}

/** In milliseconds. */
const hour = 60 * 60 * 1000

const day = 24 * hour

/**
 * Removes the entries of a folder that were neither written nor marked as used for so many days. Younger ones may be in
 * use by another process. What cannot be removed stays.
 */
export function removeUnused(folder: string, days: number): void {
  try {
    for (const name of readdirSync(folder)) {
      const path = join(folder, name)
      const usedAt = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Number.POSITIVE_INFINITY
      const age = now() - usedAt
      if (age > (name.endsWith(temporaryEnding) ? hour : days * day))
        rmSync(path, { recursive: true, force: true })
    }
  } catch {
    // There is no such folder, or nothing may be changed in it.
  }
}

/** Keeps bytes until they are needed, and gives what reads them. What was read is valid until the next read. */
export type Keep = (bytes: Buffer) => () => Buffer

/** Removes a folder, a pipe or a link that is in the place of a file to write, or what is in that of a folder. */
export function removeUnless(kind: 'isDirectory' | 'isFile', path: string): void {
  try {
    // What is written through a link is another file; a folder may be elsewhere.
    if (kind === 'isFile' ? lstatSync(path).isFile() : statSync(path).isDirectory()) return
  } catch {
    // There is nothing, or a link that leads nowhere.
  }
  rmSync(path, { recursive: true, force: true })
}
