import { toHeadings } from '../../toHeadings.ts'
import { addReference } from '../../walk.ts'
import type { ComponentRenderer } from '../../walkTree.ts'
import { readJsxAttributes } from '../jsxAttributes.ts'
import { withoutOwnToc } from './withoutOwnToc.ts'

/**
 * `<TOCInline toc={toc} />`: an inline table of contents, filled in when all headings are known; or one of the headings
 * that a list made from `toc` names.
 */
export const renderTocInline: ComponentRenderer = (node, walk) => {
  const { toc, minHeadingLevel, maxHeadingLevel } = readJsxAttributes(withoutOwnToc(node), walk)
  const toLevel = (value: unknown) => (value === undefined ? undefined : Number(value))
  const levels = { minLevel: toLevel(minHeadingLevel), maxLevel: toLevel(maxHeadingLevel) }
  return addReference({ kind: 'toc', headings: toHeadings(toc), ...levels }, walk)
}
