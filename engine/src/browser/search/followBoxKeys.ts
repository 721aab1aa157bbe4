import type { BoxActions } from './searchBox.ts'

/** Arrows choose, Enter opens, Escape leaves step by step; Tab moves on, as everywhere. */
export function followBoxKeys({ form, input, list, ask, close }: BoxActions): void {
  const giveFocusBack = rememberFocus(form)
  const acts: Record<string, (event: KeyboardEvent) => boolean> = {
    ArrowDown() {
      if (list.isOpen()) return false
      ask()
      return true
    },
    Escape() {
      if (list.isOpen()) close()
      else if (input.value) input.value = ''
      else giveFocusBack()
      return true
    },
    Enter(event) {
      // While an answer is loading, the chosen suggestion belongs to another query, so Enter submits the form
      // instead.
      const chosen = form.hasAttribute('data-loading') ? undefined : list.chosen()
      if (chosen) press(chosen, event)
      return chosen !== undefined
    },
  }
  input.addEventListener('keydown', (event) => {
    if (event.isComposing) return
    if (list.move(event.key) || acts[event.key]?.(event)) event.preventDefault()
  })
}

/** Returns a function that moves the focus back to where it was before the box had it. */
function rememberFocus(form: HTMLFormElement): () => void {
  let former: EventTarget | null = null
  form.addEventListener('focusin', ({ relatedTarget }) => {
    if (!form.contains(relatedTarget as Node | null)) former = relatedTarget
  })
  return () => {
    if (former instanceof HTMLElement) former.focus()
    else (document.activeElement as HTMLElement).blur()
  }
}

/** Enter follows the chosen link as a click with the same keys would. */
function press(link: Element, { ctrlKey, metaKey, shiftKey }: KeyboardEvent): void {
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }))
}
