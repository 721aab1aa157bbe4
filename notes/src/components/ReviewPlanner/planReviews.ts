/** How well a topic is known when its note is written. */
export type Familiarity = 'new' | 'familiar' | 'nearly'

/** A plan: the days on which to come back, counted from the day of writing. */
export interface ReviewPlan {
  days: number[]
  /** What is remembered on the last day, from 0 to 1, with the reviews and without any. */
  kept: number
  keptWithout: number
  /** What is remembered over time; each point is a day and a share. */
  curve: [day: number, share: number][]
  curveWithout: [day: number, share: number][]
}

/** Days until the first review, and by how much each gap is longer than the one before. */
const spacing: Record<Familiarity, { first: number; factor: number }> = {
  new: { first: 1, factor: 2 },
  familiar: { first: 2, factor: 2.5 },
  nearly: { first: 4, factor: 3 },
}

/** A review comes when a fifth would be forgotten. */
const shareAtReview = 0.8

/** Plans reviews so that a topic is still known after `horizon` days. */
export function planReviews(familiarity: Familiarity, horizon: number): ReviewPlan {
  const { first, factor } = spacing[familiarity]
  const days: number[] = []
  const gaps = [first]
  for (let day = first; day < horizon; day += gaps.at(-1)!) {
    days.push(day)
    gaps.push(Math.round(gaps.at(-1)! * factor))
  }
  const starts = [0, ...days]
  const curve = starts.flatMap((start, index) => fade(start, starts[index + 1] ?? horizon, gaps[index]!))
  const curveWithout = fade(0, horizon, first)
  return { days, kept: curve.at(-1)![1], keptWithout: curveWithout.at(-1)![1], curve, curveWithout }
}

/** How memory fades from one day to another, when after `gap` days so much is left as a review waits for. */
function fade(from: number, to: number, gap: number): [number, number][] {
  const steps = 24
  return Array.from({ length: steps + 1 }, (_, step) => {
    const passed = ((to - from) * step) / steps
    return [from + passed, shareAtReview ** (passed / gap)]
  })
}
