import { createHash } from 'node:crypto'
import { existsSync, lstatSync, readFileSync, realpathSync, type Stats, statSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import {
  BuildFailed,
  type Diagnostic,
  diagnose,
  type SourceLocation,
  type Tell,
} from '../diagnostics/diagnostic.ts'
import { toSourcePath } from '../model/paths.ts'
import { diskReason } from '../std/errors.ts'
import { findPlaces } from '../std/text.ts'

/** Names of the config file, in order of precedence. */
export const acceptedNames = ['ts', 'mts', 'js', 'mjs', 'cts', 'cjs'].map(
  (ending) => `sotay.config.${ending}`,
)

/** Where a site keeps what its builds made, for later ones. */
export const cacheOf = (siteDir: string) => join(resolve(siteDir), '.sotay/cache')

/** The text of a file that a site may have. Undefined without one, and after a problem. */
export function readIfThere(siteDir: string, path: string, tell: Tell): string | undefined {
  if (!isThere(path)) return undefined
  try {
    const text = readText(siteDir, path)
    if (!text.startsWith(utf16)) return text
    tell([diagnose('not-text', [false], { file: toSourcePath(relative(siteDir, path)), line: 1 })])
  } catch (error) {
    tell((error as BuildFailed).diagnostics)
  }
  return undefined
}

/** What is left of the byte order mark of UTF-16 in a text that is read as UTF-8. */
const utf16 = '\ufffd\ufffd'

/** Reads a file of text. What cannot be read is a `BuildFailed` that names it. */
export function readText(siteDir: string, path: string): string {
  try {
    return normalizeText(readBytes(path).toString())
  } catch (error) {
    throw new BuildFailed([explainRefusal(siteDir, path, error)])
  }
}

/** The state of a file, as a text that differs after its contents have changed. */
export const fileState = ({ ino, size, mode, mtimeMs }: Stats): string => `${ino} ${size} ${mode} ${mtimeMs}`

/** In milliseconds: file systems stamp changes with a clock that may lag behind by some; old ones count every other second. */
const [clockStep, coarseStep] = [50, 2000]

/** Whether a file may have changed since in the same tick of the clock. */
export const isYoung = (time: number, at: number): boolean =>
  time >= at - (time % 1000 === 0 ? coarseStep : clockStep)

/** SHA-256 in hexadecimal digits. */
export const hashBytes = (bytes: string | Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex')

/** Runs what reads a note (its absolute path). Who watches Node's functions knows by `isNoteRead` what for. */
export function readingNote<Result>(path: string, read: () => Result): Result {
  const before = noteInReading
  noteInReading = path
  try {
    return read()
  } finally {
    noteInReading = before
  }
}

let noteInReading: string | undefined

/** Whether a file is read now as a note, of which nothing is made but pages. */
export const isNoteRead = (path: string): boolean => path === noteInReading

/**
 * Reads a file. What is none is a system error, like a file that the system does not give: of a folder there is nothing
 * to read, and a pipe may never end.
 */
export function readBytes(path: string): Buffer {
  checkKind(path)
  return readFileSync(path)
}

/**
 * Whether there is anything at a path, be it a link that leads nowhere. Where the permissions of Node (`--permission`)
 * end, there is nothing.
 */
export function isThere(path: string): boolean {
  try {
    lstatSync(path)
    return true
  } catch (error) {
    return !isMissing(error) && (error as NodeJS.ErrnoException).code !== 'ERR_ACCESS_DENIED'
  }
}

/** Reports what is at the path of a file and is none, for files that other programs read. */
export function checkReadable(siteDir: string, path: string): Diagnostic[] {
  try {
    if (isThere(path)) checkKind(path)
    else if (isUnnamed(path)) throw systemError('EILSEQ', path)
    return []
  } catch (error) {
    return [explainRefusal(siteDir, path, error)]
  }
}

/**
 * Whether a path that a folder lists leads nowhere, because its name is not UTF-8: Node replaces the bytes that are
 * none, and nothing has that name.
 */
export const isUnnamed = (path: string): boolean => path.includes('\ufffd') && !isThere(path)

/** Parses JSON, perhaps after a byte order mark. Throws also at a key that would change what all objects have. */
export function parseJson(text: string): unknown {
  const refuse = (key: string, value: unknown) => {
    if (key === '__proto__') throw new ForbiddenKey('no field can be called __proto__')
    return value
  }
  const mayHold = /__proto__|\\u/.test(text)
  return JSON.parse(text.replace(/^\uFEFF/, ''), mayHold ? refuse : undefined)
}

/** What `parseJson` throws at such a key. */
export class ForbiddenKey extends Error {}

/** Reports JSON that no parser reads, at the place where it ends or breaks. */
export function checkJson(siteDir: string, path: string, text: string): Diagnostic[] {
  try {
    parseJson(text)
    return []
  } catch (error) {
    const where = { file: toSourcePath(relative(siteDir, path)), ...jsonPlace(text, error as Error) }
    const facts: [string, string] =
      error instanceof ForbiddenKey
        ? [error.message, 'Give it another name.']
        : ['from here on it is not JSON', 'Correct the place that is named.']
    return [diagnose('invalid-data-file', facts, where)]
  }
}

/** Where `parseJson` stopped. */
export function jsonPlace(text: string, error: Error): Omit<SourceLocation, 'file'> {
  const [, offset = text.length] = / at position (\d+)/.exec(error.message) ?? []
  const isForbidden = error instanceof ForbiddenKey
  const { line, column } = findPlaces(text)(
    isForbidden ? Math.max(0, text.indexOf('__proto__')) : Number(offset),
  )
  return { line, column, sourceLine: text.split('\n')[line - 1] }
}

/** A folder (absolute) and all above it. */
export const ancestorsOf = (folder: string): string[] =>
  dirname(folder) === folder ? [folder] : [folder, ...ancestorsOf(dirname(folder))]

/** Names a file that the system refuses, and why. */
export function explainRefusal(siteDir: string, path: string, error: unknown): Diagnostic {
  const file = toSourcePath(relative(siteDir, path))
  if ((error as NodeJS.ErrnoException).code === 'EXDEV')
    return diagnose('link-leads-out', [realpathSync.native(path)], { file })
  return diagnose('unusable-file', [file, diskReason(error)], { file })
}

/** The same for what is not among the files of a folder. */
export const explainRefusals = (siteDir: string, errors: NodeJS.ErrnoException[]): Diagnostic[] =>
  errors.map((error) => explainRefusal(siteDir, error.path ?? siteDir, error))

/**
 * Normalizes a text to NFC, so that two spellings of a letter compare equal, and to LF line ends. Removes the byte
 * order mark, and replaces NUL by U+FFFD, as HTML parsers do.
 */
export function normalizeText(text: string): string {
  return text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replaceAll('\0', '\uFFFD')
    .normalize('NFC')
}

function checkKind(path: string): void {
  const kind = statOf(path)
  if (!kind.isFile()) throw systemError(kind.isDirectory() ? 'EISDIR' : 'ENXIO', path)
}

function statOf(path: string) {
  try {
    return statSync(path)
  } catch (error) {
    throw isMissing(error) && isThere(path) ? systemError('ENOLINK', path) : error
  }
}

const isMissing = (error: unknown) => ['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code!)

/** Whether a link in a folder leads to this folder, or to one that it is in. */
export function leadsBack(folder: string, name: string): boolean {
  try {
    const target = realpathSync.native(join(folder, name))
    return join(realpathSync.native(folder), sep).startsWith(join(target, sep))
  } catch {
    return false
  }
}

/** Whether a link leads to a folder that is in none of these, such as the whole disk. */
export function isFolderOutside(link: string, within: string[] | undefined): boolean {
  if (!within || !existsSync(link) || !statSync(link).isDirectory()) return false
  const target = join(realpathSync.native(link), sep)
  return !within.some((folder) => target.startsWith(join(folder, sep)))
}

/** Throws for a folder that cannot be listed. Whoever reads the site's content reports the other errors. */
export function stopOnUnlisted(errors: NodeJS.ErrnoException[]): void {
  const unlisted = errors.find(({ code }) => !['ENOLINK', 'EILSEQ', 'EXDEV'].includes(code!))
  if (unlisted) throw unlisted
}

/** Why a folder cannot be listed; nothing for one that has just gone. */
export function whyNotListed(path: string, error: NodeJS.ErrnoException): NodeJS.ErrnoException[] {
  if (error.code !== 'ENOENT') return [error]
  if (isUnnamed(path)) return [systemError('EILSEQ', path)]
  return isThere(path) ? [systemError('ENOLINK', path)] : []
}

/** An error as the system would give it, of what it gives none for. */
export const systemError = (code: string, path: string): NodeJS.ErrnoException =>
  Object.assign(new Error(code), { code, syscall: 'read', path })
