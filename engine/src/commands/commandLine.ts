import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type CAC, type Command, cac } from 'cac'
import { packageFolder } from '../bundle/modulePaths.ts'
import { BuildFailed, CodeRemembers, type Diagnostic, diagnose } from '../diagnostics/diagnostic.ts'
import { nearestMatch, onlyMatch } from '../diagnostics/nearestMatch.ts'
import { defineKeepingCommands } from './keepingCommands.ts'
import { defineSiteCommands } from './siteCommands.ts'
import { reportFailure } from './terminal.ts'

/** Runs the command of a command line such as `process.argv`; reports why it fails, which is in `process.exitCode`. */
export async function runCommand(argv: string[]): Promise<void> {
  try {
    await run(argv)
  } catch (error) {
    if (error instanceof CodeRemembers) return await runApart(argv)
    reportFailure(error)
    process.exitCode = 1
  }
}

/** Runs the command in a process of its own. */
async function runApart(argv: string[]): Promise<void> {
  const { spawnSync } = await import('node:child_process')
  const command = [...process.execArgv, join(packageFolder(), 'bin/sotay.js'), ...argv.slice(2)]
  const { status } = spawnSync(process.execPath, command, { stdio: 'inherit' })
  process.exitCode = status ?? 1
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

const emptyArgument = 'An argument is empty, perhaps a variable of the shell that is not set.'

/** Options that may be given several times; of others the last one counts. */
const repeatable = new Set(['locale', 'l'])

/** Stands before what the parser would make a number of, so that `1.10` would be `1.1`. No argument can hold it. */
const mark = '\0'

/** An argument, or the value in one, that stays the text that it is. */
export function markText(argument: string): string {
  const [flag = ''] = /^-[^=]*=/.exec(argument) ?? []
  const value = argument.slice(flag.length)
  return value !== '' && Number.isFinite(Number(value)) ? flag + mark + value : argument
}

export const withoutMark = (text: string) => text.replaceAll(mark, '')

/** The options as text. The parser makes lists of what is repeated. */
export function plainOptions(options: Record<string, unknown>): Record<string, unknown> {
  const plain = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(plain)
    return typeof value === 'number' || typeof value === 'string' ? withoutMark(String(value)) : value
  }
  return Object.fromEntries(
    Object.entries(options).map(([name, value]) => {
      const one = Array.isArray(value) && !repeatable.has(name) && name !== '--' ? value.at(-1) : value
      return [name, plain(one)]
    }),
  )
}

/**
 * Explains an invalid command line; for an unknown flag, suggests the nearest one of this command, or one that
 * begins with it, or else the command that has it.
 */
export function usageProblem(error: Error, cli: CAC): Diagnostic {
  const { matchedCommand, matchedCommandName, globalCommand, rawArgs } = cli
  const [, named = ''] = /Unknown option `(--?[^`]+)`/.exec(error.message) ?? []
  const names = [named, named.replace('--', '--no-')].map(toCamelCase)
  const written = rawArgs.map((arg) => arg.replace(/=.*/s, ''))
  const flag = written.find((arg) => named && names.includes(toCamelCase(arg))) ?? named
  const flags = [...flagsOf(matchedCommand), ...flagsOf(globalCommand)]
  const meant = nearestMatch(flag, flags) ?? flags.find((each) => each.startsWith(`${flag}-`))
  const nearest = flag ? (meant ?? ofOtherCommand(flag, cli)) : undefined
  const reason = flag ? `There is no flag "${flag}".` : reword(withoutMark(error.message))
  return diagnose('wrong-usage', [reason, matchedCommandName ?? '', nearest])
}

/** What the parser says, in words for those who do not know it. */
function reword(message: string): string {
  const [, form = ''] = /^missing required args for command `(.+)`/.exec(message) ?? []
  if (form) return `An argument is missing: "sotay ${form}".`
  const [, flag = ''] = /^option `(?:-\w, )?(.+)` value is missing/.exec(message) ?? []
  if (flag) return `The flag "${flag}" needs a value.`
  const [, rest = ''] = /^Unused args: (.+)/.exec(message) ?? []
  return rest ? `Not expected here: ${rest.replaceAll('`', '"')}.` : `${message}.`
}

const flagsOf = (command?: Pick<Command, 'options'>) =>
  (command?.options ?? []).flatMap(({ rawName }) => rawName.match(/--[\w-]+/g) ?? [])

function ofOtherCommand(flag: string, { commands }: CAC): string | undefined {
  const nearest = onlyMatch(flag, commands.flatMap(flagsOf))
  const command = nearest && commands.find((each) => flagsOf(each).includes(nearest))
  return command && `sotay ${command.name} ${nearest}`
}

/** The parser names flags in camel case. */
const toCamelCase = (flag: string) =>
  flag.replace(/(?<=\w)-(\w)/g, (_, letter: string) => letter.toUpperCase())
