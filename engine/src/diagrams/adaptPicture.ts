import { parseStyleSheet } from './style/styleSheet.ts'
import { textProperties, textStyle } from './style/textStyle.ts'

/** Changes what Mermaid draws for a browser of the moment into what suits a page that lasts. */
export function adaptPicture(svg: Element, css: string): void {
  centerLabels(svg, css)
  // A line at today would stay where it was on the day of the build.
  for (const marker of svg.querySelectorAll('.today')) marker.remove()
}

/** Nodes whose labels stand in the middle when they are HTML, but at the left when they are text. */
const centered = '.flowchart .node, .statediagram-state, .mindmap-node'

function centerLabels(svg: Element, css: string): void {
  const sheet = parseStyleSheet(css, textProperties)
  for (const node of svg.querySelectorAll(centered)) {
    const [text, ...others] = node.querySelectorAll('text')
    const label = text?.closest('.label')
    const [, x] = /translate\(([-\d.]+)/.exec(label?.getAttribute('transform') ?? '') ?? []
    if (!text || others.length > 0 || !x || textStyle(text, sheet).get('text-anchor') === 'middle') continue
    text.setAttribute('text-anchor', 'middle')
    for (const line of text.querySelectorAll('.text-outer-tspan')) line.setAttribute('x', String(-Number(x)))
  }
}
