import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { build } from './commands/build.ts'
import type { UserConfig } from './config/defineConfig.ts'
import { BuildFailed, type Diagnostic } from './diagnostics/diagnostic.ts'
import { printReport } from './diagnostics/printReport.ts'

export { type MountedIsland, mountIsland, renderIsland } from './browser/islands/mountIsland.tsx'

/** The files of a site declared in a test, by path: text or bytes. */
export type TestFiles = Record<string, string | Uint8Array>

/** A site in a temporary folder. */
export interface TestSite {
  dir: string
  /** Adds, changes or (with null) removes files. */
  write(files: Record<string, string | Uint8Array | null>): void
  build(): Promise<TestBuild>
  remove(): void
}

export interface TestBuild {
  failed: boolean
  pageCount: number
  /** All problems, for tests that ask for the code or the place of one. */
  diagnostics: Diagnostic[]
  /** The same, as it is printed. */
  report: string
  outDir: string
  /** The paths of all output files, sorted; after a failed build those of the build before, if there are any. */
  paths(): string[]
  /** The text of a file of the output. If there is none, the error shows why: the report, or the files there are. */
  file(path: string): string
  /** A JSON file of `.sotay/`, by name. */
  data(name: string): unknown
}

/**
 * Creates a small site from files given inline. Its docs are at the root unless `config` has several sets of docs. A
 * config file among `files` wins over `config`.
 */
export function siteTest(files: TestFiles, config: Partial<UserConfig> = {}): TestSite {
  const dir = mkdtempSync(join(tmpdir(), 'sotay-test-'))
  const site: TestSite = {
    dir,
    write: (changes) => writeFiles(dir, changes),
    build: () => buildForTest(dir),
    remove: () => rmSync(dir, { recursive: true, force: true }),
  }
  const hasConfig = Object.keys(files).some((name) => name.startsWith('sotay.config.'))
  if (!hasConfig)
    site.write({ 'sotay.config.mjs': `export default ${JSON.stringify(settingsWith(config), null, 2)}` })
  site.write(files)
  return site
}

function settingsWith(config: Partial<UserConfig>): Partial<UserConfig> {
  return {
    title: 'Test',
    url: 'https://example.com',
    trailingSlash: false,
    ...config,
    docs: isOneSet(config.docs) ? { routeBasePath: '/', ...config.docs } : config.docs,
  }
}

const isOneSet = (docs: UserConfig['docs']) => docs !== false && !Array.isArray(docs)

function writeFiles(dir: string, changes: Parameters<TestSite['write']>[0]): void {
  for (const [name, content] of Object.entries(changes)) {
    const path = join(dir, name)
    mkdirSync(dirname(path), { recursive: true })
    if (content === null) rmSync(path)
    else writeFileSync(path, content)
  }
}

async function buildForTest(dir: string): Promise<TestBuild> {
  const outDir = join(dir, 'build')
  const outcome = await build(dir).then(
    (result) => ({ failed: false, ...result }),
    (error: unknown) => {
      if (!(error instanceof BuildFailed) || isUnexpected(error.cause)) throw error
      return { failed: true, pageCount: 0, diagnostics: error.diagnostics }
    },
  )
  const report = printReport(outcome.diagnostics)
  const cause = outcome.failed ? `because the build failed:\n${report}` : ''
  return {
    failed: outcome.failed,
    pageCount: outcome.pageCount,
    diagnostics: outcome.diagnostics,
    report,
    outDir,
    paths: () => listFiles(outDir, cause),
    file: (path) => readMade(outDir, path, cause),
    data: (name) => JSON.parse(readMade(join(dir, '.sotay'), `${name}.json`, cause)),
  }
}

/** After a first problem a build goes on with what can be read. What then throws another error is a fault of Sotay. */
const isUnexpected = (cause: unknown) => cause instanceof Error && !(cause instanceof BuildFailed)

/** Reads a file that the build made. */
function readMade(folder: string, path: string, cause: string): string {
  const file = join(folder, path)
  if (existsSync(file)) return readFileSync(file, 'utf8')
  const found = cause || `in the output. There are:\n${listFiles(folder, '').join('\n')}`
  throw new Error(`There is no "${path}" ${found}`)
}

function listFiles(dir: string, cause: string): string[] {
  if (!existsSync(dir)) throw new Error(`There is no output ${cause}`)
  const entries = readdirSync(dir, { withFileTypes: true, recursive: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort()
}
