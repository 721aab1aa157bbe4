import { addReference } from '../../walk.ts'
import type { ComponentRenderer } from '../../walkTree.ts'
import { readJsxAttributes } from '../jsxAttributes.ts'

/** `<TOCInline toc={toc} />`: an inline table of contents, filled in when all headings are known. */
export const renderTocInline: ComponentRenderer = (node, walk) => {
  // `toc` can only be the note's own, so it is ignored.
  const attributes = node.attributes.filter((each) => !('name' in each) || each.name !== 'toc')
  const { minHeadingLevel, maxHeadingLevel } = readJsxAttributes({ ...node, attributes }, walk)
  const toLevel = (value: unknown) => (value === undefined ? undefined : Number(value))
  return addReference(
    { kind: 'toc', minLevel: toLevel(minHeadingLevel), maxLevel: toLevel(maxHeadingLevel) },
    walk,
  )
}
