import { type ReactNode, use } from 'react'
import { type UiText, uiText } from '../model/uiText.ts'
import { sharedContext } from './contexts.ts'

/** Returns the texts of the interface in the language of the page. */
export const useUiText = (): UiText => use(TextContext)

/** The texts of the interface in the language of the page; English by default. */
export const TextContext = /* @__PURE__ */ sharedContext('text', uiText)

/** The placeholder for an element in a text. */
export const slot = '\0'

/** A text with an element in place of `slot`. */
export function SlottedText({ text, children }: { text: string; children: ReactNode }) {
  const [before, after] = text.split(slot)
  return (
    <>
      {before}
      {children}
      {after}
    </>
  )
}

/** The accessible name of a toggle in each of its two states; styles hide the one that does not apply. */
export function ToggleName({ whenClosed, whenOpen }: { whenClosed: string; whenOpen: string }) {
  return (
    <>
      <span className="sr-only name-when-closed">{whenClosed}</span>
      <span className="sr-only name-when-open">{whenOpen}</span>
    </>
  )
}

/** Joins class names; falsy ones are left out. */
export function classNames(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
