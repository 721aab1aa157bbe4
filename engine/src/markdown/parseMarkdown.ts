import type { Root } from 'hast'
import type { Code } from 'mdast'
import {
  applyCommandsToMdastHandle,
  convertMdastToHastHandle,
  createMdastHandle,
  createMdxMdastHandle,
  dropHandle,
  type Features,
  HastReader,
  type MdastNode,
  type MdastPluginInstance,
  type MdastVisitorContext,
  markdownToHast,
  materializeHastTree,
  mdxToHast,
  resolveMdastSubscriptions,
  serializeHandle,
  visitMdastHandle,
} from 'satteri'

/** A syntax error, at a place that counts from 1. */
export class MarkdownSyntaxError extends Error {
  constructor(
    readonly reason: string,
    readonly line: number,
    readonly column: number,
  ) {
    super(reason)
  }
}

/** The element that stands for a `:::name[label]{attributes}` block in the tree. */
export const directiveTag = 'sotay-directive'

/** `::name` or `:name[label]`: most likely meant for a plugin. It stands in the tree as the text it is written as. */
export interface StrayDirective {
  written: string
  line: number
  column: number
}

export interface ParsedMarkdown {
  root: Root
  strayDirectives: StrayDirective[]
}

interface Grammar {
  isMdx: boolean
  /** Whether `:::name` blocks are looked for. */
  directives: boolean
  /** Whether `{#id}` at the end of a heading is its id. */
  headingIds: boolean
  /** Whether `$` marks formulas. */
  math: boolean
}

/** Text without any of these holds no directive that matters, and parses faster by one step less. */
const directiveSign = /:::|^[ \t>]*::[a-z]|:[a-z][\w-]*[[{]/im

/** Parses prepared Markdown or MDX to a standard hast tree. */
export function parseMarkdown(
  text: string,
  { isMdx, directives, headingIds, math }: Grammar,
): ParsedMarkdown {
  const features = {
    gfm: true,
    frontmatter: false,
    math,
    headingAttributes: headingIds,
    directive: directives && directiveSign.test(text),
    rawHtml: !isMdx && text.includes('<'),
  }
  try {
    if (features.directive || features.rawHtml) return parseInSteps(text, isMdx, features)
    const root = isMdx ? mdxToHast(text, { features }) : markdownToHast(text, { features })
    return { root: root as Root, strayDirectives: [] }
  } catch (error) {
    throw toSyntaxError(error)
  }
}

/** Directives, and the rest of a fence's first line where HTML is read, get lost on the way to hast unless helped. */
function parseInSteps(text: string, isMdx: boolean, features: Features): ParsedMarkdown {
  const { rawHtml } = features
  const mdast = (isMdx ? createMdxMdastHandle : createMdastHandle)(text, features, true)
  const strayDirectives: StrayDirective[] = []
  const plugin = { ...replaceDirectives(text, strayDirectives), ...(rawHtml && { code: keepMeta }) }
  const visited = visitMdastHandle(mdast, plugin, resolveMdastSubscriptions(plugin), text, undefined)
  if (!(visited instanceof Promise)) applyCommandsToMdastHandle(mdast, visited.commandBuffer)
  const hast = convertMdastToHastHandle(mdast, { rawHtml })
  const root = materializeHastTree(new HastReader(serializeHandle(hast))) as Root
  dropHandle(hast)
  return { root, strayDirectives }
}

function keepMeta(node: Readonly<Code>, context: MdastVisitorContext): void {
  if (node.meta) context.setProperty(node, 'data', { hProperties: { dataMeta: node.meta } })
}

type Directive = Extract<MdastNode, { type: 'containerDirective' | 'leafDirective' | 'textDirective' }>

/** Reading a node's children has the parser copy its whole tree, so it is only done where there are some. */
function replaceDirectives(text: string, stray: StrayDirective[]): MdastPluginInstance {
  const restore = (node: Readonly<Directive>, context: MdastVisitorContext) => {
    const { start, end } = node.position!
    const written = text.slice(start.offset, end.offset)
    const isBare = /^:[^[{]*$/.test(written)
    if (node.type === 'leafDirective' || !isBare)
      stray.push({ written, line: start.line, column: start.column })
    const children = isBare ? [{ type: 'text' as const, value: written }] : asWritten(node, text)
    context.replaceNode(node, node.type === 'leafDirective' ? { type: 'paragraph', children } : children)
  }
  const name = (node: Readonly<Directive>, context: MdastVisitorContext) =>
    context.setProperty(node, 'data', { hName: directiveTag, hProperties: containerProperties(node, text) })
  return {
    options: { position: true },
    containerDirective: name,
    leafDirective: restore,
    textDirective: restore,
  }
}

function containerProperties({ name, attributes, position }: Readonly<Directive>, text: string) {
  const { line, column, offset } = position!.start
  const labelled = /^:+[^\s[{]+\[.*\]/.test(text.slice(offset, text.indexOf('\n', offset)))
  return { name, title: attributes?.title ?? undefined, labelled: labelled || undefined, line, column }
}

/** A directive with its signs turned back into text; its label stays Markdown. */
function asWritten({ position, children }: Readonly<Directive>, text: string) {
  const start = position!.start.offset!
  const end = position!.end.offset!
  const labelStart = children[0]?.position?.start.offset ?? end
  const labelEnd = children.at(-1)?.position?.end.offset ?? end
  return [
    { type: 'text' as const, value: text.slice(start, labelStart) },
    ...(children as Extract<Directive, { type: 'textDirective' }>['children']),
    { type: 'text' as const, value: text.slice(labelEnd, end) },
  ]
}

function toSyntaxError(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const match = /^(\d+):(\d+)(?:-\d+:\d+)?: (.*?)(?: \([\w-]+:[\w-]+\))?$/s.exec(error.message)
  return match ? new MarkdownSyntaxError(match[3]!, Number(match[1]), Number(match[2])) : error
}
