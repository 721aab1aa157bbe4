/** The tab that a group shows at first: the first of `wishes` that is among its `values`. */
export function chooseTab(values: string[], wishes: (string | null | undefined)[]): string | undefined {
  return wishes.find((wish) => values.includes(wish!))!
}

interface TabPlace {
  index: number
  count: number
  /** Whether the first tab is the one at the right. */
  isMirrored: boolean
}

/**
 * The index of the tab that an arrow key, Home or End moves the focus to, wrapping around; undefined for other keys.
 */
export function nextTab(key: string, { index, count, isMirrored }: TabPlace): number | undefined {
  const last = count - 1
  const [right, left] = isMirrored ? [last, 1] : [1, last]
  return { ArrowRight: (index + right) % count, ArrowLeft: (index + left) % count, Home: 0, End: last }[key]
}
