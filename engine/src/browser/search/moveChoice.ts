/** Which of so many suggestions is chosen after a key; undefined when the key does not move the choice. -1 is none. */
export function moveChoice(key: string, choice: number, count: number): number | undefined {
  if (count === 0) return undefined
  if (key === 'ArrowDown') return (choice + 1) % count
  if (key === 'ArrowUp') return choice <= 0 ? count - 1 : choice - 1
  return undefined
}
