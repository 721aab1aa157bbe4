import type { SearchSettings } from '../../model/searchSettings.ts'
import type { SearchAnswer } from '../../search/query/searchHit.ts'
import { element } from '../element.ts'
import { createLoading } from './createSuggester.ts'
import { problemNotes, resultElement } from './hitElements.ts'
import { searchText } from './searchText.ts'

/** The parts of the search page that show results. */
export interface ResultsView {
  /** Shows that an answer is on its way. */
  begin(query: string): void
  show(answer: SearchAnswer, asked: { query: string; limit: number }): void
  fail(retry: () => void): void
  /** Shows that more results could not be loaded. */
  failMore(): void
}

/** `more` is called when the reader comes to the end of the results and there are others. */
export function createResultsView(page: Element, settings: SearchSettings, more: () => void): ResultsView {
  const status = page.querySelector('[data-search-status]')!
  const results = page.querySelector('[data-search-results]')!
  const heading = page.querySelector('h1')!
  const moreButton = createMoreButton(results, more)
  const plainTitle = document.title
  const tell = (...texts: (Node | string)[]) => {
    status.replaceChildren(...texts)
    results.replaceChildren()
    moreButton.show(false)
  }
  const loading = createLoading(results, () => tell(searchText('loading')))
  return {
    begin(query) {
      const isAsked = query.trim() !== ''
      document.title = isAsked ? searchText('searchResultsFor', { query }) : plainTitle
      heading.textContent = document.title
      if (isAsked) return loading.begin()
      loading.end()
      tell()
    },
    show(answer, { query, limit }) {
      loading.end()
      status.replaceChildren(...describe(answer, query))
      showResults(results, answer, settings)
      // Fewer hits than the limit means that there are no more, whatever `total` says.
      moreButton.show(answer.hits.length >= limit && answer.hits.length < answer.total)
    },
    fail(retry) {
      loading.end()
      const button = element('button', { type: 'button', onclick: retry }, searchText('retry'))
      tell(searchText('searchFailed'), ' ', button)
    },
    failMore: () => moreButton.wait(),
  }
}

function describe({ total, isPartial, errors }: SearchAnswer, query: string): (Node | string)[] {
  const count = total > 0 ? searchText('documentsFound', { count: total }) : searchText('noDocumentsFound')
  return [count, ...(isPartial ? [` ${searchText('searchPartial')}`] : []), ...problemNotes(errors, query)]
}

/**
 * Shows results. A result that leads to the same place as before keeps its link element, so that neither focus nor a
 * click is lost when snippets or more results arrive.
 */
function showResults(list: Element, { hits, words }: SearchAnswer, settings: SearchSettings): void {
  for (const [index, hit] of hits.entries()) {
    const result = resultElement(hit, words, settings)
    const there = list.children[index]
    if (!there) list.append(result)
    else if (linkOf(there).href === linkOf(result).href) updateResult(there, result)
    else there.replaceWith(result)
  }
  while (list.childElementCount > hits.length) list.lastElementChild!.remove()
}

const linkOf = (result: Element) => result.querySelector('a')!

/** Keeps the heading's link: inserted again, it would lose the focus. */
function updateResult(there: Element, result: Element): void {
  if (there.isEqualNode(result)) return
  linkOf(there).replaceChildren(...linkOf(result).childNodes)
  for (const line of [...there.children].slice(1)) line.remove()
  there.append(...[...result.children].slice(1))
}

/** The button below the results that loads more of them. */
export interface MoreButton {
  /** Shows or removes the button, which presses itself when the reader scrolls near it. */
  show(isThere: boolean): void
  /** Shows the button until the reader presses it, after a failure. */
  wait(): void
}

function createMoreButton(results: Element, press: () => void): MoreButton {
  const button = element('button', { type: 'button', className: 'search-more' }, searchText('moreResults'))
  /** Index of the first result that a click loaded, which gets the focus. */
  let next: number | undefined
  const pressOnce = () => {
    seen.disconnect()
    press()
  }
  const seen = new IntersectionObserver(
    (entries) => {
      const isReached = entries.some(({ isIntersecting }) => isIntersecting)
      if (isReached && button !== document.activeElement) pressOnce()
    },
    { rootMargin: '0px 0px 600px' },
  )
  button.addEventListener('click', () => {
    next = results.childElementCount
    pressOnce()
  })
  return {
    show(isThere) {
      seen.disconnect()
      if (next !== undefined) results.children[next]?.querySelector('a')?.focus()
      next = undefined
      if (!isThere) return button.remove()
      // Inserting the button again would lose its focus.
      if (!button.isConnected) results.after(button)
      seen.observe(button)
    },
    wait: () => results.after(button),
  }
}
