import type { Nodes } from 'hast'
import { diagnose } from '../../diagnostics/diagnostic.ts'
import { toText } from '../../markdown/tree.ts'
import { childrenOf } from '../../markdown/walk.ts'
import type { NoteRule } from '../checkNotes.ts'

/** Links need a text. Components and expressions within them count as text, since their output is unknown. */
export const linkTexts: NoteRule = ({ elements }) =>
  elements
    .filter(
      ({ tag, properties, node }) =>
        tag === 'a' && 'href' in properties && !hasName(properties) && !says(node),
    )
    .map((link) => {
      const url = String(link.properties.href ?? '')
      return diagnose('link-without-text', [url], link.where(url))
    })

const hasName = (properties: object) =>
  ['ariaLabel', 'aria-label', 'ariaLabelledBy', 'title'].some((name) => name in properties)

function says(node: Nodes): boolean {
  if (node.type === 'text') return node.value.trim() !== ''
  if (node.type === 'element' && node.tagName === 'img') return toText(node).trim() !== ''
  if (/^mdx.*Expression$/.test(node.type) || isPictureOrComponent(node)) return true
  return childrenOf(node).some(says)
}

/** JSX counts as having content of its own, except plain inline tags, which show only their children. */
function isPictureOrComponent(node: Nodes): boolean {
  return (
    node.type.startsWith('mdxJsx') &&
    !/^(?:a|b|i|em|strong|span|code)$/.test(String('name' in node && node.name))
  )
}
