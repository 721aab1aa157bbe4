import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { Program } from './gatherPrograms.ts'
import { type LanguageName, languages } from './languages.ts'

/** The result of a program as its driver reports it; without a message the program ran to its end. */
interface Result {
  program: number
  line?: number
  message?: string
}

/** Runs programs of one language in one process and describes those that fail, each with its page and line. */
export async function runPrograms(
  name: LanguageName,
  programs: Program[],
  timeLimit = 150_000,
): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), `notes-${name}-`))
  try {
    const { extension } = languages[name]
    await Promise.all(programs.map(({ code }, n) => writeFile(join(folder, `${n}${extension}`), code)))
    const ending = await runDriver(name, folder, timeLimit)
    const results = await readResults(folder)
    const failures = results.filter(({ message }) => message)
    const unfinished = findUnfinished(results, programs.length)
    if (unfinished !== undefined) failures.push({ program: unfinished, message: ending })
    return failures.map((failure) => describeFailure(failure, programs[failure.program]!))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Runs the driver. Returns the message for a program that the driver did not finish. */
async function runDriver(name: LanguageName, folder: string, timeLimit: number): Promise<string> {
  const [program, ...options] = languages[name].command
  const child = spawn(program!, [...options, folder], {
    timeout: timeLimit,
    killSignal: 'SIGKILL',
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const [errors] = await Promise.all([text(child.stderr), once(child, 'close')])
  return child.killed ? `was still running after ${timeLimit / 1000} s` : `ended the whole run ${errors}`
}

async function readResults(folder: string): Promise<Result[]> {
  const lines = await readFile(join(folder, 'results.jsonl'), 'utf8').catch(() => '')
  return lines
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
}

function findUnfinished(results: Result[], count: number): number | undefined {
  const finished = new Set(results.map(({ program }) => program))
  return Array.from({ length: count }, (_, program) => program).find((program) => !finished.has(program))
}

function describeFailure({ line, message }: Result, program: Program): string {
  const where = line || program.line
  const code = program.code.split('\n')[where - 1]?.trim()
  return `${program.page}:${where}: ${message!.trim()}\n    ${code}`
}
