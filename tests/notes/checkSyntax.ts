import { spawnSync } from 'node:child_process'
import { parseAllDocuments } from 'yaml'
import type { CodeBlock } from './findCodeBlocks.ts'
import { findNginxFault } from './findNginxFault.ts'

/** Returns a message about the first mistake in the code, or undefined. */
type Check = (code: string) => string | undefined

const checks: Record<string, Check> = {
  bash: checkShell,
  sh: checkShell,
  console: (code) => checkShell(commandsOf(code)),
  json: checkJson,
  nginx: findNginxFault,
  toml: checkToml,
  yaml: checkYaml,
}

/** Describes the blocks whose code is not valid in their language; other languages pass. */
export function checkSyntax(blocks: CodeBlock[]): string[] {
  return blocks.flatMap(({ page, line, language, code }) => {
    const fault = checks[language]?.(code)
    return fault === undefined ? [] : [`${page}:${line}: ${language}: ${fault}`]
  })
}

function checkShell(code: string): string | undefined {
  return checkWith(['bash', '-n'], code)
}

/**
 * The commands in a terminal session: the lines after a prompt, and those continued by a backslash or a second
 * prompt.
 */
function commandsOf(session: string): string {
  const commands: string[] = []
  let before: string | undefined
  for (const line of session.split('\n')) {
    const isContinued = before?.endsWith('\\') || (before !== undefined && line.startsWith('> '))
    before = isContinued ? line.replace(/^> /, '') : /^\$ (.*)/.exec(line)?.[1]
    if (before !== undefined) commands.push(before)
  }
  return commands.join('\n')
}

function checkJson(code: string): string | undefined {
  try {
    JSON.parse(code)
    return undefined
  } catch (error) {
    return (error as SyntaxError).message
  }
}

function checkToml(code: string): string | undefined {
  return checkWith(['python3', '-c', 'import sys, tomllib; tomllib.load(sys.stdin.buffer)'], code)
}

function checkYaml(code: string): string | undefined {
  const documents = parseAllDocuments(code, { logLevel: 'error' })
  if ('empty' in documents) return undefined
  return documents.flatMap(({ errors }) => errors)[0]?.message
}

function checkWith([program, ...options]: string[], code: string): string | undefined {
  const { status, stderr, error } = spawnSync(program!, options, { input: code, encoding: 'utf8' })
  return error || status === 0 ? error?.message : stderr.trim().split('\n').at(-1)
}
