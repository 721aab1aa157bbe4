import { hydrateRoot } from 'react-dom/client'
import type { SearchHit } from '../../search/query/searchHit.ts'
import { ResultsFrame } from '../../theme/search/SearchParts.tsx'
import { createAsker, type SearchServices } from './searchClient.ts'
import { findSearchPlace } from './searchPlace.ts'
import { resultsText } from './searchText.ts'

/** How many pages are shown. */
const most = 5

/**
 * Shows the pages that the reader of an address that leads nowhere may have meant: those that the last part of it
 * finds, else those that all of it finds. Its words go into the field.
 */
export function createLikelyPages(form: HTMLFormElement, services: SearchServices): void {
  const place = document.querySelector('[data-search-results]')!
  const root = hydrateRoot(place, <ResultsFrame />)
  const waiting = queriesOf(location.pathname, services.settings.base)
  const input = form.querySelector('input')!
  if (input.value === '') input.value = waiting[0] ?? ''
  const asker = createAsker(
    { ...services, unanswered: undefined },
    {
      answer: ({ hits, isPartial }) => {
        if (hits.length > 0) root.render(<LikelyPages hits={hits} />)
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

/** The words of the last part of a path, and those of the whole path below the site's own address. */
export function queriesOf(path: string, base: string): string[] {
  const below = path.startsWith(base) ? path.slice(base.length) : path
  const parts = below.split('/').map(wordsOf).filter(Boolean)
  return [...new Set([parts.at(-1) ?? '', parts.join(' ')])].filter(Boolean)
}

function wordsOf(part: string): string {
  return decoded(part)
    .replace(/\.(?:html?|mdx?|php|aspx?)$/i, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

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
