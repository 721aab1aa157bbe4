import { isExternalUrl } from './paths.ts'

/** `[[name]]`, `[[name|label]]`, and with an exclamation mark what is embedded. */
export const nameLink = /(!?)\[\[([^[\]|\n]+)(?:\|([^[\]\n]*))?\]\]/g

/** The part of a note that is named behind its name. In a table, a backslash precedes the sign before the label. */
export const namedPart = /^#(?:[^\]|\n\\]|\\(?!\|))*/

/** The id of a block in Logseq. */
export const blockName = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/

const namedBlock = new RegExp(`^(${blockName.source})#\\^\\1$`)

/** The id of the block of Logseq that a name means, wherever that is. */
export const blockIn = (target: string): string | undefined => namedBlock.exec(target)?.[1]

/** What Obsidian shows of a name without a label: "note > heading"; of a PDF not at which page it is opened. */
export const shownName = (target: string): string =>
  (blockIn(target) ? '…' : target)
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

/** Whether an address in Markdown may be the name of a note or file, as Obsidian takes what is no path. */
export const mayBeName = (url: string): boolean => !isExternalUrl(url) && !/^(?:[/?@]|pathname:)/.test(url)

/** Names of pictures, by their endings. */
export const pictures = /\.(?:avif|bmp|gif|jpe?g|png|svg|webp)$/i

/** The size in the label of a picture or film, `text|300` or `300x200`, and its text. */
export function readLabel(label: string): { text: string; width?: string; height?: string } {
  const [, text = '', width, height] = /^(.*?)(?:(?:^|\|)(\d+)(?:x(\d*))?)?$/s.exec(label) ?? []
  return { text, ...(width && { width }), ...(height && { height }) }
}
