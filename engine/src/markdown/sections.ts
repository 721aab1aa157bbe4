import type { TextSection } from '../model/searchPage.ts'
import type { Walk } from './walk.ts'

/** Inline elements. All others separate the words before and after them. */
const inlineTags = new Set(
  'a abbr b cite code del dfn em i ins kbd mark q s samp small span strong sub sup u var'.split(' '),
)

/** The section above the first heading. */
export const firstSection = (): TextSection => ({ title: '', text: '' })

/** Adds visible text to the search text of the current section. */
export function keepText(text: string, { sections }: Walk): void {
  sections.at(-1)!.text += text
}

/** Adds a gap to the search text, unless the element is inline. */
export function keepGap(tagName: string, walk: Walk): void {
  if (!inlineTags.has(tagName)) keepText('\n', walk)
}

/** The length of the current section's text so far. */
export function endOfText({ sections }: Walk): number {
  return sections.at(-1)!.text.length
}

/** Removes the current section's text from an offset on, and gives it. */
export function takeText(start: number, { sections }: Walk): string {
  const section = sections.at(-1)!
  const text = section.text.slice(start)
  section.text = section.text.slice(0, start)
  return text
}

/** Starts the section of a heading. */
export function beginSection(heading: Pick<TextSection, 'title' | 'id'>, { sections }: Walk): void {
  sections.push({ ...heading, text: '' })
}

/** Collapses white space, and drops sections without heading and text. */
export function tidySections(sections: TextSection[]): TextSection[] {
  return sections
    .map(({ title, text, ...others }) => ({
      ...others,
      title: withSingleBlanks(title),
      text: withSingleBlanks(text),
    }))
    .filter(({ title, text }) => title !== '' || text !== '')
}

const withSingleBlanks = (text: string) => text.replace(/\s+/g, ' ').trim()
