/** A disturbed machine needs more than a few. */
const tries = 20
/** How many times as long the longer input is. */
export const longer = 16
/**
 * 3.3 for each doubling. Linear work takes twice as much, and up to 3.1 times beside other work, where caches and the
 * young part of the heap are full: that is not told from growth by a few doublings. Quadratic work takes four times.
 */
export const steepest = 3.3 ** Math.log2(longer)
/** Shorter work is repeated, because clocks are too coarse for it. */
const shortest = 20_000

/**
 * Fails if an input sixteen times as long takes many times more than sixteen times the CPU. `size` is that of the longer one.
 * It holds on slow and on busy machines, which a limit in seconds doesn't.
 */
export async function expectLinear<Input>(
  inputOf: (size: number) => Input,
  work: (input: Input) => unknown,
  size: number,
): Promise<void> {
  const least = await leastGrowth(inputOf(size / longer), inputOf(size), work)
  if (least <= steepest) return
  throw new Error(`${longer} times the input takes ${least.toFixed(1)} times the CPU.`)
}

/** How many times the CPU the longer input takes. Inputs are made once: memory for long texts is dearer for each letter. */
async function leastGrowth<Input>(
  short: Input,
  long: Input,
  work: (input: Input) => unknown,
): Promise<number> {
  // Disturbed work costs more, never less. Of the small input the least counts, or its growth would seem less than it is.
  let small = await costOf(() => work(short))
  let least = Number.POSITIVE_INFINITY
  for (let number = 0; number < tries && least > steepest; number++) {
    small = Math.min(small, await costOf(() => work(short)))
    least = Math.min(least, (await costOf(() => work(long))) / small)
  }
  return least
}

/** The microseconds of CPU that one round of the work takes. */
async function costOf(work: () => unknown): Promise<number> {
  const start = process.cpuUsage()
  for (let rounds = 1; ; rounds++) {
    await work()
    const { user, system } = process.cpuUsage(start)
    if (user + system >= shortest) return (user + system) / rounds
  }
}
