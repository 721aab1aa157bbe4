import type { Element, ElementContent, Root } from 'hast'
import { isBlank, isElement, toText } from '../walk.ts'

/** What Obsidian adds to text, among the children of an element: `==marks==`, and ids of blocks, `^id` at their ends. */
export function readVaultText(children: ElementContent[], anchors: Set<string>): ElementContent[] {
  return markText(readBlockIds(children, anchors))
}

const blockId = /(?:^|\s)\^([A-Za-z\d-]+)\s*$/

/**
 * Gives paragraphs and items of lists the ids that end their texts. An id in a paragraph of its own is that of the block
 * before it, and is written before that; so is one that ends a quote, which is a block as a whole.
 */
function readBlockIds(children: ElementContent[], anchors: Set<string>): ElementContent[] {
  const read: ElementContent[] = []
  for (const node of children.flatMap(splitAtFirstLine).flatMap(liftQuoteId).flatMap(liftTableId)) {
    const found = node.type === 'element' ? findBlockId(node) : undefined
    if (!found) {
      read.push(node)
      continue
    }
    const { id, block } = found
    anchors.add(id)
    const before = read.findLastIndex(({ type }) => type === 'element')
    if (block.children.every(isEmpty) && before >= 0) read.splice(before, 0, anchor(id))
    else read.push({ ...block, properties: { ...block.properties, id } })
  }
  return read
}

/** A quote whose last paragraph has an id, which was read already, behind an anchor with that id. */
function liftQuoteId(node: ElementContent): ElementContent[] {
  if (!isElement(node, 'blockquote')) return [node]
  const at = node.children.findLastIndex((child) => !isBlank(child))
  const last = node.children[at]
  if (!isElement(last, 'p') || !String(last.properties.id).startsWith('^')) return [node]
  const { id, ...properties } = last.properties
  return [anchor(String(id)), { ...node, children: node.children.with(at, { ...last, properties }) }]
}

/** A table without its last row, if that is the id below it, behind an anchor with that id: Markdown reads it as a cell. */
function liftTableId(node: ElementContent): ElementContent[] {
  if (!isElement(node, 'table')) return [node]
  const at = node.children.findLastIndex((child) => !isBlank(child))
  const body = node.children[at]
  if (body?.type !== 'element') return [node]
  const row = body.children.findLastIndex((child) => !isBlank(child))
  const found = row >= 0 && /^\s*(\^[A-Za-z\d-]+)\s*$/.exec(toText(body.children[row]!))
  if (!found) return [node]
  const rows = { ...body, children: body.children.toSpliced(row, 1) }
  return [anchor(found[1]!), { ...node, children: node.children.with(at, rows) }]
}

const anchor = (id: string): Element => ({
  type: 'element',
  tagName: 'span',
  properties: { id },
  children: [],
})

/** An id alone on the first line of a paragraph belongs to the block before, and is a paragraph of its own. */
function splitAtFirstLine(node: ElementContent): ElementContent[] {
  if (!isElement(node, 'p')) return [node]
  const [text, ...others] = node.children
  const found = text?.type === 'text' ? /^\^[A-Za-z\d-]+(?=[ \t]*\n)/.exec(text.value) : undefined
  if (text?.type !== 'text' || !found) return [node]
  const rest = { ...text, value: text.value.slice(found[0].length).trimStart() }
  const own = { ...node, children: [{ ...text, value: found[0] }] }
  return [own, { ...node, children: [rest, ...others] }]
}

/** The id that ends the text of a block, and the block without it. */
function findBlockId(block: Element): { id: string; block: Element } | undefined {
  if (block.tagName !== 'p' && block.tagName !== 'li') return undefined
  const at = lastText(block)
  const text = block.children[at]
  const found = text?.type === 'text' ? blockId.exec(text.value) : undefined
  if (text?.type !== 'text' || !found) return block.tagName === 'li' ? findInFirstLine(block) : undefined
  const children = block.children.with(at, { ...text, value: text.value.slice(0, found.index) })
  return { id: `^${found[1]}`, block: { ...block, children } }
}

/** The same for an item, whose id may also end the first of its lines. */
function findInFirstLine(block: Element): { id: string; block: Element } | undefined {
  const at = block.children.findIndex(
    (child, index, { [index + 1]: next }) =>
      !isBlank(child) &&
      (toText(child).includes('\n') || isParagraph(child) || isBlock(next) || isLineEnd(next)),
  )
  const child = block.children[at]
  const inner = child && isParagraph(child) ? findInFirstLine(child) : undefined
  if (inner) return { ...inner, block: { ...block, children: block.children.with(at, inner.block) } }
  const found = child?.type === 'text' ? /\s\^([A-Za-z\d-]+)[ \t]*(?=\n|$)/.exec(child.value) : undefined
  if (child?.type !== 'text' || !found || child.value.slice(0, found.index).includes('\n')) return undefined
  const value = child.value.slice(0, found.index) + child.value.slice(found.index + found[0].length)
  return { id: `^${found[1]}`, block: { ...block, children: block.children.with(at, { ...child, value }) } }
}

const isLineEnd = (node: ElementContent | undefined) => node?.type === 'text' && node.value.startsWith('\n')

const isParagraph = (node: ElementContent): node is Element => isElement(node, 'p')

/** Where the own text of an element ends, before the lists in an item. */
function lastText({ children }: Element): number {
  const end = children.findIndex(isList)
  return children.slice(0, end < 0 ? undefined : end).findLastIndex((child) => !isBlank(child))
}

const isList = (node: ElementContent) => isElement(node, 'ul') || isElement(node, 'ol')

/** Whether there is nothing to be seen: a picture has no text, and is something. */
const isEmpty = (node: ElementContent): boolean =>
  node.type === 'element'
    ? node.tagName === 'br' || (node.children.length > 0 && node.children.every(isEmpty))
    : isBlank(node) || node.type === 'comment'

/** Wraps what is between `==` and `==` into `<mark>`. Blanks within them make them text, as with asterisks. */
function markText(nodes: ElementContent[]): ElementContent[] {
  if (!nodes.some((node) => node.type === 'text' && node.value.includes('=='))) return nodes
  const pieces = nodes.flatMap(splitAtSigns)
  const closing = closingSigns(pieces)
  const marked: ElementContent[] = []
  for (let at = 0; at < pieces.length; at++) {
    const piece = pieces[at]!
    const end = isSign(piece) && !startsBlank(pieces[at + 1]) ? closing[at + 2] : undefined
    if (end === undefined) marked.push(piece)
    else {
      const children = pieces.slice(at + 1, end)
      marked.push({ type: 'element', tagName: 'mark', properties: {}, children })
      at = end
    }
  }
  return marked
}

const splitAtSigns = (node: ElementContent): ElementContent[] =>
  node.type === 'text' && node.value.includes('==')
    ? node.value
        .split(/(?<!=)(==)(?!=)/)
        .filter((value) => value !== '')
        .map((value) => ({ ...node, value }))
    : [node]

const isSign = (node: ElementContent) => node.type === 'text' && node.value === '=='

const startsBlank = (next: ElementContent | undefined) =>
  next === undefined || (next.type === 'text' && /^\s/.test(next.value))

/** For each piece where the next sign is, itself included, that may close: one that no blank precedes. */
function closingSigns(pieces: ElementContent[]): (number | undefined)[] {
  const next: (number | undefined)[] = []
  let nearest: number | undefined
  for (let at = pieces.length - 1; at >= 0; at--) {
    const before = pieces[at - 1]
    const mayClose = before !== undefined && !(before.type === 'text' && /\s$/.test(before.value))
    if (isSign(pieces[at]!) && mayClose) nearest = at
    next[at] = nearest
  }
  return next
}

/** Elements whose lines are those of the note. */
const holdsLines = new Set(['p', 'li', 'td', 'th', 'dd'])

const isBlock = (node: ElementContent | undefined) =>
  node?.type === 'element' &&
  /^(?:p|[uod]l|pre|blockquote|table|div|section|details|hr|h[1-6]|br|figure|sotay-.*)$/.test(node.tagName)

/** Breaks lines where the text of a note does, as Obsidian shows it. */
export function breakLines<Tree extends Root | ElementContent>(node: Tree, isText = false): Tree {
  if (!('children' in node) || (node.type === 'element' && /^(?:code|pre|script|style)$/.test(node.tagName)))
    return node
  const isBroken = node.type === 'element' && (holdsLines.has(node.tagName) || (isText && !isBlock(node)))
  const children = node.children as ElementContent[]
  const broken = children.map((child) => breakLines(child, isBroken || node.type === 'mdxJsxTextElement'))
  return { ...node, children: isBroken ? broken.flatMap(breakText) : broken }
}

/** Line ends beside blocks, and behind what breaks a line already, are none of the text. */
function breakText(node: ElementContent, index: number, siblings: ElementContent[]): ElementContent[] {
  if (node.type !== 'text') return [node]
  const [first = '', ...lines] = node.value.split('\n')
  const isEdge = (at: number) => siblings[at] === undefined || isBlock(siblings[at])
  const others = lines.flatMap((line, at): ElementContent[] => {
    const isOutside =
      (at === 0 && first.trim() === '' && isEdge(index - 1)) ||
      (at === lines.length - 1 && line.trim() === '' && isEdge(index + 1))
    const text = { ...node, value: `\n${line}` }
    return isOutside ? [text] : [{ type: 'element', tagName: 'br', properties: {}, children: [] }, text]
  })
  return [{ ...node, value: first }, ...others]
}

const attribute = String.raw`[.#][\w:-]+|[a-z][\w-]*=(?:"[^"]*"|'[^']*'|[^\s"'{}]+)`
const attributes = String.raw`\{:?[ ]*((?:${attribute})(?:[ ]+(?:${attribute}))*)[ ]*\}`
const anywhere = new RegExp(`[ ]*${attributes}`, 'gi')

/** A line of prose without attributes in braces, and without what begins a box or a tab of MkDocs. */
export const withoutMarks = (line: string): string =>
  line.replace(anywhere, '').replace(/^[ \t]*(?:!!!|\?{3}\+?|===) .*/, '')

const afterInline = new RegExp(`^${attributes}`, 'i')
const atEndOfBlock = new RegExp(String.raw`(?:^|\n|[ ])[ ]*${attributes}\s*$`, 'i')
const inline = /^(?:a|img|code|em|strong|del)$/

/**
 * Reads attributes in braces, as MkDocs, VitePress and Kramdown have them: those of the link, picture or the like right
 * before them, those at the end of a heading, and of a block in a line of their own at its end.
 */
export function readAttributes<Tree extends Root | ElementContent>(node: Tree): Tree {
  if (!('children' in node)) return node
  const children = (node.children as ElementContent[]).map((child) => readAttributes(child))
  for (const [index, child] of children.entries()) {
    const before = children[index - 1]
    const [whole = '', list = ''] = (child.type === 'text' && afterInline.exec(child.value)) || []
    if (child.type !== 'text' || !list || before?.type !== 'element' || !inline.test(before.tagName)) continue
    children[index] = { ...child, value: child.value.slice(whole.length) }
    children[index - 1] = withAttributes(before, list)
  }
  const read = { ...node, children }
  return read.type === 'element' ? (readOfBlock(read) as Tree) : (read as Tree)
}

function readOfBlock(block: Element): Element {
  const last = block.children.at(-1)
  if (last?.type !== 'text' || !/^(?:p|h[1-6]|li|td|th|dd)$/.test(block.tagName)) return block
  const found = atEndOfBlock.exec(last.value)
  // Within a line they belong to a heading only.
  if (!found || !(/^h/.test(block.tagName) || found[0].startsWith('\n'))) return block
  const text = { ...last, value: last.value.slice(0, found.index) }
  return withAttributes({ ...block, children: [...block.children.slice(0, -1), text] }, found[1]!)
}

/** The element with what the braces give it; no code, and no other address. */
function withAttributes(element: Element, list: string): Element {
  const properties = { ...element.properties }
  const classes = [properties.className ?? []].flat().map(String)
  for (const [written] of list.matchAll(new RegExp(attribute, 'gi'))) {
    const [, name = '', value = ''] = /^([\w-]+)=["']?(.*?)["']?$/.exec(written) ?? []
    if (written.startsWith('.')) classes.push(written.slice(1))
    else if (written.startsWith('#')) properties.id = written.slice(1)
    else if (/^class$/i.test(name)) classes.push(...value.split(' '))
    else if (!/^(?:on.*|href|src|srcset)$/i.test(name)) properties[name.toLowerCase()] = value
  }
  return { ...element, properties: { ...properties, ...(classes.length > 0 && { className: classes }) } }
}
