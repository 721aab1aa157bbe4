import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { decodePath } from '../../model/paths.ts'
import { type FetchedPage, parsePage } from '../navigation/pageCache.ts'

/** How long a reader rests on a link before its page is shown, and how long the preview waits for them, in ms. */
const patience = { rest: 350, leave: 250 }

/** Space between the link and its preview, and around that, in px. */
const gap = 8

const name = 'link-preview'

let root: Root | undefined
let place: HTMLElement | undefined

/** Shows the beginning of the page that a link leads to, while the reader rests on the link or has moved to it by key. */
export function showPreview(link: HTMLAnchorElement, page: Promise<FetchedPage>): void {
  place ??= document.createElement('div')
  root ??= createRoot(place)
  document.body.append(place)
  const end = () => root!.render(null)
  root.render(<LinkPreview key={link.href} link={link} page={page} end={end} />)
}

interface PreviewProps {
  link: HTMLAnchorElement
  page: Promise<FetchedPage>
  end: () => void
}

function LinkPreview({ link, page, end }: PreviewProps) {
  const box = useRef<HTMLDivElement>(null)
  const beginning = useBeginning(link, page)
  useEffect(() => followReader([link, box], end), [link, end])
  useLayoutEffect(() => {
    if (!beginning) return
    box.current!.showPopover()
    const stayBeside = () => putBeside(link, box.current!) || end()
    stayBeside()
    link.setAttribute('aria-describedby', name)
    document.addEventListener('scroll', stayBeside, { capture: true, passive: true })
    return () => {
      link.removeAttribute('aria-describedby')
      document.removeEventListener('scroll', stayBeside, { capture: true })
    }
  }, [beginning, link, end])
  if (!beginning) return null
  return (
    <div ref={box} className={name} id={name} role="tooltip" popover="manual">
      <b>{beginning.title}</b>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: it is HTML of this site, and its scripts do not run. */}
      <div dangerouslySetInnerHTML={{ __html: beginning.html }} />
    </div>
  )
}

/** What the link leads to, once the reader has rested on it; undefined before, and if there is nothing to show. */
function useBeginning(link: HTMLAnchorElement, page: Promise<FetchedPage>): Beginning | undefined {
  const [beginning, setBeginning] = useState<Beginning>()
  useEffect(() => {
    const timer = setTimeout(() => {
      page.then(
        ({ html }) => setBeginning(findBeginning(html, link.hash)),
        () => {},
      )
    }, patience.rest)
    return () => clearTimeout(timer)
  }, [link, page])
  return beginning
}

/** Calls `end` when the reader has left the link and its preview for a while, presses Escape or follows the link. */
function followReader(inside: [HTMLElement, { current: HTMLElement | null }], end: () => void): () => void {
  const [link, box] = inside
  let timer: ReturnType<typeof setTimeout>
  const move = ({ target }: Event) => {
    clearTimeout(timer)
    const isInside = [link, box.current].some((element) => element?.contains(target as Node))
    if (!isInside) timer = setTimeout(end, patience.leave)
  }
  const press = ({ key }: KeyboardEvent) => key === 'Escape' && end()
  const ends = new AbortController()
  const { signal } = ends
  document.addEventListener('pointerover', move, { signal })
  document.addEventListener('focusin', move, { signal })
  document.addEventListener('keydown', press, { signal })
  document.addEventListener('click', end, { signal })
  return () => {
    clearTimeout(timer)
    ends.abort()
  }
}

/**
 * Below the link, or above it where there is no room. False if the link is not in view, be it because the reader has
 * scrolled, or because another page has come in the meantime.
 */
function putBeside(link: HTMLElement, box: HTMLElement): boolean {
  const [line] = link.getClientRects()
  if (!line || line.bottom < 0 || line.top > innerHeight) return false
  const { offsetWidth: width, offsetHeight: height } = box
  const below = line.bottom + gap
  const hasRoom = below + height + gap <= innerHeight
  box.style.top = `${hasRoom ? below : Math.max(gap, line.top - gap - height)}px`
  const start = link.matches(':dir(rtl)') ? line.right - width : line.left
  box.style.left = `${Math.max(gap, Math.min(start, innerWidth - width - gap))}px`
  return true
}

/** How a page, or a section of it, begins. */
interface Beginning {
  title: string
  /** Its first paragraphs, without anything that can be clicked. */
  html: string
}

/** How much is shown: a second block follows the first up to this many letters, and of lists and tables the first lines. */
const most = { blocks: 2, letters: 200, lines: 5 }

/** Finds the beginning of a page, or of the section or the block that a hash names. Undefined if there is none. */
function findBeginning(html: string | undefined, hash: string): Beginning | undefined {
  const page = parsePage(html)
  keepOnSite(page)
  const article = page.querySelector('article')
  const id = decodePath(hash.slice(1))
  const headings = [...(article?.querySelectorAll('h1, h2, h3, h4, h5, h6') ?? [])]
  const heading = headings.find((each) => (id ? each.id === id : each.localName === 'h1'))
  if (!article) return undefined
  if (!heading) return findBlock(article, headings, id)
  const blocks = blocksAfter(heading, article)
  if (blocks.length === 0) return undefined
  return { title: titleOf(heading), html: blocks.map(withoutActions).join('') }
}

const ofText = ['h2, h3, h4, h5, h6', 'p, ul, ol, table, pre, .math-block'] as const

/** The first blocks of a section: those with text, or else its pictures. */
function blocksAfter(heading: Element, article: Element): Element[] {
  const texts: Element[] = []
  const pictures: Element[] = []
  let letters = 0
  for (const element of article.querySelectorAll(`.markdown:not(.backlinks) :is(${ofText})`)) {
    const isAfter = heading.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING
    if (!isAfter || texts.at(-1)?.contains(element)) continue
    const length = element.textContent!.trim().length
    if (length === 0) {
      if (element.querySelector('img[src]')) pictures.push(element)
      continue
    }
    if (element.matches(ofText[0])) {
      if (texts.length > 0 || pictures.length > 0) break
      continue
    }
    texts.push(element)
    letters += length
    if (texts.length === most.blocks || letters > most.letters) break
  }
  return texts.length > 0 ? texts : pictures.slice(0, 1)
}

/** A block with an id of its own, be it a picture. The id of a whole list, table or quote is in front of it. */
function findBlock(article: Element, headings: Element[], id = ''): Beginning | undefined {
  const named = [...article.querySelectorAll('[id]')].find((each) => each.id === id)
  const block = named?.localName === 'span' ? named.nextElementSibling : named
  const isBefore = (heading: Element) =>
    heading.compareDocumentPosition(block!) & Node.DOCUMENT_POSITION_FOLLOWING
  const heading = block && headings.findLast(isBefore)
  return heading ? { title: titleOf(heading), html: withoutActions(block) } : undefined
}

/** The text of a heading without the mark that links to it. */
function titleOf(heading: Element): string {
  const copy = heading.cloneNode(true) as Element
  for (const mark of copy.querySelectorAll('.hash-link, button')) mark.remove()
  return copy.textContent!.trim()
}

function withoutActions(block: Element): string {
  for (const action of block.querySelectorAll('button, input:enabled, script, style, sup a')) action.remove()
  for (const line of [...block.querySelectorAll('li, tr')].slice(most.lines)) line.remove()
  for (const link of block.querySelectorAll('a')) link.replaceWith(...link.childNodes)
  for (const named of block.querySelectorAll('[id]')) named.removeAttribute('id')
  block.removeAttribute('id')
  return block.localName === 'li' ? `<p>${block.innerHTML}</p>` : block.outerHTML
}

/** What loads by itself where it is shown, even if nobody plays it. Pictures are judged by their addresses. */
const loading = 'iframe, frame, object, embed, video, audio, link, meta, base'
const addressed = '[src], [srcset], [background], [style], image, feImage, use'

/**
 * Takes out of a page that is only previewed what would ask another host, or play. Of pictures, their text is left; of
 * formulas MathML, because the styles of KaTeX may not be on the page that shows them.
 */
export function keepOnSite(page: ParentNode): void {
  for (const formula of page.querySelectorAll('.katex'))
    formula.replaceWith(...formula.querySelectorAll('math'))
  for (const element of page.querySelectorAll(loading)) element.remove()
  for (const element of page.querySelectorAll(addressed))
    for (const { name, value } of [...element.attributes])
      if (/^(?:src|srcset|background|style|(?:xlink:)?href)$/.test(name) && leadsElsewhere(value))
        element.removeAttribute(name)
}

const leadsElsewhere = (text: string) =>
  Array.from(text.matchAll(/(?:https?:)?\/\/[^\s,"')]+/gi)).some(
    ([address]) =>
      URL.canParse(address, location.href) && new URL(address, location.href).origin !== location.origin,
  )
