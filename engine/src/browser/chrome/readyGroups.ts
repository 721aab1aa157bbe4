/** With a script, a closed group opens in place: its label is a button, or has one beside it when it leads to a page of its own. */
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
