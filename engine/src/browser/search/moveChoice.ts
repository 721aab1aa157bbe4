/** The index of the suggestion that a key moves to (-1 is none); undefined when the key does not move the choice. */
export function moveChoice(key: string, choice: number, count: number): number | undefined {
  if (count === 0) return undefined
  if (key === 'ArrowDown') return (choice + 1) % count
  if (key === 'ArrowUp') return choice <= 0 ? count - 1 : choice - 1
  return undefined
}
