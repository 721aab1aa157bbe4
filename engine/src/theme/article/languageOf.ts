import type { PageData } from '../../model/pageData.ts'

/** Attributes for the language of a page's text; `dir` only where it differs from the interface. */
export function languageOf({ lang, direction, textDirection }: PageData) {
  return { lang, ...(textDirection !== direction && { dir: textDirection }) }
}
