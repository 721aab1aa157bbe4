import { asTable } from '../std/collections.ts'
import type { Description } from './svg/framePicture.ts'
import { type SvgNode, textsOf } from './svg/svgNode.ts'
import { withoutMarks } from './tagMarks.ts'

/** Maximum length of an accessible name made from the texts of a picture, in characters. */
const longestLabel = 120

/**
 * The accessible name and description of a picture: the author's own (`accTitle`, `accDescr`), else its kind and its
 * first texts in source order.
 */
export function describePicture(
  svg: Element,
  picture: SvgNode,
  { kind, source }: { kind: string; source: string },
): Description {
  const written = (name: string) => {
    const text = [...svg.children].find(({ localName }) => localName === name)?.textContent
    return text && withoutMarks(text).trim()
  }
  const label = written('title') || `${diagramKinds[kind]}: ${firstWords(textsOf(picture), source)}`
  return { label, details: written('desc') }
}

function firstWords(texts: string[], source: string): string {
  const placeOf = (text: string) => {
    const place = source.indexOf(text.split(' ')[0]!)
    return place < 0 ? source.length : place
  }
  let words = ''
  for (const text of [...new Set(texts)].sort((a, b) => placeOf(a) - placeOf(b))) {
    if (words !== '' && words.length + text.length > longestLabel) return `${words} …`
    words += words === '' ? text : `, ${text}`
  }
  return words
}

/**
 * The kinds of diagram drawn at build time, by Mermaid's name, with a readable name. Each was compared with a browser's
 * drawing.
 */
export const diagramKinds = asTable<string>({
  'flowchart-v2': 'Flowchart',
  flowchart: 'Flowchart',
  sequence: 'Sequence diagram',
  class: 'Class diagram',
  classDiagram: 'Class diagram',
  state: 'State diagram',
  stateDiagram: 'State diagram',
  er: 'Entity relationship diagram',
  gantt: 'Gantt chart',
  pie: 'Pie chart',
  mindmap: 'Mind map',
  timeline: 'Timeline',
  journey: 'User journey',
  quadrantChart: 'Quadrant chart',
  xychart: 'XY chart',
  sankey: 'Sankey diagram',
  gitGraph: 'Git graph',
})
