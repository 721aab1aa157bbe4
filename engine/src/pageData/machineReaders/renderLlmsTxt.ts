import type { SiteConfig } from '../../config/siteConfig.ts'
import { toHref } from '../../model/paths.ts'
import type { SidebarItem } from '../../model/sidebar.ts'
import { uiTextOf } from '../../model/uiText.ts'
import { sidebarPages } from '../../site/sidebars/sidebarPlaces.ts'
import type { Doc, Site, Version } from '../../site/site.ts'
import { markdownPath } from './markdownCopies.ts'

/** A doc or post in the list. */
type Entry = Pick<Doc, 'title' | 'description' | 'permalink'>

interface Section {
  title: string
  entries: Entry[]
}

/**
 * Renders `llms.txt`: the docs of the latest versions in sidebar order, then the posts.
 */
export function renderLlmsTxt(site: Site): string {
  const { config } = site
  const latest = site.versions.filter(({ isLast }) => isLast)
  const sections = [...latest.flatMap((version) => docSections(version, config)), ...blogSections(site)]
  const parts = [
    `# ${config.title}`,
    ...(config.tagline ? [`> ${config.tagline}`] : []),
    ...sections.map((section) => renderSection(section, config)),
  ]
  return `${parts.join('\n\n')}\n`
}

/** Each top-level category of the sidebars is a section. Docs outside of categories come first. */
function docSections(version: Version, config: SiteConfig): Section[] {
  const docs = new Map(version.docs.filter(({ unlisted }) => !unlisted).map((doc) => [doc.id, doc]))
  const take = (items: SidebarItem[]) =>
    [...sidebarPages(items)].flatMap(({ docId }) => {
      const doc = docId === undefined ? undefined : docs.get(docId)
      if (doc) docs.delete(doc.id)
      return doc ? [doc] : []
    })
  const items = version.sidebars.flatMap((sidebar) => sidebar.items)
  const loose = take(items.filter(({ kind }) => kind !== 'category'))
  const groups = items.flatMap((item) =>
    item.kind === 'category' ? [{ title: item.label, entries: take([item]) }] : [],
  )
  const first = { title: uiTextOf(config)('docsPages'), entries: [...loose, ...docs.values()] }
  return [first, ...groups].filter(({ entries }) => entries.length > 0)
}

function blogSections({ blog }: Site): Section[] {
  return blog && blog.listed.length > 0 ? [{ title: blog.config.blogTitle, entries: blog.listed }] : []
}

function renderSection({ title, entries }: Section, config: SiteConfig): string {
  const lines = entries.map((entry) => {
    const text = oneLine(entry.title).replace(/[[\]]/g, '\\$&')
    const description = entry.description ? `: ${oneLine(entry.description)}` : ''
    return `- [${text}](${addressOf(entry, config)})${description}`
  })
  return `## ${title}\n\n${lines.join('\n')}`
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

function addressOf({ permalink }: Entry, config: SiteConfig): string {
  const isCopied = config.machineReaders.markdown
  // The Markdown copy is a file, so the trailing slash setting does not apply to it.
  const path = isCopied
    ? toHref(markdownPath(permalink, config), { baseUrl: config.baseUrl })
    : toHref(permalink, config)
  return new URL(path, config.url).href
}
