import type { Body, LivePart } from '../document.ts'
import { type Html, type LiveCode, type LiveNode, piecesOf } from '../html.ts'
import type { Walk } from '../walk.ts'

/** The body of a document. The parts that React renders become references, and the code of each is added to `codes`. */
export function toBody(html: Html, codes: string[], walk: Walk): Body {
  return piecesOf(html).map((piece) =>
    typeof piece === 'object' ? walk.references.push(toLivePart(piece, codes, walk)) - 1 : piece,
  )
}

function toLivePart({ code: parts, name, where }: LiveNode, codes: string[], walk: Walk): LivePart {
  const { code, slots } = numberSlots(parts)
  const number = codes.push(code) - 1
  return {
    kind: 'live',
    module: walk.file.source,
    number,
    name,
    slots: slots.map((slot) => toBody(slot, codes, walk)),
    where,
  }
}

function numberSlots(parts: LiveCode): { code: string; slots: Html[] } {
  const slots: Html[] = []
  const code = parts.map((part) =>
    typeof part === 'string' ? part : `{slot$(${slots.push(part.html) - 1})}`,
  )
  return { code: code.join(''), slots }
}
