import type { SourceLocation } from '../diagnostics/diagnostic.ts'

/** HTML. Without holes it is a string. */
export type Html = string | readonly HtmlPiece[]

/** A piece of HTML, or a hole in it: the number of a reference, or a part that React renders. */
export type HtmlPiece = string | number | LiveNode

/** A part of a note rendered by React: a component, an expression, or an element with one. */
export interface LiveNode {
  /** Its code, as a JSX child. */
  code: LiveCode
  /** Name for messages: `<Chart>`. */
  name: string
  where: SourceLocation
}

/** JSX source, with pieces of finished HTML in between. `isCut` if an element may begin in one and end in another. */
export type LiveCode = (string | { html: Html; isCut?: boolean })[]

/** A template of HTML: `` html`<p>${content}</p>` ``. Values are put in as they are. */
export function html(texts: TemplateStringsArray, ...values: Html[]): Html {
  const parts: Html[] = [texts[0]!]
  for (const [index, value] of values.entries()) parts.push(value, texts[index + 1]!)
  return joinHtml(parts)
}

/** Joins HTML. Texts beside each other become one piece. */
export function joinHtml(parts: readonly Html[]): Html {
  if (parts.every((part) => typeof part === 'string')) return parts.join('')
  const pieces: HtmlPiece[] = []
  let text = ''
  for (const piece of parts.flat() as HtmlPiece[]) {
    if (typeof piece === 'string') {
      text += piece
      continue
    }
    if (text !== '') pieces.push(text)
    pieces.push(piece)
    text = ''
  }
  if (text !== '') pieces.push(text)
  return pieces
}

/** The pieces of HTML; none if it is empty. */
export function piecesOf(html: Html): readonly HtmlPiece[] {
  return typeof html === 'string' ? [html].filter(Boolean) : html
}

/** HTML without its holes, for places that cannot have any. */
export function withoutHoles(html: Html): string {
  return piecesOf(html)
    .filter((piece) => typeof piece === 'string')
    .join('')
}

/** Removes white space at both ends. */
export function trimHtml(html: Html): Html {
  if (typeof html === 'string') return html.trim()
  const [first, last] = [html[0], html.at(-1)]
  return joinHtml([
    typeof first === 'string' ? first.trimStart() : [first!],
    html.slice(1, -1),
    ...(html.length > 1 ? [typeof last === 'string' ? last.trimEnd() : [last!]] : []),
  ])
}
