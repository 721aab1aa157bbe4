import { readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { type CAC, cac } from 'cac'
import { packageFolder } from '../bundle/packageFolder.ts'
import { BuildFailed } from '../diagnostics/buildFailed.ts'
import { diagnose } from '../diagnostics/diagnostic.ts'
import { nearestMatch } from '../diagnostics/nearestMatch.ts'
import { type BuildOptions, build } from './build.ts'
import { clear } from './clear.ts'
import { type ServeOptions, serve } from './serve.ts'
import { type StartOptions, start } from './start.ts'
import { report, reportFailure, say, withProgress } from './terminal.ts'

try {
  await run(process.argv)
} catch (error) {
  reportFailure(error)
  process.exitCode = 1
}

async function run(argv: string[]): Promise<void> {
  const cli = defineCommands()
  try {
    cli.parse(argv, { run: false })
    if (cli.options.help) return cli.outputHelp()
    if (cli.matchedCommand) return await cli.runMatchedCommand()
  } catch (error) {
    throw isUsageError(error)
      ? new BuildFailed([diagnose('wrong-usage', [`${error.message}.`, cli.matchedCommandName ?? ''])])
      : error
  }
  if (cli.options.version) cli.outputVersion()
  else failOnCommand(cli)
}

function defineCommands(): CAC {
  const cli = cac('sotay')
  const { version } = JSON.parse(readFileSync(join(packageFolder(), 'package.json'), 'utf8'))
  cli.option('--config <file>', 'Config file, relative to the site folder')
  cli
    .command('start [siteDir]', 'Serve the site while you write, with live updates')
    .option('-p, --port <port>', 'Port', { default: 3000 })
    .option('-h, --host <host>', 'Host', { default: 'localhost' })
    .action(runStart)
  cli
    .command('build [siteDir]', 'Build the site')
    .option('--out-dir <dir>', 'Output folder, relative to the site folder', { default: 'build' })
    .action(runBuild)
  cli
    .command('serve [siteDir]', 'Serve the built site')
    .option('-p, --port <port>', 'Port', { default: 3000 })
    .option('-h, --host <host>', 'Host', { default: 'localhost' })
    .option('--dir <dir>', 'Folder of the built site, relative to the site folder', { default: 'build' })
    .option('--build', 'Build first')
    .action(runServe)
  cli.command('clear [siteDir]', 'Remove what builds made').action(runClear)
  cli.option('--help', 'Show what can be given')
  cli.version(version)
  return cli
}

async function runBuild(siteDir = '.', options: BuildOptions): Promise<void> {
  const began = performance.now()
  const { pageCount, outDir, diagnostics } = await withProgress('Building…', () =>
    build(resolve(siteDir), options),
  )
  report(diagnostics)
  const seconds = ((performance.now() - began) / 1000).toFixed(2)
  say(`Built ${pageCount} pages in ${seconds} s into ${relative(process.cwd(), outDir) || '.'}.`)
}

async function runServe(siteDir = '.', options: ServeOptions & { build?: boolean }): Promise<void> {
  if (options.build) await runBuild(siteDir, { outDir: options.dir, config: options.config })
  const { address } = await serve(resolve(siteDir), { ...options, port: toPort(options.port) })
  say(`Serving ${address}`)
}

async function runStart(siteDir = '.', options: StartOptions): Promise<void> {
  const began = performance.now()
  const { address } = await start(resolve(siteDir), { ...options, port: toPort(options.port) })
  say(`Ready in ${Math.round(performance.now() - began)} ms: ${address}`)
}

async function runClear(siteDir = '.', options: { config?: string }): Promise<void> {
  const removed = await clear(resolve(siteDir), options)
  say(removed.length > 0 ? `Removed ${removed.join(' and ')}.` : 'Nothing to remove.')
}

function toPort(written: unknown): number {
  const port = Number(written)
  if (Number.isInteger(port) && port >= 0 && port <= 65535) return port
  throw new BuildFailed([
    diagnose('wrong-usage', [`"${written}" is no port: it must be a whole number up to 65535.`, 'serve']),
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
