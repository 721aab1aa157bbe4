import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { runCommand as run } from '../../engine/src/commands/commandLine.ts'
import type * as testing from '../../engine/src/testing.ts'
import type { TestBuild, TestSite } from '../../engine/src/testing.ts'

/** The command, as users run it. */
export const cli = fileURLToPath(new URL('../../engine/bin/sotay.js', import.meta.url))

const built = (name: string) => new URL(`../../engine/dist/${name}.js`, import.meta.url).href
/** Makes sites with the engine as it is published: it keeps what it made, as it does for its users. */
export const { siteTest }: typeof testing = await import(/* @vite-ignore */ built('testing'))
const { runCommand }: { runCommand: typeof run } = await import(/* @vite-ignore */ built('commandLine'))

const folders: string[] = []

/** Removes all sites and places that were made here. Each file of tests ends with that: see `removeFolders.ts`. */
export function removeFolders(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
}

/** An empty folder; it is removed when the tests of the file are done. */
export function temporaryPlace(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `sotay-${name}-`))
  folders.push(folder)
  return folder
}

/** A site that tests can also read, and run the command in. */
export interface TemporarySite extends TestSite {
  /** The text of any file of the site. If there is none, the error shows what the last build or command said. */
  read(path: string): string
  /** Runs the command in the site's folder, outside a terminal. */
  sotay(...args: string[]): Promise<Outcome>
}

interface Outcome {
  status: number | null
  stdout: string
  stderr: string
}

/** A small site made of inline files; it is removed when the tests of the file are done. */
export function temporarySite(...parts: Parameters<typeof siteTest>): TemporarySite {
  const site = siteTest(...parts)
  folders.push(site.dir)
  let said = 'Nothing was built.'
  return {
    ...site,
    async build() {
      const build = await site.build()
      said = build.report
      return build
    },
    async sotay(...args) {
      const outcome = await runHere(args, site.dir)
      said = outcome.stdout + outcome.stderr
      return outcome
    },
    read: (path) => readExisting(join(site.dir, path), said),
  }
}

/**
 * Runs the command in a folder, outside a terminal, in this process, which has loaded the engine: that is several times
 * as fast as a process of its own. One at a time, for a process has one working directory.
 */
export async function runHere(args: string[], cwd: string): Promise<Outcome> {
  const former = process.cwd()
  const [stdout, stderr] = [process.stdout, process.stderr].map(collect) as [Collected, Collected]
  process.chdir(cwd)
  try {
    await runCommand(['node', 'sotay', ...args])
    const status = Number(process.exitCode ?? 0)
    return { status, stdout: stdout.end(), stderr: withoutProgress(stderr.end()) }
  } finally {
    process.exitCode = undefined
    process.chdir(former)
    for (const stream of [stdout, stderr]) stream.end()
  }
}

/** The same in a process of its own, for tests of what the process does, or of code that changes what all share. */
export function runSotay(args: string[], cwd: string, variables: Record<string, string> = {}) {
  const env = { ...process.env, NO_COLOR: '1', ...variables }
  const options = { cwd, encoding: 'utf8', timeout: 150_000, env } as const
  const { status, stdout, stderr } = spawnSync('node', [cli, ...args], options)
  return { status, stdout, stderr: withoutProgress(stderr) }
}

interface Collected {
  /** Lets the stream go, and gives what was written to it. */
  end(): string
}

function collect(stream: NodeJS.WriteStream): Collected {
  const { write } = stream
  let text = ''
  stream.write = (chunk: string | Uint8Array) => {
    text += chunk
    return true
  }
  return {
    end() {
      stream.write = write
      return text
    },
  }
}

const withoutProgress = (printed: string) => printed.replace(/^[A-Z][a-z]+ing\b.*\n/gm, '')

/** The bytes of a file of the output; if there is none, the error shows the report. */
export function bytesOf({ outDir, report }: TestBuild, path: string): Buffer {
  const file = join(outDir, path)
  return existsSync(file) ? readFileSync(file) : failWith(file, report)
}

function readExisting(file: string, said: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : failWith(file, said)
}

function failWith(file: string, said: string): never {
  const folder = dirname(file)
  const beside = existsSync(folder) ? `, only ${readdirSync(folder).join(', ')}` : ' and no folder for it'
  throw new Error(`There is no ${file}${beside}. What was said last:\n${said}`)
}
