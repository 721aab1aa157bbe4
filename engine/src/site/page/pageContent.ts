import type { DocContent, PageContent, TagLink } from '../../model/pageData.ts'
import { encodeUrl } from '../addresses/encodeUrl.ts'
import { toHref } from '../addresses/toHref.ts'
import { buildBreadcrumbs } from '../sidebars/breadcrumbs.ts'
import { buildCards } from '../sidebars/buildCards.ts'
import { docPagination, neighbours } from '../sidebars/pagination.ts'
import type { Route, RouteTarget, Site, Version } from '../site.ts'
import { groupTags } from '../tags/groupTags.ts'
import { buildTagPages } from '../tags/tagPages.ts'
import type { RenderedText } from './renderedText.ts'

type TargetOf<Kind extends RouteTarget['kind']> = Extract<RouteTarget, { kind: Kind }>

/** The article of a page. `text` is the compiled note of pages that have one. */
export function pageContent(
  site: Site,
  { target, path }: Route,
  text: RenderedText | undefined,
): PageContent {
  const html = text?.html ?? ''
  switch (target.kind) {
    case 'doc':
      return docContent(target, site, text)
    case 'generatedIndex':
      return indexContent(target, toHref(path, site.config), site)
    case 'tagsList':
      return tagsListContent(target, site)
    case 'tag':
      return tagContent(target, site)
    case 'markdownPage':
      return markdownPageContent(target, html)
    case 'reactPage':
      return { kind: 'reactPage', html }
    case 'notFound':
      return { kind: 'notFound' }
  }
}

function docContent(
  { doc, version }: TargetOf<'doc'>,
  { config }: Site,
  text: RenderedText | undefined,
): DocContent {
  const { frontMatter } = doc.outline
  const hasOwnTitle = text?.hasContentTitle || frontMatter.hide_title
  return {
    kind: 'doc',
    html: text?.html ?? '',
    syntheticTitle: hasOwnTitle ? undefined : doc.title || undefined,
    draft: doc.draft,
    unlisted: frontMatter.unlisted === true,
    breadcrumbs: breadcrumbsTo(toHref(doc.permalink, config), doc.sidebarId, { config, version }),
    tags: doc.tags.map(({ label, permalink }) => ({ label, href: toHref(permalink, config) })),
    editUrl: doc.editUrl && encodeUrl(doc.editUrl),
    lastUpdate: doc.lastUpdate,
    ...docPagination(doc, version, config),
  }
}

function breadcrumbsTo(
  href: string,
  sidebarId: string | undefined,
  place: Pick<Site, 'config'> & { version: Version },
) {
  const { config, version } = place
  if (!config.docs || !config.docs.breadcrumbs) return []
  const sidebar = version.sidebars.find(({ id }) => id === sidebarId)
  return buildBreadcrumbs(sidebar, href)
}

function indexContent(target: TargetOf<'generatedIndex'>, href: string, { config }: Site): PageContent {
  const { category, description, sidebarId, version } = target
  return {
    kind: 'generatedIndex',
    description,
    cards: buildCards(category.items),
    breadcrumbs: breadcrumbsTo(href, sidebarId, { config, version }),
    ...neighbours(href, sidebarId, version),
  }
}

function tagsListContent({ version }: TargetOf<'tagsList'>, { config }: Site): PageContent {
  const listed = buildTagPages(version.docs).filter(({ unlisted }) => !unlisted)
  const tags: TagLink[] = listed.map(({ tag, docs }) => ({
    label: tag.label,
    href: toHref(tag.permalink, config),
    count: docs.length,
  }))
  return { kind: 'tagsList', groups: groupTags(tags) }
}

function tagContent({ tag, docs, unlisted, version }: TargetOf<'tag'>, { config }: Site): PageContent {
  return {
    kind: 'tag',
    description: tag.description,
    docs: docs.map(({ title, permalink, description }) => ({
      label: title,
      href: toHref(permalink, config),
      ...(description && { description }),
    })),
    tagsHref: toHref(version.tagsPath, config),
    unlisted,
  }
}

function markdownPageContent(
  { outline, editUrl, lastUpdate }: TargetOf<'markdownPage'>,
  html: string,
): PageContent {
  const { draft, unlisted } = outline.frontMatter
  return {
    kind: 'markdownPage',
    html,
    draft: draft === true,
    unlisted: unlisted === true,
    lastUpdate,
    editUrl: editUrl && encodeUrl(editUrl),
  }
}
