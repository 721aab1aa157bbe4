import { basename, dirname, relative } from 'node:path/posix'
import { pictures } from '../../model/noteName.ts'
import { encodePath } from '../../model/paths.ts'
import { isRecord } from '../../std/collections.ts'
import { escapeHtml } from '../../std/html.ts'
import { type Box, drawCanvas, type Edge, lineStart } from './drawCanvas.ts'

/**
 * A canvas of Obsidian as a note: a drawing, and its cards as a list. `find` gives the path of a file by the name that a
 * card has for it. Undefined if it cannot be read.
 */
export function canvasNote(
  text: string,
  path: string,
  find: (name: string) => string | undefined,
): string | undefined {
  const written = parse(text)
  const addressOf = (name: string) => encodePath(relative(dirname(path), find(name) ?? name))
  const boxes = listOf(written?.nodes)
    .flatMap((node) => readBox(node, addressOf))
    .slice(0, most)
  if (boxes.length === 0) return undefined
  const edges = listOf(written?.edges).flatMap((edge) => readEdge(edge, boxes))
  const name = basename(path).replace(/\.canvas$/i, '')
  const list = boxes.map((box) =>
    [item(box), ...edges.filter(({ from }) => from === box).map(arrow)].join('\n'),
  )
  const summary = `<details>\n<summary>${escapeHtml(name)}</summary>`
  return `${drawCanvas(name, boxes, edges)}\n\n${summary}\n\n${list.join('\n')}\n\n</details>\n`
}

/** The most cards of a drawing. */
const most = 1000

function parse(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isRecord(value) ? value : undefined
  } catch {
    return undefined
  }
}

const listOf = (value: unknown) => (Array.isArray(value) ? value.filter(isRecord) : [])

function readBox(
  { id, type, x, y, width, height, color, ...written }: Record<string, unknown>,
  addressOf: (file: string) => string,
): Box[] {
  const sizes = [x, y, width, height]
  if (!sizes.every((size) => typeof size === 'number' && Number.isFinite(size))) return []
  const place = { x, y, width, height } as Pick<Box, 'x' | 'y' | 'width' | 'height'>
  const { text, file, subpath = '', url, label = '' } = written
  const content =
    type === 'file'
      ? `[[${file}${subpath}|${shownFile(String(file))}${subpath}]]`
      : type === 'link'
        ? linkTo(String(url))
        : String(text ?? label)
  const isPicture = type === 'file' && pictures.test(String(file))
  const picture = isPicture && { picture: addressOf(String(file)) }
  return [{ id: String(id), type: String(type), ...place, ...colored(color), content, ...picture }]
}

/** Only addresses that browsers may open from anywhere are links. */
const linkTo = (url: string) =>
  /^(?:https?:\/\/|mailto:)[^\s<>]+$/i.test(url) ? `<${url}>` : `\`${url.replaceAll('`', '')}\``

const shownFile = (path: string) => basename(path).replace(/\.md$/i, '')

function readEdge(written: Record<string, unknown>, boxes: Box[]): Edge[] {
  const { fromNode, toNode, fromSide = 'bottom', toSide = 'top', label = '', color } = written
  const [from, to] = [fromNode, toNode].map((id) => boxes.find((box) => box.id === id))
  if (!from || !to) return []
  const sides = { fromSide: String(fromSide), toSide: String(toSide) }
  return [{ from, to, ...sides, label: String(label), ...colored(color) }]
}

/** The colours that Obsidian numbers, between light and dark so that they can be seen on both. */
const colors = ['#e5484d', '#e07b1f', '#b8960c', '#3a9d5d', '#1b9aaa', '#8e5bd6']

function colored(color: unknown): { color?: string } {
  const named = colors[Number(color) - 1] ?? String(color ?? '')
  return /^#[\da-f]{3,8}$/i.test(named) ? { color: named } : {}
}

/** The Markdown of a card in one line of a list. */
const item = ({ content, type }: Box) => {
  const line = content.split(/\s+/).join(' ').replace(lineStart, '')
  return `- ${type === 'group' ? `**${line.replaceAll('*', '\\*')}**` : line || '…'}`
}

const arrow = ({ to, label }: Edge) => item(to).replace('- ', `  - → ${label ? `${label}: ` : ''}`)
