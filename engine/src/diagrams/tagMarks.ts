import type { SvgNode } from './svg/svgNode.ts'

/**
 * What tags of HTML in labels do to text. While Mermaid draws, each is an invisible character without width, because
 * it would print the tags.
 */
const styles = [
  { tags: ['b', 'strong'], start: '\u206a', end: '\u206b', attribute: ['font-weight', 'bold'] },
  { tags: ['i', 'em'], start: '\u206c', end: '\u206d', attribute: ['font-style', 'italic'] },
  { tags: ['u'], start: '\u206e', end: '\u206f', attribute: ['text-decoration', 'underline'] },
] as const

/** Around text that is wider because it is bold. */
export const [{ start: boldStart, end: boldEnd }] = styles

const anyMark = /[\u206a-\u206f]/g

/**
 * Puts marks in place of tags that only change the look of text. The lines of a label can become texts of their own,
 * so each gets its marks. `<<b>>` is a kind of class.
 */
export function markTags(source: string): string {
  let open: (typeof styles)[number][] = []
  const withoutOld = withoutMarks(source)
  return withoutOld.replace(/(?<!<)<(\/?)(b|strong|i|em|u|br) *\/?>(?!>)|\n/g, (written, slash, tag) => {
    if (written === '\n') open = []
    const style = styles.find(({ tags }) => tags.includes(tag as never))
    if (!style) return open.map(({ end }) => end).join('') + written + open.map(({ start }) => start).join('')
    open = open.filter((other) => other !== style)
    if (!slash) open.push(style)
    return slash ? style.end : style.start
  })
}

/** Puts tags back in place of marks, for messages about the source. */
export function unmarkTags(text: string): string {
  return text.replace(anyMark, (mark) => {
    const { tags, end } = styles.find(({ start, end }) => mark === start || mark === end)!
    return `<${mark === end ? '/' : ''}${tags[0]}>`
  })
}

/** Removes marks where text has no looks. */
export const withoutMarks = (text: string) => text.replace(anyMark, '')

/** Gives text between marks its looks. Words can be elements of their own, so a style goes on in the next. */
export function styleMarkedText(node: SvgNode, open = new Set<string>()): SvgNode {
  const around = node.tag === 'text' ? new Set<string>() : open
  return {
    ...node,
    children: node.children.flatMap((child) =>
      typeof child === 'string' ? stylePieces(child, around) : [styleMarkedText(child, around)],
    ),
  }
}

function stylePieces(text: string, open: Set<string>): (SvgNode | string)[] {
  return text.split(/([\u206a-\u206f])/).flatMap((piece): (SvgNode | string)[] => {
    const style = styles.find(({ start, end }) => piece === start || piece === end)
    if (style?.start === piece) open.add(piece)
    else if (style) open.delete(style.start)
    if (style || piece === '') return []
    const attributes = styles.flatMap(({ start, attribute }) => (open.has(start) ? [attribute] : []))
    return attributes.length === 0
      ? [piece]
      : [{ tag: 'tspan', attributes: new Map<string, string>(attributes), children: [piece] }]
  })
}
