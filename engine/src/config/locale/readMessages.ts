import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BuildFailed } from '../../diagnostics/buildFailed.ts'
import { diagnose } from '../../diagnostics/diagnostic.ts'
import { toSourcePath } from '../../model/paths.ts'
import { isRecord } from '../../std/isRecord.ts'
import { messageOf } from '../../std/messageOf.ts'

/** Translated texts by their ids. */
export type Messages = ReadonlyMap<string, string>

/**
 * Reads a file of translations, `{ "id": { "message": "…" } }`, as Docusaurus writes them; a plain string in place of
 * the object works too. Gives an empty map if the file is missing.
 */
export function readMessages(siteDir: string, file: string): Messages {
  const path = join(siteDir, file)
  if (!existsSync(path)) return new Map()
  const where = { file: toSourcePath(file) }
  const value = parseJson(readFileSync(path, 'utf8'), where)
  if (!isRecord(value))
    throw new BuildFailed([diagnose('invalid-translations', ['it holds no object'], where)])
  return new Map(Object.entries(value).map(([id, entry]) => [id, readMessage(id, entry, where)]))
}

type Where = { file: ReturnType<typeof toSourcePath> }

function parseJson(text: string, where: Where): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, '').normalize('NFC'))
  } catch (error) {
    throw new BuildFailed([diagnose('invalid-translations', [messageOf(error)], where)])
  }
}

function readMessage(id: string, entry: unknown, where: Where): string {
  const message = isRecord(entry) ? entry.message : entry
  if (typeof message === 'string') return message
  throw new BuildFailed([diagnose('invalid-translations', [`"${id}" has no "message"`], where)])
}
