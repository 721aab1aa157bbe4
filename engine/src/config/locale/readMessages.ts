import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BuildFailed, stopOnErrors, type Tell } from '../../diagnostics/buildFailed.ts'
import { diagnose } from '../../diagnostics/diagnostic.ts'
import { toSourcePath } from '../../model/paths.ts'
import { isRecord } from '../../std/isRecord.ts'
import { messageOf } from '../../std/messageOf.ts'

/** Translated texts by their ids. */
export type Messages = ReadonlyMap<string, string>

/**
 * Reads a file of translations, `{ "id": { "message": "…" } }`, as Docusaurus writes them; a plain string in place of
 * the object works too. Gives an empty map if the file is missing, and leaves out what is wrong.
 */
export function readMessages(siteDir: string, file: string, tell: Tell = stopOnErrors): Messages {
  const path = join(siteDir, file)
  if (!existsSync(path)) return new Map()
  const refuse = (reason: string) =>
    tell([diagnose('invalid-translations', [reason], { file: toSourcePath(file) })])
  const value = parseJson(readFileSync(path, 'utf8'), refuse)
  const messages = Object.entries(value).map(([id, entry]) => [id, readMessage(id, entry, refuse)] as const)
  return new Map(messages.filter((each): each is [string, string] => each[1] !== undefined))
}

type Refuse = (reason: string) => void

function parseJson(text: string, refuse: Refuse): Record<string, unknown> {
  try {
    const value = JSON.parse(text.replace(/^\uFEFF/, '').normalize('NFC'))
    if (isRecord(value)) return value
    refuse('it holds no object')
  } catch (error) {
    if (error instanceof BuildFailed) throw error
    refuse(messageOf(error))
  }
  return {}
}

function readMessage(id: string, entry: unknown, refuse: Refuse): string | undefined {
  const message = isRecord(entry) ? entry.message : entry
  if (typeof message === 'string') return message
  refuse(`"${id}" has no "message"`)
  return undefined
}
