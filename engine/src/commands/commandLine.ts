import type { CAC, Command } from 'cac'
import { type Diagnostic, diagnose } from '../diagnostics/diagnostic.ts'
import { nearestMatch, onlyMatch } from '../diagnostics/nearestMatch.ts'

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
 * Explains an invalid command line; for an unknown flag, suggests the nearest one of this command, or else the command
 * that has it.
 */
export function usageProblem(error: Error, cli: CAC): Diagnostic {
  const { matchedCommand, matchedCommandName, globalCommand, rawArgs } = cli
  const [, named = ''] = /Unknown option `(--?[^`]+)`/.exec(error.message) ?? []
  const names = [named, named.replace('--', '--no-')].map(toCamelCase)
  const written = rawArgs.map((arg) => arg.replace(/=.*/s, ''))
  const flag = written.find((arg) => named && names.includes(toCamelCase(arg))) ?? named
  const flags = [...flagsOf(matchedCommand), ...flagsOf(globalCommand)]
  const nearest = flag ? (nearestMatch(flag, flags) ?? ofOtherCommand(flag, cli)) : undefined
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
