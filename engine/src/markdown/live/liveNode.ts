import type { LiveHole } from '../document.ts'
import { splitBody, type Walk } from '../walk.ts'
import type { LiveCode, LiveNode } from './noteModule.ts'

/** Adds a live node and gives its placeholder in the HTML, which `splitLiveNodes` finds again. */
export function addLiveNode(node: LiveNode, { liveNodes }: Walk): string {
  return `\0L${liveNodes.push(node) - 1}\0`
}

/** Splits HTML at the placeholders of live nodes. */
export function splitLiveNodes(html: string, { liveNodes }: Walk): (string | LiveNode)[] {
  const parts = html.split(/\0L(\d+)\0/)
  return parts
    .map((part, index) => (index % 2 === 0 ? part : liveNodes[Number(part)]!))
    .filter((part) => part !== '')
}

/** Removes live nodes from HTML, for places that cannot hold any. */
export const withoutLiveNodes = (html: string) => html.replace(/\0L\d+\0/g, '')

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
