import { editDistance } from '../../std/text.ts'
import type { SearchIndex } from '../searchIndex.ts'
import type { Slot } from './slot.ts'

/** A word of the index similar to the typed one. */
export interface Repair {
  key: string
  /** Number of differing letters; 0 for a part of a compound. */
  edits: number
}

/** Minimum word lengths for one and for two typos. Shorter words resemble too many others. */
const [oneEdit, twoEdits] = [4, 8]
const mostRepairs = 8
const shortestPart = 3

/** Finds the most similar words in the index, or the two words that a compound is made of. */
export async function repairWord({ folded, edits: allowed }: Slot, index: SearchIndex): Promise<Repair[]> {
  const most = folded.length >= twoEdits ? 2 : folded.length >= oneEdit ? 1 : 0
  const limit = Math.min(most, allowed)
  if (limit === 0 || /^\d+$/.test(folded)) return []
  const titles = await index.vocabulary()
  const nearby = (await index.neighbours(folded)).map(({ key }) => key)
  const repairs = [...new Set([...titles, ...nearby])]
    .map((key) => ({ key, edits: distance(folded, key, limit) }))
    .filter(({ edits }) => edits <= limit)
    .sort((one, other) => one.edits - other.edits || firstDiffers(one.key) - firstDiffers(other.key))
    .slice(0, mostRepairs)
  if (repairs[0]?.edits === 1) return repairs
  const parts = splitCompound(folded, new Set(titles))
  return parts?.map((key) => ({ key, edits: 0 })) ?? repairs

  /** Sorts words with another first letter last, because typos are rare there. */
  function firstDiffers(key: string): number {
    return Number(key[0] !== folded[0])
  }
}

function distance(typed: string, key: string, limit: number): number {
  if (Math.abs(typed.length - key.length) > limit) return limit + 1
  return editDistance(typed, key, limit + 1)
}

/** Splits a compound into two known words: `loadbalancer` into `load` and `balancer`. */
function splitCompound(word: string, known: Set<string>): [string, string] | undefined {
  for (let at = word.length - shortestPart; at >= shortestPart; at--) {
    const parts: [string, string] = [word.slice(0, at), word.slice(at)]
    if (parts.every((part) => known.has(part))) return parts
  }
  return undefined
}
