import type { Element, ElementContent, Root } from 'hast'
import { foldedName, nameLink } from '../../model/noteName.ts'
import { frontMatterFields } from '../frontMatter/frontMatterFields.ts'
import { calloutMarker } from '../syntax/alert.ts'
import { withSize } from '../syntax/noteName.ts'
import { isElement, noteNameProperty, toText, toWrittenText, type Walk } from '../walk.ts'
import { cutAtEmbeds, markEmbeds } from './embeds.ts'
import { readVaultText } from './vaultText.ts'

/**
 * Reads what Obsidian adds to Markdown in the tree of a note: what it embeds, marks, and ids of blocks, which become
 * anchors. Of a note that is embedded itself only the part is kept, whose ids are none of the page.
 */
export function readVaultTree(root: Root, { file: { part }, anchors }: Pick<Walk, 'file' | 'anchors'>): Root {
  const own = part === undefined ? anchors : new Set<string>()
  const children = lowerHeadings(readChildren(root.children as ElementContent[], own))
  return { ...root, children: part === undefined ? children : withoutIds(findPart(part, children)) }
}

/**
 * Adds the properties of a note that link by name, as a list below its title: Obsidian shows all properties there. Fields
 * that Sotay knows are shown in their own places.
 */
export function addProperties(root: Root, { frontMatter, file, titleElement }: Walk): Root {
  if (file.part !== undefined) return root
  const items = Object.entries(frontMatter).flatMap(([name, value]) => {
    const texts = [value].flat().filter((text) => typeof text === 'string' || typeof text === 'number')
    const isLinking = !Object.hasOwn(frontMatterFields, name) && texts.join().search(nameLink) >= 0
    return isLinking ? [item(name, texts.map(String))] : []
  })
  if (items.length === 0) return root
  const at = titleElement ? root.children.indexOf(titleElement) + 1 : 0
  return { ...root, children: root.children.toSpliced(at, 0, element('ul', items)) }
}

const item = (name: string, texts: string[]): Element =>
  element('li', [
    text(`${name}: `),
    ...texts.flatMap((each, index) => [...(index > 0 ? [text(', ')] : []), ...linksIn(each)]),
  ])

/** A text with its links by name as elements, as the parser gives them. */
function linksIn(written: string): ElementContent[] {
  const nodes: ElementContent[] = []
  let end = 0
  for (const { index, 0: link, 2: name = '', 3: label } of written.matchAll(nameLink)) {
    const named = { [noteNameProperty]: label === undefined ? name : `${name}|${label}` }
    nodes.push(text(written.slice(end, index)), {
      ...element('a', label ? [text(label)] : []),
      properties: named,
    })
    end = index + link.length
  }
  return [...nodes, text(written.slice(end))]
}

const element = (tagName: string, children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
})

const text = (value: string): ElementContent => ({ type: 'text', value })

const isHeading = (node: ElementContent, levels: RegExp): node is Element =>
  node.type === 'element' && levels.test(node.tagName)

/** Moves all headings a level down where one of the first level does not begin the note: its file's name is the title then. */
function lowerHeadings(nodes: ElementContent[]): ElementContent[] {
  const highest = nodes.filter((node) => isHeading(node, /^h1$/))
  const first = nodes.find((node) => node.type !== 'comment' && !(node.type === 'text' && !node.value.trim()))
  if (highest.every((heading) => highest.length === 1 && heading === first)) return nodes
  return nodes.map((node) =>
    isHeading(node, /^h[1-5]$/) ? { ...node, tagName: `h${Number(node.tagName[1]) + 1}` } : node,
  )
}

/** Elements whose text is no prose. */
const verbatim = new Set(['code', 'pre', 'script', 'style'])

function readChildren(children: ElementContent[], anchors: Set<string>): ElementContent[] {
  return readVaultText(children.map((child) => readNode(child, anchors)).flatMap(cutAtEmbeds), anchors)
}

function readNode(node: ElementContent, anchors: Set<string>): ElementContent {
  if (!('children' in node) || (node.type === 'element' && verbatim.has(node.tagName))) return node
  if (isElement(node, 'img')) return withSize(node)
  const isQuote = isElement(node, 'blockquote')
  const nodes = node.children as ElementContent[]
  const children = readChildren(isQuote ? withoutUnderline(nodes) : nodes, anchors)
  return {
    ...node,
    children: node.type === 'element' ? markEmbeds(children, node.tagName) : children,
  } as ElementContent
}

/**
 * In Obsidian the first line of a callout is its title, whatever follows. In Markdown, an empty item of a list below it
 * (`> -`) makes it a heading.
 */
function withoutUnderline(nodes: ElementContent[]): ElementContent[] {
  const at = nodes.findIndex(({ type }) => type === 'element')
  const first = nodes[at]
  const isTitle = first && isHeading(first, /^h[12]$/) && calloutMarker.test(toText(first))
  return isTitle ? nodes.with(at, { ...first, tagName: 'p' }) : nodes
}

/** The part of a note that `[[note#part]]` names: a block (`^name`), or a heading with all below it. */
export function findPart(part: string, blocks: ElementContent[]): ElementContent[] {
  const names = part.split('#').filter((name) => name.trim() !== '')
  const last = names.at(-1)?.trim()
  if (last === undefined) return blocks
  return last.startsWith('^') ? findBlock(last, blocks) : findSection(names, blocks)
}

function findBlock(id: string, blocks: ElementContent[]): ElementContent[] {
  for (const [index, block] of blocks.entries()) {
    if (block.type !== 'element') continue
    // An id on a line of its own comes before its block.
    if (block.properties.id === id && block.tagName === 'span') return blocks.slice(index + 1, index + 2)
    if (block.properties.id === id)
      return [block.tagName === 'li' ? { ...block, tagName: 'ul', properties: {}, children: [block] } : block]
    const inner = findBlock(id, block.children)
    if (inner.length > 0) return inner
  }
  return []
}

/** The section of the last of several headings, each below the one before. */
function findSection(names: string[], blocks: ElementContent[]): ElementContent[] {
  let at = -1
  for (const name of names) {
    const wanted = foldedName(name)
    at = blocks.findIndex(
      (block, index) =>
        index > at &&
        levelOf(block) > 0 &&
        [toText(block), toWrittenText(block)].some((text) => foldedName(text) === wanted),
    )
    if (at < 0) return []
  }
  const level = levelOf(blocks[at]!)
  const end = blocks.findIndex(
    (block, index) => index > at && ((levelOf(block) > 0 && levelOf(block) <= level) || isFootnotes(block)),
  )
  return blocks.slice(at, end < 0 ? undefined : end)
}

const levelOf = (node: ElementContent) =>
  node.type === 'element' && /^h[1-6]$/.test(node.tagName) ? Number(node.tagName[1]) : 0

const isFootnotes = (node: ElementContent) =>
  node.type === 'element' && node.properties.dataFootnotes !== undefined

/** Takes out ids, and with them footnotes, whose own note has them at its end: a page has each id once. */
export function withoutIds(nodes: ElementContent[]): ElementContent[] {
  return nodes
    .filter((node) => !isFootnotes(node) && !isFootnoteMark(node) && !isBlockId(node))
    .map(withoutId)
}

const isBlockId = (node: ElementContent) =>
  isElement(node, 'span') && String(node.properties.id).startsWith('^')

const isFootnoteMark = (node: ElementContent) =>
  node.type === 'element' &&
  node.tagName === 'sup' &&
  node.children.some((child) => child.type === 'element' && child.properties.dataFootnoteRef !== undefined)

function withoutId(node: ElementContent): ElementContent {
  if (!('children' in node)) return node
  const children = withoutIds(node.children as ElementContent[])
  if (node.type !== 'element') return { ...node, children } as ElementContent
  const { id: _, ...properties } = node.properties
  return { ...node, properties, children } as Element
}
