import { dirname, normalize } from 'node:path/posix'
import type { ContentFile } from '../../content/contentFile.ts'
import { diagnose } from '../../diagnostics/diagnostic.ts'
import type { Body, BodyReference, Document, NoteSection, PartialReference } from '../../markdown/document.ts'
import { type SourcePath, toSourcePath } from '../../model/paths.ts'
import type { TextSection } from '../../model/searchPage.ts'
import { withOriginal } from '../routes/routeSource.ts'

/** How many partials a note may hold: those that hold others twice double with each level. */
const mostPartials = 1000

/** The files that include a file, and how many partials the note at the top still may get. */
interface Around {
  path: SourcePath[]
  budget: { left: number }
}

/**
 * Merges the Markdown files that a note imports into it: their text, headings, search sections, anchors and problems.
 * References keep the file they were written in, because relative paths start there.
 */
export function includePartials(
  document: Document,
  partials: ReadonlyMap<SourcePath, Document>,
  around: Around = { path: [], budget: { left: mostPartials } },
): Document {
  if (document.partials.length === 0) return document
  const { source } = document.file
  const including = {
    ...document,
    references: [...document.references],
    diagnostics: [...document.diagnostics],
  }
  const included = new Map<number, Document>()
  document.references.forEach((reference, number) => {
    if (reference.kind !== 'partial') return
    const file = partialSources(reference.specifier, document.file).find((place) => partials.has(place))
    if (file === undefined) return
    const { budget } = around
    const path = [...around.path, source]
    if (path.includes(file))
      including.diagnostics.push(diagnose('partial-cycle', [[...path, file]], reference.where))
    else if (budget.left-- > 0)
      included.set(number, includePartials(partials.get(file)!, partials, { path, budget }))
    else if (budget.left === -1)
      including.diagnostics.push(diagnose('too-many-partials', [mostPartials], reference.where))
  })
  return joinPartials(including, included)
}

/** Replaces the references with these numbers by the partials. */
function joinPartials(document: Document, included: Map<number, Document>): Document {
  const bodies = new Map(
    [...included].map(([number, partial]) => [number, addReferences(number, partial, document)]),
  )
  const fill = (body: Body): Body =>
    body.flatMap((piece): Body => {
      const reference = typeof piece === 'number' ? document.references[piece] : undefined
      if (reference?.kind !== 'partial') return [piece]
      return reference.isLive ? [] : (bodies.get(piece as number) ?? [])
    })
  const references = document.references.map((reference) =>
    reference.kind === 'live' ? { ...reference, slots: reference.slots.map(fill) } : reference,
  )
  const all = [document, ...included.values()]
  return {
    ...document,
    body: fill(document.body),
    ...(document.beginning && { beginning: fill(document.beginning) }),
    head: [...fill(document.head), ...[...included.values()].flatMap(({ head }) => head)],
    references,
    headings: includeHeadings(document, included),
    sections: includeSections(document.sections, included),
    sectionsName: undefined,
    anchors: [...new Set(all.flatMap(({ anchors }) => anchors))],
    hasMath: all.some(({ hasMath }) => hasMath),
    hasStyles: all.some(({ hasStyles }) => hasStyles),
    diagnostics: all.flatMap(({ diagnostics }) => diagnostics),
  }
}

/** Appends the references of a partial to those of the note, and returns the partial's body with the new numbers. */
function addReferences(number: number, partial: Document, { references }: Document): Body {
  const offset = references.length
  const shift = (body: Body) => body.map((piece) => (typeof piece === 'number' ? piece + offset : piece))
  const place = references[number] as PartialReference
  for (const reference of partial.references) {
    if (reference.kind === 'live') references.push(shiftLivePart(reference))
    else if (reference.kind === 'partial' && reference.body)
      references.push({ ...reference, body: shift(reference.body) })
    else references.push(reference)
  }
  const body = shift(partial.body)
  references[number] = { ...place, body, module: partial.file.source }
  return body

  function shiftLivePart(live: Extract<BodyReference, { kind: 'live' }>): BodyReference {
    const props = live.module === partial.file.source ? place.props : live.props
    return { ...live, slots: live.slots.map(shift), props }
  }
}

function includeHeadings({ headings, references }: Document, included: Map<number, Document>) {
  const before = [...included].map(([number, partial]) => ({
    place: (references[number] as PartialReference).headingsBefore,
    headings: partial.headings,
  }))
  return [...headings, undefined].flatMap((heading, index) => [
    ...before.filter(({ place }) => place === index).flatMap((partial) => partial.headings),
    ...(heading ? [heading] : []),
  ])
}

/** Puts the sections of each partial where the note imports it. */
function includeSections(sections: NoteSection[], included: Map<number, Document>): TextSection[] {
  const result: TextSection[] = []
  for (const { partial, ...section } of sections) {
    if (partial === undefined) {
      result.push(section)
      continue
    }
    const [beginning, ...others] = included.get(partial)?.sections ?? []
    append(beginning, result)
    result.push(...others.map((other) => ({ ...other })))
    append(section, result)
  }
  return result
    .map((each) => ({ ...each, text: each.text.trim() }))
    .filter(({ title, text }) => title !== '' || text !== '')
}

/** Text above a partial's first heading belongs to the section before it. */
function append(section: TextSection | undefined, sections: TextSection[]): void {
  if (!section) return
  if (section.title || sections.length === 0) sections.push({ ...section })
  else sections.at(-1)!.text += ` ${section.text}`
}

/**
 * The candidate paths of an imported Markdown file: relative to the note and its original, or to the site for `@site/` and `/`.
 */
export function partialSources(
  specifier: string,
  file: Pick<ContentFile, 'source' | 'original'>,
): SourcePath[] {
  if (/^(?:@site)?\//.test(specifier))
    return [toSourcePath(normalize(specifier.replace(/^(?:@site)?\//, '')))]
  return withOriginal(file).map((importer) => toSourcePath(normalize(`${dirname(importer)}/${specifier}`)))
}
