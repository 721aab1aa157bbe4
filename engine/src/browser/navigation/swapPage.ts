import { elementIds } from '../../model/elementIds.ts'
import { mergeSidebar } from './mergeSidebar.ts'
import { swapHead } from './swapHead.ts'

/**
 * Puts another page in place of the one that is shown:
 * 1. language, direction and classes of the root, title and head;
 * 2. the navbar's links, each for itself, so that what stands beside them stays;
 * 3. the sidebar, merged when it is the same tree: what the reader opened stays open;
 * 4. all else of the layout, and the footer.
 */
export async function swapPage(next: Document): Promise<void> {
  await swapHead(next)
  const { lang, dir, className } = next.documentElement
  Object.assign(document.documentElement, { lang, dir, className })
  swapNavbar(next)
  swapLayout(next)
  swapFooter(next)
}

function swapNavbar(next: Document): void {
  const itemsOf = (page: Document) => [...page.querySelectorAll('.navbar a.navbar__item, .navbar .dropdown')]
  const [live, fresh] = [itemsOf(document), itemsOf(next)]
  if (live.length !== fresh.length) document.querySelector('.navbar')?.replaceWith(adopt(next.querySelector('.navbar')!))
  else live.forEach((item, index) => item.isEqualNode(fresh[index]!) || item.replaceWith(adopt(fresh[index]!)))
}

function swapLayout(next: Document): void {
  const [live, fresh] = [layoutOf(document), layoutOf(next)]
  const [liveMenu, freshMenu] = [document.getElementById(elementIds.menu), next.getElementById(elementIds.menu)]
  live.lang = fresh.lang
  if (!liveMenu || !freshMenu) return live.replaceChildren(...[...fresh.childNodes].map((node) => document.importNode(node, true)))
  mergeMenu(liveMenu, freshMenu)
  for (const child of [...live.children]) if (child !== liveMenu) child.remove()
  for (const child of fresh.children) if (child !== freshMenu) live.append(adopt(child))
}

/** The same tree of notes is merged; another one takes its place. */
function mergeMenu(live: HTMLElement, fresh: HTMLElement): void {
  const [liveTree, freshTree] = [treeOf(live), treeOf(fresh)]
  if (liveTree && freshTree && mergeSidebar(liveTree, freshTree)) return
  live.className = fresh.className
  live.replaceChildren(...[...fresh.childNodes].map((node) => document.importNode(node, true)))
}

function swapFooter(next: Document): void {
  const [live, fresh] = [document, next].map((page) => page.querySelector('.theme-layout-footer'))
  if (live && fresh && !live.isEqualNode(fresh)) live.replaceWith(adopt(fresh))
}

const layoutOf = (page: Document) => page.getElementById(elementIds.layout)!
const treeOf = (menu: HTMLElement) => menu.querySelector<HTMLElement>('.theme-doc-sidebar-menu')
const adopt = <Node extends Element>(element: Node) => document.importNode(element, true)
