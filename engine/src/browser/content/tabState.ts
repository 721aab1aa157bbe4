/** The tab that is shown when a group enters the page: the first wish for one that the group has. */
export function chooseTab(values: string[], wishes: (string | null | undefined)[]): string | undefined {
  return wishes.find((wish) => values.includes(wish!)) ?? undefined
}

/** The index of the tab that a key moves the focus to, round the ends; undefined for other keys. */
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
