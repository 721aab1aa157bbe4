import { unescapeHtml } from '../../std/html.ts'
import { renderAttributes } from '../renderAttributes.ts'
import { endOfText, takeText } from '../sections.ts'
import { toText } from '../toText.ts'
import type { ElementRenderer } from '../walkTree.ts'
import { renderExpression } from './expression.ts'
import { isExpression } from './isExpression.ts'

/** Renders `<style>` and `<script>` without escaping their content, which browsers read as raw text. */
export const renderVerbatim: ElementRenderer = ({ tagName, properties, children }, walk) => {
  const start = endOfText(walk)
  const content = children.map((child) =>
    isExpression(child) ? unescapeHtml(renderExpression(child, walk)) : toText(child),
  )
  takeText(start, walk)
  return `<${tagName}${renderAttributes(tagName, properties, walk)}>${content.join('')}</${tagName}>`
}
