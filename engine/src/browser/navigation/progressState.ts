/** How the progress bar moves. Times in ms, amounts as a share of the whole width. */
export const delay = 200
export const minimum = 0.08
export const speed = 200
export const trickleEvery = 800
const trickleAmount = 0.02
const cap = 0.994

/** The next step of a waiting bar: small and random, never to the end. */
export function trickle(amount: number, random: number): number {
  return Math.min(amount + random * trickleAmount, cap)
}

/** The jump before the end, so that even a bar that has just started visibly moves. */
export function jumpAhead(amount: number, random: number): number {
  return Math.min(amount + 0.3 + 0.5 * random, cap)
}
