import type { ComponentType, PropsWithChildren, ReactNode } from 'react'
import { createContext, createElement, Fragment, useContext } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Bundle, BundledIsland, StyleSheet } from '../../bundle/bundle.ts'
import { type Diagnostic, diagnose } from '../../diagnostics/diagnostic.ts'
import { imageOf } from '../../links/assets.ts'
import type { References } from '../../links/references.ts'
import type { BuiltInRenderer } from '../../markdown/createBuiltInRenderer.ts'
import type { Document, DocumentOutline, LivePart } from '../../markdown/document.ts'
import type { PageData } from '../../model/pageData.ts'
import type { Heading } from '../../model/pageParts.ts'
import type { RoutePath, SourcePath } from '../../model/paths.ts'
import { encodePath, fileHref, normalizeRouteKey, toSourcePath } from '../../model/paths.ts'
import { buildPageData } from '../../pageData/buildPageData.ts'
import { resolveReferences } from '../../pageData/references/resolveReferences.ts'
import type { Site } from '../../site/site.ts'
import { type Overrides, PartContext, type PartDrawer } from '../../theme/contexts.ts'
import { island } from '../../theme/island/island.tsx'
import type { RefusedProp } from '../../theme/island/islandProps.tsx'
import type { NoteEnvironment, NoteFacts, PageFactName } from '../../theme/notes/noteContext.ts'
import { factsTag, NoteContext } from '../../theme/notes/noteContext.ts'
import { PageContexts } from '../../theme/PageContexts.tsx'
import { ownParts } from '../../theme/parts/ownParts.tsx'
import { joinTitles } from '../mergeHeadTags.ts'
import { categoryFacts, docMetadata, docsFact } from './docsFacts.ts'
import { createElementMarks, createHtmlMarks, type HtmlMarks, toKnown, Written } from './marks.tsx'

/** Inputs for rendering the components of one page, and the results collected on the way. */
export interface NotePage {
  outline: DocumentOutline
  /** Headings of the note, for its table of contents. */
  headings: Heading[]
  path: RoutePath
  references: References
  renderBuiltIn: BuiltInRenderer
  renderImported: ImportedRenderer
  bundle: Bundle
  marks: HtmlMarks
  /** What is around the text; undefined while only that is rendered. */
  data?: PageData
  site?: Site | undefined
  /** Collects the styles of what is rendered. */
  sheet?: StyleSheet | undefined
  /** The live part being rendered. */
  part?: Pick<LivePart, 'name' | 'where'>
  /** Tags for the head, as HTML. */
  head: string[]
  diagnostics: Diagnostic[]
}

/** What a page is rendered with. */
export type RenderingTools = Pick<
  NotePage,
  'references' | 'renderBuiltIn' | 'renderImported' | 'bundle' | 'site'
>

/** Renders a Markdown file that code imports, as a part of a page. */
export type ImportedRenderer = (document: Document, props: Record<string, unknown>, page: NotePage) => string

export function createNotePage(
  outline: DocumentOutline & Partial<Pick<Document, 'headings'>>,
  path: RoutePath,
  tools: RenderingTools,
): NotePage {
  const { references, renderBuiltIn, renderImported, bundle, site } = tools
  return {
    outline,
    headings: outline.headings ?? [],
    path,
    references,
    renderBuiltIn,
    renderImported,
    bundle,
    marks: createHtmlMarks(),
    site,
    sheet: bundle.styleSheet && new bundle.styleSheet(),
    head: [],
    diagnostics: [],
  }
}

/** A page for components that are in no note: they are rendered as if in a note without text. */
export function createComponentPage(source: SourcePath, path: RoutePath, tools: RenderingTools): NotePage {
  const file = { collection: 'pages', folder: source, source, path: source, text: '' } as const
  return createNotePage({ file, frontMatter: {}, excerpt: '', diagnostics: [] }, path, tools)
}

/** The HTML that React rendered, with its marks replaced, and the tags for the head. */
export function finishPage(html: string, page: NotePage): { html: string; head: string } {
  return { html: page.marks.fill(html), head: addedHead(page) }
}

/** The tags that components of a page add to its head, and the styles that they made while they were rendered. */
export function addedHead({ marks, head, sheet }: NotePage): string {
  const styles = sheet?.getStyleTags() ?? ''
  sheet?.seal()
  return marks.fill(head.join('')) + styles
}

/** Has the styles of elements collected for their page. */
export const collectStyles = (children: ReactNode, { sheet }: NotePage) =>
  sheet?.collectStyles(children) ?? children

/** The facts about a note that its components can read. */
export function noteFacts({ outline, headings, path, references, data }: NotePage): NoteFacts {
  const { file, frontMatter, contentTitle, excerpt } = outline
  const route = references.index.routesByKey.get(normalizeRouteKey(path))
  return {
    frontMatter,
    metadata: {
      title: frontMatter.title ?? contentTitle ?? '',
      description: frontMatter.description ?? excerpt,
      permalink: encodePath(path),
      source: `@site/${file.source}`,
      frontMatter,
      ...docMetadata(route?.target, data),
    },
    toc: headings.map(({ html, id, level }) => ({ value: html, id, level })),
    contentTitle,
    assets: { image: frontMatter.image?.startsWith('.') ? imageOf(outline, references) : undefined },
  }
}

/** The context that components of a page get at build time. */
export function createNoteEnvironment(page: NotePage): NoteEnvironment {
  return {
    href: encodePath(page.path),
    note: noteFacts(page),
    facts: (name) => factsOf(name, page),
    category: () => categoryFacts(page.path, page.references),
    renderBuiltIn: (name, props) => renderKnown(name, props, page),
    renderImported: (source, props) => renderImported(source, props, page),
    addHead: (tags) => void page.head.push(renderToStaticMarkup(joinTitles(tags))),
  }
}

const factsOf = (name: PageFactName, page: NotePage) =>
  name === 'doc' ? noteFacts(page) : docsFact(name, page.path, { ...page, page: page.data })

/** Puts facts that an island asks for into the head, so that it finds the same in the browser. */
function sendFacts(name: PageFactName, page: NotePage): unknown {
  const facts = factsOf(name, page)
  if (facts === undefined) return undefined
  const json = JSON.stringify(facts)
  const tag = renderToStaticMarkup(<meta name={factsTag(name)} content={json} />)
  if (!page.head.includes(tag)) page.head.push(tag)
  return JSON.parse(json)
}

/** Provides that context to components of a page. */
export function withNoteEnvironment(children: ReactNode, page: NotePage) {
  return (
    <NoteContext.Provider value={createNoteEnvironment(page)}>
      <PartContext value={partDrawer(page)}>{collectStyles(children, page)}</PartContext>
    </NoteContext.Provider>
  )
}

/** What draws the parts of the theme within the text of a page, where what is around it is not known yet. */
function partDrawer(page: NotePage): PartDrawer | undefined {
  const { site, path, references } = page
  const route = references.index.routesByKey.get(normalizeRouteKey(path))
  if (!site || !route) return undefined
  const toHtml = (part: ReactNode) =>
    renderToStaticMarkup(
      withNoteEnvironment(
        <PageContexts page={buildPageData(site, route)} overrides={noOverrides}>
          <PartContext value={{ parts: ownParts }}>{part}</PartContext>
        </PageContexts>,
        page,
      ),
    )
  return { parts: ownParts, toHtml }
}

const noOverrides: Overrides = { components: {}, slots: {}, parts: {} }

/** Provides the part of it that islands get: the rest would differ in the browser. */
function withIslandEnvironment(children: ReactNode, page: NotePage) {
  const { href, addHead, renderImported } = createNoteEnvironment(page)
  const renderDrawn = (name: string, props: object) => renderKnown(name, props, page)
  const facts = (name: PageFactName) => sendFacts(name, page)
  return (
    <NoteContext.Provider value={{ href, addHead, renderImported, renderDrawn, facts }}>
      <PartContext value={partDrawer(page)}>{collectStyles(children, page)}</PartContext>
    </NoteContext.Provider>
  )
}

function renderImported(source: string, props: Record<string, unknown>, page: NotePage): ReactNode {
  const document = page.references.imported.get(toSourcePath(source))
  return document && <Written mark={page.marks.mark(page.renderImported(document, props, page))} />
}

/**
 * Renders a built-in component as Markdown would. Its children are still rendered by React, and put between the pieces
 * of that HTML.
 */
function renderKnown(name: string, props: object, page: NotePage): ReactNode {
  const { mark, pieces } = createElementMarks()
  const component = toKnown(name, props, (element) => mark({ element }))
  const document = { ...page.renderBuiltIn(component, page.outline), headings: page.headings }
  const { html, diagnostics } = resolveReferences(document, page.path, page.references)
  page.diagnostics.push(...document.diagnostics, ...diagnostics)
  return pieces(html).map((piece, index) => (
    <Fragment key={index}>
      {typeof piece === 'object' ? piece.element : piece && <Written mark={page.marks.markKnown(piece)} />}
    </Fragment>
  ))
}

/**
 * Makes a component of a note an island, and reports props that cannot be put into the page. `key` is the name by which
 * the note's module asks for it; `around` puts the contexts around elements among its props.
 */
export function toNoteIsland(
  component: ComponentType,
  files: BundledIsland,
  { key, page, around = (node) => withNoteEnvironment(node, page) }: NoteIslandFacts,
) {
  const refuse = (props: RefusedProp[]) => {
    const { part } = page
    for (const { path, kind } of props)
      page.diagnostics.push(
        diagnose('unserialisable-prop', [componentTag(key, part), path, kind], part?.where),
      )
  }
  const from = packageOf(key)
  const Island = toIsland(component, files, page, {
    around: (node) => <PackageAround value={from}>{around(node)}</PackageAround>,
    refuse,
  })
  const NoteIsland = (props: object) => {
    if (useContext(PackageAround) === from && from !== undefined)
      page.diagnostics.push(diagnose('nested-islands', [from], page.part?.where))
    return <Island {...props} />
  }
  // Notes read what a component has, as in `Code.languages`.
  return typeof component === 'function' ? Object.assign(NoteIsland, component) : NoteIsland
}

/** The package of the island that holds what is being rendered. */
const PackageAround = createContext<string | undefined>(undefined)

/** The package that a component is imported from; undefined for one of the site. */
const packageOf = (key: string) => /^((?!@site\/)[@\w][^#]*)#/.exec(key)?.[1]

interface NoteIslandFacts {
  key: string
  page: NotePage
  around?: (node: ReactNode) => ReactNode
}

/** The tag of a component: `<Chart>` for `@site/src/Chart#default`. */
function componentTag(key: string, part: NotePage['part']): string {
  const name = key.split('#').at(-1)!
  if (name !== 'default') return `<${name}>`
  return part?.name.startsWith('<') ? part.name : `<${key.replace(/#.*/, '').split('/').at(-1)}>`
}

/** Makes a component of a page an island. */
export function toIsland(
  component: ComponentType,
  { outputs, when, frame }: BundledIsland,
  page: NotePage,
  surroundings?: Parameters<typeof island>[2],
) {
  const { config } = page.references
  const within = (part: ComponentType<PropsWithChildren>) => (props: object) =>
    withIslandEnvironment(createElement(part, props), page)
  return island(
    within(component),
    { files: outputs.map((output) => fileHref(output, config)), when },
    { ...surroundings, frame: frame && within(frame) },
  )
}
