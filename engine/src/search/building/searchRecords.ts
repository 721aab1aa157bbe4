import { cellGap, codeEnd, codeStart, type SearchPage } from '../../model/searchPage.ts'
import { hash } from '../../std/hash.ts'
import { foldText } from '../../std/text.ts'

/** What the records of a page have besides its words. */
export interface RecordPlace {
  /** Address of the page, with its host. */
  url: string
  /** Language of the interface. */
  language: string
  version?: string | undefined
  /** The tag by which a search chooses the version, as in the head of the page. */
  tag: string
}

type Level = 'lvl0' | 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6'

/** A record of a search server, in the shape that DocSearch's crawler writes. */
export interface SearchRecord {
  objectID: string
  type: 'lvl1' | 'lvl2' | 'content'
  url: string
  url_without_anchor: string
  anchor: string | null
  hierarchy: Record<Level, string | null>
  content: string | null
  /** All words in lower case without marks: a server that knows no Vietnamese finds `hệ điều hành` by `he dieu hanh`. */
  folded: string
  lang: string
  language: string
  version?: string
  docusaurus_tag: string
  tags: string[]
  weight: { pageRank: number; level: number; position: number }
}

/**
 * The most of a record's text, in characters and in bytes: servers limit the size of a record, which has the text twice,
 * and show it as one hit. Algolia takes 10,000 bytes.
 */
const [longest, mostBytes] = [1500, 3000]

/**
 * The records of a page: one for its title, one for each heading, and as many for the text below as it is long. Ids
 * follow from addresses, so the same page has the same ids again.
 */
export function searchRecords(page: SearchPage, place: RecordPlace): SearchRecord[] {
  const sections =
    page.sections[0]?.title === '' ? page.sections : [{ title: '', text: '' }, ...page.sections]
  const own = sections.flatMap((section, number) => {
    const hierarchy = hierarchyOf(page, section.title)
    const isTold = number > 0 || tellsItself(section.text, page)
    const texts = cutText(plain(isTold ? section.text : `${page.description}\n${section.text}`))
    const isNamed = number === 0 || section.title !== ''
    return [
      ...(isNamed ? [{ type: number === 0 ? 'lvl1' : 'lvl2', content: null }] : []),
      ...texts.map((content) => ({ type: 'content', content })),
    ].map((part) => ({ ...part, id: section.id, hierarchy }) as Part)
  })
  return own.map((part, position) => toRecord(part, position, page, place))
}

/**
 * Whether the introduction of a page says what its description says, or a heading does: that of a note without another
 * is its first line. It may end within marks, such as "see [the" or "run `git".
 */
export function tellsItself(
  introduction: string,
  { description, sections }: Pick<SearchPage, 'description' | 'sections'>,
): boolean {
  const told = withoutMarks(description)
  return (
    introduction.includes(description) ||
    withoutMarks(introduction).includes(told) ||
    sections.some(({ title }) => withoutMarks(title) === told)
  )
}

const withoutMarks = (text: string) => text.replace(/[`*_~[\]]/g, '')

interface Part extends Pick<SearchRecord, 'type' | 'content' | 'hierarchy'> {
  id?: string
}

function toRecord(part: Part, position: number, page: SearchPage, place: RecordPlace): SearchRecord {
  const { type, content, hierarchy, id } = part
  const names = [
    ...Object.values(hierarchy),
    ...(type === 'lvl1' ? [...(page.aliases ?? []), ...page.keywords] : []),
  ]
  return {
    objectID: `${idOf(place)}-${position}`,
    type,
    url: id ? `${place.url}#${encodeURIComponent(id)}` : place.url,
    url_without_anchor: place.url,
    anchor: id ?? null,
    hierarchy,
    content,
    folded: foldText([...names, content].filter(Boolean).join(' ')),
    lang: page.lang,
    language: place.language,
    ...(place.version !== undefined && { version: place.version }),
    docusaurus_tag: place.tag,
    tags: page.keywords,
    weight: { pageRank: 0, level: { lvl1: 90, lvl2: 80, content: 0 }[type], position },
  }
}

/** Letters and digits, which every server takes for an id; two hashes, since one meets another among many pages. */
const idOf = ({ language, url }: RecordPlace) => hash(`${language} ${url}`) + hash(`${url} ${language}`)

function hierarchyOf({ title, breadcrumbs }: SearchPage, heading: string): SearchRecord['hierarchy'] {
  const above = breadcrumbs.join(' › ') || null
  return { lvl0: above, lvl1: title, lvl2: heading || null, lvl3: null, lvl4: null, lvl5: null, lvl6: null }
}

/** Takes out what marks code and cells for snippets. */
const plain = (text: string) =>
  text.replaceAll(codeStart, '').replaceAll(codeEnd, ' ').replaceAll(cellGap, ' ').replace(/\s+/g, ' ').trim()

/** Cuts a text between sentences, or else between words. */
function cutText(text: string): string[] {
  const parts: string[] = []
  for (let rest = text; rest !== ''; ) {
    const piece = beginningOf(rest)
    const end = piece.length === rest.length ? rest.length : endWithin(piece)
    parts.push(rest.slice(0, end).trim())
    rest = rest.slice(end).trim()
  }
  return parts
}

const bytes = new Uint8Array(mostBytes)

/** As much of a text as a record may have, without half a character at its end, which is no valid JSON for servers. */
function beginningOf(text: string): string {
  const { read } = new TextEncoder().encodeInto(text, bytes)
  return text.slice(0, Math.min(longest, read)).replace(/[\ud800-\udbff]$/, '')
}

function endWithin(piece: string): number {
  const sentence = Math.max(...['. ', '! ', '? ', '。'].map((end) => piece.lastIndexOf(end))) + 1
  const word = piece.lastIndexOf(' ')
  return sentence > piece.length / 2 ? sentence : word > 0 ? word : piece.length
}
