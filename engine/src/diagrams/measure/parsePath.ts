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
