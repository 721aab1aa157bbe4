import type { SiteConfig } from '../../config/siteConfig.ts'
import type { DocumentOutline } from '../../markdown/document.ts'
import type { PageContent } from '../../model/pageData.ts'
import type { UiText } from '../../model/uiText.ts'
import type { Blog, BlogTarget, PostListTarget, RouteTarget, TargetOf } from '../../site/site.ts'

/** The title and description of a page. */
interface PageTexts {
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
    case 'allPages':
      return { title: uiText('allPages') }
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
    case 'graph':
      return { title: uiText('graph'), description: uiText('graphOffer') }
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

/** The title and description of a blog page. A blog that is the whole site has no title besides the site's. */
export function blogTexts(target: BlogTarget, uiText: UiText): PageTexts {
  switch (target.kind) {
    case 'post':
      return postTexts(target)
    case 'postList':
      return listTexts(target, uiText)
    case 'blogTags':
      return { title: uiText('tags') }
    case 'blogAuthors':
      return { title: uiText('authors') }
    case 'blogArchive':
      return { title: uiText('archive'), description: uiText('archive') }
  }
}

function postTexts({ post }: TargetOf<'post'>): PageTexts {
  const { title, description, outline } = post
  return { title: outline.frontMatter.title_meta ?? title, description: description || undefined }
}

function listTexts({ subject, blog, postCount }: PostListTarget, uiText: UiText): PageTexts {
  const nPosts = uiText('posts', { count: postCount })
  switch (subject.kind) {
    case 'blog':
      return {
        title: isWholeSite(blog) ? '' : blog.config.blogTitle,
        description: blog.config.blogDescription,
      }
    case 'tag':
      return {
        title: uiText('postsTagged', { nPosts, tag: subject.tag.label }),
        description: subject.tag.description,
      }
    case 'author':
      return {
        title: uiText('postsOfAuthor', { nPosts, authorName: subject.author.name ?? subject.author.key! }),
        description: subject.author.description,
      }
  }
}

/** Whether a blog is at the address of the site itself. */
export const isWholeSite = ({ config }: Blog) => /^\/*$/.test(config.routeBasePath)

/**
 * The language of a note's text: the one found, if any, else that of the current locale. For an untranslated note, that
 * of the default locale.
 */
export function textLanguage(
  outline: DocumentOutline | undefined,
  found: string | undefined,
  { i18n }: Pick<SiteConfig, 'i18n'>,
): string {
  const locale = outline?.file.isUntranslated ? i18n.defaultLocale : i18n.currentLocale
  return exactLanguage(found, i18n.localeConfigs[locale]!.htmlLang)
}

/** The language of a text: letters tell no country, so that of the site (`zh-TW`) says more than what was found (`zh`). */
export const exactLanguage = (found: string | undefined, ofSite: string): string =>
  found === undefined || ofSite.startsWith(`${found}-`) ? ofSite : found

/** Search engines show about this many characters of a description. */
const longest = 160

/** The fallback description of a list page: the names on it, as many as fit. */
export function listDescription(content: PageContent): string | undefined {
  let description = ''
  for (const name of namesOn(content)) {
    const longer = description ? `${description}, ${name}` : name
    if (longer.length > longest) break
    description = longer
  }
  return description || undefined
}

function namesOn(content: PageContent): string[] {
  switch (content.kind) {
    case 'generatedIndex':
      return content.cards.map(({ label }) => label)
    case 'tagsList':
      return content.groups.flatMap(({ tags }) => tags.map(({ label }) => label))
    case 'tag':
      return [...content.docs, ...content.posts].map(({ label }) => label)
    case 'postList':
      return content.posts.map(({ title }) => title)
    case 'authorsList':
      return content.authors.flatMap(({ name }) => name ?? [])
    default:
      return []
  }
}
