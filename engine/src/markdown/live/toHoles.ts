import type { LiveHole } from '../document.ts'
import { splitBody, type Walk } from '../walk.ts'
import { type LiveCode, splitLiveNodes } from './liveNode.ts'

/** Turns live nodes in HTML into references, and adds the code of each to `codes`. */
export function toHoles(html: string, codes: string[], walk: Walk): string {
  const parts = splitLiveNodes(html, walk).map((part) => {
    if (typeof part === 'string') return part
    const { code, slots } = numberSlots(part.code)
    const hole: LiveHole = {
      kind: 'live',
      module: walk.file.source,
      number: codes.push(code) - 1,
      name: part.name,
      slots: slots.map(splitBody),
      where: part.where,
    }
    return `\0${walk.references.push(hole) - 1}\0`
  })
  return parts.join('')
}

function numberSlots(parts: LiveCode): { code: string; slots: string[] } {
  const slots: string[] = []
  const code = parts.map((part) =>
    typeof part === 'string' ? part : `{slot$(${slots.push(part.html) - 1})}`,
  )
  return { code: code.join(''), slots }
}
