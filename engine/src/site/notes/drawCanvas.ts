import { asTable } from '../../std/collections.ts'
import { escapeAttribute, escapeHtml } from '../../std/html.ts'

/** A card of a canvas, or the frame of several. */
export interface Box {
  id: string
  type: string
  x: number
  y: number
  width: number
  height: number
  color?: string
  /** What it shows, as Markdown: a text, the name of a note, an address. */
  content: string
  /** The address of the picture that it shows, from the canvas. */
  picture?: string
}

/** An arrow between two cards. */
export interface Edge {
  from: Box
  to: Box
  fromSide: string
  toSide: string
  label: string
  color?: string
}

/** Draws a canvas in the colours of the text around it, so that it is seen in both modes. */
export function drawCanvas(name: string, boxes: Box[], edges: Edge[]): string {
  const left = Math.min(...boxes.map(({ x }) => x)) - 20
  const top = Math.min(...boxes.map(({ y }) => y)) - 40
  const width = Math.max(...boxes.map((box) => box.x + box.width)) + 20 - left
  const height = Math.max(...boxes.map((box) => box.y + box.height)) + 20 - top
  const view = `viewBox="${left} ${top} ${width} ${height}" width="${width}" height="${height}"`
  const groups = boxes.filter(({ type }) => type === 'group')
  const cards = boxes.filter(({ type }) => type !== 'group')
  const parts = [...groups.map(drawGroup), ...edges.map(drawEdge), ...cards.map(drawCard)]
  return `<svg class="note-canvas" role="img" aria-label="${escapeAttribute(name)}" ${view} fill="none" stroke="currentColor" font-size="16">\n${parts.join('\n')}\n</svg>`
}

const rectangle = ({ x, y, width, height, color }: Box, opacity: number) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="8"${color ? ` stroke="${color}" fill="${color}"` : ''} stroke-opacity="${color ? 1 : 0.4}" fill-opacity="${opacity}"/>`

const drawGroup = (box: Box) => rectangle(box, 0.05) + writeLine(plain(box.content), box.x + 4, box.y - 10)

/** A card with its picture, or as many lines of its text as it has room for. */
function drawCard(box: Box): string {
  if (box.picture !== undefined) {
    const { x, y, width, height } = box
    return `${rectangle(box, 0.1)}<image href="${escapeAttribute(box.picture)}" x="${x}" y="${y}" width="${width}" height="${height}"/>`
  }
  const lines = box.content
    .split('\n')
    .filter((line) => line.trim() !== '')
    .flatMap((line) => wrap(plain(line), Math.max(4, box.width / 8.5 - 3)))
  const room = Math.max(1, Math.floor((box.height - 16) / 22))
  const shown = lines.length > room ? [...lines.slice(0, room - 1), `${lines[room - 1]} …`] : lines
  const texts = shown.map((line, index) => writeLine(line, box.x + 14, box.y + 28 + index * 22))
  return rectangle(box, 0.1) + texts.join('')
}

function wrap(text: string, width: number): string[] {
  const lines = ['']
  for (const word of text.split(' ')) {
    const last = lines.at(-1)!
    if (last !== '' && last.length + word.length >= width) lines.push(word)
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`
  }
  return lines
}

/** The signs of headings, quotes and lists at the start of a line. */
export const lineStart = /^\s*(?:(?:#{1,6}|[>*+-])\s+)*/

/** A line of Markdown as it is read, without its signs. */
const plain = (line: string) =>
  line
    .replace(lineStart, '')
    .replace(/!?\[\[([^[\]]*)\]\]/g, (_, name: string) =>
      name
        .split('|')
        .at(-1)!
        .replace(/^.*\/|\.md$/g, ''),
    )
    .replace(/\[([^[\]]*)\]\([^()]*\)/g, '$1')
    .replace(/[*`<>]|==/g, '')

/** Letters with a meaning in Markdown are entities, since nothing in a drawing is Markdown. */
const writeLine = (text: string, x: number, y: number, more = '') =>
  `<text x="${x}" y="${y}"${more} fill="currentColor" stroke="none">${escapeHtml(text).replace(/[$%`{}[\]^=*_\\:]/g, (sign) => `&#${sign.charCodeAt(0)};`)}</text>`

const ends = asTable<[x: number, y: number]>({
  top: [0, -1],
  right: [1, 0],
  bottom: [0, 1],
  left: [-1, 0],
})

/** A curve from the middle of one side to that of another, with an arrow at its end. */
function drawEdge({ from, to, fromSide, toSide, label, color }: Edge): string {
  const [start, end] = [sideOf(from, fromSide), sideOf(to, toSide)]
  const bend = Math.min(120, 20 + (Math.abs(start.x - end.x) + Math.abs(start.y - end.y)) / 3)
  const [dx, dy] = end.way
  const tip = `M${end.x + dx * 10 + dy * 6} ${end.y + dy * 10 + dx * 6}L${end.x} ${end.y}L${end.x + dx * 10 - dy * 6} ${end.y + dy * 10 - dx * 6}`
  const curve = `M${start.x} ${start.y}C${start.x + start.way[0] * bend} ${start.y + start.way[1] * bend} ${end.x + dx * bend} ${end.y + dy * bend} ${end.x} ${end.y}`
  const text =
    label &&
    writeLine(plain(label), (start.x + end.x) / 2, (start.y + end.y) / 2 - 8, ' text-anchor="middle"')
  return `<path d="${curve}${tip}"${color ? ` stroke="${color}"` : ''} stroke-width="2"/>${text}`
}

function sideOf({ x, y, width, height }: Box, side: string) {
  const way = ends[side] ?? ends.top!
  return { x: x + (width / 2) * (1 + way[0]), y: y + (height / 2) * (1 + way[1]), way }
}
