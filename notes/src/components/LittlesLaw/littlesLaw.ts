/** A service: requests a second that come, seconds that one takes, and how many it can work on at once. */
export interface Service {
  rate: number
  seconds: number
  workers: number
}

/** What follows from Little's law. */
export interface Load {
  /** How many requests would be inside at once on average, L = λW. */
  inside: number
  busy: number
  /** How many requests a second the workers can do at most. */
  limit: number
  /** By how many requests a second the queue grows. */
  growth: number
}

/** Computes how full a service is. Above its limit the law still holds for the workers, and a queue grows before them. */
export function loadOf({ rate, seconds, workers }: Service): Load {
  const inside = rate * seconds
  const limit = workers / seconds
  // Rounding may put a rate that equals the limit a little above it.
  const growth = rate > limit * (1 + 1e-9) ? rate - limit : 0
  return { inside, busy: Math.min(inside, workers), limit, growth }
}

/**
 * The mean time in a system with random arrivals (M/M/c), as a multiple of the service time, where each of the workers
 * is busy for this share of the time.
 */
export function timeInSystem(share: number, workers: number): number {
  return share < 1 ? 1 + shareThatWaits(share, workers) / (workers * (1 - share)) : Number.POSITIVE_INFINITY
}

/** Erlang's formula C, by way of his formula B, which is computed worker by worker. */
function shareThatWaits(share: number, workers: number): number {
  let blocked = 1
  for (let count = 1; count <= workers; count++)
    blocked = (share * workers * blocked) / (count + share * workers * blocked)
  return blocked / (1 - share * (1 - blocked))
}
