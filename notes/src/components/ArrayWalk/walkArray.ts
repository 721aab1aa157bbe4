/** One comparison of an algorithm: the two indexes, the sum that it looks at, and what follows from it. */
export interface Look {
  left: number
  right: number
  sum: number
  because: string
  /** The indexes that cannot be part of an answer any more. */
  isOut(index: number): boolean
}

/** All steps of an algorithm, and what it found. */
export interface Walk {
  looks: Look[]
  result: string
  /** The indexes of the answer. */
  found?: number[]
}

const ofSixDigits = 'a whole number of at most six digits.'

/** Reads one whole number; a minus may be the sign of mathematics. Returns why it cannot, in words. */
export function parseNumber(text: string): number | string {
  const word = text.trim().replace('−', '-')
  return /^[-+]?\d{1,6}$/.test(word) ? Number(word) : `"${text.trim()}" is not ${ofSixDigits}`
}

/** Reads whole numbers between commas or spaces, also in brackets, as problems write them. */
export function parseNumbers(text: string): number[] | string {
  const words = text.split(/[\s,;[\]]+/).filter(Boolean)
  const numbers = words.map(parseNumber)
  const wrong = numbers.find((number) => typeof number === 'string')
  if (wrong !== undefined) return wrong
  if (words.length < 2) return 'At least two numbers.'
  if (words.length > 16) return 'At most 16 numbers.'
  return numbers as number[]
}

/** Finds two numbers of a sorted list with the sum `target`, from both ends. */
export function findPair(items: number[], target: number): Walk {
  const looks: Look[] = []
  let [left, right] = [0, items.length - 1]
  while (left < right) {
    const [low, high] = [items[left]!, items[right]!]
    const sum = low + high
    looks.push({ left, right, sum, because: explainPair(low, high, target), isOut: outside(left, right) })
    if (sum === target) {
      return { looks, found: [left, right], result: `${low} + ${high} = ${target}` }
    }
    if (sum < target) left++
    else right--
  }
  return { looks, result: `no two numbers have the sum ${target}` }
}

const outside = (left: number, right: number) => (index: number) => index < left || index > right

function explainPair(low: number, high: number, target: number): string {
  const sum = `${low} + ${high} = ${low + high}`
  if (low + high === target) return `${sum}: found.`
  return low + high < target
    ? `${sum} is too small. With any other partner ${low} gives no more, so the left pointer moves.`
    : `${sum} is too much. With any other partner ${high} gives no less, so the right pointer moves.`
}

/** Finds the shortest part of a list of numbers above zero whose sum is at least `target`. */
export function findShortestPart(items: number[], target: number): Walk {
  const looks: Look[] = []
  let [left, sum, best] = [0, 0, undefined as [number, number] | undefined]
  for (const [right, item] of items.entries()) {
    sum += item
    if (sum < target) looks.push(lookAt(items, { left, right, sum, target }))
    for (; sum >= target && left <= right; left++) {
      looks.push(lookAt(items, { left, right, sum, target }))
      if (!best || right - left < best[1] - best[0]) best = [left, right]
      sum -= items[left]!
    }
  }
  if (!best) return { looks, result: `no part has the sum ${target} or more` }
  const [from, to] = best
  const found = items.flatMap((_, index) => (index >= from && index <= to ? [index] : []))
  const part = found.map((index) => items[index]).join(' + ')
  return { looks, found, result: `the shortest part is ${part}, of length ${found.length}` }
}

type Window = { left: number; right: number; sum: number; target: number }

function lookAt(items: number[], { left, right, sum, target }: Window): Look {
  const isLast = right === items.length - 1
  const because =
    sum < target
      ? `The sum is ${sum}, less than ${target}: ${isLast ? 'no number is left to take in' : 'take in the next number'}.`
      : `The sum is ${sum}, which is enough with ${right - left + 1}: push out ${items[left]} and see whether less will do.`
  return { left, right, sum, because, isOut: (index) => index < left }
}
