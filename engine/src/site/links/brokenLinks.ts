import { type Diagnostic, diagnose, type SourceLocation } from '../../diagnostics/diagnostic.ts'
import { onlyMatch } from '../../diagnostics/nearestMatch.ts'
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

/** Reports a link to a URL without a page. Suggests where the page has moved, or the URL spelt most like it. */
export function diagnoseBrokenPageLink(
  { url, where }: WrittenLink,
  target: string,
  references: References,
): Diagnostic {
  const answer = nearestPage(target, references)
  const path = parseUrl(url).path === target ? url : target
  const problem = diagnose('broken-link', [url, path, toNearest(answer)], where)
  return withFix(problem, answer, url)
}

/**
 * Reports a link to a Markdown file that does not exist. Suggests where it has moved, the file of the same name, or the
 * one spelt most like it. `places` are the paths that were tried.
 */
export function diagnoseBrokenFileLink(
  { url, where, places }: WrittenLink & { places: SourcePath[] },
  { file }: Document,
  references: References,
): Diagnostic {
  const answer = nearestFile(parseUrl(url).path, file.source, references)
  const problem = diagnose('broken-markdown-link', [url, places, toNearest(answer)], where)
  return withFix(problem, answer, url)
}

/** Reports a link to a missing anchor. `ids` are the anchors that the page has. */
export function diagnoseBrokenAnchor(
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

/** Adds a fix if the suggestion is sure. Query and hash stay as written. */
function withFix(problem: Diagnostic, answer: NearestTarget | undefined, url: string): Diagnostic {
  const rest = /[?#].*/s.exec(url)?.[0] ?? ''
  return answer?.isSure ? { ...problem, fix: { from: url, to: answer.path + rest } } : problem
}
