import type { SiteConfig } from '../../config/siteConfig.ts'
import type { Asset } from '../../content/contentFile.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { Body, BodyReference, Document, LiveHole } from '../../markdown/document.ts'
import type { Card, Heading } from '../../model/pageData.ts'
import type { RoutePath, SourcePath } from '../../model/paths.ts'
import type { Moves } from '../links/createMoves.ts'
import type { LinkIndex, PublicFiles } from '../links/linkIndex.ts'
import { resolveCards } from '../page/cards.ts'
import { uiTextOf } from '../page/pageTexts.ts'
import { resolveToc } from '../page/toc.ts'
import { inFile } from './assets.ts'
import type { ResolvedReference } from './references.ts'
import { type DiagramSet, resolveDiagram } from './resolveDiagram.ts'
import { resolveImage } from './resolveImage.ts'
import { resolveNoteLink } from './resolveNoteLink.ts'

/** Renders the lists that notes place in their text, as HTML. */
export interface ListRenderer {
  cards(cards: Card[]): string
  headings(headings: Heading[]): string
}

/** The facts about the site that resolving a note's references needs. */
export interface References {
  config: SiteConfig
  index: LinkIndex
  assets: Map<SourcePath, Asset>
  diagrams: DiagramSet
  lists: ListRenderer
  /** Address of the code that shows a picture large. */
  pictureViewer: string
  /** Ids by file; undefined while not every note is compiled, and then anchors are not checked. */
  anchors?: Map<SourcePath, Set<string>>
  /** Files published besides pages; undefined while only a single page is built. */
  files?: PublicFiles
  moves?: Moves
  /** The names of the files in the folder of a missing file. */
  filesBeside?: (place: SourcePath) => string[]
  /** Collects the addresses of a page that are already checked, as attributes. */
  judged?: Set<string>
}

/** A note whose body is filled in, and the address of its page. */
export interface ReferringPage {
  document: Document
  path: RoutePath
}

/** Renders the live parts of a note with React. */
export interface LiveRenderer {
  /** `fill` renders the content inside the hole. */
  renderHole(hole: LiveHole, fill: FillBody): ResolvedReference
}

/** Renders a body to HTML; `given` are the props that React passes to a partial. */
export type FillBody = (body: Body, given?: GivenProps) => string

/** Props for the holes of one file. */
export interface GivenProps {
  module: SourcePath
  props: Record<string, unknown>
}

/**
 * Renders a note: replaces the references in its body and in what it adds to the head. `path` is the route of its page.
 */
export function resolveReferences(
  document: Document,
  path: RoutePath,
  references: References,
  live?: LiveRenderer,
): { html: string; head: string; diagnostics: Diagnostic[] } {
  const diagnostics: Diagnostic[] = []
  const keep = ({ html, diagnostics: problems }: ResolvedReference) => {
    diagnostics.push(...problems)
    return html
  }
  const resolved = document.references.map((reference, number) => {
    const filling = resolveReference(reference, number, { document, path, references })
    const [address] = ('url' in reference && / (?:href|src)="[^"]*"/.exec(filling.html)) || []
    if (address && !filling.isOpen) references.judged?.add(address)
    return keep(filling)
  })
  const fill: FillBody = (body, given) =>
    body
      .map((part) => {
        const reference = typeof part === 'number' ? document.references[part] : undefined
        if (reference?.kind === 'live' && live)
          return keep(live.renderHole(withProps(reference, given), fill))
        return typeof part === 'number' ? resolved[part] : part
      })
      .join('')
  return { html: fill(document.body), head: fill(document.head), diagnostics }
}

const withProps = (hole: LiveHole, given?: GivenProps) =>
  given?.module === hole.module ? { ...hole, props: given.props } : hole

function resolveReference(
  reference: BodyReference,
  number: number,
  { document, path, references }: ReferringPage & { references: References },
): ResolvedReference {
  switch (reference.kind) {
    case 'diagram':
      return resolveDiagram(reference, number, {
        ...references.diagrams,
        uiText: uiTextOf(references.config),
      })
    case 'image':
      return resolveImage(reference, inFile(reference.where, document), references)
    case 'link':
      return resolveNoteLink(reference, { document: inFile(reference.where, document), path }, references)
    case 'toc':
      return resolveToc(reference, document, references)
    case 'cards':
      return resolveCards(path, references)
    default:
      return { html: '', diagnostics: [] }
  }
}
