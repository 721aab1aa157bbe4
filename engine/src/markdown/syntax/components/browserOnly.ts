import { escapeHtml } from '../../../std/html.ts'
import { keepText } from '../../sections.ts'
import type { ComponentRenderer } from '../../walkTree.ts'
import { readJsxAttributes } from '../jsxAttributes.ts'

/** `<BrowserOnly fallback="…">` without a function: renders its fallback. */
export const renderBrowserOnly: ComponentRenderer = (node, walk) => {
  const { fallback } = readJsxAttributes(node, walk)
  if (typeof fallback !== 'string') return ''
  keepText(fallback, walk)
  return escapeHtml(fallback)
}
