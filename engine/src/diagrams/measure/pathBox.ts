import { type Box, boxAround, type Point, toPoints } from './box.ts'

const known = new Map<string, Box | undefined>()

/** The box around a path, from its `d` attribute. Cached, because each enclosing group asks for it again. */
export function pathBox(d: string): Box | undefined {
  if (known.size > 1000) known.clear()
  if (!known.has(d)) known.set(d, boxAround(pathPoints(d)))
  return known.get(d)
}

/** Sample points per curve; enough for a box precise to a fraction of a pixel. */
const stepsPerCurve = 12

interface Pen {
  at: Point
  /** Start of the current subpath. */
  start: Point
  /** The last control point, which a smooth curve mirrors. */
  control: Point
}

/** Points along the outline of a path, read from its `d` attribute. */
function pathPoints(d: string): Point[] {
  const pen: Pen = { at: [0, 0], start: [0, 0], control: [0, 0] }
  return parsePath(d).flatMap(({ command, numbers }) => draw(command, numbers, pen))
}

function draw(letter: string, numbers: number[], pen: Pen): Point[] {
  const command = letter.toUpperCase()
  const isRelative = letter !== command
  const [x, y] = isRelative ? pen.at : [0, 0]
  const points = pointsOf(command, numbers, pen.at, isRelative).map(([px, py]): Point => [px + x, py + y])
  const from = pen.at
  const drawn = curve(command, numbers, { ...pen, points })
  pen.control = controlAfter(command, points, { ...pen, at: from })
  pen.at = command === 'Z' ? pen.start : (points.at(-1) ?? from)
  if (command === 'M') pen.start = pen.at
  return drawn
}

/** The arguments of a command as points; `H` and `V` keep the other coordinate. */
function pointsOf(command: string, numbers: number[], [x, y]: Point, isRelative: boolean): Point[] {
  if (command === 'H') return [[numbers[0]!, isRelative ? 0 : y]]
  if (command === 'V') return [[isRelative ? 0 : x, numbers[0]!]]
  if (command === 'A') return [[numbers[5]!, numbers[6]!]]
  return toPoints(numbers)
}

function controlAfter(command: string, points: Point[], pen: Pen): Point {
  if (command === 'C' || command === 'S' || command === 'Q') return points.at(-2)!
  return command === 'T' ? mirror(pen) : (points.at(-1) ?? pen.start)
}

const mirror = ({ at, control }: Pen): Point => [2 * at[0] - control[0], 2 * at[1] - control[1]]

function curve(command: string, numbers: number[], pen: Pen & { points: Point[] }): Point[] {
  const { at, points } = pen
  switch (command) {
    case 'C':
    case 'Q':
      return bezier([at, ...points])
    case 'S':
    case 'T':
      return bezier([at, mirror(pen), ...points])
    case 'A':
      return arc(at, numbers, points[0]!)
    default:
      return points
  }
}

function bezier(points: Point[]): Point[] {
  return steps().map((t) => {
    let line = points
    while (line.length > 1) line = line.slice(1).map((point, index) => between(line[index]!, point, t))
    return line[0]!
  })
}

const steps = () => Array.from({ length: stepsPerCurve }, (_, index) => (index + 1) / stepsPerCurve)
const between = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]

/** Points on an arc, by the conversion from endpoints to centre of the SVG specification (appendix B.2.4). */
function arc(from: Point, numbers: number[], to: Point): Point[] {
  const [givenX, givenY, degrees, large, sweep] = numbers as [number, number, number, number, number]
  if (givenX === 0 || givenY === 0) return [to]
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  const [dx, dy] = [(from[0] - to[0]) / 2, (from[1] - to[1]) / 2]
  const [x, y] = [cos * dx + sin * dy, cos * dy - sin * dx]
  const grow = Math.max(1, Math.hypot(x / givenX, y / givenY))
  const [rx, ry] = [Math.abs(givenX) * grow, Math.abs(givenY) * grow]
  const distance = (x / rx) ** 2 + (y / ry) ** 2
  const factor = Math.sqrt(Math.max(0, 1 / distance - 1)) * (large === sweep ? -1 : 1)
  const [cx, cy] = [(factor * rx * y) / ry, (-factor * ry * x) / rx]
  const start = Math.atan2((y - cy) / ry, (x - cx) / rx)
  const turn = Math.atan2((-y - cy) / ry, (-x - cx) / rx) - start
  const full = 2 * Math.PI
  const angle = sweep ? (turn + full) % full : (turn - full) % full
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
  return steps().map((t) => {
    const [px, py] = [cx + rx * Math.cos(start + angle * t), cy + ry * Math.sin(start + angle * t)]
    return [middle[0] + cos * px - sin * py, middle[1] + sin * px + cos * py]
  })
}

/** A path command with its numbers; in lower case they are relative to the current point. */
export interface PathStep {
  command: string
  numbers: number[]
}

/** Number of arguments of each command. */
const lengths: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 }

const numberPattern = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?|NaN/gi

/** Parses a `d` attribute; a repeated command becomes several steps. */
export function parsePath(d: string): PathStep[] {
  return [...d.matchAll(/([MLHVCSQTAZ])([^MLHVCSQTAZ]*)/gi)].flatMap(([, letter, list]) =>
    toSteps(letter!, (list!.match(numberPattern) ?? []).map(Number)),
  )
}

function toSteps(letter: string, numbers: number[]): PathStep[] {
  const length = lengths[letter.toUpperCase()]!
  if (length === 0) return [{ command: letter, numbers: [] }]
  return Array.from({ length: Math.floor(numbers.length / length) }, (_, index) => ({
    command: index === 0 ? letter : afterFirst(letter),
    numbers: numbers.slice(index * length, (index + 1) * length),
  }))
}

/** Further points after a move are lines. */
const afterFirst = (letter: string) => ({ M: 'L', m: 'l' })[letter] ?? letter
