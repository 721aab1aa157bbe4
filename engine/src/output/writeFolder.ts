import {
  copyFileSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { fileState } from '../config/readFile.ts'
import { BuildFailed, type Diagnostic, diagnose } from '../diagnostics/diagnostic.ts'
import type { OutputPath } from '../model/paths.ts'
import { memoize } from '../std/collections.ts'
import type { CountWork } from '../std/countWork.ts'
import { diskReason } from '../std/errors.ts'
import {
  type BuildFolders,
  claimFolders,
  moveFolders,
  removeFolder,
  retryWhileBusy,
  sleep,
} from './buildFolders.ts'
import type { OutputFile } from './localeResults.ts'

/** What came of writing. */
export interface WrittenFolder {
  diagnostics: Diagnostic[]
  /** The state of each file that was written or compared (`fileState`), by its path in the folder. */
  written: Map<OutputPath, string>
  /** The folders that it has from the former site as they were. */
  staying: string[]
}

/**
 * Writes all files to a temporary folder and then swaps it with the output folder, so that readers find either the old
 * site or the new one, complete (except between two renames). If it fails or is interrupted, the old one stays. A folder
 * of which nothing has changed is taken from the old site between these, and a file with unchanged content is linked, so
 * both keep their modification times, unless `finish` is to change the new folder before the swap. If the output folder
 * is a symbolic link, the folder it leads to is replaced. Warns if the old site cannot be removed, and tells the state of
 * each file that was written.
 */
export async function writeFolder(
  outDir: string,
  files: OutputFile[],
  count?: CountWork,
  finish?: (folder: string) => Promise<void>,
): Promise<WrittenFolder> {
  const folder = existsSync(outDir) ? realpathSync(outDir) : outDir
  try {
    mkdirSync(dirname(folder), { recursive: true })
    const folders = await claimFolders(folder)
    try {
      return await cleaningUp(folders, () => replaceFolder(folder, { ...folders, files, count, finish }))
    } finally {
      await folders.release()
    }
  } catch (error) {
    if (error instanceof BuildFailed) throw error
    throw new BuildFailed([
      diagnose('cannot-write', [relative(process.cwd(), folder) || folder, writeReason(error)]),
    ])
  }
}

async function replaceFolder(folder: string, writing: Writing): Promise<WrittenFolder> {
  const { fresh, former, taken, finish } = writing
  const { staying, others } = finish
    ? { staying: [], others: writing.files }
    : partFiles(folder, writing.files)
  const written = await writeFiles(folder, { ...writing, files: others })
  await finish?.(fresh)
  for (const path of staying) mkdirSync(dirname(join(fresh, path)), { recursive: true })
  if (staying.length > 0) writeFileSync(taken, JSON.stringify(staying), { flush: true })
  try {
    swap(folder, { fresh, former, staying })
  } finally {
    rmSync(taken, { force: true })
  }
  if (!existsSync(former)) return { diagnostics: [], written, staying }
  // Only a whole site is ever called former: a build that is killed while it removes one must not bring it back.
  renameSync(former, fresh)
  return { diagnostics: removeFolder(fresh), written, staying }
}

/** A folder of the site that is to be, with those in it by their names. */
interface Planned {
  path: string
  names: Set<string>
  folders: Map<string, Planned>
  /** Whether the former site has all its files as they are to be. */
  isFormer: boolean
}

/** Finds the folders of which the former site has just the files that are wanted, and the files that are in none of them. */
function partFiles(former: string, files: OutputFile[]): { staying: string[]; others: OutputFile[] } {
  const root: Planned = { path: '', names: new Set(), folders: new Map(), isFormer: true }
  const folderOf = memoize((path: string): Planned => {
    if (path === '.') return root
    const parent = folderOf(dirname(path))
    const folder: Planned = { path, names: new Set(), folders: new Map(), isFormer: true }
    parent.names.add(basename(path))
    parent.folders.set(basename(path), folder)
    return folder
  })
  const places = files.map((file) => {
    const folder = folderOf(dirname(file.path))
    folder.names.add(basename(file.path))
    folder.isFormer &&= file.former !== undefined
    return folder
  })
  const staying = new Set<Planned>()
  const find = (folder: Planned): boolean => {
    const found = [...folder.folders.values()].filter(find)
    const stays = folder.isFormer && found.length === folder.folders.size && hasJust(former, folder)
    // The whole site always has something new.
    if (stays && folder !== root) return true
    for (const each of found) staying.add(each)
    return false
  }
  find(root)
  const isStaying = memoize((folder: Planned): boolean => {
    return staying.has(folder) || (folder !== root && isStaying(folderOf(dirname(folder.path))))
  })
  return {
    staying: [...staying].map(({ path }) => path),
    others: files.filter((_, index) => !isStaying(places[index]!)),
  }
}

function hasJust(former: string, { path, names, folders }: Planned): boolean {
  try {
    const found = readdirSync(join(former, path), { withFileTypes: true })
    return (
      found.length === names.size &&
      found.every((entry) => names.has(entry.name) && entry.isDirectory() === folders.has(entry.name))
    )
  } catch {
    return false
  }
}

/** How often another build may put its site in place while this one does, and how long it may take for it, in ms. */
const mostTries = 5
const moment = 20

interface Swapped extends Pick<BuildFolders, 'fresh' | 'former'> {
  /** The folders that the new site takes from the former one. */
  staying: string[]
}

/** Puts the new folder in the place of the former one. */
function swap(folder: string, folders: Swapped, tries = mostTries): void {
  const { fresh, former, staying } = folders
  try {
    if (existsSync(folder)) retryWhileBusy(() => renameSync(folder, former))
    moveFolders(staying, former, fresh)
    retryWhileBusy(() => renameSync(fresh, folder))
  } catch (error) {
    const isAhead = ['ENOTEMPTY', 'EEXIST', 'ENOENT'].includes((error as NodeJS.ErrnoException).code ?? '')
    if (isAhead && tries > 1) {
      if (existsSync(folder)) removeFolder(former)
      else if (!existsSync(former)) sleep(moment)
      swap(folder, folders, tries - 1)
    } else {
      if (!existsSync(folder) && existsSync(former)) {
        const taken = staying.filter((path) => existsSync(join(fresh, path)))
        moveFolders(taken, fresh, former)
        renameSync(former, folder)
      }
      throw error
    }
  }
}

const interruptions = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Runs the work; removes the new folder if it fails, or if the process is asked to end, which then does as it is asked. */
async function cleaningUp<Result>(
  { fresh, lock }: BuildFolders,
  work: () => Promise<Result>,
): Promise<Result> {
  const end = (signal: NodeJS.Signals) => {
    for (const path of [fresh, lock]) removeFolder(path)
    stopListening()
    process.kill(process.pid, signal)
  }
  const stopListening = () => {
    for (const signal of interruptions) process.off(signal, end)
  }
  for (const signal of interruptions) process.on(signal, end)
  try {
    return await work()
  } catch (error) {
    removeFolder(fresh)
    throw error
  } finally {
    stopListening()
  }
}

/** Why writing failed. Of a copy, the file that is copied may be the cause. */
function writeReason(error: unknown): string {
  const { syscall, path } = error as NodeJS.ErrnoException
  const reason = diskReason(error)
  return syscall === 'copyfile' && path
    ? `${relative(process.cwd(), path)} cannot be copied: ${reason}`
    : reason
}

interface Writing extends Pick<BuildFolders, 'fresh' | 'former' | 'taken'> {
  files: OutputFile[]
  count: CountWork | undefined
  finish?: ((folder: string) => Promise<void>) | undefined
}

/** How long signals wait while files are written, in ms. */
const pace = 50

async function writeFiles(
  formerFolder: string,
  { fresh, files, count, finish }: Writing,
): Promise<WrittenFolder['written']> {
  const made = new Set<string>()
  const written: WrittenFolder['written'] = new Map()
  mkdirSync(fresh, { recursive: true })
  let pausedAt = performance.now()
  for (const [index, file] of files.entries()) {
    count?.(index, files.length)
    if (performance.now() - pausedAt > pace) {
      await setImmediate()
      pausedAt = performance.now()
    }
    const path = join(fresh, file.path)
    const parent = dirname(path)
    if (!made.has(parent)) mkdirSync(parent, { recursive: true })
    made.add(parent)
    const former = join(formerFolder, file.path)
    // What plugins change in place must not be a file of the site that is there.
    if (!finish && file.former && link(former, path)) written.delete(file.path)
    else {
      writeFile(file, path, finish ? undefined : former)
      written.set(file.path, fileState(lstatSync(path)))
    }
  }
  return written
}

/** Writes a file, or links it to one with the same contents. */
function writeFile(file: OutputFile, path: string, former: string | undefined): void {
  if ('copyOf' in file) copyFileSync(file.copyOf, path)
  else {
    const contents = 'read' in file ? file.read() : file.contents
    const isLinked = former !== undefined && isSame(former, contents) && link(former, path)
    if (!isLinked) writeFileSync(path, contents)
  }
}

/** Whether a file of the former site has these contents, and may be read by all who may read a new one. */
function isSame(former: string, contents: string | Uint8Array): boolean {
  try {
    const found = lstatSync(former, { throwIfNoEntry: false })
    if (!found?.isFile() || (0o666 & ~process.umask() & ~found.mode) !== 0) return false
    const bytes = Buffer.from(contents)
    return found.size === bytes.length && readFileSync(former).equals(bytes)
  } catch {
    return false
  }
}

/** Takes a fifth of the time of writing. Fails if the file system has no hard links. */
function link(former: string, path: string): boolean {
  try {
    linkSync(former, path)
    return true
  } catch {
    return false
  }
}
