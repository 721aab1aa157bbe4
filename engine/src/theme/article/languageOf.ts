import type { PageData } from '../../model/pageData.ts'

/** The attributes that tell the language of a page's own text; the way it runs only where that differs from the page. */
export function languageOf({ lang, direction, textDirection }: PageData) {
  return { lang, ...(textDirection !== direction && { dir: textDirection }) }
}
