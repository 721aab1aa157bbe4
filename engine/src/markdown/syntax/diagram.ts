import type { Element } from 'hast'
import { locate, type SourceLocation } from '../../diagnostics/diagnostic.ts'
import { cellGap } from '../../model/searchPage.ts'
import type { Html } from '../html.ts'
import { whereIs } from '../places.ts'
import { addText } from '../sections.ts'
import { addReference, type ComponentRenderer, type Walk } from '../walk.ts'
import { readJsxAttributes } from './jsx.ts'

/** Renders a Mermaid diagram as a reference, filled in when all diagrams of the site are drawn. */
export function renderDiagram(source: string, element: Element, walk: Walk): Html {
  addText(diagramWords(source), walk)
  return addReference({ kind: 'diagram', source, where: whereFenceBegins(source, element, walk) }, walk)
}

/**
 * The place of the opening fence. In notes with HTML nodes have no position: then it is the line above the code's
 * first line.
 */
function whereFenceBegins(source: string, element: Element, walk: Walk): SourceLocation {
  const where = whereIs(element, walk)
  const [first = ''] = source.split('\n')
  if (where.line !== undefined || first.trim() === '') return where
  const { line } = whereIs(element, walk, first)
  return line === undefined ? where : locate(walk.source, line - 1, 1)
}

/** `<Mermaid value="…" />`: a diagram, as a block of code in the language `mermaid` is. */
export const renderMermaidComponent: ComponentRenderer = (node, walk) => {
  const source = String(readJsxAttributes(node, walk).value ?? '')
  addText(diagramWords(source), walk)
  return addReference({ kind: 'diagram', source, where: whereIs(node, walk) }, walk)
}

/** Keywords that begin lines in Mermaid's languages and are not drawn. */
const openings = `accDescr accTitle activate actor alt and annotation autonumber bar box branch break checkout
  cherry-pick class classDiagram classDiagram-v2 commit create critical deactivate destroy else end erDiagram flowchart
  flowchart-elk gantt gitGraph graph journey line loop merge mindmap namespace note opt option par participant pie
  quadrant-1 quadrant-2 quadrant-3 quadrant-4 quadrantChart rect sankey sankey-beta section sequenceDiagram showData
  state stateDiagram stateDiagram-v2 subgraph timeline title x-axis xychart xychart-beta y-axis`.split(/\s+/)

const opening = new RegExp(String.raw`^[ \t]*(?:${openings.join('|')})(?![\w-])`, 'gim')

/** Lines with settings only. */
const settings =
  /^[ \t]*(?:%%|(?:classDef|class\s+\S+\s+\S+$|click|direction|linkStyle|style|dateFormat|axisFormat|excludes|tickInterval|todayMarker)\b).*$/gm

/** Keywords within lines. */
const within =
  /^[ \t]*(?:TB|TD|BT|RL|LR|showData|for|left of|over|right of)\b|\bas\b|\b(?:id|order|tag|type):/gm

/** The labels of a diagram as text for the search index, without keywords, ids, arrows and brackets. */
export function diagramWords(source: string): string {
  const drawn = source
    .replace(/^\s*---\n[\s\S]*?\n---\n/, '')
    .replace(/%%\{(?:(?!%%\{)[\s\S])*?\}%%/g, '')
    .replace(settings, '')
  return withoutIds(drawn)
    .replace(opening, '')
    .replace(within, '')
    .replace(/<br\s*\/?>/gi, ' ')
    .replace(/[<xo]?[-=.~]{2,}[>xo)]*/gi, '\n')
    .split(/[\n[\](){}|";]+|:\s/)
    .map(tidyLabel)
    .filter((words) => words !== '')
    .join(cellGap)
}

function tidyLabel(written: string): string {
  return written
    .replace(/[^\p{L}\p{M}\p{N}'’.,!?%+-]+/gu, ' ')
    .split(' ')
    .map((word) => word.replace(/^[^\p{L}\p{N}]+|(?<![^\p{L}\p{N}%!?])[^\p{L}\p{N}%!?]+$/gu, ''))
    .filter((word) => word !== '')
    .join(' ')
}

/** What is drawn as it is written, at most 300 characters of it. */
const label = [
  String.raw`"[^"\n]{0,300}"`,
  String.raw`\[[^\]\n]{0,300}\]`,
  String.raw`\([^)\n]{0,300}\)`,
  String.raw`\{[^}\n]{0,300}\}`,
  String.raw`\|[^|\n]{0,300}\|`,
  String.raw`:[ \t][^\n]{0,300}`,
].join('|')
const word = String.raw`[\p{L}\p{N}_]+(?:-[\p{L}\p{N}_]+)*`
const labelOrWord = new RegExp(`(${label})|${word}`, 'gu')

const isFlowchart = /^\s*(?:flowchart|graph)\b/
/** A node with its label: `id[Label]`; `id@{ … }`. */
const labelledNode = new RegExp(`(?:${label})|(${word}) ?(?=[[({]|@\\{)(?:${label})?`, 'gu')
/** A participant, actor or state with another name. */
const renamed = /\b(?:participant|actor)[ \t]+(\S+)[ \t]+as\b|"[ \t]+as[ \t]+([\w-]+)/g

/** Leaves out the ids of what is drawn with a label instead. */
function withoutIds(source: string): string {
  const found = isFlowchart.test(source) ? source.matchAll(labelledNode) : source.matchAll(renamed)
  const ids = new Set(Array.from(found, ([, first, second]) => first ?? second))
  return source.replace(labelOrWord, (text, isLabel) => (isLabel || !ids.has(text) ? text : ''))
}
