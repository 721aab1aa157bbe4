import { escapeHtml } from '../../std/html.ts'
import { renderAttributes } from '../renderAttributes.ts'
import { keepText } from '../sections.ts'
import type { Walk } from '../walk.ts'
import type { ElementRenderer } from '../walkTree.ts'
import { isInlineMath, renderInlineMath } from './math.ts'

/** Renders inline code, without emoji. */
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

/** Splits code with a long word after its punctuation, where a narrow column may break it. */
function splitAtMarks(code: string): string[] {
  return /\S{25}/.test(code) ? code.split(/(?<=\w[[\](){}]*[/.:=,])(?=\w)/) : [code]
}
