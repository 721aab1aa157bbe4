/** Removes the marks of the current page from a branch of the sidebar. */
export function clearCurrent(branch: Element): void {
  for (const link of branch.querySelectorAll('.menu__link--active'))
    link.classList.remove('menu__link--active')
  for (const link of branch.querySelectorAll('[aria-current]')) link.removeAttribute('aria-current')
}
