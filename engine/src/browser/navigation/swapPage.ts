import { elementIds } from '../../model/markup.ts'
import { addAndLoad, element } from '../element.ts'
import { keyboardClass } from './focusPage.ts'
import { mergeSidebar, replace } from './mergeSidebar.ts'

/**
 * Puts another page in place of the current one. It replaces:
 * 1. language, direction and classes of the root, classes of the body, title and head;
 * 2. the navbar's links and menu button, the site's own parts around the layout and the footer, each by itself, so
 * that their neighbours stay;
 * 3. the sidebar, merged when it is the same tree: groups that the reader opened stay open;
 * 4. the rest of the layout.
 */
export async function swapPage(next: Document): Promise<void> {
  await swapHead(next)
  const { lang, dir, className } = next.documentElement
  Object.assign(document.documentElement, { lang, dir, className })
  // The reader uses the keyboard or not, whichever page it is.
  next.body.classList.toggle(keyboardClass, document.body.matches(`.${keyboardClass}`))
  document.body.className = next.body.className
  swapFrame(next)
  swapLayout(next)
}

/** If both pages have equally many of these parts, each is replaced by itself; otherwise the navbar as a whole. */
function swapFrame(next: Document): void {
  const partsOf = (selector: string) =>
    [document, next].map((page) => [...page.querySelectorAll(`${selector},.theme-layout-footer`)])
  let [live = [], fresh = []] = partsOf('.navbar :is(a.navbar__item,.dropdown,.navbar__toggle),[data-place]')
  if (live.length !== fresh.length) [live = [], fresh = []] = partsOf('.navbar,body>[data-place]')
  live.forEach((part, index) => {
    replace(part, fresh[index])
  })
}

/** Keeps the sidebar's element if both pages have one, and replaces the rest of the layout. */
function swapLayout(next: Document): void {
  const pair = (id: string) => [document, next].map((page) => page.getElementById(id))
  const [live, fresh] = pair(elementIds.layout) as [HTMLElement, HTMLElement]
  const menus = pair(elementIds.menu)
  const [liveMenu, freshMenu] = menus.every(Boolean) ? menus : []
  live.lang = fresh.lang
  if (liveMenu && freshMenu) mergeMenu(liveMenu, freshMenu)
  for (const child of [...live.children]) if (child !== liveMenu) child.remove()
  live.append(...[...fresh.children].filter((child) => child !== freshMenu))
}

/** Merges the sidebar if it is the same tree; otherwise replaces its content. */
function mergeMenu(live: HTMLElement, fresh: HTMLElement): void {
  const [liveTree, freshTree] = [live, fresh].map((menu) => menu.querySelector('.theme-doc-sidebar-menu'))
  if (liveTree && freshTree && mergeSidebar(liveTree, freshTree)) return
  live.className = fresh.className
  live.replaceChildren(...fresh.childNodes)
}

/** Tags of the head that belong to one page; style sheets, scripts that run and the content policy stay as they are. */
const descriptive =
  'meta:not([charset], [http-equiv]), link:not([rel=stylesheet]), script[type$=json], style[data-page]'

/** Title and descriptions change at once; style sheets and scripts that only the next page has are loaded first. */
async function swapHead(next: Document): Promise<void> {
  // A missing file makes the page plainer, but must not keep it away.
  await Promise.allSettled(newFiles(next).map((file) => addAndLoad(file, document.head)))
  document.title = next.title
  for (const tag of document.head.querySelectorAll(descriptive)) tag.remove()
  document.head.append(...next.head.querySelectorAll(descriptive))
}

/** The style sheets and the scripts of parts that another page, or another version of this one, has besides. */
export function newFiles(next: Document): HTMLElement[] {
  const filesOf = (page: Document) => [
    ...page.head.querySelectorAll<HTMLElement>('link[rel=stylesheet], script.part'),
  ]
  const addressOf = (file: HTMLElement) => file.getAttribute('href') ?? file.getAttribute('src')!
  const loaded = filesOf(document).map(addressOf)
  return filesOf(next)
    .filter((file) => !loaded.includes(addressOf(file)))
    .map((file) =>
      // A script of a parsed document does not run.
      file.className ? element('script', { className: file.className, src: addressOf(file) }) : file,
    )
}
