import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import {
  existsSync,
  lstatSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import { connect, createServer } from 'node:net'
import { basename, dirname, join, relative } from 'node:path'
import { readBytes } from '../config/readFile.ts'
import { type Diagnostic, diagnose } from '../diagnostics/diagnostic.ts'
import { diskReason } from '../std/errors.ts'

/** The temporary folders of a running build, beside its output folder. */
export interface BuildFolders {
  /** What the build writes to. */
  fresh: string
  /** Where the former site is moved. */
  former: string
  /** The file that lists the folders which the new site takes from the former one, while it does. */
  taken: string
  /** The file that says that the build is running. */
  lock: string
  /** Lets other builds remove what is left of these folders. */
  release(): Promise<void>
}

/**
 * Reserves temporary folders for a build. Their names are random, and a socket beside them answers while this process
 * lives: unlike a process id, it means the same in every container, and nothing else can take its place.
 */
export async function claimFolders(folder: string): Promise<BuildFolders> {
  const id = randomBytes(6).toString('hex')
  const lock = `${folder}.${id}.lock`
  const server = createServer((socket) => socket.destroy()).unref()
  const isListening = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false))
    if (!isSocketPath(addressOf(lock, id))) resolve(false)
    else server.listen({ path: addressOf(lock, id), writableAll: true }, () => resolve(true))
  })
  if (!isListening) writeFileSync(lock, '')
  return {
    fresh: `${folder}.${id}.new`,
    former: `${folder}.${id}.old`,
    taken: `${folder}.${id}.taken`,
    lock,
    async release() {
      if (isListening) await once(server.close(), 'close')
      rmSync(lock, { force: true })
    },
  }
}

/**
 * Cleans up after a killed build: removes the folder it was writing, and restores the old site that it had just moved
 * aside. Folders of running builds are left alone. Warns of what cannot be removed.
 */
export async function recoverFolder(folder: string): Promise<Diagnostic[]> {
  const leftovers = await findLeftovers(folder)
  const former = leftovers.find((path) => path.endsWith('.old'))
  if (former && !existsSync(folder) && makeWhole(former)) retryWhileBusy(() => renameSync(former, folder))
  return leftovers.flatMap(removeFolder)
}

/** Puts folders of one site into another, but for those that it has. */
export function moveFolders(paths: string[], from: string, to: string): void {
  for (const path of paths)
    if (!existsSync(join(to, path))) retryWhileBusy(() => renameSync(join(from, path), join(to, path)))
}

/** Gives a former site back what the new one had taken of it. False if that one has been put in its place since. */
function makeWhole(former: string): boolean {
  const begun = former.slice(0, -'old'.length)
  try {
    moveFolders(readTaken(`${begun}taken`), `${begun}new`, former)
    return true
  } catch {
    return false
  }
}

/** Before the list is down on the disk nothing is taken. */
function readTaken(path: string): string[] {
  try {
    return JSON.parse(readBytes(path).toString())
  } catch {
    return []
  }
}

/** Removes a temporary folder; warns if that fails, since the site itself is complete. */
export function removeFolder(path: string): Diagnostic[] {
  try {
    if (lstatSync(path, { throwIfNoEntry: false })?.isDirectory()) removeContents(path)
    rmSync(path, { recursive: true, force: true, maxRetries: 5 })
    return []
  } catch (error) {
    return [diagnose('leftover-folder', [relative(process.cwd(), path) || path, diskReason(error)])]
  }
}

/** Empties a folder, in a third of the time: Node looks at each file, tries whether it is a folder, and each folder for files. */
function removeContents(folder: string): void {
  try {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name)
      if (!entry.isDirectory()) unlinkSync(path)
      else {
        removeContents(path)
        rmdirSync(path)
      }
    }
  } catch {
    // The rest is removed in the usual way, which tries again and says why it cannot.
  }
}

/** How long a build may take whose file system knows no sockets, in ms. */
const patience = 60 * 60 * 1000

/** Sotay 0.1 named its folders by a process id, which says nothing about whether the process still runs. */
const temporaryName = /^([0-9a-f]{12}|\d+)\.(?:new|old|taken|lock)$/

async function findLeftovers(folder: string): Promise<string[]> {
  const [parent, prefix] = [dirname(folder), `${basename(folder)}.`]
  if (!existsSync(parent)) return []
  const leftovers = readdirSync(parent).map(async (name) => {
    const [, id] = (name.startsWith(prefix) && temporaryName.exec(name.slice(prefix.length))) || []
    return id === undefined || (await isRunning(`${folder}.${id}.lock`, id)) ? [] : [join(parent, name)]
  })
  return (await Promise.all(leftovers)).flat()
}

async function isRunning(lock: string, id: string): Promise<boolean> {
  const file = lstatSync(lock, { throwIfNoEntry: false })
  if (file?.isFile()) return Date.now() - statSync(lock).mtimeMs < patience
  const address = addressOf(lock, id)
  if (!isSocketPath(address)) return false
  const socket = connect(address)
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}

/** On Windows sockets have names of their own, and no file. */
const addressOf = (lock: string, id: string) =>
  process.platform === 'win32' ? `\\\\.\\pipe\\sotay-${id}` : lock

/** Systems cut longer paths off. */
const isSocketPath = (address: string) => Buffer.byteLength(address) < 100

const busy = new Set(['EBUSY', 'EPERM', 'EACCES', 'ENOTEMPTY'])

/** Times in ms. On Windows a virus scanner or an indexer holds new files for a moment. */
const pauses = process.platform === 'win32' ? [20, 50, 100, 200, 400, 800] : []

/** Makes a system call, and makes it again after each pause while another program holds the files. */
export function retryWhileBusy(call: () => void, [pause, ...later] = pauses): void {
  try {
    call()
  } catch (error) {
    if (pause === undefined || !busy.has((error as NodeJS.ErrnoException).code ?? '')) throw error
    sleep(pause)
    retryWhileBusy(call, later)
  }
}

/** In ms. */
export const sleep = (time: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, time)
