import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { isFile } from '../../config/files.ts'

/** A browser without windows, driven by the DevTools protocol. */
export interface BrowserPipe {
  /** Opens an empty page. */
  openPage(): Promise<BrowserPage>
  close(): Promise<void>
}

export interface BrowserPage {
  send<Answer>(method: string, facts?: object): Promise<Answer>
  close(): Promise<void>
}

const names = [
  'chromium-headless-shell',
  'google-chrome',
  'google-chrome-stable',
  'chromium',
  'chromium-browser',
]
const others = ['microsoft-edge', 'microsoft-edge-stable', 'brave-browser']
const applications = ['Google Chrome', 'Chromium', 'Microsoft Edge', 'Brave Browser']
const programs = ['Google\\Chrome\\Application\\chrome.exe', 'Microsoft\\Edge\\Application\\msedge.exe']

/** The path of a browser of the Chromium family: the one that `CHROME_PATH` names, or one that is installed. */
export function findBrowser({ CHROME_PATH, PATH = '', ...env } = process.env): string | undefined {
  if (CHROME_PATH) return CHROME_PATH
  const folders = PATH.split(delimiter)
  const places = [
    ...[...names, ...others].flatMap((name) => folders.map((folder) => join(folder, name))),
    ...applications.map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`),
    ...[env.ProgramFiles, env['ProgramFiles(x86)'], env.LOCALAPPDATA].flatMap((folder) =>
      folder ? programs.map((program) => join(folder, program)) : [],
    ),
  ]
  // Some systems have a stub in its place that only says how to install it.
  return places.find(
    (path) => isFile(path) && spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0,
  )
}

const flags = [
  '--headless',
  '--remote-debugging-pipe',
  '--no-first-run',
  '--disable-gpu',
  '--disable-extensions',
]

/** Starts a browser. It rejects everything that is asked of it when it cannot start, or ends. */
export async function openBrowser(path: string): Promise<BrowserPipe> {
  const folder = mkdtempSync(join(tmpdir(), 'sotay-browser-'))
  // Chromium does not run its sandbox as root, as in containers.
  const own = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const child = spawn(path, [...flags, ...own, `--user-data-dir=${folder}`, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
    detached: hasGroups,
  })
  const send = connect(child)
  return {
    async openPage() {
      const { targetId } = await send<{ targetId: string }>('Target.createTarget', { url: 'about:blank' })
      const facts = { targetId, flatten: true }
      const { sessionId } = await send<{ sessionId: string }>('Target.attachToTarget', facts)
      return {
        send: (method, given) => send(method, given, sessionId),
        close: async () => void (await send('Target.closeTarget', { targetId })),
      }
    },
    async close() {
      const isOver = new Promise((resolve) => child.once('exit', resolve))
      if (child.exitCode === null && child.signalCode === null && endAll(child)) await isOver
      try {
        rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
      } catch {
        // Something in it is still in use. The system removes its temporary files, and nothing is wrong with the site.
      }
    },
  }
}

/** Whether processes are ended with those that they started. */
const hasGroups = process.platform !== 'win32'

/** Ends the browser with its processes for pages: one in an endless loop would go on, and write to the folder. */
function endAll(child: ChildProcess): boolean {
  return hasGroups && child.pid ? process.kill(-child.pid, 'SIGKILL') : child.kill()
}

interface Waiting {
  resolve(answer: never): void
  reject(error: Error): void
}

/** Sends commands over the pipes of the process. Messages end with a zero. */
function connect(child: ChildProcess) {
  const [, , , input, output] = child.stdio as unknown as [null, null, null, Writable, Readable]
  const waiting = new Map<number, Waiting>()
  let count = 0
  let ended: Error | undefined
  const end = (error: Error) => {
    ended ??= error
    for (const { reject } of waiting.values()) reject(ended)
  }
  child.on('error', end)
  child.on('exit', (code) => end(new Error(`the browser ended with code ${code}`)))
  input.on('error', end)
  readMessages(output, ({ id, result, error }) => {
    const command = waiting.get(id)
    waiting.delete(id)
    if (error) command?.reject(new Error(error.message))
    else command?.resolve(result)
  })
  return <Answer>(method: string, params: object = {}, sessionId?: string) =>
    new Promise<Answer>((resolve, reject) => {
      if (ended) return reject(ended)
      waiting.set(++count, { resolve, reject })
      input.write(`${JSON.stringify({ id: count, method, params, sessionId })}\0`)
    })
}

interface Message {
  id: number
  result: never
  error?: { message: string }
}

function readMessages(output: Readable, take: (message: Message) => void): void {
  let text = ''
  output.setEncoding('utf8').on('data', (chunk: string) => {
    const parts = (text + chunk).split('\0')
    text = parts.pop()!
    for (const part of parts) take(JSON.parse(part))
  })
}
