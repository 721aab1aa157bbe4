import type { Nodes } from 'hast'
import { diagnose } from '../../diagnostics/diagnostic.ts'
import { toText } from '../../markdown/toText.ts'
import { childrenOf } from '../../markdown/walk.ts'
import type { NoteRule } from '../checkNotes.ts'

/** Links have something to read. What React puts into one is not known here. */
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

/** Of what JSX shows, only the plainest marks are known to show what stands in them and nothing else. */
function isPictureOrComponent(node: Nodes): boolean {
  return (
    node.type.startsWith('mdxJsx') &&
    !/^(?:a|b|i|em|strong|span|code)$/.test(String('name' in node && node.name))
  )
}
