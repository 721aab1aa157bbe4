/** Scrolls a sidebar, and nothing around it, to the link of the current page. */
export function revealCurrentItem(sidebar: HTMLElement): void {
  const current = sidebar.querySelector('.menu__link[aria-current]')
  if (!current) return
  const [item, box] = [current.getBoundingClientRect(), sidebar.getBoundingClientRect()]
  const isSeen = item.top >= box.top && item.bottom <= box.bottom
  if (!isSeen) sidebar.scrollTop += (item.top + item.bottom - box.top - box.bottom) / 2
}
