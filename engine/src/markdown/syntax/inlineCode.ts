import { escapeHtml } from '../../std/escapeHtml.ts'
import { renderAttributes } from '../renderAttributes.ts'
import { keepText } from '../sections.ts'
import type { Walk } from '../walk.ts'
import type { ElementRenderer } from '../walkTree.ts'
import { isInlineMath, renderInlineMath } from './math.ts'

/** Code within a line; no emoji is meant in it. */
export const renderInlineCode: ElementRenderer = (element, walk, renderChildren) => {
  if (isInlineMath(element)) return renderInlineMath(element, walk)
  const texts = element.children.map((child) => (child.type === 'text' ? child.value : undefined))
  const content = texts.includes(undefined) ? renderChildren(element) : renderPlain(texts.join(''), walk)
  return `<code${renderAttributes('code', element.properties, walk)}>${content}</code>`
}

function renderPlain(code: string, walk: Walk): string {
  keepText(code, walk)
  return splitAtMarks(code).map(escapeHtml).join('<wbr>')
}

/** A path or a name too long for a narrow column is cut behind its marks, not in the middle of a word. */
function splitAtMarks(code: string): string[] {
  return /\S{25}/.test(code) ? code.split(/(?<=\w[[\](){}]*[/.:=,])(?=\w)/) : [code]
}
