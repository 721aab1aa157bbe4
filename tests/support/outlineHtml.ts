import type { Element, Nodes } from 'hast'
import { htmlToHast } from 'satteri'
import { kindNames } from '../../engine/src/model/admonitionKinds.ts'

/** Elements that Sotay adds on purpose, or React adds for the browser: by class or tag name. */
const added = new Set(['hash-link', 'code-block-title', 'template', 'sotay-tabs'])
const wrappers = new Set([
  'header',
  'table-scroll',
  'theme-code-block',
  'admonition-content',
  'tabs-container',
  'tab-panel',
])
const keptAttributes = ['alt', 'checked', 'colSpan', 'href', 'src', 'start', 'title', 'type']

/**
 * An outline of some HTML, one element or text a line, without Sotay's own additions: classes, ids, links to
 * headings, colours of code, line-break opportunities, boxes of tables and admonitions.
 */
export function outlineHtml(html: string): string {
  return outlineChildren(htmlToHast(html.replace(/<wbr>/g, ''), { fragment: true }), '').join('\n')
}

function outlineChildren(node: Nodes, indent: string): string[] {
  if (!('children' in node)) return []
  return node.children.flatMap((child) => outline(child, indent))
}

function outline(node: Nodes, indent: string): string[] {
  if (node.type === 'text') return outlineText(node.value, indent)
  if (node.type !== 'element') return []
  const names = [node.tagName, ...[node.properties.className ?? []].flat().map(String)]
  if (names.some((name) => added.has(name)) || node.tagName === 'link' || isDefaultLabel(node)) return []
  if (names.some((name) => wrappers.has(name))) return outlineChildren(node, indent)
  if (names.includes('admonition-heading')) return outlineAdmonitionTitle(node, indent)
  const content =
    node.tagName === 'pre'
      ? [`${indent}  ${JSON.stringify(textOf(node).trimEnd())}`]
      : outlineChildren(node, `${indent}  `)
  return [`${indent}<${[node.tagName, ...outlineAttributes(node)].join(' ')}>`, ...content]
}

function isDefaultLabel(node: Element): boolean {
  return node.tagName === 'summary' && textOf(node) === 'Details'
}

/** White space between blocks means nothing. */
function outlineText(text: string, indent: string): string[] {
  if (/^\s*$/.test(text) && (text.includes('\n') || text === '')) return []
  return [`${indent}${JSON.stringify(text.replace(/\s+/g, ' '))}`]
}

/** In the other compiler the label of a directive is a paragraph, and a directive without a label has no title. */
function outlineAdmonitionTitle(heading: Element, indent: string): string[] {
  return kindNames.includes(textOf(heading))
    ? []
    : [`${indent}<p>`, ...outlineChildren(heading, `${indent}  `)]
}

function outlineAttributes({ properties }: Element): string[] {
  return keptAttributes
    .filter((name) => properties[name] !== undefined && properties[name] !== '')
    .map((name) => `${name}=${decode(String(properties[name]))}`)
}

function decode(text: string): string {
  try {
    return decodeURI(text)
  } catch {
    return text
  }
}

function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value
  return 'children' in node ? node.children.map(textOf).join('') : ''
}
