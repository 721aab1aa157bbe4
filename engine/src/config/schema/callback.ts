import { z } from 'zod'

/** A function among the settings. Only `callbackResults` says what some of them must give. */
export function callback<Signature extends (...facts: never[]) => unknown>() {
  return z.custom<Signature>((value) => typeof value === 'function', 'must be a function')
}
