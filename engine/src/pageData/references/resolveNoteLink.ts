import { dirname, normalize } from 'node:path/posix'
import type { SiteConfig } from '../../config/siteConfig.ts'
import { type Diagnostic, diagnose, withSeverity, writtenAt } from '../../diagnostics/diagnostic.ts'
import {
  assetAddress,
  assetPlaces,
  diagnoseWithheldFile,
  findAsset,
  hasNoEnding,
  mayBeAsset,
} from '../../links/assets.ts'
import {
  diagnoseBrokenAnchor,
  diagnoseBrokenFileLink,
  diagnoseBrokenPageLink,
} from '../../links/brokenLinks.ts'
import type { References, ReferringPage, ResolvedReference } from '../../links/references.ts'
import { asWritten, broken, leadsTo } from '../../links/references.ts'
import type { Document, Reference } from '../../markdown/document.ts'
import { foldedName } from '../../model/noteName.ts'
import type { ParsedUrl, RoutePath, SourcePath } from '../../model/paths.ts'
import {
  applyTrailingSlash,
  ensureBaseUrl,
  isBareScheme,
  isExternalUrl,
  joinUrlPath,
  normalizeRouteKey,
  parseUrl,
  resolveLink,
  toHref,
  toPageKey,
  toRoutePath,
  toSourcePath,
} from '../../model/paths.ts'
import { originalOf, sourceOf } from '../../site/routes/routeSource.ts'

/** The attributes of a link that opens a tab of its own, without those that it is written with. */
const newTab = ({ own }: Reference) => ({
  more: [' target="_blank"', own?.rel ? '' : ' rel="noopener noreferrer"']
    .slice(own?.target ? 1 : 0)
    .join(''),
})

/** Resolves a link of a note to a page, a file or another site. */
export function resolveNoteLink(
  reference: Reference,
  page: ReferringPage,
  references: References,
): ResolvedReference {
  const { url, where } = reference
  const { config } = references
  const hook = config.markdown.hooks.onBrokenMarkdownLinks
  if (reference.nameProblem) return resolveDoubtfulName(reference, reference.nameProblem, page, references)
  if (url === '' || isBareScheme(url))
    return broken({ name: 'href', reference, hook, problem: () => diagnose('empty-link', [url], where) })
  if (reference.html) return resolveHtmlLink(reference, page, references)
  if (isExternalUrl(url)) return resolveExternal(reference, config)
  const { path } = parseUrl(url)
  if (/\.mdx?\/?$/i.test(path)) return resolveFileLink(reference, page, references)
  if (hasNoEnding(path) && findRoute(absolutePath(path, page.path, config), references))
    return resolvePageLink(reference, page, references)
  const asset = findAsset(reference, page.document, references)
  if (asset) return leadsTo('href', assetAddress(asset, url, config), newTab(reference))
  const withheld = findWithheld(reference, page.document, references)
  if (withheld)
    return broken({ name: 'href', reference, hook, atLeast: config.onBrokenLinks, problem: () => withheld })
  if (path.startsWith('@site/')) return resolveFileLink(reference, page, references)
  return resolvePageLink(reference, page, references)
}

/** A name that nothing has leads nowhere; of several notes with a name, the link leads to the first. */
function resolveDoubtfulName(
  { nameProblem: _, ...reference }: Reference,
  problem: Diagnostic,
  page: ReferringPage,
  references: References,
): ResolvedReference {
  const level = references.config.markdown.hooks.onBrokenMarkdownLinks
  const diagnostics = withSeverity(typeof level === 'string' ? level : 'warn', problem)
  if (problem.code === 'unknown-note-name') return { html: '', diagnostics }
  const resolved = resolveNoteLink(reference, page, references)
  return { ...resolved, diagnostics: [...diagnostics, ...resolved.diagnostics] }
}

/** HTML may link to a file beside the note, and to another note. */
function resolveHtmlLink(
  reference: Reference,
  page: ReferringPage,
  references: References,
): ResolvedReference {
  const { url, html } = reference
  const name = html?.attribute ?? 'href'
  const asset = findAsset(reference, page.document, references)
  if (asset) return leadsTo(name, assetAddress(asset, url, references.config))
  const places = sourcePlaces(parseUrl(url).path, page.document)
  const isNote = name === 'href' && places.some((one) => references.index.routesBySource.has(one))
  return isNote ? resolveFileLink(reference, page, references) : asWritten(reference, name)
}

function findWithheld(reference: Reference, document: Document, references: References) {
  const places = mayBeAsset(reference) ? assetPlaces(reference.url, document, references.config) : []
  return diagnoseWithheldFile(reference, places, references)
}

/** Another site, or with `pathname://` a file of this one that is not a page; `mailto:` opens no tab. */
function resolveExternal(reference: Reference, config: SiteConfig): ResolvedReference {
  const { url } = reference
  const opensTab = /^(?:https?:|pathname:)?\/\//i.test(url)
  return leadsTo('href', resolveLink(url, config).href, opensTab ? newTab(reference) : {})
}

/** A link to a Markdown file leads to the page made from it. */
function resolveFileLink(
  reference: Reference,
  { document }: ReferringPage,
  references: References,
): ResolvedReference {
  const { config, index } = references
  const parsed = parseUrl(reference.url)
  const places = sourcePlaces(parsed.path, document)
  const place = places.find((one) => index.routesBySource.has(one))
  if (place) {
    const path = index.routesBySource.get(place)!
    const route = index.routesByKey.get(normalizeRouteKey(path))!
    // A translation is published in place of its original.
    return toPage(reference, { path, source: sourceOf(route) ?? place, parsed }, references)
  }
  const hook = config.markdown.hooks.onBrokenMarkdownLinks
  const problem = () => diagnoseBrokenFileLink({ ...reference, places }, document, references)
  return broken({ name: 'href', reference, hook, atLeast: config.onBrokenLinks, problem })
}

/**
 * The candidate paths: for `./` and `../` in the note's folder only; for `/` in the content folder, then the site; else
 * in all three. What Windows writes with `\` is the same path, and so is what ends as an address of a page does.
 */
function sourcePlaces(written: string, { file }: Document): SourcePath[] {
  const { folder } = file
  const path: string = toSourcePath(written).replace(/\/$/, '')
  const own = `${dirname(originalOf(file))}/${path}`
  return [...new Set(places().map((place) => toSourcePath(normalize(place))))]

  function places(): string[] {
    if (/^\.\.?\//.test(path)) return [own]
    if (path.startsWith('@site/')) return [path.slice('@site/'.length)]
    return path.startsWith('/') ? [`${folder}${path}`, path.slice(1)] : [own, `${folder}/${path}`, path]
  }
}

/** Resolves a link to a path of the site, absolute or relative to the page. */
function resolvePageLink(
  reference: Reference,
  { document, path }: ReferringPage,
  references: References,
): ResolvedReference {
  const { config } = references
  const written = parseUrl(reference.url)
  const parsed = withKnownHash(reference, written, document.file.source, references)
  if (parsed.path === '') {
    const diagnostics = checkAnchor(reference, parsed, document.file.source, references)
    const isOpen = !references.anchors?.has(document.file.source)
    return { ...leadsTo('href', parsed.query + hashOf(parsed), { diagnostics }), isOpen }
  }
  const target = absolutePath(parsed.path, path, config)
  const route = findRoute(target, references)
  if (route) return toPage(reference, { path: route.path, source: sourceOf(route), parsed }, references)
  const href = toHref(toRoutePath(target), config) + parsed.query + hashOf(parsed)
  if (references.files?.has(toPageKey(target))) return leadsTo('href', href)
  // Browsers open it themselves when it is clicked: what is fetched ahead has to be there.
  const more = references.files && !reference.own?.target ? ' target="_self"' : ''
  if (config.onBrokenLinks === 'ignore') return leadsTo('href', href, { more })
  const problem = diagnoseBrokenPageLink(reference, target, references)
  return leadsTo('href', href, { more, diagnostics: withSeverity(config.onBrokenLinks, problem) })
}

/** The page at an address. What is written as `/a.html` or `/a/index` gets its own address, which every host answers. */
const findRoute = (target: string, { index: { routesByKey } }: References) =>
  routesByKey.get(normalizeRouteKey(target)) ?? routesByKey.get(toPageKey(target))

/** The path from the root of the host, base included. Among translations in folders, it may name that of the language. */
function absolutePath(path: string, from: RoutePath, { baseUrl, trailingSlash, i18n }: SiteConfig): string {
  const own = `/${i18n.localeConfigs[i18n.currentLocale]!.path}/`
  if (i18n.structure === 'folder' && path.startsWith(own))
    return normalize(joinUrlPath(baseUrl, path.slice(own.length)))
  const here = applyTrailingSlash(from, trailingSlash, baseUrl)
  if (!path.startsWith('/')) return normalize(`${here.endsWith('/') ? here : dirname(here)}/${path}`)
  return normalize(ensureBaseUrl(path, baseUrl))
}

interface Target {
  path: RoutePath
  /** The file that its page is made from, if it is made from one. */
  source: SourcePath | undefined
  parsed: ParsedUrl
}

function toPage(
  reference: Reference,
  { path, source, parsed: written }: Target,
  references: References,
): ResolvedReference {
  const parsed = withKnownHash(reference, written, source, references)
  const href = toHref(path, references.config) + parsed.query + hashOf(parsed)
  const isOpen = parsed.hash !== undefined && !(source && references.anchors?.has(source))
  const diagnostics = checkAnchor(reference, parsed, source, references)
  return { ...leadsTo('href', href, { diagnostics }), isOpen }
}

/** In a vault, the name of a heading leads to the one that differs from it only in signs and blanks. */
function withKnownHash(
  { byName, mayBeName }: Reference,
  parsed: ParsedUrl,
  source: SourcePath | undefined,
  { anchors }: References,
): ParsedUrl {
  const { hash } = parsed
  const known = source && anchors?.get(source)
  if (!hash || !known || known.has(hash) || !(byName || mayBeName)) return parsed
  const same = [...known].find((id) => foldedName(id) === foldedName(hash))
  return same === undefined ? parsed : { ...parsed, hash: same }
}

/** Reports an unknown anchor. `#top` works on every page. */
function checkAnchor(
  { url, where, byName }: Reference,
  { hash }: ParsedUrl,
  source: SourcePath | undefined,
  { anchors, config }: References,
): Diagnostic[] {
  const known = source && anchors?.get(source)
  if (!hash || !known || known.has(hash) || hash === 'top') return []
  return withSeverity(
    config.onBrokenAnchors,
    diagnoseBrokenAnchor({ url: byName ? nameAt(where, url) : url, where }, hash, { source, ids: known }),
  )
}

/** The name of a note as it is written between brackets. */
function nameAt(where: Reference['where'], url: string): string {
  return writtenAt(where).slice(0, where.length ?? 0) || url
}

function hashOf({ hash }: ParsedUrl): string {
  return hash === undefined ? '' : `#${encodeURIComponent(hash)}`
}
