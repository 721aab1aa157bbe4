import type { Element, ElementContent } from 'hast'
import { diagnose } from '../../../diagnostics/diagnostic.ts'
import { container } from '../../../model/noteParts.ts'
import { type Html, html, joinHtml, trimHtml } from '../../html.ts'
import { whereIs } from '../../places.ts'
import { renderMarkup } from '../../renderAttributes.ts'
import { addText } from '../../sections.ts'
import {
  type ComponentRenderer,
  childrenOf,
  isBlank,
  isElement,
  type JsxElement,
  type RenderChildren,
  toText,
  type Walk,
} from '../../walk.ts'

/** `<Steps>` around a numbered list. */
export const renderSteps: ComponentRenderer = (node, walk, renderChildren) => {
  const isList = childrenOf(node).some((child) => isElement(child, 'ol'))
  if (!isList) reportNoList(['Steps', 'a numbered list', '1. First step'], node, walk)
  return renderMarkup(container('Steps', renderChildren(node)), walk)
}

/**
 * `<FileTree>` around a list of files. The first word of an item is its name, what follows is a comment, bold marks it.
 * An item with a list in it, or a slash at its end, is a folder, which can be closed.
 */
export const renderFileTree: ComponentRenderer = (node, walk, renderChildren) => {
  const lists = childrenOf(node).filter(isList)
  if (lists.length === 0) reportNoList(['FileTree', 'a list', '- src/'], node, walk)
  const trees = lists.map((list) => renderList(list, walk, renderChildren))
  return renderMarkup(container('FileTree', joinHtml(trees)), walk)
}

function renderList(list: Element, walk: Walk, renderChildren: RenderChildren): Html {
  const items = list.children.filter((child) => isElement(child, 'li'))
  return html`<ul>${joinHtml(items.map((item) => renderItem(item, walk, renderChildren)))}</ul>`
}

function renderItem(item: Element, walk: Walk, renderChildren: RenderChildren): Html {
  const lists = item.children.filter(isList)
  const words = item.children
    .filter((child) => !lists.includes(child as Element))
    .flatMap((child) => (isElement(child, 'p') ? child.children : [child]))
  const { name, comment } = splitEntry(words.filter((word, at) => at > 0 || !isBlank(word)))
  const label = renderLabel({ name, comment }, walk, renderChildren)
  addText('\n', walk)
  const written = name.map(toText).join('')
  if (/^(?:\.{3}|…)$/.test(written)) return html`<li data-kind="more">${label}</li>`
  const isFolder = lists.length > 0 || written.endsWith('/')
  if (lists.length === 0) return html`<li data-kind="${isFolder ? 'folder' : 'file'}">${label}</li>`
  const inner = lists.map((list) => renderList(list, walk, renderChildren))
  return html`<li data-kind="folder"><details open><summary>${label}</summary>${joinHtml(inner)}</details></li>`
}

/** No nodes at all if there is nothing to see in them. */
const withoutBlanks = (nodes: ElementContent[]) => (nodes.every(isBlank) ? [] : nodes)

interface Entry {
  name: ElementContent[]
  comment: ElementContent[]
}

/** Splits an item after the first word of its text, or after the element that it begins with. */
function splitEntry([first, ...rest]: ElementContent[]): Entry {
  if (first?.type !== 'text') return { name: first ? [first] : [], comment: withoutBlanks(rest) }
  const [name = ''] = /^\S*/.exec(first.value.trimStart())!
  const more = first.value.trimStart().slice(name.length).trimStart()
  const comment = more ? [{ ...first, value: more }, ...rest] : withoutBlanks(rest)
  return { name: [{ ...first, value: name }], comment }
}

function renderLabel({ name, comment }: Entry, walk: Walk, renderChildren: RenderChildren): Html {
  const render = (children: ElementContent[]) =>
    trimHtml(renderChildren({ type: 'element', tagName: 'span', properties: {}, children }))
  const shown = html`<span class="note-tree-name">${render(name)}</span>`
  if (comment.length === 0) return shown
  addText(' ', walk)
  return html`${shown} <span class="note-tree-comment">${render(comment)}</span>`
}

const isList = (node: ElementContent): node is Element => isElement(node, 'ul') || isElement(node, 'ol')

/** Reports a component that needs a list: its name, what it needs, and an example of the first item. */
function reportNoList(facts: [string, string, string], node: JsxElement, walk: Walk): void {
  const where = whereIs(node, walk, `<${facts[0]}`)
  walk.diagnostics.push(diagnose('component-without-list', facts, where))
}
