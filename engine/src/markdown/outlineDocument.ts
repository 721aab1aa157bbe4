import type { ContentFile } from '../content/contentFile.ts'
import { findContentTitle } from './contentTitle.ts'
import type { DocumentOutline } from './document.ts'
import { findExcerpt } from './excerpt.ts'
import { parseFrontMatter, splitFrontMatter } from './frontMatter.ts'

/** Reads what sidebars, routes and lists need of a note, without compiling its text. */
export function outlineDocument(file: ContentFile): DocumentOutline {
  const { frontMatter, diagnostics } = parseFrontMatter(file)
  const body = file.text.slice(splitFrontMatter(file.text).bodyOffset)
  return { file, frontMatter, contentTitle: findContentTitle(body), excerpt: findExcerpt(body), diagnostics }
}
