import { hashBytes, readBytes } from '../config/readFile.ts'
import { toOutputPath } from '../model/paths.ts'
import type { OutputFile } from './localeResults.ts'

/** The file that lists all others of a site with their SHA-256, in the form that `sha256sum --check` reads. */
export const manifestPath = toOutputPath('site.sha256')

/** Makes that file. Of two files with one path the later one is written, so it is the one that counts. */
export function listHashes(files: OutputFile[]): OutputFile {
  const last = new Map<string, OutputFile>(files.map((file) => [file.path, file]))
  const paths = [...last.keys()].sort()
  const lines = paths.map((path) => `${hashBytes(contentsOf(last.get(path)!))}  ${path}\n`)
  return { path: manifestPath, contents: lines.join('') }
}

/** The hash of each path in such a file. */
export function parseHashes(text: string): Map<string, string> {
  const lines = text.matchAll(/^([0-9a-f]{64}) [ *](.+)$/gm)
  return new Map(Array.from(lines, ([, hash, path]) => [path!, hash!]))
}

function contentsOf(file: OutputFile): string | Uint8Array {
  if ('contents' in file) return file.contents
  return 'read' in file ? file.read() : readBytes(file.copyOf)
}
