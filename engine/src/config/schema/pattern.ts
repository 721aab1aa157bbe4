import { z } from 'zod'

/** A regular expression, written as a string. */
export const pattern = z.string().refine(isPattern, 'must be a regular expression')

function isPattern(text: string): boolean {
  try {
    return Boolean(new RegExp(text))
  } catch {
    return false
  }
}
