import type { SearchIndex } from '../searchIndex.ts'
import { plainText } from './plainText.ts'
import type { RankedSection } from './rankPages.ts'
import type { FoundPage } from './selectPages.ts'
import type { Slot } from './slot.ts'

/** The index has the pairs of shorter queries. */
const fewestWords = 3
/** Only what will be seen is looked into: the texts of these pages are read anyway, to show some of them. */
const [mostPages, mostSections] = [10, 5]

/** Words of a query that follow each other. */
interface Run {
  text: string
  /** What they are of the query: 1 for all of it. */
  share: number
}

/**
 * Puts first, of the best pages, those whose texts have words side by side as they were typed. A title or heading with
 * all of them says enough by itself; then no text is needed.
 */
export async function preferWording(
  pages: FoundPage[],
  slots: Slot[],
  index: SearchIndex,
): Promise<FoundPage[]> {
  if (slots.length < fewestWords || hasAllInTitle(pages[0], slots.length)) return pages
  const runs = runsOf(slots)
  const best = await Promise.all(pages.slice(0, mostPages).map((page) => weighWording(page, runs, index)))
  best.sort((one, other) => other.ranked.score - one.ranked.score)
  return [...best, ...pages.slice(mostPages)]
}

function hasAllInTitle(first: FoundPage | undefined, count: number): boolean {
  if (!first) return true
  const { titleWords, sections } = first.ranked
  return Math.max(titleWords, sections[0]?.headingWords ?? 0) === count
}

/** The longest come first. */
function runsOf(slots: Slot[]): Run[] {
  const runs: Run[] = []
  for (let length = slots.length; length > 1; length--)
    for (let start = 0; start + length <= slots.length; start++)
      runs.push({
        text: textOf(slots.slice(start, start + length)),
        share: (length - 1) / (slots.length - 1),
      })
  return runs
}

function textOf(slots: Slot[]): string {
  const end = slots.at(-1)!.isPrefix ? '' : ' '
  return ` ${slots.map(({ folded }) => folded).join(' ')}${end}`
}

/** The score doubles for the whole query; the section that has most of it becomes the best of the page. */
async function weighWording(page: FoundPage, runs: Run[], index: SearchIndex): Promise<FoundPage> {
  const { ranked, entry } = page
  const texts = await index.texts(entry).catch(() => [])
  const shareOf = ({ section }: RankedSection) => {
    const text = texts[section - index.firstSections[ranked.page]!]?.text ?? ''
    const plain = ` ${plainText(text)} `
    return runs.find((run) => plain.includes(run.text))?.share ?? 0
  }
  const looked = ranked.sections
    .slice(0, mostSections)
    .map((section) => ({ section, share: shareOf(section) }))
    .sort((one, other) => other.share - one.share)
  const sections = [...looked.map(({ section }) => section), ...ranked.sections.slice(mostSections)]
  const score = ranked.score * (1 + (looked[0]?.share ?? 0) ** 2)
  return { ...page, ranked: { ...ranked, score, sections } }
}
