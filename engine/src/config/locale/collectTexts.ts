import type { Translate } from './translate.ts'

/** Leaves texts as they are, and keeps them by their ids: what there is to translate. */
export function collectTexts(visit: (translate: Translate) => unknown): Map<string, string> {
  const texts = new Map<string, string>()
  visit((id, text) => {
    texts.set(id, text)
    return text
  })
  return texts
}
