/** Words of Mermaid's languages that say how to draw, and are not drawn themselves. */
const syntax = new Set(
  `acctitle accdescr activate actor after alt and annotation as autonumber bar box branch break bt checkout cherry-pick
  choice classdef click columns commit create crit critical dateformat axisformat tickinterval deactivate default destroy
  direction done else end erdiagram excludes flowchart fork gantt gitgraph graph highlight href id journey join
  left line link linkstyle loop lr merge milestone mindmap namespace note of opt option order over par participant pie
  quadrant-1 quadrant-2 quadrant-3 quadrant-4 quadrantchart rect reverse right rl root sankey sankey-beta section sequencediagram showdata
  state statediagram statediagram-v2 style subgraph tag tb td timeline title todaymarker type vert x-axis xychart
  xychart-beta y-axis`.split(/\s+/),
)

/** Lines that hold settings only. */
const settings =
  /^\s*(?:%%|(?:classDef|class\s+\S+\s+\S+$|click|linkStyle|style|dateFormat|axisFormat|tickInterval|todayMarker)\b).*$/gm

/** The words of a diagram as text for the search; signs that draw arrows and boxes are gone. */
export function diagramWords(source: string): string {
  return source
    .replace(/^\s*---\n[\s\S]*?\n---\n/, '')
    .replace(/%%\{[\s\S]*?\}%%/g, '')
    .replace(settings, '')
    .replace(/<br\s*\/?>/gi, ' ')
    .split(/[^\p{L}\p{M}\p{N}'’.,!?%+-]+/u)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}%!?]+$/gu, ''))
    .filter((word) => word !== '' && !syntax.has(word.toLowerCase()))
    .join(' ')
}
