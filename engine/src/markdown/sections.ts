import type { TextSection } from '../model/textSection.ts'
import type { Walk } from './walk.ts'

/** Elements that stand within a line; all others part the words around them. */
const inlineTags = new Set(
  'a abbr b cite code del dfn em i ins kbd mark q s samp small span strong sub sup u var'.split(' '),
)

/** What stands above the first heading. */
export const firstSection = (): TextSection => ({ title: '', text: '' })

/** Keeps text that readers see for the search, in the section that the walk is in. */
export function keepText(text: string, { sections }: Walk): void {
  sections.at(-1)!.text += text
}

/** Parts what stands before an element from what comes after it. */
export function keepGap(tagName: string, walk: Walk): void {
  if (!inlineTags.has(tagName)) keepText('\n', walk)
}

/** Where the text of the section that the walk is in ends so far. */
export function endOfText({ sections }: Walk): number {
  return sections.at(-1)!.text.length
}

/** Takes back what was kept from a place on: it is the text of a heading. */
export function takeText(start: number, { sections }: Walk): string {
  const section = sections.at(-1)!
  const text = section.text.slice(start)
  section.text = section.text.slice(0, start)
  return text
}

/** From here on, text belongs to the section of this heading. */
export function beginSection(heading: Pick<TextSection, 'title' | 'id'>, { sections }: Walk): void {
  sections.push({ ...heading, text: '' })
}

/** The sections with single blanks; those with neither heading nor text are left out. */
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
