import { closeSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { type CAC, cac } from 'cac'
import { packageFolder } from '../bundle/modulePaths.ts'
import { onEndlessCode, unsettledFile } from '../config/siteCode.ts'
import { BuildFailed, diagnose } from '../diagnostics/diagnostic.ts'
import { nearestMatch } from '../diagnostics/nearestMatch.ts'
import type { AdoptOptions } from './adopt.ts'
import type { BuildOptions } from './build.ts'
import type { RunCheckOptions } from './check/checkAndTell.ts'
import { plainOptions, usageProblem } from './commandLine.ts'
import type { DeployOptions } from './deploy/deploy.ts'
import type { DocsVersionOptions } from './docsVersion.ts'
import type { ServeOptions } from './serve.ts'
import type { StartOptions } from './start.ts'
import { report, reportFailure, say, sayAside, type TimingOptions, withProgress } from './terminal.ts'
import type { WriteHeadingIdsOptions } from './writeHeadingIds.ts'
import type { WriteTranslationsOptions } from './writeTranslations.ts'

const emptyArgument = 'An argument is empty, perhaps a variable of the shell that is not set.'

/** The exit code that Node chooses when nothing is left to do and a promise is still awaited. */
const unsettled = 13

/** Commands that go on until they are ended. */
const serving = new Set(['start', 'serve'])

const { exit } = process
// Code of the site that ends the process would end the command as if all were well.
process.exit = (code) => {
  throw new Error(`process.exit(${code ?? ''}) was called`)
}
process.on('uncaughtException', (error) => {
  // A command that has a listener of its own knows more.
  if (process.listenerCount('uncaughtException') === 1) failAtOnce(error)
})
process.on('exit', (code) => {
  if (![code, process.exitCode].includes(unsettled)) return
  const file = unsettledFile()
  failAtOnce(new BuildFailed([diagnose('never-settled', [], file && { file })]))
})
onEndlessCode((problem) => {
  report([problem])
  // Node would say there that it waits for a debugger.
  closeSync(2)
  exit(1)
})
try {
  await run(process.argv)
} catch (error) {
  reportFailure(error)
  process.exitCode = 1
}
endIfDone()

/** Ends the process, although timers and connections that the code of the site has opened may still wait. */
function endIfDone(): void {
  const [, , command = ''] = process.argv
  if (serving.has(command) && !process.exitCode) return
  process.stdout.write('', () => process.stderr.write('', () => exit()))
}

/** Reports an error that no `await` catches, such as one thrown in an event listener. */
function failAtOnce(error: unknown): void {
  reportFailure(error)
  exit(1)
}

async function run(argv: string[]): Promise<void> {
  const cli = defineCommands()
  try {
    if (argv.includes('')) throw new BuildFailed([diagnose('wrong-usage', [emptyArgument, argv[2]!])])
    cli.parse(withDocsId(argv), { run: false })
    cli.options = plainOptions(cli.options)
    if (cli.options.help) return cli.outputHelp()
    if (cli.matchedCommand) return await cli.runMatchedCommand()
  } catch (error) {
    throw isUsageError(error) ? new BuildFailed([usageProblem(error, cli)]) : error
  }
  // `cac` prints the version itself.
  if (!cli.options.version) failOnCommand(cli)
}

/** `docs:version:api 1.0` is `docs:version 1.0 --docs api`. */
function withDocsId(argv: string[]): string[] {
  const [node, script, command = '', ...others] = argv as [string, string, ...string[]]
  const [, id] = /^docs:version:(.+)$/.exec(command) ?? []
  return id ? [node, script, 'docs:version', ...others, '--docs', id] : argv
}

function defineCommands(): CAC {
  const cli = cac('sotay')
  const { version } = JSON.parse(readFileSync(join(packageFolder(), 'package.json'), 'utf8'))
  cli.option('--config <file>', 'Config file, relative to the site folder')
  cli.option('--timings', 'Print what each stage of the work cost')
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
    .action(runBuild)
  cli
    .command('serve [siteDir]', 'Serve the built site')
    .option('-p, --port <port>', 'Port', { default: 3000 })
    .option('-h, --host <host>', 'Host', { default: 'localhost' })
    .option('--dir <dir>', 'Folder of the built site, relative to the site folder', { default: 'build' })
    .option('--build', 'Build first')
    .action(runServe)
  cli
    .command('docs:version <version> [siteDir]', 'Keep the docs as they are now as a version')
    .option('--docs <id>', 'Id of the docs, if the site has several; also written docs:version:<id>')
    .action(runDocsVersion)
  cli
    .command('write-translations [siteDir]', 'Write the texts that can be translated to i18n/')
    .option('-l, --locale <locale>', 'Language to write; the default one unless given')
    .option('--override', 'Replace what is translated already')
    .option('--messagePrefix <prefix>', 'What is put before every new text')
    .action(runWriteTranslations)
  cli
    .command('write-heading-ids [siteDir] [...files]', 'Write the id of each heading behind it')
    .option('--maintain-case', 'Keep capital letters')
    .option('--overwrite', 'Replace the ids that headings have')
    .action(runWriteHeadingIds)
  cli.command('clear [siteDir]', 'Remove what builds made').action(runClear)
  defineDoctor(cli)
  defineFirstAndLast(cli)
  cli.option('--help', 'Show what can be given')
  cli.version(version)
  return cli
}

/** The commands that report and explain problems. */
function defineDoctor(cli: CAC): void {
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
}

/** The commands that create a site and publish it. */
function defineFirstAndLast(cli: CAC): void {
  cli
    .command('new <dir>', 'Begin a site in a new folder')
    .option('--template <name>', 'What to begin with: notes, docs or blog', { default: 'notes' })
    .action(runNew)
  cli
    .command('adopt [siteDir]', 'Write a config from that of a Docusaurus site')
    .option('--prove <dir>', 'Build the site and compare it with this build of the old one')
    .option('--format <format>', 'How the comparison is printed: text or json', { default: 'text' })
    .action(runAdopt)
  cli
    .command('deploy [siteDir]', 'Build the site and publish it on a branch of a git repository')
    .option('--out-dir <dir>', 'Output folder, relative to the site folder', { default: 'build' })
    .option('-l, --locale <locale>', 'Language to build, repeatable; all unless given')
    .option('--skip-build', 'Publish the output folder as it is')
    .option('--target-dir <dir>', 'Folder of the branch that is replaced', { default: '.' })
    .option('--dry-run', 'Build and compare, but push nothing')
    .action(runDeploy)
}

// Each command imports its own code, so that none waits for that of the others.

async function runBuild(siteDir = '.', options: BuildOptions & TimingOptions): Promise<void> {
  const began = performance.now()
  const { build } = await import('./build.ts')
  const { pageCount, outDir, diagnostics } = await withProgress(options, (progress) =>
    build(resolve(siteDir), { ...options, progress }),
  )
  report(diagnostics)
  const seconds = ((performance.now() - began) / 1000).toFixed(2)
  say(`Built ${pageCount} pages in ${seconds} s into ${relative(process.cwd(), outDir) || '.'}.`)
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

async function runDocsVersion(version: unknown, siteDir = '.', options: DocsVersionOptions): Promise<void> {
  const { docsVersion } = await import('./docsVersion.ts')
  const folder = await docsVersion(resolve(siteDir), String(version), options)
  say(`Kept the docs as the version ${version}, in ${folder}.`)
}

async function runWriteTranslations(siteDir = '.', options: WriteTranslationsOptions): Promise<void> {
  const { writeTranslations } = await import('./writeTranslations.ts')
  const { files, diagnostics } = await writeTranslations(resolve(siteDir), options)
  report(diagnostics)
  say(`Wrote ${files.join(', ')}.`)
}

async function runWriteHeadingIds(
  siteDir = '.',
  files: string[],
  options: WriteHeadingIdsOptions,
): Promise<void> {
  const { writeHeadingIds } = await import('./writeHeadingIds.ts')
  const changed = await writeHeadingIds(resolve(siteDir), files, options)
  say(changed.length > 0 ? `Wrote ${changed.join(', ')}.` : 'There was nothing to write.')
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

/** Says which port a server has instead of the wanted one. */
function sayBusy(wanted: number, address: string): void {
  const { port } = new URL(address)
  if (wanted !== 0 && port && port !== String(wanted))
    sayAside(`Port ${wanted} is busy, so the site is on port ${port}.`)
}

async function runCheck(siteDir = '.', options: RunCheckOptions): Promise<void> {
  const { checkAndTell } = await import('./check/checkAndTell.ts')
  await checkAndTell(siteDir, options)
}

async function runExplain(code: string | undefined): Promise<void> {
  const { explain } = await import('./explain.ts')
  say(explain(code))
}

async function runNew(dir: unknown, { template }: { template: string }): Promise<void> {
  const { newSite } = await import('./newSite.ts')
  const folder = newSite(resolve(String(dir)), template)
  const place = relative(process.cwd(), folder)
  say(`Began a site in ${place || '.'}. What to do next:\n`)
  for (const step of [...(place ? [`cd ${place}`] : []), 'npm install', 'npm start']) say(`  ${step}`)
  say(`\nThen open ${template === 'blog' ? 'blog/' : 'docs/index.md'} and write.`)
}

async function runAdopt(siteDir = '.', options: AdoptOptions & TimingOptions): Promise<void> {
  const { adoptAndProve } = await import('./adopt.ts')
  const { printed, isComplete } = await withProgress(options, (progress) =>
    adoptAndProve(resolve(siteDir), { ...options, progress }),
  )
  say(printed)
  if (!isComplete) process.exitCode = 1
}

async function runDeploy(siteDir = '.', options: DeployOptions & TimingOptions): Promise<void> {
  const { deploy } = await import('./deploy/deploy.ts')
  const { outcome, diagnostics } = await withProgress(options, (progress) =>
    deploy(resolve(siteDir), { ...options, progress }),
  )
  report(diagnostics)
  say(outcome)
}

async function runClear(siteDir = '.', options: { config?: string }): Promise<void> {
  const { clear } = await import('./clear.ts')
  const removed = await clear(resolve(siteDir), options)
  say(removed.length > 0 ? `Removed ${removed.join(' and ')}.` : 'Nothing to remove.')
}

function toPort(written: unknown, command: string): number {
  const port = Number(written)
  if (Number.isInteger(port) && port >= 0 && port <= 65535) return port
  throw new BuildFailed([
    diagnose('wrong-usage', [`"${written}" is no port: it must be a whole number up to 65535.`, command]),
  ])
}

function failOnCommand(cli: CAC): void {
  const names = cli.commands.map(({ name }) => name)
  const [command] = cli.args
  if (command === undefined) cli.outputHelp()
  else throw new BuildFailed([diagnose('unknown-command', [command, nearestMatch(command, names), names])])
}

function isUsageError(error: unknown): error is Error {
  return error instanceof Error && error.name === 'CACError'
}
