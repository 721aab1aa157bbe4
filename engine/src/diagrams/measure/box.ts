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
