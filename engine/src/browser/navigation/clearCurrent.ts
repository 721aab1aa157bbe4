/** A branch that is open only because the reader opened it shows no current page. */
export function clearCurrent(branch: Element): void {
  for (const link of branch.querySelectorAll('.menu__link--active'))
    link.classList.remove('menu__link--active')
  for (const link of branch.querySelectorAll('[aria-current]')) link.removeAttribute('aria-current')
}
