import { closeSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type CAC, cac } from 'cac'
import { packageFolder } from '../bundle/modulePaths.ts'
import { codeOrigin, onEndlessCode, unsettledFile } from '../config/siteCode.ts'
import { BuildFailed, diagnose } from '../diagnostics/diagnostic.ts'
import { nearestMatch } from '../diagnostics/nearestMatch.ts'
import { markText, plainOptions, usageProblem, withoutMark } from './commandLine.ts'
import { defineKeepingCommands } from './keepingCommands.ts'
import { defineSiteCommands } from './siteCommands.ts'
import { report, reportFailure } from './terminal.ts'

const emptyArgument = 'An argument is empty, perhaps a variable of the shell that is not set.'

/** The exit code that Node chooses when nothing is left to do and a promise is still awaited. */
const unsettled = 13

/** Commands that go on until they are ended. */
const serving = new Set(['start', 'serve'])

const { exit, reallyExit } = process as typeof process & { reallyExit(code?: number): never }
// Code of the site that ends the process would end the command as if all were well.
for (const name of ['exit', 'reallyExit', 'abort'])
  Reflect.set(process, name, (code?: unknown) => {
    throw new Error(`process.${name}(${code ?? ''}) was called`)
  })
const { kill } = process
process.kill = (pid, signal) => {
  const isOwn = pid === process.pid && signal !== 0 && codeOrigin.getStore() !== undefined
  if (isOwn) throw new Error('process.kill(process.pid) was called')
  return kill.call(process, pid, signal)
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
// `head` and the like close what they read as soon as they have enough, which is no failure.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
  })
onEndlessCode((problem) => {
  report([problem])
  // Node would say there that it waits for a debugger.
  closeSync(2)
  end(1)
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
  process.stdout.write('', () => process.stderr.write('', () => end()))
}

/** Reports an error that no `await` catches, such as one thrown in an event listener. */
function failAtOnce(error: unknown): void {
  reportFailure(error)
  end(1)
}

/** Ends the process with this code, whatever listeners of the site do then. */
function end(code?: number): never {
  const status = code ?? (Number(process.exitCode) || 0)
  Reflect.set(process, 'exit', () => {})
  Reflect.set(process, 'reallyExit', () => reallyExit.call(process, status))
  return exit(status)
}

async function run(argv: string[]): Promise<void> {
  const cli = defineCommands()
  try {
    if (argv.includes('')) throw new BuildFailed([diagnose('wrong-usage', [emptyArgument, argv[2]!])])
    cli.parse(withDocsId(argv).map(toOneWord).map(markText), { run: false })
    cli.options = plainOptions(cli.options)
    cli.args = cli.args.map((argument) => withoutMark(String(argument)))
    if (cli.options.help) return cli.outputHelp()
    if (cli.matchedCommand) return await cli.runMatchedCommand()
  } catch (error) {
    throw isUsageError(error) ? new BuildFailed([usageProblem(error, cli)]) : error
  }
  // `cac` prints the version itself.
  if (!cli.options.version) failOnCommand(cli)
}

/**
 * Writes `--dry-run` as `--dryRun`: `cac` knows a flag by that name only, and would take what follows for its value.
 */
function toOneWord(argument: string): string {
  if (!/^--(?!no-)[a-z]+(?:-[a-z]+)+$/.test(argument)) return argument
  return `--${argument.slice(2).replace(/-([a-z])/g, (_, letter) => letter.toUpperCase())}`
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
  defineSiteCommands(cli)
  defineKeepingCommands(cli)
  cli.option('--help', 'Show what can be given')
  cli.version(version)
  cli.globalCommand.helpCallback = shortenHelp
  return cli
}

type HelpSections = Parameters<NonNullable<CAC['globalCommand']['helpCallback']>>[0]

/** The parser's text without a line for the help of each command, and without defaults of flags that take back. */
function shortenHelp(sections: HelpSections): HelpSections {
  return sections.map(({ title, body }) =>
    title?.startsWith('For more info')
      ? { body: '"sotay <command> --help" shows what can be given to a command.' }
      : { ...(title && { title }), body: body.replaceAll(' (default: true)', '') },
  )
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
