import { cellGap } from '../model/searchPage.ts'
import { inlineTag } from '../std/html.ts'
import type { NoteSection } from './document.ts'
import type { OpenSection, Walk } from './walk.ts'

/** The section above the first heading. */
export const firstSection = (): OpenSection => ({ title: '', texts: [] })

/** Adds visible text to the search text of the current section. */
export function addText(text: string, { sections }: Walk): void {
  sections.at(-1)!.texts.push(text)
}

/** Adds a gap to the search text before or after an element that is not inline; after a cell of a table it is a dot. */
export function addGap(tagName: string, walk: Walk, isAfter = false): void {
  if (isAfter && /^t[dh]$/.test(tagName)) addText(cellGap, walk)
  else if (!inlineTag.test(tagName)) addText('\n', walk)
}

/** Marks where the words of an imported file belong: those of the reference with this number. */
export function addPartial(partial: number, { sections }: Walk): void {
  sections.push({ title: '', texts: [], partial })
}

/** A place in the search text: the number of sections so far, and of texts in the last one. */
interface TextPlace {
  count: number
  length: number
}

/** The end of the search text so far. */
export function endOfText({ sections }: Walk): TextPlace {
  return { count: sections.length, length: sections.at(-1)!.texts.length }
}

/** Removes the search text from a place on, and gives it. */
export function takeText({ count, length }: TextPlace, { sections }: Walk): string {
  const later = sections.splice(count)
  const taken = sections.at(-1)!.texts.splice(length)
  return [...taken, ...later.flatMap(({ texts }) => texts)].join('')
}

/** Starts the section of a heading. */
export function beginSection(heading: Pick<NoteSection, 'title' | 'id'>, { sections }: Walk): void {
  sections.push({ ...heading, texts: [] })
}

/** Collapses white space, and drops sections without heading, text and imported file. */
export function tidySections(sections: OpenSection[]): NoteSection[] {
  return sections
    .map(
      ({ title, texts, ...others }): NoteSection => ({
        ...others,
        title: withSingleBlanks(title),
        text: withSingleBlanks(texts.join('')),
      }),
    )
    .filter(({ title, text, partial }) => title !== '' || text !== '' || partial !== undefined)
}

function withSingleBlanks(text: string): string {
  const single = text.replace(/\s{2,}|[^\S ]/g, ' ')
  if (!single.includes(cellGap)) return single.trim()
  return single
    .replace(/ ·(?: ·)+ /g, cellGap)
    .replace(/^(?: ?· )+|(?: · ?)+$/g, '')
    .trim()
}
