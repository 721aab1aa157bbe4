/** A rectangle, in the coordinates of its element. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export type Point = [x: number, y: number]

/** Groups numbers into points. */
export function toPoints(numbers: number[]): Point[] {
  return numbers.flatMap((y, index): Point[] => (index % 2 ? [[numbers[index - 1]!, y]] : []))
}

/** The smallest box around points; undefined without any. */
export function boxAround(points: Point[]): Box | undefined {
  if (points.length === 0) return undefined
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const [x, y] of points) {
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  return { x: left, y: top, width: right - left, height: bottom - top }
}

/** The corners of a box. */
export function cornersOf({ x, y, width, height }: Box): Point[] {
  return [
    [x, y],
    [x + width, y],
    [x, y + height],
    [x + width, y + height],
  ]
}

/** `[a b c d e f]` as in SVG: x' = ax + cy + e, y' = bx + dy + f. */
export type Matrix = [a: number, b: number, c: number, d: number, e: number, f: number]

const unchanged: Matrix = [1, 0, 0, 1, 0, 0]

/** Parses a `transform` attribute. */
export function parseTransform(text: string | null): Matrix {
  let matrix = unchanged
  if (!text) return matrix
  for (const [, name, list] of text.matchAll(/(?<!\w)(\w+)\s*\(([^()]*)\)/g))
    matrix = multiply(matrix, toMatrix(name!, list!.match(/[^\s,]+/g)!.map(Number)))
  return matrix
}

/** Converts a point from an element's coordinates to its parent's. */
export function applyMatrix([a, b, c, d, e, f]: Matrix, [x, y]: Point): Point {
  return [a * x + c * y + e, b * x + d * y + f]
}

function toMatrix(name: string, [first = 0, second, third = 0, ...others]: number[]): Matrix {
  switch (name) {
    case 'translate':
      return [1, 0, 0, 1, first, second ?? 0]
    case 'scale':
      return [first, 0, 0, second ?? first, 0, 0]
    case 'rotate':
      return rotate((first * Math.PI) / 180, [second ?? 0, third])
    case 'matrix':
      return [first, second ?? 0, third, others[0] ?? 1, others[1] ?? 0, others[2] ?? 0]
    default:
      return unchanged
  }
}

function rotate(angle: number, [x, y]: Point): Matrix {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return [cos, sin, -sin, cos, x - x * cos + y * sin, y - x * sin - y * cos]
}

function multiply(outer: Matrix, [a, b, c, d, e, f]: Matrix): Matrix {
  const [ax, bx, cx, dx] = outer
  const [ex, fx] = applyMatrix(outer, [e, f])
  return [ax * a + cx * b, bx * a + dx * b, ax * c + cx * d, bx * c + dx * d, ex, fx]
}
