/** The tab that a group shows at first: the first of `wishes` that is among its `values`. */
export function chooseTab(values: string[], wishes: (string | null | undefined)[]): string | undefined {
  return wishes.find((wish) => values.includes(wish!)) ?? undefined
}

/**
 * The index of the tab that an arrow key, Home or End moves the focus to, wrapping around; undefined for other keys.
 */
export function nextTab(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % count
    case 'ArrowLeft':
      return (index + count - 1) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
  }
}
