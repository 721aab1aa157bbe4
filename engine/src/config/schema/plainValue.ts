import { z } from 'zod'
import { messageOf } from '../../std/messageOf.ts'

/** Any value that can be written as JSON, since pages and scripts carry it. What JSON leaves out is left out. */
export const plainValue = z.unknown().check(({ value, issues }) => {
  const problem = findProblem(value, [], [])
  if (problem) issues.push({ code: 'custom', input: value, ...problem })
})

interface Problem {
  message: string
  path: PropertyKey[]
}

/** How deep values are nested at most: what is deeper cannot be written. */
const deepest = 500

function findProblem(value: unknown, path: PropertyKey[], around: unknown[]): Problem | undefined {
  if (typeof value === 'bigint')
    return { message: 'must be a number or a text, since JSON has no BigInt', path }
  if (typeof value !== 'object' || value === null) return undefined
  if (around.includes(value)) return { message: 'must not hold itself', path }
  if (path.length > deepest) return { message: 'must not be nested so deeply', path: path.slice(0, 2) }
  try {
    if ('toJSON' in value && typeof value.toJSON === 'function')
      return findProblem(value.toJSON(''), path, [...around, value])
    const members = Object.keys(value).map((key): [string, unknown] => [key, Reflect.get(value, key)])
    for (const [key, member] of members) {
      const problem = findProblem(member, [...path, key], [...around, value])
      if (problem) return problem
    }
  } catch (error) {
    return { message: `must be a value that can be read, but reading it failed: ${messageOf(error)}`, path }
  }
  return undefined
}
