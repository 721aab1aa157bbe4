import type { ContentFile } from '../content/contentFile.ts'
import { checkEncoding } from './checks/checkEncoding.ts'
import { checkLineLength } from './checks/checkLineLength.ts'
import type { DocumentOutline } from './document.ts'
import { findContentTitle } from './findContentTitle.ts'
import { findExcerpt } from './findExcerpt.ts'
import { parseFrontMatter, splitFrontMatter } from './frontMatter/frontMatter.ts'
import { proseLines } from './source/proseLines.ts'

/** Reads the outline of a note, which sidebars, routes and lists need, without compiling its text. */
export function outlineDocument(file: ContentFile): DocumentOutline {
  const refusals = checkLineLength(file)
  if (refusals.length > 0) return { ...outlineDocument({ ...file, text: '' }), diagnostics: refusals }
  const { frontMatter, diagnostics } = parseFrontMatter(file)
  const lines = proseLines(file.text.slice(splitFrontMatter(file.text).bodyOffset))
  return {
    file,
    frontMatter,
    contentTitle: findContentTitle(lines),
    excerpt: findExcerpt(lines),
    diagnostics: [...checkEncoding(file), ...diagnostics],
  }
}
