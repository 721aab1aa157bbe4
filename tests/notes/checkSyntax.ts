import { spawnSync } from 'node:child_process'
import { parseAllDocuments } from 'yaml'
import type { CodeBlock } from './findCodeBlocks.ts'
import { findNginxFault } from './findNginxFault.ts'

/** Returns a message about the first mistake in the code, or undefined. */
type Check = (code: string) => string | undefined

const checks: Record<string, Check> = {
  json: checkJson,
  nginx: findNginxFault,
  toml: checkToml,
  yaml: checkYaml,
}

/** The commands in blocks of these languages. */
const commandsIn: Record<string, (code: string) => string> = {
  bash: (code) => code,
  sh: (code) => code,
  console: commandsOf,
}

/** Describes the blocks whose code is not valid in their language; other languages pass. */
export function checkSyntax(blocks: CodeBlock[]): string[] {
  const scripts = blocks.flatMap(({ language, code }) => commandsIn[language]?.(code) ?? [])
  const faults = checkShells(scripts)
  return blocks.flatMap(({ page, line, language, code }) => {
    const fault = language in commandsIn ? faults.shift() : checks[language]?.(code)
    return fault ? [`${page}:${line}: ${language}: ${fault}`] : []
  })
}

/** The last line that a shell says of each script; empty if it can be run. One shell asks for all: to begin one takes longer. */
function checkShells(scripts: string[]): string[] {
  const program = 'while IFS= read -rd "" script; do bash -n <<< "$script" 2>&1; printf "\\0"; done'
  const input = scripts.map((script) => `${script}\0`).join('')
  const { stdout, error } = spawnSync('bash', ['-c', program], { input, encoding: 'utf8' })
  if (error) throw error
  return stdout.split('\0').map((said) => said.trim().split('\n').at(-1)!)
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
