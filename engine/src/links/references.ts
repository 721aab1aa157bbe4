import type { SiteConfig } from '../config/siteConfig.ts'
import type { Asset } from '../content/contentFile.ts'
import type { Diagnostic, Severity, SeverityRule } from '../diagnostics/diagnostic.ts'
import { chooseSeverity, withSeverity } from '../diagnostics/diagnostic.ts'
import type { Body, Document, LivePart, Reference } from '../markdown/document.ts'
import type { DiagramSet } from '../model/drawing.ts'
import type { ListRenderer, Neighbours } from '../model/pageParts.ts'
import type { RoutePath, SourcePath } from '../model/paths.ts'
import { once, withReaders } from '../std/collections.ts'
import { escapeAttribute } from '../std/html.ts'
import type { LinkIndex, Moves, PublicFiles } from './linkIndex.ts'

/** The HTML that replaces a reference. */
export interface ResolvedReference {
  /**
   * Attributes, each with a leading space (links), whole elements (diagrams, lists and most images), or an address
   * within an attribute (`srcset`).
   */
  html: string
  /** The address in that HTML, of a link or an image. */
  address?: string
  diagnostics: Diagnostic[]
  /** Whether its anchor can only be checked after its page is rendered. */
  isOpen?: boolean
}

/** Writes one attribute with a space before it. */
export function attribute(name: string, value: string): string {
  return ` ${name}="${escapeAttribute(value)}"`
}

/** A reference that is replaced by elements. */
export function found(html: string, diagnostics: Diagnostic[] = []): ResolvedReference {
  return { html, diagnostics }
}

/** The attribute that holds an address. */
export type AddressName = 'href' | 'src'

/** A link or an image with this address, or the address alone if `name` is empty; `more` are further attributes. */
export function leadsTo(
  name: string,
  address: string,
  { more = '', diagnostics = [] }: { more?: string; diagnostics?: Diagnostic[] } = {},
): ResolvedReference {
  const html = name === '' ? escapeAttribute(address) : attribute(name, address)
  return { html: html + more, address, diagnostics }
}

/** An address in HTML that names no file of the site's sources. It is checked when its page is rendered. */
export function asWritten({ url }: Reference, name: string): ResolvedReference {
  return { ...leadsTo(name, url), isOpen: true }
}

interface BrokenReference {
  name: string
  reference: Reference
  /** A level, or a function that may give an address in place of the broken one. */
  hook: SiteConfig['markdown']['hooks']['onBrokenMarkdownLinks']
  /** The severity of another check for the same problem. It is reported once, with the higher of the two. */
  atLeast?: SeverityRule
  /** Called only if somebody asks for problems, because finding the nearest valid target takes time. */
  problem: () => Diagnostic
}

/** A broken reference. It stays as written, unless the hook returns a replacement. */
export function broken({
  name,
  reference,
  hook,
  atLeast = 'ignore',
  problem,
}: BrokenReference): ResolvedReference {
  const { url, where } = reference
  const isLevel = typeof hook === 'string'
  const replacement = isLevel ? undefined : hook({ url, sourceFilePath: where.file })
  if (typeof replacement === 'string') return leadsTo(name, replacement)
  const wanted = isLevel ? hook : 'ignore'
  if (wanted === 'ignore' && atLeast === 'ignore') return leadsTo(name, url)
  const rate = once(() => {
    const told = problem()
    return withSeverity(stronger(wanted, chooseSeverity(atLeast, told)), told)
  })
  return withReaders(leadsTo(name, url), { diagnostics: rate })
}

const severities: Severity[] = ['ignore', 'log', 'warn', 'throw']

function stronger(a: Severity, b: Severity): Severity {
  return severities.indexOf(a) > severities.indexOf(b) ? a : b
}

/** The facts about the site that resolving a note's references needs. */
export interface References {
  config: SiteConfig
  index: LinkIndex
  assets: Map<SourcePath, Asset>
  diagrams: DiagramSet
  lists: ListRenderer
  /** The compiled notes, as far as they are known. */
  documents: ReadonlyMap<SourcePath, Document>
  /** The Markdown files that code of the site imports. */
  imported: ReadonlyMap<SourcePath, Document>
  /** Addresses of the code that shows a picture or a diagram large. */
  viewer: string
  /** Ids by file; undefined while not every note is compiled, and then anchors are not checked. */
  anchors?: Map<SourcePath, Set<string>>
  /** Files published besides pages; undefined while only a single page is built. */
  files?: PublicFiles
  neighbours?: Neighbours
  moves?: Moves
  /** The names of the files in the folder of a missing file. */
  filesBeside?: (place: SourcePath) => string[]
  /** Why a file that is there is none to publish: where the link on disk leads that it is. */
  whyWithheld?: (place: SourcePath) => 'secret' | 'outside' | undefined
  /** Collects the addresses of a page that are already checked. */
  judged?: JudgedAddresses
}

/** Addresses that are already checked. */
export type JudgedAddresses = Readonly<Record<AddressName, Set<string>>>

/** A note whose body is filled in, and the address of its page. */
export interface ReferringPage {
  document: Document
  path: RoutePath
}

/** Renders the live parts of a note with React. */
export interface LiveRenderer {
  /** `fill` renders the HTML inside of it. */
  renderPart(part: LivePart, fill: FillBody): ResolvedReference
}

/** Props for the live parts of one file. */
export interface GivenProps {
  module: SourcePath
  props: Record<string, unknown>
}

/** Renders a body to HTML; `given` are the props that React passes to a partial. */
export type FillBody = (body: Body, given?: GivenProps) => string
