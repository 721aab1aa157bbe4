/**
 * Lets closed groups open in place: the label becomes a button, or the button beside a label that links to a page is
 * shown.
 */
export function readyGroups(tree: ParentNode): void {
  for (const group of tree.querySelectorAll('.menu__list-item--collapsed')) {
    const [label, button] = group.children as HTMLCollectionOf<HTMLElement>
    if (button) {
      button.hidden = false
      label?.classList.remove('menu__link--sublist-caret')
    } else {
      label?.setAttribute('role', 'button')
      label?.setAttribute('aria-expanded', 'false')
    }
  }
}
