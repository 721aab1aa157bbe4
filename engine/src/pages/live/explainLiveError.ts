import { type Diagnostic, diagnose } from '../../diagnostics/diagnostic.ts'
import type { LiveHole } from '../../markdown/document.ts'
import { errorMessages } from '../../std/errorMessages.ts'
import { failureReason } from '../failureReason.ts'
import { stackOf } from '../stackOf.ts'

/** Words what React threw while it rendered a part of a note, with the place in the note. */
export function explainLiveError(
  error: unknown,
  { name, where }: Pick<LiveHole, 'name' | 'where'>,
): Diagnostic {
  const [message = ''] = errorMessages(error)
  const [, unknown] = /^(\S+) is not defined$/.exec(message) ?? []
  const shown = shorten(name)
  if (unknown && !browserNames.has(unknown)) return diagnose('undefined-in-note', [shown, unknown], where)
  if (unknown) return diagnose('browser-only-in-note', [shown, unknown], where)
  const [, got] = /^Element type is invalid: .* but got: (\w+)/.exec(message) ?? []
  if (got)
    return diagnose(
      'live-part-failed',
      [shown, `a component in it is ${got}, not something to render.`],
      where,
    )
  return diagnose('live-part-failed', [shown, failureReason(error)], where)
}

/** Words what the exports of a note threw, before any part of it was rendered. */
export function explainNoteCodeError(error: unknown, { module }: LiveHole): Diagnostic {
  const where = { file: module, stack: stackOf(error) }
  return explainLiveError(error, { name: 'An export of this note', where })
}

/** They are defined where the note is read, so the note needs no import. */
const browserNames = new Set([
  'window',
  'document',
  'navigator',
  'localStorage',
  'sessionStorage',
  'location',
])

/** An expression may be long. */
const shorten = (name: string) => {
  const line = name.replace(/\s+/g, ' ')
  return line.length > 60 ? `${line.slice(0, 57)}…}` : line
}
