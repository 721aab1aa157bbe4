import { type Diagnostic, diagnose, type SourceLocation } from '../../diagnostics/diagnostic.ts'
import { onlyMatch } from '../../diagnostics/onlyMatch.ts'
import type { Document } from '../../markdown/document.ts'
import type { SourcePath } from '../../model/paths.ts'
import { parseUrl } from '../parseUrl.ts'
import type { References } from '../resolveReferences.ts'
import { type NearestTarget, nearestFile, nearestPage } from './nearestTarget.ts'

/** A link as it is written. */
interface WrittenLink {
  url: string
  where: SourceLocation
}

/** An address at which no page stands: where its page has gone, or which address is spelt most like it. */
export function brokenPageLink(
  { url, where }: WrittenLink,
  target: string,
  references: References,
): Diagnostic {
  const answer = nearestPage(target, references)
  const path = parseUrl(url).path === target ? url : target
  const problem = diagnose('broken-link', [url, path, toNearest(answer)], where)
  return withFix(problem, answer, url)
}

/** A Markdown file that does not exist: where it has gone, the one of the same name, or the one spelt most like it. `places` were looked at. */
export function brokenFileLink(
  { url, where, places }: WrittenLink & { places: SourcePath[] },
  { file }: Document,
  references: References,
): Diagnostic {
  const answer = nearestFile(parseUrl(url).path, file.source, references)
  const problem = diagnose('broken-markdown-link', [url, places, toNearest(answer)], where)
  return withFix(problem, answer, url)
}

/** A place on a page that is not there. `ids` are those that are. */
export function brokenAnchor(
  { url, where }: WrittenLink,
  anchor: string,
  { source, ids }: { source: string; ids: string[] },
): Diagnostic {
  const problem = diagnose('broken-anchor', [url, anchor, source, ids], where)
  const only = onlyMatch(anchor, ids)
  const to = `${url.slice(0, url.indexOf('#'))}#${only}`
  return only ? { ...problem, fix: { from: url, to } } : problem
}

const toNearest = (answer: NearestTarget | undefined) =>
  answer && { url: answer.path, hasMoved: answer.hasMoved }

/** What stands behind the path stays as it was written. */
function withFix(problem: Diagnostic, answer: NearestTarget | undefined, url: string): Diagnostic {
  const rest = /[?#].*$/s.exec(url)?.[0] ?? ''
  return answer?.isSure ? { ...problem, fix: { from: url, to: answer.path + rest } } : problem
}
