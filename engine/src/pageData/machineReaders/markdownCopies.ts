import type { SiteConfig } from '../../config/siteConfig.ts'
import type { References, ReferringPage } from '../../links/references.ts'
import type { BodyReference, Document, Reference } from '../../markdown/document.ts'
import { withoutHidden, withoutModuleCode } from '../../markdown/source/sourceParts.ts'
import { readLabel, shownName } from '../../model/noteName.ts'
import type { OutputPath, RoutePath } from '../../model/paths.ts'
import {
  decodePath,
  isExternalUrl,
  joinUrlPath,
  toHref,
  toOutputPath,
  toRoutePath,
} from '../../model/paths.ts'
import type { SidebarItem } from '../../model/sidebar.ts'
import { uiTextOf } from '../../model/uiText.ts'
import { sidebarPages } from '../../site/sidebars/sidebarPlaces.ts'
import type { Doc, Route, Site, Version } from '../../site/site.ts'
import { groupBy } from '../../std/collections.ts'
import { splitFrontMatter } from '../../std/text.ts'
import { pageTexts } from '../content/pageTexts.ts'
import { resolveNoteLink } from '../references/resolveNoteLink.ts'
import { resolveImage } from '../references/resolvePictures.ts'

/** Where the Markdown copy of a page is written. */
export const markdownOutput = (page: RoutePath, config: SiteConfig): OutputPath =>
  toOutputPath(markdownPath(page, config).slice(config.baseUrl.length))

/**
 * Turns the note of a page into Markdown that can be read outside its site.
 * 1. Make its URLs absolute.
 * 2. Remove front matter, module code, comments and heading ids.
 * 3. Put its title above it, unless it has one.
 */
export function renderMarkdownCopy(
  { path, target }: Route,
  document: Document,
  references: References,
): string {
  const { file, hasContentTitle } = document
  const whole = withWholeAddresses({ document, path }, references)
  const { bodyOffset } = splitFrontMatter(file.text)
  const headerLines = file.text.slice(0, bodyOffset).split('\n').length - 1
  const body = whole.slice(headerLines).join('\n')
  const text = withoutModuleCode(references.config.markdown.obsidian ? withoutHidden(body) : body)
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  const { title } = pageTexts(target, uiTextOf(references.config))
  return hasContentTitle ? `${text}\n` : `# ${title}\n\n${text}\n`
}

/** The lines of the note with absolute URLs. */
function withWholeAddresses(page: ReferringPage, references: References): string[] {
  const { file } = page.document
  const lines = file.text.split('\n')
  const written = page.document.references
    .filter(isAddress)
    .filter(({ where, isTwin }) => where.file === file.source && !isTwin)
  const wholes = new Map(written.map((each) => [each, wholeAddress(each, page, references)]))
  for (const [line, inLine] of groupBy(written, ({ where }) => where.line))
    if (line) lines[line - 1] = replaceInLine(lines[line - 1]!, inLine, wholes)
  const addresses = new Map(Array.from(wholes, ([{ url }, whole]) => [url, whole]))
  return lines.map((line) => withWholeDefinition(line, addresses))
}

/** Cuts the line into pieces, from its end on, and replaces in each what begins there: a line may hold very many links. */
function replaceInLine(line: string, references: Reference[], wholes: Map<Reference, string>): string {
  const pieces: string[] = []
  let rest = line
  const byColumn = groupBy(references, ({ where }) => where.column ?? 1)
  for (const [column, alike] of [...byColumn].sort(([one], [other]) => other - one)) {
    const at = column - 1
    const from = beginningOf(rest, at, alike)
    let piece = rest.slice(from)
    for (const reference of alike) {
      const { kind, url, byName, nameProblem } = reference
      const whole = wholes.get(reference)!
      const isUnknown = nameProblem?.code === 'unknown-note-name'
      piece = byName
        ? replaceName(piece, at - from, { kind, whole: isUnknown ? undefined : whole })
        : replaceAfter(piece, at - from, { url, whole })
    }
    pieces.push(piece)
    rest = rest.slice(0, from)
  }
  return rest + pieces.reverse().join('')
}

/** Where the piece of a line begins that replacing the references at `at` may change: signs before them are part of it. */
function beginningOf(line: string, at: number, [first]: Reference[]): number {
  const start = first?.byName ? line.lastIndexOf('[[', at) : at
  return Math.max(0, '<!'.includes(line[start - 1] ?? ' ') ? start - 1 : start)
}

const isAddress = (reference: BodyReference): reference is Reference =>
  reference.kind === 'link' || reference.kind === 'image'

function wholeAddress(reference: Reference, page: ReferringPage, references: References): string {
  if (isElsewhere(reference.url)) return reference.url
  const { address = reference.url } =
    reference.kind === 'link'
      ? resolveNoteLink(reference, page, references)
      : resolveImage(reference, page.document, references)
  const { url } = references.config
  const here = new URL(encodeURI(page.path), url)
  return URL.canParse(address, here) ? new URL(address, here).href : address
}

const isElsewhere = (url: string) => isExternalUrl(url) && !url.startsWith('pathname:')

/** Replaces a URL by its absolute form. That form has no spaces, so angle brackets around it are dropped. */
function replaceAfter(line: string, start: number, { url, whole }: { url: string; whole: string }): string {
  const spelling = [url, decodePath(url) ?? url].find((each) => line.includes(each, start))
  if (!spelling) return line
  const index = line.indexOf(spelling, start)
  const [before, after] = [line.slice(0, index), line.slice(index + spelling.length)]
  return before.endsWith('<') && after.startsWith('>')
    ? before.slice(0, -1) + whole + after.slice(1)
    : before + whole + after
}

/** Writes `[[name|label]]` as a link that is read everywhere; as its label alone if it leads nowhere. */
function replaceName(
  line: string,
  at: number,
  { kind, whole }: { kind: Reference['kind']; whole: string | undefined },
): string {
  const start = line.lastIndexOf('[[', at)
  const end = line.indexOf(']]', start)
  if (start < 0 || end < 0) return line
  const [name = '', label] = line.slice(start + 2, end).split(/\\?\|/)
  // The label of a picture may end in its size.
  const words = kind === 'image' ? readLabel(label ?? '').text : label
  const text = (words || shownName(name)).trim()
  const before = line.slice(0, start).replace(kind === 'link' ? /!$/ : '', '')
  return before + (whole === undefined ? text : `[${text}](${whole})`) + line.slice(end + 2)
}

/** `[name]: address`, which links elsewhere in the note refer to. */
function withWholeDefinition(line: string, addresses: Map<string, string>): string {
  return line.replace(/^( {0,3}\[[^\]]+\]:\s*)<?([^\s>]+)>?/, (definition, name: string, url: string) => {
    const whole = addresses.get(url)
    return whole === undefined ? definition : name + whole
  })
}

/** The route of a page's Markdown copy: its own path with `.md` added; `index.md` for the home page. */
export function markdownPath(path: RoutePath, { baseUrl }: { baseUrl: string }): RoutePath {
  if (path === baseUrl) return toRoutePath(joinUrlPath(baseUrl, 'index.md'))
  return toRoutePath(`${path.replace(/\/$|\.html?$/, '')}.md`)
}

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

function blogSections({ blogs }: Site): Section[] {
  return blogs
    .filter(({ listed }) => listed.length > 0)
    .map(({ config, listed }) => ({ title: config.blogTitle, entries: listed }))
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
