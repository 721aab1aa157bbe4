/** Is given how much of some work is done, often and while the work goes on. */
export type CountWork = (done: number, total: number) => void

/** The same function, with its calls counted. */
export function counted<Args extends unknown[], Result>(
  act: (...args: Args) => Result,
  total: number,
  count: CountWork | undefined,
): (...args: Args) => Result {
  if (!count) return act
  let done = 0
  count(done, total)
  return (...args) => {
    const result = act(...args)
    done += 1
    count(Math.min(done, total), total)
    return result
  }
}
