import type { DocumentOutline } from '../../markdown/document.ts'
import type { UiText } from '../../model/uiText.ts'
import { blogTexts } from '../blog/blogTexts.ts'
import type { RouteTarget, TargetOf } from '../site.ts'

/** The title and description of a page. */
export interface PageTexts {
  /** Empty for pages that give themselves a title. */
  title: string
  description?: string | undefined
}

/** The title and description of a page, by its kind. */
export function pageTexts(target: RouteTarget, uiText: UiText): PageTexts {
  switch (target.kind) {
    case 'doc':
      return { title: target.doc.title, description: target.doc.description || undefined }
    case 'generatedIndex':
      return { title: target.title, description: target.description }
    case 'tagsList':
      return { title: uiText('tags') }
    case 'tag':
      return tagTexts(target, uiText)
    case 'markdownPage':
      return markdownPageTexts(target.outline)
    case 'reactPage':
      return { title: '' }
    case 'search':
      return { title: uiText('searchTheDocumentation') }
    case 'offline':
      return { title: uiText('readOffline'), description: uiText('offlineOffer') }
    case 'notFound':
      return { title: uiText('pageNotFound') }
    default:
      return blogTexts(target, uiText)
  }
}

function tagTexts({ tag, docs }: TargetOf<'tag'>, uiText: UiText): PageTexts {
  return { title: uiText('docsTagged', { count: docs.length, tag: tag.label }), description: tag.description }
}

function markdownPageTexts({ frontMatter, contentTitle, excerpt }: DocumentOutline): PageTexts {
  return {
    title: frontMatter.title ?? contentTitle ?? '',
    description: (frontMatter.description ?? excerpt) || undefined,
  }
}
