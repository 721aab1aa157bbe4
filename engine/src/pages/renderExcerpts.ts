import type { Document } from '../markdown/document.ts'
import { toHref } from '../model/paths.ts'
import { excerptHtml, type PostExcerpt } from '../pageData/content/excerpts.ts'
import type { Post } from '../site/site.ts'
import type { Renderer } from './createRenderer.ts'
import { renderNote } from './live/renderNote.ts'

/** Each post numbers its diagrams from 0, so lists renumber them. */
const diagramId = /\bdiagram-(?=\d+-)/g

/** Renders the posts of a list. Their problems are dropped here, because the posts' own pages report them. */
export function renderExcerpts(posts: Post[], renderer: Renderer): PostExcerpt[] {
  return posts.map((post, number) => {
    const document = renderer.documents.get(post.outline.file.source)
    if (!document) return { html: '', isWhole: false }
    const excerpt = renderExcerpt(post, document, renderer)
    return { ...excerpt, html: excerpt.html.replace(diagramId, `diagram-${number}-`) }
  })
}

function renderExcerpt({ permalink }: Post, document: Document, renderer: Renderer): PostExcerpt {
  const { beginning, body, lang } = document
  const { html } = renderNote({ ...document, body: beginning ?? body }, permalink, renderer)
  return { html: excerptHtml(html, toHref(permalink, renderer.site.config)), isWhole: !beginning, lang }
}
