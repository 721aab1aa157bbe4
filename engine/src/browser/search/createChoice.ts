import { moveChoice } from './moveChoice.ts'
import type { SuggestionParts } from './suggestionParts.ts'

/**
 * The chosen suggestion, which Enter opens. The focus stays in the box; `aria-activedescendant` tells screen readers
 * the choice.
 */
export interface Choice {
  /** -1 is none. */
  index(): number
  set(index: number): void
  /** Handles a key; returns false when the key does not move the choice. */
  move(key: string): boolean
  chosen(): HTMLAnchorElement | undefined
}

export function createChoice({ input, list }: Pick<SuggestionParts, 'input' | 'list'>): Choice {
  let index = -1
  const chosen = () => list.children[index] as HTMLAnchorElement | undefined
  const set = (next: number) => {
    index = next
    for (const [place, option] of [...list.children].entries()) option.ariaSelected = String(place === index)
    const option = chosen()
    option?.scrollIntoView({ block: 'nearest' })
    if (option) input.setAttribute('aria-activedescendant', option.id)
    else input.removeAttribute('aria-activedescendant')
  }
  return {
    index: () => index,
    set,
    move(key) {
      const next = moveChoice(key, index, list.childElementCount)
      if (next !== undefined) set(next)
      return next !== undefined
    },
    chosen,
  }
}
