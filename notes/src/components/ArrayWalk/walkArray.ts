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
  /** The first and the last index of the answer. */
  found?: [number, number]
}

/** Reads whole numbers between commas or spaces. Returns why it cannot, in words. */
export function parseNumbers(text: string): number[] | string {
  const words = text.split(/[\s,;]+/).filter(Boolean)
  const wrong = words.find((word) => !/^[-+]?\d{1,6}$/.test(word))
  if (wrong !== undefined) return `"${wrong}" is not a whole number.`
  if (words.length < 2) return 'At least two numbers.'
  if (words.length > 16) return 'At most 16 numbers.'
  return words.map(Number)
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
    ? `${sum} is too small. With any other partner ${low} gives even less, so the left pointer moves.`
    : `${sum} is too much. With any other partner ${high} gives even more, so the right pointer moves.`
}

/** Finds the shortest part of a list of numbers above zero whose sum is at least `target`. */
export function findShortestPart(items: number[], target: number): Walk {
  const looks: Look[] = []
  let [left, sum, found] = [0, 0, undefined as [number, number] | undefined]
  for (const [right, item] of items.entries()) {
    sum += item
    if (sum < target) looks.push(lookAt(items, { left, right, sum, target }))
    for (; sum >= target && left <= right; left++) {
      looks.push(lookAt(items, { left, right, sum, target }))
      if (!found || right - left < found[1] - found[0]) found = [left, right]
      sum -= items[left]!
    }
  }
  const result = found
    ? `the shortest part is ${items.slice(found[0], found[1] + 1).join(' + ')}, of length ${found[1] - found[0] + 1}`
    : `no part has the sum ${target} or more`
  return { looks, found, result }
}

type Window = { left: number; right: number; sum: number; target: number }

function lookAt(items: number[], { left, right, sum, target }: Window): Look {
  const because =
    sum < target
      ? `The sum is ${sum}, less than ${target}: take in the next number.`
      : `The sum is ${sum}, which is enough with ${right - left + 1}: push out ${items[left]} and see whether less will do.`
  return { left, right, sum, because, isOut: (index) => index < left }
}
