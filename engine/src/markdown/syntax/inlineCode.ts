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
  return escapeHtml(code)
}
