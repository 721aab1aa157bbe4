import { hydrateRoot } from 'react-dom/client'
import { decodePath, toBarePath } from '../../model/paths.ts'
import type { SearchHit } from '../../search/query/searchHit.ts'
import { editDistance, foldText } from '../../std/text.ts'
import { ResultsFrame } from '../../theme/search/SearchParts.tsx'
import { findSearchPlace } from './askedSearch.ts'
import { createAsker, type SearchServices } from './searchClient.ts'
import { resultsText } from './searchText.ts'

/** How many pages are shown. */
const most = 5

/**
 * Shows the pages that the reader of an address that leads nowhere may have meant: those that the last part of it
 * finds, else those that all of it finds, if they are named like that part. Its words go into the field.
 */
export function createLikelyPages(form: HTMLFormElement, services: SearchServices): void {
  const place = document.querySelector('[data-search-results]')!
  const root = hydrateRoot(place, <ResultsFrame />)
  const waiting = queriesOf(location.pathname, services.settings.base)
  const lastPart = waiting[0] ?? ''
  const input = form.querySelector('input')!
  if (input.value === '') input.value = lastPart
  const asker = createAsker(
    { ...services, unanswered: undefined },
    {
      answer: ({ hits, isPartial }) => {
        const meant = hits.find(({ href }) => isOtherSpelling(href, location.pathname))
        if (meant) location.replace(meant.href + location.search + location.hash)
        const likely = hits.filter((hit) => isNamedLike(lastPart, hit))
        if (likely.length > 0) root.render(<LikelyPages hits={likely} />)
        else if (!isPartial) ask()
      },
      // The page says what is wrong without them.
      fail() {},
    },
  )
  const ask = () => {
    const query = waiting.shift()
    if (!query) return
    const asked = findSearchPlace(location.pathname, services.settings)
    asker.ask({ ...asked, query }, { limit: most, snippetLength: 0, withSections: false })
  }
  ask()
}

/** Whether two addresses differ, but in nothing more than the case of letters and how these are composed. */
export const isOtherSpelling = (one: string, other: string): boolean =>
  one !== other && spelling(one) === spelling(other)

const spelling = (address: string) =>
  toBarePath(address).split('/').map(decoded).join('/').normalize().toLowerCase()

/** The words of the last part of a path, and those of the whole path below the site's own address. */
export function queriesOf(path: string, base: string): string[] {
  const below = path.startsWith(base) ? path.slice(base.length) : path
  const parts = below.split('/').map(wordsOf).filter(Boolean)
  return [...new Set([parts.at(-1) ?? '', parts.join(' ')])].filter(Boolean)
}

/** Below this length, a word is near to itself only. */
const shortestNear = 4

/** Whether most words are, nearly so, words of the name or the address of a page: others are found by chance. */
export function isNamedLike(words: string, { title, section, href }: NamedHit): boolean {
  const names = plainWords(wordsOf(`${title.text} ${section?.text ?? ''} ${href}`))
  const asked = plainWords(words)
  const isNear = (word: string) => names.some((name) => isSameWord(word, name))
  return asked.filter(isNear).length * 2 > asked.length
}

type NamedHit = Pick<SearchHit, 'title' | 'section' | 'href'>

function isSameWord(word: string, name: string): boolean {
  if (word.length < shortestNear) return word === name
  const most = Math.floor(word.length / 3)
  return name.startsWith(word) || editDistance(word, name, most + 1) <= most
}

function plainWords(words: string): string[] {
  return foldText(words).split(' ')
}

function wordsOf(part: string): string {
  return decoded(part)
    .replace(/\.(?:html?|mdx?|php|aspx?)$/i, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
}

const decoded = (part: string) => decodePath(part) ?? part

function LikelyPages({ hits }: { hits: SearchHit[] }) {
  return (
    <ResultsFrame
      status={resultsText('meantPages')}
      results={
        <ul className="likely-pages">
          {hits.map(({ href, hash, title, section, breadcrumbs, lang }) => (
            <li key={href + hash} lang={lang}>
              <a href={href + hash}>{title.text || section?.text}</a>
              <p>{breadcrumbs.join(' › ')}</p>
            </li>
          ))}
        </ul>
      }
    />
  )
}
