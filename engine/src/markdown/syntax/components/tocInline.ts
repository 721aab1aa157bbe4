import { addReference } from '../../walk.ts'
import type { ComponentRenderer } from '../../walkTree.ts'
import { readJsxAttributes } from '../jsxAttributes.ts'

/** `<TOCInline toc={toc} />`: the headings of the note, which are known when all of it is walked. */
export const renderTocInline: ComponentRenderer = (node, walk) => {
  // The table of contents of a note has but one value, so nobody needs to hand it over.
  const attributes = node.attributes.filter((each) => !('name' in each) || each.name !== 'toc')
  const { minHeadingLevel, maxHeadingLevel } = readJsxAttributes({ ...node, attributes }, walk)
  const toLevel = (value: unknown) => (value === undefined ? undefined : Number(value))
  return addReference(
    { kind: 'toc', minLevel: toLevel(minHeadingLevel), maxLevel: toLevel(maxHeadingLevel) },
    walk,
  )
}
