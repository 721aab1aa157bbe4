/** `[[name]]`, `[[name|label]]`, and with an exclamation mark what is embedded. */
export const nameLink = /(!?)\[\[([^[\]|\n]+)(?:\|([^[\]\n]*))?\]\]/g

/** What Obsidian shows of a name without a label: "note > heading"; of a PDF not at which page it is opened. */
export const shownName = (target: string): string =>
  target
    .replace(/(?<=\.pdf)#.*/i, '')
    .split('#')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(' > ')

/** A text as Obsidian compares it with the name of a heading: without signs and blanks. */
export const foldedName = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
