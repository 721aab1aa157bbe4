import type { PageData } from '../model/pageData.ts'
import { escapeAttribute } from '../std/escapeHtml.ts'

/**
 * Wraps head and body into an HTML document. `data-theme` starts as the default colour mode; the script corrects it
 * before the first paint.
 */
export function htmlDocument(
  page: PageData,
  { head, body, colorMode }: { head: string; body: string; colorMode: string },
): string {
  const classes = escapeAttribute(page.htmlClasses.join(' '))
  const attributes = `lang="${escapeAttribute(page.lang)}" dir="${page.direction}" class="${classes}" data-theme="${colorMode}" data-has-hydrated="false"`
  return `<!doctype html><html ${attributes}><head>${head}</head><body class="navigation-with-keyboard">${body}</body></html>`
}
