/** How the progress bar moves. Times in ms, amounts as a share of the whole width. */
export const progressSettings = {
  delay: 200,
  minimum: 0.08,
  speed: 200,
  trickleEvery: 800,
  trickleAmount: 0.02,
  cap: 0.994,
}

/** The next step of a waiting bar: small and random, never to the end. */
export function trickle(amount: number, random: number): number {
  return Math.min(amount + random * progressSettings.trickleAmount, progressSettings.cap)
}

/** The jump before the end, so that even a bar that has just started visibly moves. */
export function jumpAhead(amount: number, random: number): number {
  return Math.min(amount + 0.3 + 0.5 * random, progressSettings.cap)
}
