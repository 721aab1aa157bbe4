import type { Point } from '../measure/box.ts'
import { parsePath } from '../measure/pathBox.ts'

/** A line, or a curve with its two control points. */
interface Stroke {
  from: Point
  to: Point
  controls?: [Point, Point]
}

/** Deviation that nobody sees in a straight line, in pixels. */
const tolerance = 0.05

/**
 * Shortens a path. Mermaid draws outlines with a library for sketches, which makes each straight line two curves even
 * when no sketch is wanted. A path with commands other than absolute moves, lines and curves stays as it is.
 */
export function straightenPath(d: string): string {
  const strokes = readStrokes(d)
  if (!strokes) return d
  let written = ''
  let last: Stroke | undefined
  for (const stroke of strokes) {
    if (isPoint(stroke) || isRepeated(stroke, last)) continue
    if (!last || !isSame(last.to, stroke.from)) written += `M${write(stroke.from)}`
    written += stroke.controls
      ? `C${[...stroke.controls, stroke.to].map(write).join(' ')}`
      : `L${write(stroke.to)}`
    last = stroke
  }
  return written
}

function readStrokes(d: string): Stroke[] | undefined {
  let pen: Point = [0, 0]
  const strokes: Stroke[] = []
  for (const { command, numbers } of parsePath(d)) {
    if (!'MLC'.includes(command)) return undefined
    const [from, to] = [pen, numbers.slice(-2) as Point]
    pen = to
    if (command === 'L') strokes.push({ from, to })
    if (command === 'C')
      strokes.push(toStroke(from, [numbers.slice(0, 2) as Point, numbers.slice(2, 4) as Point], to))
  }
  return strokes
}

function toStroke(from: Point, controls: [Point, Point], to: Point): Stroke {
  return controls.every((point) => distance(point, from, to) < tolerance)
    ? { from, to }
    : { from, to, controls }
}

/** The distance of a point from the line between two others, or from these if they coincide. */
function distance([x, y]: Point, from: Point, to: Point): number {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(dx, dy)
  return length < tolerance
    ? Math.hypot(x - from[0], y - from[1])
    : Math.abs(dx * (y - from[1]) - dy * (x - from[0])) / length
}

const isSame = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]) < tolerance / 5
const isPoint = ({ from, to, controls }: Stroke) => !controls && isSame(from, to)
const isRepeated = ({ from, to, controls }: Stroke, last?: Stroke) =>
  last && !controls && !last.controls && isSame(from, last.from) && isSame(to, last.to)
const write = (point: Point) => point.map((number) => Math.round(number * 100) / 100).join(' ')
