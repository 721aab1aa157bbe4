/** A disturbed machine needs more than a few. */
const tries = 20
/** 2.5 for each doubling, between 2, which is linear, and 4, which is quadratic. */
export const steepest = 2.5 ** 2
/** Shorter work is repeated, because clocks are too coarse for it. */
const shortest = 20_000

/**
 * Fails if four times the input takes much more than four times the CPU. `size` is that of the larger of the two
 * inputs. Where a cache or the young part of the heap is full, the cost has a step: so what seems to grow too fast is
 * tried again with inputs four times as long, where only growth is still to be seen.
 * It holds on slow and on busy machines, which a limit in seconds doesn't.
 */
export async function expectLinear<Input>(
  inputOf: (size: number) => Input,
  work: (input: Input) => unknown,
  size: number,
): Promise<void> {
  let least = Number.POSITIVE_INFINITY
  for (const most of [size, 4 * size]) {
    least = Math.min(least, await leastGrowth(inputOf(most / 4), inputOf(most), work))
    if (least <= steepest) return
  }
  const times = least.toFixed(1)
  throw new Error(`Four times the input takes ${times} times the CPU, where linear work takes four times.`)
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
