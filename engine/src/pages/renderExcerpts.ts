import type { Document } from '../markdown/document.ts'
import { toHref } from '../site/addresses/toHref.ts'
import type { Post } from '../site/blog/blog.ts'
import { excerptHtml } from '../site/blog/excerptHtml.ts'
import type { PostExcerpt } from '../site/page/renderedText.ts'
import type { Renderer } from './createRenderer.ts'
import { renderNote } from './live/renderNote.ts'

/** Each post counts its diagrams from 0. */
const diagramId = /\bdiagram-(?=\d+-)/g

/** What a list shows of its posts. What is wrong in them is said where they stand whole. */
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
