import type { Element, Nodes } from 'hast'
import { fileAttribute } from '../../content/siteFiles.ts'
import { diagnose } from '../../diagnostics/diagnostic.ts'
import { nearestMatch } from '../../diagnostics/nearestMatch.ts'
import { codeBlock } from '../../model/constructs.ts'
import { markCode } from '../../model/searchPage.ts'
import { escapeHtml } from '../../std/html.ts'
import { applyLineMarks, applyMagicComments, type MarkedCode } from '../code/lineMarks.ts'
import { quoteCode } from '../code/quoteCode.ts'
import { type Html, html } from '../html.ts'
import { addConstruct, addLiveCode, isConstructOfSite } from '../live/addLiveElement.ts'
import { whereIs } from '../places.ts'
import { renderAttributes, renderMarkup } from '../renderAttributes.ts'
import { addText } from '../sections.ts'
import type { ComponentRenderer, ElementRenderer, Walk } from '../walk.ts'
import { childrenOf, isComment, isElement, isExpression, toText } from '../walk.ts'
import { renderDiagram } from './diagram.ts'
import { evaluateExpression } from './expression.ts'
import { readJsxAttributes } from './jsx.ts'
import { renderMathBlock } from './math.ts'

/** Renders a code block with highlighting, title, line marks and line numbers. */
export const renderCodeBlock: ElementRenderer = (element, walk, renderChildren) => {
  const fence = readFence(element)
  if (fence) return renderFence(fence, element, walk)
  return html`<pre${renderAttributes('pre', element.properties, walk)}>${renderChildren(element)}</pre>`
}

/** Renders a fence: as a formula for `$$` or the language `math`, as a diagram for `mermaid`, else as code. */
export function renderFence(written: Fence, element: Element, walk: Walk): Html {
  const fence = walk.options.obsidian ? { ...written, meta: withTitle(written.meta) } : written
  const { language } = fence
  const meta = parseCodeMeta(fence.meta)
  const code = meta.file ? quoteCode(meta.file, fence.code, element, walk) : fence.code
  if (language === 'math' && walk.options.math) return renderMathBlock(element, walk)
  if (language === 'mermaid' && walk.options.mermaid) return renderDiagram(code, element, walk)
  checkFence({ ...fence, code }, meta, element, walk)
  const name = (language ?? walk.options.defaultLanguage ?? 'text').toLowerCase()
  const shown = renderCode(code, name, meta, walk)
  if (meta.isLive && runsCode(walk))
    return runCode(shown, { code, language: name, meta: fence.meta }, element, walk)
  return isConstructOfSite('codeBlock', walk) ? codeOfSite({ ...fence, code }, meta, element, walk) : shown
}

/** The title of a fence as the plugins of Obsidian write it, `title:a.js` or `title:"A name"`, in the way of all others. */
const withTitle = (meta: string) =>
  meta.replace(
    /(?<![\w-])title:[ \t]*(?:"([^"]*)"|'([^']*)'|([^\s"']+))/,
    (_, double, single, bare) => `title="${double ?? single ?? bare}"`,
  )

/** Reports what a fence says to no effect: a slip in an attribute, lines that the code does not have. */
function checkFence(fence: Fence, { markedLines = [] }: CodeMeta, element: Element, walk: Walk): void {
  const where = (written: string) => whereIs(element, walk, written)
  for (const { written, advice } of findMetaSlips(fence.meta))
    walk.diagnostics.push(diagnose('unread-code-attribute', [written, advice], where(written)))
  if (markedLines.length === 0) return
  const count = fence.code.split('\n').length
  if (!markedLines.some((line) => line > count)) return
  const written = lineRanges.exec(fence.meta.replace(titlePattern, ' '))![0]
  walk.diagnostics.push(diagnose('no-line-to-mark', [written, count], where(written)))
}

/** The code as a component of the site gets it; its text has been collected. */
function codeOfSite(
  { code, language, meta: metastring }: Fence,
  { title }: CodeMeta,
  element: Element,
  walk: Walk,
) {
  const className = language && `language-${language}`
  const props = { language, className, metastring, title, children: `${code}\n` }
  return addConstruct('codeBlock', { props, children: '', where: whereIs(element, walk) }, walk)
}

/** Within a composition, whose parts are one island, code is shown. */
const runsCode = ({ options, isInComposition }: Walk) => options.liveCode && !isInComposition

/** Code that runs in browsers. */
function runCode(children: Html, { code, language, meta }: Fence, node: Nodes, walk: Walk): Html {
  const { uiText } = walk.options
  const words = { editor: uiText('liveEditor'), result: uiText('liveResult'), reset: uiText('liveReset') }
  const props = { code, language, metastring: meta || undefined, words }
  return addLiveCode({ props, children, where: whereIs(node, walk) }, walk)
}

/** Renders code in a known language, with its parsed attributes. */
function renderCode(written: string, language: string, meta: CodeMeta, walk: Walk): Html {
  const { code, lineClasses } = applyLineMarks(markLines(written, language, meta, walk), language)
  addText(`${meta.title ?? ''}\n${markCode(code)}`, walk)
  const needsLines = lineClasses.size > 0 || meta.firstLineNumber !== undefined
  const highlighted = walk.highlight(code, language)
  const lines = needsLines ? renderLines(highlighted, lineClasses) : highlighted
  const title = escapeHtml(meta.title ?? '')
  const { isWide } = meta
  return renderMarkup(codeBlock({ language, title, code: lines, isWide, ofPre: numbering(meta) }), walk)
}

/** The attributes with which the CSS counter of line numbers starts. */
function numbering({ firstLineNumber }: CodeMeta) {
  if (firstLineNumber === undefined) return undefined
  const style = firstLineNumber === 1 ? undefined : `counter-reset:line ${firstLineNumber - 1}`
  return { 'data-numbered': true as const, style }
}

/** Finds the marked lines. A range in the fence wins over magic comments, which then stay in the code. */
function markLines(code: string, language: string, { markedLines }: CodeMeta, { options }: Walk): MarkedCode {
  if (!markedLines) return applyMagicComments(code, language, options.magicComments)
  const className = options.magicComments[0]?.className ?? 'theme-code-block-highlighted-line'
  return { code, lineClasses: new Map(markedLines.map((line) => [line - 1, [className]])) }
}

function renderLines(html: string, lineClasses: MarkedCode['lineClasses']): string {
  return html
    .split('\n')
    .map(
      (line, index) =>
        `<span class="${['line', ...(lineClasses.get(index) ?? [])].join(' ')}">${line}\n</span>`,
    )
    .join('')
}

/** `<CodeBlock language="js">`: a code block with props in place of fence attributes. */
export const renderCodeBlockComponent: ComponentRenderer = (node, walk) => {
  const { language, className, metastring, title, showLineNumbers, live } = readJsxAttributes(node, walk)
  const named =
    language ?? /language-(\S+)/.exec(String(className ?? ''))?.[1] ?? walk.options.defaultLanguage
  const meta: CodeMeta = {
    ...parseCodeMeta(String(metastring ?? '')),
    ...(title !== undefined && { title: String(title) }),
    ...(Boolean(showLineNumbers) && { firstLineNumber: Number(showLineNumbers) }),
  }
  const code = codeOf(node, walk).replace(/^\n|\n$/g, '')
  const name = String(named ?? 'text').toLowerCase()
  const written = renderCode(code, name, meta, walk)
  const isLive = (meta.isLive || Boolean(live)) && runsCode(walk)
  return isLive
    ? runCode(written, { code, language: name, meta: String(metastring ?? '') }, node, walk)
    : written
}

/** The code within the element. Strings from expressions are taken literally. */
function codeOf(node: Nodes, walk: Walk): string {
  if (isExpression(node))
    return isComment(node.value) ? '' : String(evaluateExpression(node.value, node, walk) ?? '')
  const children = childrenOf(node)
  return children.length === 0 ? toText(node) : children.map((child) => codeOf(child, walk)).join('')
}

/** The parsed attributes after the language of a fence. Unknown words are ignored. */
export interface CodeMeta {
  title?: string
  /** Lines to mark, from 1; undefined when the fence names none. */
  markedLines?: number[]
  /** The number of the first line; undefined without line numbers. */
  firstLineNumber?: number
  /** Whether the block reaches out of the column of the text. */
  isWide?: true
  /** Whether it runs, where the site has that. */
  isLive?: true
  /** Path of the quoted file, with an optional `#part`. */
  file?: string
}

const lineRanges = /\{([\d,-]+)\}/
const titlePattern = /(?<![\w-])title=(["'])(.*?)\1/

/** Parses `title="x" {1,3-5} showLineNumbers=5 wide`. */
export function parseCodeMeta(meta: string): CodeMeta {
  const title = titlePattern.exec(meta)?.[2]
  const file = fileAttribute.exec(meta)?.groups
  const withoutTitle = meta.replace(titlePattern, ' ').replace(fileAttribute, ' ')
  const ranges = lineRanges.exec(withoutTitle)?.[1]
  const numbers = /(?:^|\s)showLineNumbers(?:=(\d+))?(?=\s|$)/.exec(withoutTitle)
  return {
    ...(title !== undefined && { title }),
    ...(ranges !== undefined && { markedLines: parseRanges(ranges) }),
    ...(file && { file: file.quoted ?? file.single ?? file.bare! }),
    ...(/(?:^|\s)wide(?=\s|$)/.test(withoutTitle) && { isWide: true }),
    ...(/(?:^|\s)live(?=\s|$)/.test(withoutTitle) && { isLive: true }),
    ...(numbers && { firstLineNumber: Number(numbers[1] ?? 1) }),
  }
}

/** What is written behind the language and means nothing, but nearly what has a meaning. */
function findMetaSlips(meta: string): { written: string; advice: MetaAdvice }[] {
  const rest = meta.replace(titlePattern, ' ').replace(fileAttribute, ' ')
  return Array.from(rest.matchAll(/\{[^{}]*\}|\{[\d,-]+(?=\s|$)|[^\s{}]+/g), ([written]) => written).flatMap(
    (written) => {
      const advice = written.startsWith('{') ? adviceForLines(written) : adviceForWord(written)
      return advice ? [{ written, advice }] : []
    },
  )
}

type MetaAdvice = Parameters<typeof diagnose<'unread-code-attribute'>>[1][1]

/** Braces without a number belong to other tools. */
function adviceForLines(written: string): MetaAdvice | undefined {
  if (!/\d/.test(written) || /[a-z]{2}|[="':]/i.test(written)) return undefined
  const ranges = lineRanges.exec(written)?.[1]
  return ranges?.split(',').every((range) => parseRanges(range).length > 0) ? undefined : 'lines'
}

function adviceForWord(written: string): MetaAdvice | undefined {
  const [name = ''] = /^[\w-]+/.exec(written) ?? []
  if (name === 'title') return 'title'
  const nearest = /^titel$/i.test(name) ? 'title' : nearestMatch(name, ['title', 'showLineNumbers'])
  return nearest === name ? undefined : (nearest as MetaAdvice | undefined)
}

/** Upper limit of line ranges, so that a typo such as `{1-99999999}` does not exhaust memory. */
const lastLine = 100_000

function parseRanges(ranges: string): number[] {
  return ranges.split(',').flatMap((range) => {
    const [from, to = from] = range.split('-').map((bound) => Number.parseInt(bound, 10))
    if (!from || !to || to < from) return []
    return Array.from({ length: Math.min(to, lastLine) - from + 1 }, (_, index) => from + index)
  })
}

/** A code block of a note. */
export interface Fence {
  code: string
  /** As written; undefined when the note names none. */
  language?: string | undefined
  /** The info string after the language. */
  meta: string
}

/** Reads the code block of a `<pre><code>`; undefined for any other `<pre>`, which comes from HTML. */
export function readFence(pre: Element): Fence | undefined {
  const code = pre.children.find((child): child is Element => isElement(child, 'code'))
  if (!code) return undefined
  const { lang, meta = pre.properties.dataMeta } = (code.data ?? {}) as { lang?: string; meta?: string }
  return {
    code: toText(code).replace(/\n$/, ''),
    language: lang ?? languageFromClass(code),
    meta: String(meta ?? ''),
  }
}

function languageFromClass({ properties }: Element): string | undefined {
  return [properties.className]
    .flat()
    .map((name) => /^language-(.+)$/.exec(String(name ?? ''))?.[1])
    .find(Boolean)
}
