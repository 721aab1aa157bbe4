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

function itemsOf(list: Element): Element[] {
  return [...list.children].filter((child) => child.tagName === 'LI')
}

function sameTree(live: Element[], fresh: Element[]): boolean {
  return live.length === fresh.length && live.every((item, index) => labelOf(item) === labelOf(fresh[index]!))
}

/** The label of a link or a group, by which items are compared. */
function labelOf(item: Element): string | undefined {
  return item.querySelector('.menu__link')?.textContent ?? item.innerHTML
}

function mergeItem(live: Element, fresh: Element): void {
  const [liveList, freshList] = [listOf(live), listOf(fresh)]
  if (liveList && freshList) mergeBranch(live, fresh)
  else if (liveList) clearCurrent(live)
  else replace(live, fresh)
}

function mergeBranch(live: Element, fresh: Element): void {
  mergeLabel(live, fresh)
  if (!mergeSidebar(listOf(live)!, listOf(fresh)!)) {
    replace(live, fresh)
    return
  }
  const details = live.querySelector<HTMLDetailsElement>(':scope > details')
  if (details && fresh.querySelector('[aria-current]')) details.open = true
}

function listOf(item: Element): Element | null {
  return item.querySelector(':scope > ul, :scope > details > ul')
}

function replace(live: Element, fresh: Element): void {
  if (!live.isEqualNode(fresh)) live.replaceWith(document.importNode(fresh, true))
}

function mergeLabel(live: Element, fresh: Element): void {
  const [liveLabel, freshLabel] = [live, fresh].map((item) => item.querySelector('.menu__link'))
  if (!liveLabel || !freshLabel) return
  liveLabel.className = freshLabel.className
  if (freshLabel.hasAttribute('aria-current')) liveLabel.setAttribute('aria-current', 'page')
  else liveLabel.removeAttribute('aria-current')
}

/** Removes the marks of the current page from a branch of the sidebar. */
export function clearCurrent(branch: Element): void {
  for (const link of branch.querySelectorAll('.menu__link--active'))
    link.classList.remove('menu__link--active')
  for (const link of branch.querySelectorAll('[aria-current]')) link.removeAttribute('aria-current')
}
