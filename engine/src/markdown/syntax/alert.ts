import type { Element, ElementContent } from 'hast'
import { calloutKinds, githubKinds, kindNames } from '../../model/admonitionKinds.ts'
import type { Fold } from '../../model/constructs.ts'
import { isBlank, isElement, type Walk } from '../walk.ts'

/** What a quote is that begins with `[!KIND]`. */
export interface Alert {
  /** The kind of admonition that it looks like. */
  kind: string
  /** The kind as it is written, if that is another. */
  name?: string
  /** Its own title. */
  title?: ElementContent[]
  /** Whether readers may close it, and what it is at first. */
  fold?: Fold | undefined
  children: ElementContent[]
}

/** The first line of an alert. It holds nothing else. */
export const alertMarker = new RegExp(`^\\[!(${githubKinds().join('|')})\\][ \\t]*(?:\\n|$)`, 'i')

/** The beginning of a callout: `[!any kind]`, perhaps with data for styles after a bar, and the sign that folds it. */
export const calloutMarker =
  /^\[![ \t]*([^\s[\]|][^[\]|\n]*)(?:\|[^\]\n]*)?\]([+-]?)(?:[ \t\u00a0]+|(?=\n)|$)/

/** Reads an alert as GitHub writes it. */
export function readAlert(quote: Element, walk: Walk): Alert | undefined {
  const head = readHead(quote, alertMarker, walk)
  if (!head) return undefined
  const { found, inline } = head
  if (!(found[0].endsWith('\n') || inline.length === 1 || isBreak(inline[1]!))) return undefined
  const children = withFirst(
    head,
    inline.filter((child, index) => index > 1 || !isBreak(child)),
  )
  return children.every(isBlank) ? undefined : { kind: found[1]!.toLowerCase(), children }
}

/** Reads a callout of Obsidian: an alert of any kind, with a title on its first line or without text below. */
export function readCallout(quote: Element, walk: Walk): Alert | undefined {
  const head = readHead(quote, calloutMarker, walk)
  if (!head) return undefined
  const [title, below] = splitAtLineEnd(head.inline)
  const [, written = '', sign] = head.found
  const name = written.trim().toLowerCase()
  const known = calloutKinds[name] ?? (kindNames.includes(name) ? name : 'note')
  return {
    kind: known,
    name,
    ...(!title.every(isBlank) && { title }),
    fold: sign === '-' ? 'closed' : sign === '+' ? 'open' : undefined,
    children: withFirst(head, below),
  }
}

/** The first paragraph of a quote that begins with a marker. */
interface Head {
  quote: Element
  at: number
  paragraph: Element
  found: RegExpExecArray
  /** What the paragraph holds after the marker. */
  inline: ElementContent[]
}

function readHead(quote: Element, marker: RegExp, walk: Walk): Head | undefined {
  const at = quote.children.findIndex((child) => !isBlank(child))
  const paragraph = quote.children[at]
  if (!isElement(paragraph, 'p') || isEscaped(paragraph, walk)) return undefined
  const [text, ...inline] = paragraph.children
  const found = text?.type === 'text' ? marker.exec(text.value) : undefined
  if (text?.type !== 'text' || !found) return undefined
  const rest = { ...text, value: text.value.slice(found[0].length) }
  return { quote, at, paragraph, found, inline: [rest, ...inline] }
}

/** The children of a quote, with this in place of its first paragraph. */
function withFirst({ quote, at, paragraph }: Head, inline: ElementContent[]): ElementContent[] {
  return inline.every(isBlank)
    ? quote.children.toSpliced(at, 1)
    : quote.children.with(at, { ...paragraph, children: inline })
}

/** The nodes of the first line, and those of the others. */
function splitAtLineEnd(inline: ElementContent[]): [ElementContent[], ElementContent[]] {
  const at = inline.findIndex((node) => isBreak(node) || (node.type === 'text' && node.value.includes('\n')))
  const last = inline[at]
  if (last?.type !== 'text') return at < 0 ? [inline, []] : [inline.slice(0, at), inline.slice(at + 1)]
  const end = last.value.indexOf('\n')
  const [before, after] = [last.value.slice(0, end), last.value.slice(end + 1)]
  return [
    [...inline.slice(0, at), { ...last, value: before }],
    [{ ...last, value: after }, ...inline.slice(at + 1)],
  ]
}

const isBreak = (node: ElementContent) => isElement(node, 'br')

/** Whether the note says `\\[!NOTE]`, which the tree no longer shows. */
function isEscaped({ position }: Element, { source }: Walk): boolean {
  return position !== undefined && /^[^[]*\\\[/.test(source.lines[position.start.line - 1] ?? '')
}
