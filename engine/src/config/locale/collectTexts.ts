import type { Translate } from './translate.ts'

/**
 * Collects translatable texts by their ids: runs `visit` with a `Translate` that records each text and gives it back
 * unchanged.
 */
export function collectTexts(visit: (translate: Translate) => unknown): Map<string, string> {
  const texts = new Map<string, string>()
  visit((id, text) => {
    texts.set(id, text)
    return text
  })
  return texts
}
