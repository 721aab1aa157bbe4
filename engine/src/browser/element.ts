type Properties<Tag extends keyof HTMLElementTagNameMap> = Partial<
  Omit<HTMLElementTagNameMap[Tag], 'children' | 'style' | 'dataset'>
>

/** Creates an element with properties and children; empty strings, `false` and `undefined` are left out. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Properties<Tag> = {},
  ...children: (Node | string | false | undefined)[]
): HTMLElementTagNameMap[Tag] {
  const made = Object.assign(document.createElement(tag), properties)
  for (const child of children) if (child) made.append(child)
  return made
}

/** Adds an element to the page, and waits until what it refers to is loaded. Rejects if that fails. */
export function addAndLoad(added: HTMLElement, parent = document.body): Promise<unknown> {
  return new Promise((resolve, reject) => {
    added.onload = resolve
    added.onerror = reject
    parent.append(added)
  })
}

/** Calls back for each event of the page on an element that matches a selector, or within one. */
export function follow(
  type: string,
  selector: string,
  act: (found: HTMLElement, event: Event) => void,
): void {
  document.addEventListener(type, (event) => {
    const found = (event.target as Element).closest?.<HTMLElement>(selector)
    if (found) act(found, event)
  })
}

/** Whether a key is held that gives a press or a click another meaning. Shift does not count, because many characters need it. */
export const isModified = ({ ctrlKey, metaKey, altKey }: KeyboardEvent | MouseEvent) =>
  ctrlKey || metaKey || altKey

/**
 * Calls `act` for each click on an island, also for one made before its code was loaded. Returns a function that
 * stops this.
 */
export function followClicks(island: HTMLElement, actions: Event[], act: (click: Event) => void): () => void {
  island.addEventListener('click', act)
  const click = actions.find(({ type }) => type === 'click')
  if (click) act(click)
  return () => island.removeEventListener('click', act)
}
