/** What Obsidian shows of a name without a label: "note > heading". */
export const shownName = (target: string): string =>
  target
    .split('#')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(' > ')
