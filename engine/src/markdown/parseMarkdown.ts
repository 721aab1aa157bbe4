import type { Nodes, Properties, Root } from 'hast'
import type {
  Code,
  Heading,
  Image,
  ImageReference,
  Link,
  Root as MdastRoot,
  Paragraph,
  TableCell,
} from 'mdast'
import type { Features, MdastNode, MdastPluginInstance, MdastVisitorContext } from 'satteri'
import {
  applyCommandsToMdastHandle,
  convertMdastToHastHandle,
  createMdastHandle,
  createMdxMdastHandle,
  dropHandle,
  HastReader,
  MdastReader,
  markdownToHast,
  materializeHastTree,
  materializeMdastTree,
  mdxToHast,
  resolveMdastSubscriptions,
  serializeHandle,
  visitMdastHandle,
  visitMdastHook,
} from 'satteri'
import { MarkdownSyntaxError } from '../diagnostics/diagnostic.ts'
import { messageOf } from '../std/errors.ts'
import { checkClosingTags, closingTagInList } from './checks/checkTags.ts'
import {
  directiveTag,
  keepDirectivePlaces,
  replaceDirectives,
  type StrayDirective,
} from './replaceDirectives.ts'
import { isJsx } from './syntax/jsx.ts'
import { readNoteName } from './syntax/noteName.ts'
import { childrenOf, toText } from './walk.ts'

/** A tree returned by a plugin that the parser cannot read, with the reason. */
export class UnusableTree extends Error {}

export interface ParsedMarkdown {
  root: Root
  strayDirectives: StrayDirective[]
}

interface Grammar {
  isMdx: boolean
  /** Whether to parse directives, such as `:::name`. */
  directives: boolean
  /** Whether `{#id}` at the end of a heading is its id. */
  headingIds: boolean
  /** Whether `$` marks formulas. */
  math: boolean
  /** Whether `[[name]]` links to what has this name. */
  noteNames?: boolean
  /** Runs the mdast plugins; undefined when there are none. */
  changeTree?: ((tree: MdastRoot) => MdastRoot) | undefined
}

/** The start of any directive. Text without it skips a step of parsing. */
const directiveSign = /:::|^[ \t>]*::[a-z]|:[a-z][\w-]*[[{]/im

/** Parses prepared Markdown or MDX to a standard hast tree. */
export function parseMarkdown(
  prepared: string,
  { isMdx, directives, headingIds, math, noteNames, changeTree }: Grammar,
): ParsedMarkdown {
  // satteri 0.10.5 crashes the process when a text ends in unfinished module code with a backslash at its end.
  const text = prepared.endsWith('\\') ? `${prepared}\n` : prepared
  const features = {
    gfm: true,
    frontmatter: false,
    math,
    headingAttributes: headingIds,
    directive: directives && directiveSign.test(text),
    rawHtml: !isMdx && text.includes('<'),
    wikilinks: noteNames === true && text.includes('[['),
  }
  try {
    const mayMisplaceTags = isMdx && closingTagInList.test(text)
    if (features.directive || features.rawHtml || features.wikilinks || changeTree || mayMisplaceTags)
      return parseInSteps(text, { isMdx, changeTree }, features)
    const root = (isMdx ? mdxToHast(text, { features }) : markdownToHast(text, { features })) as Root
    if (isMdx && text.search(linkTag) >= 0) unlinkLinkTexts(root)
    return { root, strayDirectives: [] }
  } catch (error) {
    throw toSyntaxError(error, text)
  }
}

/**
 * Parses by way of mdast, because directives, and in notes with HTML the attributes of fences, would get lost on the
 * direct way to hast.
 */
function parseInSteps(
  text: string,
  { isMdx, changeTree }: Pick<Grammar, 'isMdx' | 'changeTree'>,
  features: Features,
): ParsedMarkdown {
  const { rawHtml, wikilinks } = features
  const mdast = (isMdx ? createMdxMdastHandle : createMdastHandle)(text, features, true)
  if (isMdx && closingTagInList.test(text)) checkClosingTags(readTree(mdast))
  if (changeTree) replaceTree(mdast, changeTree, text)
  const strayDirectives: StrayDirective[] = []
  const plugin = {
    ...replaceDirectives(text, strayDirectives, isMdx),
    ...((rawHtml || wikilinks) && keepFromParser(rawHtml, wikilinks)),
  }
  const visited = visitMdastHandle(mdast, plugin, resolveMdastSubscriptions(plugin), text, undefined)
  if (!(visited instanceof Promise)) applyCommandsToMdastHandle(mdast, visited.commandBuffer)
  const hast = convertMdastToHastHandle(mdast, { rawHtml })
  const root = materializeHastTree(new HastReader(serializeHandle(hast)))
  dropHandle(hast)
  if (rawHtml) tellImagesApart(root)
  if (isMdx && text.search(linkTag) >= 0) unlinkLinkTexts(root)
  if (!text.includes('\r')) return { root, strayDirectives }
  const written = writtenLines(text)
  countLines(root, written)
  return { root, strayDirectives: strayDirectives.map((each) => ({ ...each, line: written(each.line) })) }
}

/** The line of a note for one of the parser, which counts those that `prepareSource` has put below tables, too. */
function writtenLines(text: string): (line: number) => number {
  const lines = [1]
  for (const [end] of text.matchAll(/[\r\n]/g)) lines.push(lines.at(-1)! + Number(end === '\n'))
  return (line) => lines[line - 1] ?? line
}

function countLines(node: Nodes, written: (line: number) => number): void {
  const { position } = node
  if (position)
    node.position = {
      start: { ...position.start, line: written(position.start.line) },
      end: { ...position.end, line: written(position.end.line) },
    }
  if (node.type === 'element' && node.tagName === directiveTag)
    node.properties.line = written(Number(node.properties.line))
  for (const child of childrenOf(node)) countLines(child, written)
}

const readTree = (mdast: ReturnType<typeof createMdastHandle>) =>
  materializeMdastTree(new MdastReader(serializeHandle(mdast)))

/** Replaces the parser's tree by the one that the plugins return. This costs most of the parsing time. */
function replaceTree(
  mdast: ReturnType<typeof createMdastHandle>,
  changeTree: NonNullable<Grammar['changeTree']>,
  text: string,
): void {
  const tree = structuredClone(readTree(mdast))
  const changed = keepDirectivePlaces(changeTree(tree))
  try {
    const replace = (root: Readonly<MdastRoot>, context: MdastVisitorContext) =>
      context.replaceNode(root, changed)
    const visited = visitMdastHook(mdast, {}, replace, text, undefined)
    if (!(visited instanceof Promise)) applyCommandsToMdastHandle(mdast, visited.commandBuffer)
  } catch (error) {
    throw new UnusableTree(messageOf(error))
  }
}

/** Elements that writers close as in JSX, which HTML takes for open: all that follows would be in them. */
const selfClosed =
  /<(?<tag>(?<name>a|audio|button|canvas|div|i|iframe|object|script|section|span|style|textarea|video)(?:\s+[^\s"'<>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>]+?))?)*)\s*\/>/gi

/**
 * Keeps what is lost where HTML is parsed: the attributes of fences, which images are Markdown, and which formulas are
 * between two dollars; and names of notes.
 */
function keepFromParser(rawHtml = false, wikilinks = false): MdastPluginInstance {
  const named = (node: Readonly<Link | Image>, context: MdastVisitorContext) =>
    wikilinks ? readNoteName(node, context) : {}
  const markdown = rawHtml ? { dataMarkdown: '' } : {}
  const textOf = ({ children: [first] }: Readonly<Link>) => (first?.type === 'text' ? first.value : '')
  let isInLink = false
  let isClosed = false
  /** As in Obsidian, which shows a note block by block, a link that is not closed ends with its paragraph. */
  const closeLink = (node: Readonly<Paragraph | Heading | TableCell>, context: MdastVisitorContext) => {
    if (isClosed) isInLink = false
    isClosed = node.children.reduce(
      (open, each) => (each.type === 'html' ? endsInLink(each.value, open) : open),
      false,
    )
    if (isClosed) context.appendChild(node, { type: 'html', value: '</a>' })
  }
  return {
    ...(rawHtml && wikilinks && { paragraph: closeLink, heading: closeLink, tableCell: closeLink }),
    ...(rawHtml && {
      code: (node, context) => addProperties(node, { dataMeta: node.meta ?? undefined }, context),
      imageReference: (node, context) => addProperties(node, markdown, context),
      inlineMath: (node, context) => {
        const start = node.position?.start.offset
        const isDisplayed = start !== undefined && context.source.startsWith('$$', start)
        if (isDisplayed) addProperties(node, { dataDisplay: '' }, context)
      },
      html: (node, context) => {
        const value = node.value.replace(selfClosed, '<$<tag>></$<name>>')
        if (value !== node.value) context.setProperty(node, 'value', value)
        isInLink = endsInLink(value, isInLink)
      },
    }),
    ...((rawHtml || wikilinks) && {
      link: (node, context) => {
        const name = named(node, context)
        if (isTornName(node, context))
          context.replaceNode(node, { type: 'text', value: textIn(node, context) })
        else if (isInLink && isBareAddress(node.url, textOf(node)) && Object.keys(name).length === 0)
          context.replaceNode(node, { type: 'text', value: textOf(node) })
        else if (wikilinks) addProperties(node, name, context)
      },
    }),
    image: (node, context) => {
      if (wikilinks && isTornName(node, context))
        context.replaceNode(node, { type: 'text', value: textIn(node, context) })
      else addProperties(node, { ...markdown, ...named(node, context) }, context)
    },
  }
}

const textIn = ({ position }: Readonly<Link | Image>, { source }: MdastVisitorContext): string =>
  position ? source.slice(position.start.offset, position.end.offset) : ''

/** Whether a line ends between double brackets: names have one line, as in Obsidian. */
const isTornName = (node: Readonly<Link | Image>, context: MdastVisitorContext): boolean =>
  /^!?\[\[[^\]]*\n/.test(textIn(node, context))

const linkTag = /<(\/?)(?:a|Link)(?=[\s>])/g

/** Whether a link is open after this HTML. */
const endsInLink = (html: string, isInLink: boolean): boolean => {
  const last = [...html.matchAll(linkTag)].at(-1)
  return last ? last[1] === '' : isInLink
}

/** Whether the parser has made a link of an address in the text. */
const isBareAddress = (url: string, text: string): boolean =>
  text !== '' && url.replace(/^(?:https?:\/\/|mailto:)/, '') === text.replace(/^https?:\/\//, '')

/** Takes the links out of the texts of links that are written as tags: an address there is their text. */
function unlinkLinkTexts(node: Nodes, isInLink = false): void {
  if (!('children' in node)) return
  const isLink = isInLink || (isJsx(node) && /^(?:a|Link)$/.test(node.name ?? ''))
  const bare = (child: Nodes) =>
    child.type === 'element' &&
    child.tagName === 'a' &&
    isBareAddress(String(child.properties.href), toText(child))
  if (isLink)
    node.children = node.children.flatMap((child) =>
      bare(child) ? childrenOf(child) : [child],
    ) as typeof node.children
  for (const child of node.children) unlinkLinkTexts(child, isLink)
}

function addProperties(
  node: Readonly<Code | Image | ImageReference | Link | Extract<MdastNode, { type: 'inlineMath' }>>,
  added: Properties,
  context: MdastVisitorContext,
): void {
  const { hProperties, ...data }: { hProperties?: Properties } = node.data ?? {}
  context.setProperty(node, 'data', { ...data, hProperties: { ...hProperties, ...added } })
}

/** Marks the pictures that are written in HTML. */
function tellImagesApart(node: Nodes): void {
  if (node.type === 'element' && node.tagName === 'img') {
    const { dataMarkdown, ...properties } = node.properties
    if (dataMarkdown === undefined) node.data = { isHtml: true }
    node.properties = properties
  }
  if ('children' in node) for (const child of node.children) tellImagesApart(child)
}

function toSyntaxError(error: unknown, text: string): unknown {
  if (!(error instanceof Error)) return error
  const match = /^(\d+):(\d+)(?:-\d+:\d+)?: (.*?)(?: \([\w-]+:[\w-]+\))?$/s.exec(error.message)
  if (!match) return error
  const [, line, column, reason = ''] = match
  return new MarkdownSyntaxError(reason, writtenLines(text)(Number(line)), Number(column))
}
