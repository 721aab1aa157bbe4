/**
 * Updates a sidebar for the page that is shown now. Groups that the reader opened stay open, and those around the
 * current page are opened. Returns false when the two sidebars are different trees.
 */
export function mergeSidebar(live: Element, fresh: Element): boolean {
  const [liveItems, freshItems] = [itemsOf(live), itemsOf(fresh)]
  if (!sameTree(liveItems, freshItems)) return false
  for (const [index, item] of liveItems.entries()) mergeItem(item, freshItems[index]!)
  return true
}

const itemsOf = (list: Element) => [...list.querySelectorAll(':scope > li')]

function sameTree(live: Element[], fresh: Element[]): boolean {
  return live.length === fresh.length && live.every((item, index) => labelOf(item) === labelOf(fresh[index]!))
}

/** The label of a link or a group, by which items are compared. */
export function labelOf(item: Element): string | undefined {
  return item.querySelector('.menu__link')?.textContent ?? item.innerHTML
}

function mergeItem(live: Element, fresh: Element): void {
  const [liveList, freshList] = [listOf(live), listOf(fresh)]
  if (!liveList) replace(live, fresh)
  else if (!freshList) clearCurrent(live)
  else if (mergeSidebar(liveList, freshList)) mergeLabel(live, fresh)
  else replace(live, fresh)
}

function listOf(item: Element): Element | null {
  return item.querySelector(':scope > ul, :scope > details > ul')
}

/** Puts an element of another page in place of one of this page, unless they are equal. */
export function replace(live: Element, fresh: Element | undefined): void {
  if (fresh && !live.isEqualNode(fresh)) live.replaceWith(fresh)
}

/** Marks a group as the other page does, and opens it if it contains the current page. */
function mergeLabel(live: Element, fresh: Element): void {
  const [liveLabel, freshLabel] = [live, fresh].map((item) => item.querySelector('.menu__link'))
  if (liveLabel && freshLabel) {
    liveLabel.className = freshLabel.className
    liveLabel.ariaCurrent = freshLabel.ariaCurrent
  }
  const details = live.querySelector<HTMLDetailsElement>(':scope > details')
  if (details && fresh.querySelector('[aria-current]')) details.open = true
}

/** Removes the marks of the current page from a branch of the sidebar. */
export function clearCurrent(branch: Element): void {
  for (const link of branch.querySelectorAll('.menu__link--active, [aria-current]')) {
    link.classList.remove('menu__link--active')
    link.ariaCurrent = null
  }
}
