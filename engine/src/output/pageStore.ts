import { randomBytes } from 'node:crypto'
import { closeSync, mkdirSync, openSync, readSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { type Keep, temporaryEnding } from '../bundle/cache/cacheFile.ts'
import { keepInMemory } from '../pages/createRenderer.ts'

/** Pages that wait on disk, so that the memory of a build does not grow with the size of the site. */
export interface PageStore {
  keep: Keep
  close(): void
}

/**
 * Stores pages in a file of a folder, opened with the first one. It has no name, so that a build that is killed leaves
 * nothing. What cannot be written stays in memory.
 */
export function createPageStore(folder: string): PageStore {
  let file: number | undefined
  let end = 0
  let isOpen = true
  // Buffers of their own would fill the memory before they are collected: they are outside of the heap.
  let last = Buffer.alloc(0)
  const read = (opened: number, start: number, length: number) => {
    if (last.length < length) last = Buffer.allocUnsafeSlow(2 * length)
    return readPart(opened, start, last.subarray(0, length))
  }
  return {
    keep(bytes) {
      // What a failed build still does must not write to a file that has its number now.
      if (!isOpen) return keepInMemory(bytes)
      file ??= openUnnamed(folder)
      const [opened, start] = [file, end]
      if (opened === undefined || !writeWhole(opened, bytes, start)) return keepInMemory(bytes)
      end += bytes.length
      // A function that named the bytes would hold them.
      const { length } = bytes
      return () => read(opened, start, length)
    },
    close() {
      isOpen = false
      if (file !== undefined) closeSync(file)
    },
  }
}

function openUnnamed(folder: string): number | undefined {
  const path = join(folder, `store.${randomBytes(6).toString('hex')}${temporaryEnding}`)
  try {
    mkdirSync(folder, { recursive: true })
    const file = openSync(path, 'wx+', 0o600)
    rmSync(path)
    return file
  } catch {
    return undefined
  }
}

function writeWhole(file: number, bytes: Buffer, start: number): boolean {
  try {
    for (let done = 0; done < bytes.length; )
      done += writeSync(file, bytes, done, bytes.length - done, start + done)
    return true
  } catch {
    return false
  }
}

function readPart(file: number, start: number, bytes: Buffer): Buffer {
  for (let done = 0; done < bytes.length; ) {
    const count = readSync(file, bytes, done, bytes.length - done, start + done)
    if (count === 0) throw new Error('Pages that wait to be written were cut off.')
    done += count
  }
  return bytes
}
