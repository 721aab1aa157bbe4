/** The tab that a group shows at first: the first of `wishes` that is among its `values`. */
export function chooseTab(values: string[], wishes: (string | null | undefined)[]): string | undefined {
  return wishes.find((wish) => values.includes(wish!))!
}

/**
 * The index of the tab that an arrow key, Home or End moves the focus to, wrapping around; undefined for other keys.
 */
export function nextTab(key: string, index: number, count: number): number | undefined {
  const last = count - 1
  return { ArrowRight: (index + 1) % count, ArrowLeft: (index + last) % count, Home: 0, End: last }[key]
}
