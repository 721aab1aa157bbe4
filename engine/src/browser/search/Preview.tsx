import { useEffect, useRef } from 'react'
import { decodePath } from '../../model/paths.ts'
import { keepOnSite } from '../previews/linkPreviews.tsx'
import { highlightParameter } from './searchLinks.ts'
import { markWords } from './targetMarks.ts'

/** How long an option is chosen before its page is fetched, in ms: arrows pass many, and another key may follow. */
const [afterArrow, afterKey] = [200, 500]

/** The section that the chosen option leads to, as its page shows it. The reader opens that page next, or none. */
export function Preview({ href, words }: { href: string; words: string[] }) {
  const place = useRef<HTMLDivElement>(null)
  const wanted = words.join(' ')
  const former = useRef('')
  useEffect(() => {
    const stop = new AbortController()
    const show = (section: Element[]) => {
      if (stop.signal.aborted) return
      // Before there is something new to lay out.
      place.current?.scrollTo(0, 0)
      place.current?.replaceChildren(...section)
    }
    const read = async () => {
      const section = await readSection(href, stop.signal)
      for (const element of section) markWords(element, wanted.split(' '))
      // A key that was pressed meanwhile comes first.
      requestAnimationFrame(() => show(section))
    }
    const timer = setTimeout(() => read().catch(() => {}), former.current === wanted ? afterArrow : afterKey)
    former.current = wanted
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [href, wanted])
  return <div ref={place} className="search-preview markdown" aria-hidden="true" inert />
}

/** How many elements of a section are shown at most. */
const most = 10

/** The elements of a page from its heading with the hash of the address to the next heading, or its beginning. */
async function readSection(href: string, signal: AbortSignal): Promise<Element[]> {
  const url = new URL(href, location.href)
  if (url.origin !== location.origin) return []
  url.searchParams.delete(highlightParameter)
  const response = await fetch(url.pathname + url.search, { signal })
  const page = new DOMParser().parseFromString(articleOf(await response.text()), 'text/html')
  keepOnSite(page)
  const body = page.querySelector('article .markdown') ?? page.querySelector('article')
  const target = page.getElementById(decodePath(url.hash.slice(1)) ?? '')
  const first = target && body?.contains(target) ? blockOf(target) : body?.firstElementChild
  const elements: Element[] = []
  for (let next = first; next && elements.length < most; next = next.nextElementSibling) {
    if (elements.length > 1 && /^H[1-6]$/.test(next.tagName)) break
    elements.push(next)
  }
  for (const element of elements)
    for (const old of element.querySelectorAll('script, style, [id]'))
      if (old.id) old.removeAttribute('id')
      else old.remove()
  for (const element of elements) element.removeAttribute('id')
  return elements
}

/** The article in the HTML of a page. The sidebar around it may be far longer, and parsing it would delay the next key. */
function articleOf(html: string): string {
  const [start, end] = [html.indexOf('<article'), html.lastIndexOf('</article>')]
  return start < 0 || end < start ? html : html.slice(start, end)
}

/** The child of the article's text that holds an element. */
function blockOf(element: Element): Element {
  return element.closest('.markdown > *') ?? element
}
