/** A function that says how many steps an input of size n takes. */
export interface Growth {
  name: string
  steps(n: number): number
}

/** The functions of the note, from the slowest to the fastest growth. */
export const growths: Growth[] = [
  { name: 'log n', steps: Math.log2 },
  { name: 'n', steps: (n) => n },
  { name: 'n log n', steps: (n) => n * Math.log2(n) },
  { name: 'n²', steps: (n) => n ** 2 },
  { name: 'n³', steps: (n) => n ** 3 },
  { name: '2ⁿ', steps: (n) => 2 ** n },
]

const perSecond = 10 ** 8

const units: [name: string, seconds: number][] = [
  ['years', 365.25 * 86_400],
  ['days', 86_400],
  ['hours', 3600],
  ['minutes', 60],
  ['s', 1],
  ['ms', 1e-3],
  ['µs', 1e-6],
  ['ns', 1e-9],
]

/** How long a machine with 10⁸ steps a second takes, in the largest unit of which it is at least one. */
export function formatTime(steps: number): string {
  const seconds = steps / perSecond
  const [name, length] = units.find(([, size]) => seconds >= size * 0.9995) ?? units.at(-1)!
  const amount = seconds / length
  if (name === 'years' && amount > 1e10) return 'longer than the universe is old'
  return `${formatCount(amount)} ${name}`
}

/** Three digits of a number, and a power of ten where it is long. */
export function formatCount(count: number): string {
  if (!Number.isFinite(count)) return 'more than 10³⁰⁸'
  if (count < 1e6)
    return Number(count.toPrecision(count < 1000 ? 3 : 6)).toLocaleString('en', {
      maximumFractionDigits: count < 100 ? 1 : 0,
    })
  const exponent = Math.floor(Math.log10(count))
  return `${(count / 10 ** exponent).toFixed(1)} × 10${superscript(exponent)}`
}

const superscript = (number: number) =>
  [...String(number)].map((digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)]).join('')

/** A curve from 1 to n; each point is a share of the picture's width and height, and it ends at the upper edge. */
export function curveOf({ steps }: Growth, n: number, top: number): [x: number, y: number][] {
  const count = 60
  const points = Array.from({ length: count + 1 }, (_, index): [number, number] => [
    index / count,
    steps(1 + ((n - 1) * index) / count) / top,
  ])
  const end = points.findIndex(([, y]) => y > 1)
  if (end < 1) return points
  const [[x, y], [nextX, nextY]] = [points[end - 1]!, points[end]!]
  return [...points.slice(0, end), [x + ((nextX - x) * (1 - y)) / (nextY - y), 1]]
}
