import { z } from 'zod'

/** A function among the settings. Its arguments and result are checked by the compiler only. */
export function callback<Signature extends (...facts: never[]) => unknown>() {
  return z.custom<Signature>((value) => typeof value === 'function', 'must be a function')
}
