import { join, relative, resolve } from 'node:path'
import type { CAC } from 'cac'
import { packageFolder } from '../bundle/modulePaths.ts'
import { BuildFailed, diagnose } from '../diagnostics/diagnostic.ts'
import { listWords } from '../std/text.ts'
import type { RunCheckOptions } from './check/checkAndTell.ts'
import type { DeployOptions } from './deploy/deploy.ts'
import type { BuildResult } from './lastBuild/lastBuild.ts'
import type { BuildOptions } from './lastBuild/task.ts'
import type { Progress } from './progress.ts'
import type { PushOptions, SearchRecordsOptions } from './searchPush/searchRecords.ts'
import type { ServeOptions } from './serve.ts'
import type { StartOptions } from './start.ts'
import { report, say, sayAside, type TimingOptions, withProgress } from './terminal.ts'
import type { VerifyOptions } from './verify/verify.ts'

/**
 * The commands that show, check and publish a site. Each imports its own code, so that none waits for that of the
 * others.
 */
export function defineSiteCommands(cli: CAC): void {
  cli
    .command('start [siteDir]', 'Serve the site while you write, with live updates')
    .option('-p, --port <port>', 'Port', { default: 3000 })
    .option('-h, --host <host>', 'Host', { default: 'localhost' })
    .option('-l, --locale <locale>', 'Language to begin with; the default one unless given')
    .action(runStart)
  cli
    .command('build [siteDir]', 'Build the site')
    .option('--out-dir <dir>', 'Output folder, relative to the site folder', { default: 'build' })
    .option('-l, --locale <locale>', 'Language to build, repeatable; all unless given')
    .option('--manifest', 'Write site.sha256 too, the hashes of all files')
    .option('--verify', 'Build once more, with nothing of earlier builds, and compare every file')
    .option('--shard <part>', 'Do only a part of the work, as "3/8", for "sotay merge"')
    .action(runBuild)
  cli
    .command('merge [siteDir]', 'Build the site with what the parts of "build --shard" have made')
    .option('--out-dir <dir>', 'Output folder, relative to the site folder', { default: 'build' })
    .option('--manifest', 'Write site.sha256 too, the hashes of all files')
    .action(runMerge)
  cli
    .command('serve [siteDir]', 'Serve the built site')
    .option('-p, --port <port>', 'Port', { default: 3000 })
    .option('-h, --host <host>', 'Host', { default: 'localhost' })
    .option('--dir <dir>', 'Folder of the built site, relative to the site folder', { default: 'build' })
    .option('--build', 'Build first')
    .action(runServe)
  cli
    .command('check [siteDir]', 'Look for everything that is wrong with the site')
    .option('--format <format>', 'text, json, github or sarif', { default: 'text' })
    .option('--fix', 'Mend what has one right answer')
    .option('--external', 'Try links to other sites, too')
    .option('--hydrate', 'Start the islands of every page in a browser, too')
    .option('--search <file>', 'Ask the search what the file lists: "query => /page" in each line')
    .option('--strict', 'Let warnings fail the command')
    .option('-l, --locale <locale>', 'Language to check, repeatable; all unless given')
    .action(runCheck)
  cli.command('explain [code]', 'Explain the code of a problem').action(runExplain)
  cli
    .command('lsp [siteDir]', 'Help an editor with notes: a language server on stdin and stdout')
    .option('--stdio', 'Taken because editors give it; there is no other way')
    .action(runLsp)
  defineServerCommands(cli)
}

/** The commands for servers: those that show the site, are searched, or keep caches. */
function defineServerCommands(cli: CAC): void {
  cli
    .command('deploy [siteDir]', 'Build the site and publish it on a branch of a git repository')
    .option('--out-dir <dir>', 'Output folder, relative to the site folder', { default: 'build' })
    .option('-l, --locale <locale>', 'Language to build, repeatable; all unless given')
    .option('--skip-build', 'Publish the output folder as it is')
    .option('--target-dir <dir>', 'Folder of the branch that is replaced', { default: '.' })
    .option('--dry-run', 'Build and compare, but push nothing')
    .action(runDeploy)
  cli
    .command('verify <place> [siteDir]', 'Build the site and compare it with an address or a folder')
    .option('-l, --locale <locale>', 'Language to build, repeatable; all unless given')
    .action(runVerify)
  cli
    .command('search:records [siteDir]', 'Write what a search server is to find, section by section')
    .option('--out <file>', 'File to write, relative to the site folder', { default: 'search-records.jsonl' })
    .option('-l, --locale <locale>', 'Language to write, repeatable; all unless given')
    .action(runSearchRecords)
  cli
    .command('search:push <server> [siteDir]', 'Send the same to a search server, in place of what it has')
    .option('--index <name>', 'Name of the index at the server')
    .option('--url <address>', 'Address of the server; not needed for Algolia')
    .option('-l, --locale <locale>', 'Language to send, repeatable; all unless given')
    .action(runSearchPush)
  cli.command('cache:keys', 'Make the two keys of a shared cache').action(runCacheKeys)
}

async function runCacheKeys(): Promise<void> {
  const { makeKeys } = await import('./sharedCache/keys.ts')
  const { publicKey, privateKey } = makeKeys()
  say(`In the config, for everybody:\n\n  sharedCache: { publicKey: '${publicKey}', url: '…' }\n`)
  say(`A secret, as the environment variable of builds that may fill it:\n\n  SOTAY_CACHE_KEY=${privateKey}`)
}

async function runSearchRecords(siteDir = '.', options: SearchRecordsOptions & TimingOptions): Promise<void> {
  const { writeSearchRecords } = await import('./searchPush/searchRecords.ts')
  const { count, diagnostics } = await withProgress(options, (progress) =>
    writeSearchRecords(resolve(siteDir), { ...options, progress }),
  )
  report(diagnostics)
  say(`Wrote ${count} records to ${options.out}.`)
}

async function runSearchPush(
  server: string,
  siteDir = '.',
  options: PushOptions & TimingOptions,
): Promise<void> {
  const { pushSearchRecords } = await import('./searchPush/searchRecords.ts')
  const { count, diagnostics } = await withProgress(options, (progress) =>
    pushSearchRecords(resolve(siteDir), server, { ...options, progress }),
  )
  report(diagnostics)
  say(`Sent ${count} records to "${options.index}", which readers search now.`)
}

async function runStart(siteDir = '.', options: StartOptions & TimingOptions): Promise<void> {
  const began = performance.now()
  const { start } = await import('./start.ts')
  const port = toPort(options.port, 'start')
  const { address } = await withProgress(options, (progress) =>
    start(resolve(siteDir), { ...options, port, progress }),
  )
  sayBusy(port, address)
  say(`Ready in ${Math.round(performance.now() - began)} ms: ${address}`)
}

async function runBuild(
  siteDir = '.',
  { shard, ...options }: BuildOptions & TimingOptions & { verify?: boolean; shard?: string },
): Promise<void> {
  if (shard !== undefined) {
    const reason =
      'A part of a site publishes nothing: "--verify" and "--manifest" have nothing to do with it.'
    if (options.verify || options.manifest)
      throw new BuildFailed([diagnose('wrong-usage', [reason, 'build'])])
    return runShard(siteDir, shard, options)
  }
  const began = performance.now()
  const result = await withProgress(options, (progress) =>
    buildIfChanged(resolve(siteDir), { ...options, progress }),
  )
  const place = sayBuilt(result, began)
  if (options.verify) await verifyApart(place, siteDir, options)
}

/** Verifies in a process of its own: code of the site may remember what it has rendered in this one. */
async function verifyApart(
  place: string,
  siteDir: string,
  { config, locale = [], timings }: VerifyOptions & TimingOptions,
): Promise<void> {
  const { spawnSync } = await import('node:child_process')
  const flags = [locale].flat().flatMap((each) => ['--locale', each])
  if (config !== undefined) flags.push('--config', config)
  if (timings) flags.push('--timings')
  const command = [join(packageFolder(), 'bin/sotay.js'), 'verify', place, siteDir, ...flags]
  const { stdout, status } = spawnSync(process.execPath, command, { stdio: ['ignore', 'pipe', 'inherit'] })
  say(stdout.toString().trimEnd())
  if (status !== 0) process.exitCode = 1
}

/** Reports a build and says where it is. */
function sayBuilt(result: BuildResult, began: number): string {
  const { pageCount, outDir, diagnostics } = result
  report(diagnostics)
  const place = relative(process.cwd(), outDir) || '.'
  say(`Built ${pageCount} pages in ${secondsSince(began)} s into ${place}${whatIsNew(result)}.`)
  return place
}

function whatIsNew({ pageCount, renderedCount = pageCount, isUnchanged }: BuildResult): string {
  if (isUnchanged) return ': nothing has changed'
  return renderedCount < pageCount ? `: ${renderedCount} rendered anew` : ''
}

const secondsSince = (began: number) => ((performance.now() - began) / 1000).toFixed(2)

async function runShard(siteDir: string, part: string, options: BuildOptions & TimingOptions): Promise<void> {
  const began = performance.now()
  const { buildShard, parseShard } = await import('./shards.ts')
  const shard = parseShard(String(part))
  const folder = await withProgress(options, (progress) =>
    buildShard(resolve(siteDir), shard, { ...options, progress }),
  )
  say(`Made part ${part} in ${secondsSince(began)} s into ${relative(process.cwd(), folder)}.`)
}

async function runMerge(siteDir = '.', options: BuildOptions & TimingOptions): Promise<void> {
  const began = performance.now()
  const { mergeShards } = await import('./shards.ts')
  const { missing, ...result } = await withProgress(options, (progress) =>
    mergeShards(resolve(siteDir), { ...options, progress }),
  )
  if (missing.length > 0) sayAside(`Not there, so made here: part ${listWords(missing.map(String), 'and')}.`)
  sayBuilt(result, began)
}

/** Loads the code that builds only if something has changed. */
async function buildIfChanged(siteDir: string, options: BuildOptions & { progress: Progress }) {
  const { lookBack } = await import('./lastBuild/lastBuild.ts')
  const found = await options.progress.stage('Looking for changes', () => lookBack(siteDir, options))
  return found?.unchanged ?? (await import('./build.ts')).buildAnew(found, siteDir, options)
}

async function runServe(
  siteDir = '.',
  options: ServeOptions & TimingOptions & { build?: boolean },
): Promise<void> {
  const { config, dir: outDir, timings } = options
  if (options.build) await runBuild(siteDir, { outDir, config, timings })
  const { serve } = await import('./serve.ts')
  const port = toPort(options.port, 'serve')
  const { address } = await serve(resolve(siteDir), { ...options, port })
  sayBusy(port, address)
  say(`Serving ${address}`)
}

/** Says which port a server has instead of the wanted one. */
function sayBusy(wanted: number, address: string): void {
  const { port } = new URL(address)
  if (wanted !== 0 && port && port !== String(wanted))
    sayAside(`Port ${wanted} is busy, so the site is on port ${port}.`)
}

function toPort(written: unknown, command: string): number {
  const port = Number(written)
  if (Number.isInteger(port) && port >= 0 && port <= 65535) return port
  throw new BuildFailed([
    diagnose('wrong-usage', [`"${written}" is no port: it must be a whole number up to 65535.`, command]),
  ])
}

async function runCheck(siteDir = '.', options: RunCheckOptions): Promise<void> {
  const { checkAndTell } = await import('./check/checkAndTell.ts')
  await checkAndTell(siteDir, options)
}

async function runLsp(siteDir?: unknown): Promise<void> {
  const { serveEditor } = await import('./lsp/server.ts')
  process.exitCode = await serveEditor(siteDir === undefined ? undefined : resolve(String(siteDir)))
}

async function runExplain(code: string | undefined): Promise<void> {
  const { explain } = await import('../diagnostics/errorReference.ts')
  say(explain(code))
}

async function runDeploy(siteDir = '.', options: DeployOptions & TimingOptions): Promise<void> {
  const { deploy } = await import('./deploy/deploy.ts')
  const { outcome, diagnostics } = await withProgress(options, (progress) =>
    deploy(resolve(siteDir), { ...options, progress }),
  )
  report(diagnostics)
  say(outcome)
}

async function runVerify(
  place: unknown,
  siteDir = '.',
  options: VerifyOptions & TimingOptions,
): Promise<void> {
  const { verify } = await import('./verify/verify.ts')
  const { printed, isSame } = await withProgress(options, (progress) =>
    verify(resolve(siteDir), String(place), { ...options, progress }),
  )
  say(printed)
  if (!isSame) process.exitCode = 1
}
