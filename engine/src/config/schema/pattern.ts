import { z } from 'zod'

/** A regular expression as it is written in a string. */
export const pattern = z.string().refine(isPattern, 'must be a regular expression')

function isPattern(text: string): boolean {
  try {
    return Boolean(new RegExp(text))
  } catch {
    return false
  }
}
