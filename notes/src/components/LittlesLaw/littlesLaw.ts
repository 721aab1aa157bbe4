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
  return { inside, busy: Math.min(inside, workers), limit, growth: Math.max(0, rate - limit) }
}

/** The mean time in a system with one server and random arrivals (M/M/1), as a multiple of the service time. */
export const timeInSystem = (share: number) => (share < 1 ? 1 / (1 - share) : Number.POSITIVE_INFINITY)
