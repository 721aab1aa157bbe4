import { type ComponentType, createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { FillBody, LiveRenderer } from '../../links/references.ts'
import type { Document, LivePart, PartialReference } from '../../markdown/document.ts'
import type { RoutePath, SourcePath } from '../../model/paths.ts'
import { resolveReferences } from '../../pageData/references/resolveReferences.ts'
import { decodeEntities, voidTag } from '../../std/html.ts'
import { withoutAdditions } from '../../theme/island/island.tsx'
import { explainLiveError, explainNoteCodeError, renderCode, renderedFile, tryCode } from './liveErrors.ts'
import { Written } from './marks.tsx'
import {
  addedHead,
  createNotePage,
  type ImportedRenderer,
  type NotePage,
  noteFacts,
  type RenderingTools,
  toNoteIsland,
  withNoteEnvironment,
} from './noteEnvironment.tsx'

/** Whether a note has parts that React renders, or imports styles. */
export const isLiveNote = ({ live, references }: Document) =>
  live !== undefined || references.some(({ kind }) => kind === 'live')

/** Renders a note, including its live parts, and the tags it adds to the head. */
export function renderNote(document: Document, path: RoutePath, tools: RenderingTools) {
  const { references } = tools
  if (!isLiveNote(document)) return resolveReferences(document, path, references)
  const page = createNotePage(document, path, tools)
  const live = createLiveRenderer(document, page)
  const { html, head, diagnostics } = resolveReferences(document, path, references, live)
  return { html, head: head + addedHead(page), diagnostics: [...diagnostics, ...page.diagnostics] }
}

/** The result of evaluating the module of a note. */
interface EvaluatedNote {
  parts: ((props: object, slot: (number: number) => ReactNode) => ReactNode)[]
}

type NoteModule = (scope: object) => EvaluatedNote

/** Renders the live parts of one page with React. */
function createLiveRenderer(document: Document, page: NotePage): LiveRenderer {
  const opened = new Map<SourcePath, EvaluatedNote | undefined>()
  let count = 0
  /** Evaluates the module of a note. An error in its code is reported once, not for every part. */
  const open = (part: LivePart, fill: FillBody) => {
    // The problems of its module were reported when it was bundled.
    if (!page.bundle.pageModules.has(part.module)) return undefined
    const { result, problem } = tryCode(
      () => renderedFile.run(part.module, () => openNote(part, fill, { document, page })),
      (error) => explainNoteCodeError(error, part),
    )
    if (problem) page.diagnostics.push(problem)
    return result
  }
  return {
    renderPart(part, fill) {
      page.part = part
      if (!opened.has(part.module)) opened.set(part.module, open(part, fill))
      const note = opened.get(part.module)
      const inside = () => part.slots.map((slot) => fill(slot)).join('')
      if (!note) return { html: inside(), diagnostics: [] }
      const slot = (number: number) => <Written mark={page.marks.mark(fill(part.slots[number]!))} />
      // A component, because expressions may call hooks.
      const Part = () => note.parts[part.number]!(part.props ?? {}, slot)
      const element = withNoteEnvironment(<Part />, page)
      const identifierPrefix = `note${++count}-`
      const { html, diagnostics } = renderCode(
        part.module,
        () => withoutAdditions(renderToStaticMarkup(element, { identifierPrefix })),
        (error) => explainLiveError(error, part),
      )
      return { html: diagnostics.length > 0 && !html ? inside() : page.marks.fill(html), diagnostics }
    },
  }
}

/** Evaluates the module of a note for one page. */
function openNote(
  part: LivePart,
  fill: FillBody,
  { document, page }: { document: Document; page: NotePage },
): EvaluatedNote {
  const { bundle } = page
  const module = bundle.pageModules.get(part.module)!.default as NoteModule
  const { toc, contentTitle } = noteFacts(page)
  const islands = bundle.noteIslands.get(part.module)
  const islandOf = (component: unknown, key: string) => {
    const files = islands?.get(key)
    return files ? toNoteIsland(component as ComponentType, files, { key, page }) : component
  }
  const common = Object.entries(bundle.components).map(([name, component]) => [
    name,
    islandOf(component, name),
  ])
  const components = Object.fromEntries(common)
  return module({
    toc,
    contentTitle,
    components: {
      ...components,
      MarkdownElement: markdownElement(components, page),
      MarkdownConstruct: ({ name, ...props }: { name: string }) => createElement(components[name], props),
    },
    components$: bundle.components,
    island$: islandOf,
    partial$: (specifier: string) => {
      const Partial = (props: Record<string, unknown>) => {
        const partial = findPartial(specifier, part.module, document)
        const html = partial?.body ? fill(partial.body, { module: partial.module!, props }) : ''
        return createElement(Written, { mark: page.marks.mark(html) })
      }
      return Object.assign(Partial, { isMDXComponent: true })
    },
  })
}

interface MarkdownElementProps {
  tag: string
  children?: ReactNode
}

/** Gives an element of Markdown to the component of the site that draws it, with its attributes and what is in it. */
function markdownElement(components: Record<string, ComponentType>, page: NotePage) {
  return function MarkdownElement({ tag, children }: MarkdownElementProps) {
    const html = page.marks.fill(renderToStaticMarkup(withNoteEnvironment(children, page)))
    const [opening, attributes] = new RegExp(`<${tag}\\b((?:[^>"]|"[^"]*")*)>`).exec(html) ?? []
    if (opening === undefined) return <Written mark={page.marks.mark(html)} />
    const inner = html.slice(html.indexOf(opening) + opening.length, html.lastIndexOf(`</${tag}>`))
    const props = readAttributes(attributes!)
    if (voidTag.test(tag)) return createElement(components[tag]!, props)
    const isTable = tag === 'table' && !inner.includes('<table')
    return createElement(components[tag]!, props, ...partsOf(inner, page, isTable ? partsOfTables : []))
  }
}

const partsOfTables = ['thead|tbody', 'tr', 'th|td']

/** What is in an element: parts of tables as elements of React, since components look at these; the rest as HTML. */
function partsOf(html: string, page: NotePage, [tags, ...below]: string[]): ReactNode[] {
  if (!tags) return [createElement(Written, { mark: page.marks.mark(html) })]
  const part = new RegExp(`<(${tags})\\b((?:[^>"]|"[^"]*")*)>(.*?)</\\1>`, 'gs')
  return Array.from(html.matchAll(part), ([, tag, attributes, inner]) =>
    createElement(tag!, readAttributes(attributes!), ...partsOf(inner!, page, below)),
  )
}

const attribute = /([^\s=]+)(?:="([^"]*)")?/g
const reactNames = new Map([
  ['class', 'className'],
  ['srcset', 'srcSet'],
  ['tabindex', 'tabIndex'],
  ['fetchpriority', 'fetchPriority'],
])

/** The attributes of a tag as the props of React. */
const readAttributes = (text: string) =>
  Object.fromEntries(
    Array.from(text.matchAll(attribute), ([, name, value]) => [
      reactNames.get(name!) ?? name!,
      value === undefined ? '' : decodeEntities(value),
    ]),
  )

function findPartial(
  specifier: string,
  importer: SourcePath,
  { references }: Document,
): PartialReference | undefined {
  return references.find(
    (each): each is PartialReference =>
      each.kind === 'partial' && each.specifier === specifier && each.where.file === importer,
  )
}

/** Renders a Markdown file that code imports, with the props that it is given there. */
export const renderImported: ImportedRenderer = (document, props, page) => {
  const { part } = page
  const references = document.references.map((each) =>
    each.kind === 'live' && each.module === document.file.source ? { ...each, props } : each,
  )
  const live = createLiveRenderer(document, page)
  const { html, diagnostics } = resolveReferences(
    { ...document, references },
    page.path,
    page.references,
    live,
  )
  page.part = part
  page.diagnostics.push(...document.diagnostics, ...diagnostics)
  return html
}
