import type { MarkedText } from '../../search/query/searchHit.ts'
import { element } from '../element.ts'

/** A text with its matches in `<mark>` elements. */
export function markedNodes({ text, marks }: MarkedText): (Node | string)[] {
  let end = 0
  const nodes = marks.flatMap(([from, to]) => {
    const before = text.slice(end, from)
    end = to
    return [before, element('mark', {}, text.slice(from, to))]
  })
  return [...nodes, text.slice(end)]
}
