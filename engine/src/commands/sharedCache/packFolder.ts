import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { temporaryEnding } from '../../bundle/cache/cacheFile.ts'

/**
 * The files of a folder as one, compressed; the same files give the same bytes. Undefined if there are none. What a
 * process has not finished is left out.
 */
export function packFolder(folder: string): Buffer | undefined {
  const names = listFiles(folder)
  if (names.length === 0) return undefined
  const contents = names.map((name) => readFileSync(join(folder, name)))
  const header = JSON.stringify(names.map((name, index) => [name, contents[index]!.length]))
  return gzipSync(Buffer.concat([Buffer.from(`${header}\n`), ...contents]), { level: 6 })
}

/** Writes the files of a pack into a folder. */
export function unpackFolder(packed: Buffer, folder: string): void {
  const bytes = gunzipSync(packed)
  const headerEnd = bytes.indexOf('\n')
  const files: [name: string, length: number][] = JSON.parse(bytes.toString('utf8', 0, headerEnd))
  let start = headerEnd + 1
  for (const [name, length] of files) {
    const path = join(folder, name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, bytes.subarray(start, start + length))
    start += length
  }
}

/** Whether a folder has files at all. */
export const isEmptyFolder = (folder: string): boolean => listFiles(folder).length === 0

/** With `/` on every system, in the order of their names. */
function listFiles(folder: string): string[] {
  try {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
    const paths = entries
      .filter((entry) => entry.isFile() && !entry.name.endsWith(temporaryEnding))
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    return paths.map((path) => path.replaceAll('\\', '/')).sort()
  } catch {
    return []
  }
}
