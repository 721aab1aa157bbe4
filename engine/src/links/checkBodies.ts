import type { SiteConfig } from '../config/siteConfig.ts'
import {
  type Diagnostic,
  diagnose,
  type SeverityRule,
  type SourceLocation,
  withSeverity,
} from '../diagnostics/diagnostic.ts'
import type { Document } from '../markdown/document.ts'
import type { RoutePath, SourcePath } from '../model/paths.ts'
import { decodePath, isBareScheme, isExternalUrl, toHref, toPageKey } from '../model/paths.ts'
import { routeFile } from '../site/routes/routeSource.ts'
import type { Route } from '../site/site.ts'
import { assetPlaces, missingPicture } from './assets.ts'
import { diagnoseBrokenAnchor, diagnoseBrokenPageLink } from './brokenLinks.ts'
import { type FoundAddress, findAddresses, findIds, hashOf, pathOf, staticPlaces } from './findAddresses.ts'
import type { JudgedAddresses, References } from './references.ts'

/** What is checked of the body of a page, without the parts that the theme adds. */
export interface RenderedBody {
  route: Route
  /** The note that it was made from. */
  document?: Document | undefined
  /** The addresses in it that were not checked when the note was resolved. */
  addresses: NumberedAddress[]
  /** The anchors in it; undefined if not all of it could be rendered. */
  ids?: ReadonlySet<string> | undefined
}

/** A body as HTML. */
interface BodyHtml extends Pick<RenderedBody, 'route' | 'document'> {
  html: string
  /** Addresses in it that were already checked. */
  judged: JudgedAddresses
  isWhole: boolean
}

/** Reads what is checked when all pages are known, so that their HTML need not be kept until then. */
export function readBody({ route, document, html, judged, isWhole }: BodyHtml): RenderedBody {
  const ids = isWhole && html !== '' ? idsOf(html, document) : undefined
  const open = findAddresses(html).filter((found) => !isJudged(found, judged) && !isHere(found, ids))
  return { route, document, addresses: numberAlike(open), ids }
}

/** Everything that addresses are checked against. */
interface Targets {
  references: References
  /** Anchors by the route of their page. Pages without a whole body of their own are missing. */
  ids: ReadonlyMap<RoutePath, ReadonlySet<string>>
}

/** Checks links and pictures that were written as HTML or by components, and so not checked before. */
export function checkBodies(bodies: RenderedBody[], references: References): Diagnostic[] {
  const ids = new Map(bodies.flatMap(({ route, ids }) => (ids ? [[route.path, ids] as const] : [])))
  return bodies.flatMap((body) =>
    body.addresses.flatMap((found) => checkAddress(found, body, { references, ids })),
  )
}

const isJudged = ({ name, url }: FoundAddress, judged: JudgedAddresses) =>
  judged[name === 'href' ? 'href' : 'src'].has(url)

/** Whether an address leads to an anchor of its own page: half of all do, one beside each heading. */
const isHere = ({ url }: FoundAddress, ids: RenderedBody['ids']) =>
  url.startsWith('#') && (ids?.has(hashOf(url)) ?? true)

/** An address, and the number of equal ones before it on the page. */
type NumberedAddress = FoundAddress & { nth: number }

function numberAlike(addresses: FoundAddress[]): NumberedAddress[] {
  const seen = new Map<string, number>()
  return addresses.map((each) => {
    const key = `${each.name} ${each.url}`
    const nth = seen.get(key) ?? 0
    seen.set(key, nth + 1)
    return { ...each, nth }
  })
}

function idsOf(html: string, document: Document | undefined): Set<string> {
  return new Set([...findIds(html), ...(document?.anchors ?? [])])
}

function checkAddress(found: NumberedAddress, body: RenderedBody, targets: Targets): Diagnostic[] {
  const { config, index, files } = targets.references
  if (isBareScheme(found.url)) {
    const problem = diagnose('empty-link', [found.url], placeOf(found, body, targets))
    return withSeverity(config.onBrokenLinks, problem)
  }
  const path = pathOf(found.url, toHref(body.route.path, config))
  if (path === undefined || !`${path}/`.startsWith(config.baseUrl)) return []
  const key = toPageKey(path)
  const route = index.routesByKey.get(key)
  if (found.tag === 'a' || found.tag === 'area')
    return route ? checkAnchor(found, route, { body, targets }) : checkLink({ found, path, body, targets })
  if (route || isBundledFile(found, config) || files?.has(key)) return []
  const places = [...placesBeside(found.url, body, config), ...staticPlaces(path, config)]
  return missingPicture({ url: found.url, places, where: placeOf(found, body, targets) }, targets.references)
}

/** What the build itself has put into the page is there. */
const isBundledFile = ({ url }: FoundAddress, { baseUrl }: SiteConfig) =>
  (decodePath(url) ?? url).startsWith(`${baseUrl}assets/`)

/** A relative address in a note was looked for beside the note first. */
const placesBeside = (url: string, { document }: RenderedBody, config: SiteConfig) =>
  document && !url.startsWith('/') && !isExternalUrl(url) ? assetPlaces(url, document, config) : []

interface Looking {
  body: RenderedBody
  targets: Targets
}

function checkLink({
  found,
  path,
  body,
  targets,
}: Looking & { found: NumberedAddress; path: string }): Diagnostic[] {
  const { config, files } = targets.references
  if (config.onBrokenLinks === 'ignore' || isBundledFile(found, config) || files?.has(toPageKey(path)))
    return []
  const link = { url: found.url, where: placeOf(found, body, targets) }
  const problem = diagnoseBrokenPageLink(link, path, targets.references)
  return withSeverity(severityOf('onBrokenLinks', link, { body, targets }), problem)
}

/**
 * Code may lead to what another program answers, in components of a note as in pages. A `<Link>` in it was checked as
 * those of notes are; what a note has in HTML has a setting of its own.
 */
function severityOf(
  setting: 'onBrokenLinks' | 'onBrokenAnchors',
  { where: { texts = [] } }: { where: SourceLocation },
  { body: { document }, targets }: Looking,
): SeverityRule {
  const { config } = targets.references
  if (config[setting] !== 'throw') return config[setting]
  const isWritten = document && texts.some((text) => document.file.text.includes(text))
  return isWritten ? (config.markdown.hooks.onBrokenHtmlLinks ?? 'throw') : 'warn'
}

function checkAnchor(
  { url, ...found }: NumberedAddress,
  route: Route,
  { body, targets }: Looking,
): Diagnostic[] {
  const { config } = targets.references
  const [hash, known] = [hashOf(url), targets.ids.get(route.path)]
  if (!known || known.has(hash) || isOnEveryPage(hash)) return []
  const link = { url, where: placeOf({ url, ...found }, body, targets) }
  const problem = diagnoseBrokenAnchor(link, hash, { source: routeFile(route, config), ids: known })
  return withSeverity(severityOf('onBrokenAnchors', link, { body, targets }), problem)
}

const isOnEveryPage = (hash: string) => /^(?:|top|__docusaurus.*)$/.test(hash)

/** The source may spell the address with the base URL or without it, decoded, or as a hash alone. */
function placeOf(
  { url, shown, nth }: NumberedAddress,
  { route }: RenderedBody,
  { references: { config } }: Targets,
) {
  const bare = url.startsWith(config.baseUrl) ? `/${url.slice(config.baseUrl.length)}` : url
  const decoded = decodeURI(bare.replace(/%(?![\da-f]{2})/gi, '%25'))
  const hash = hashOf(url)
  const texts = [...new Set([url, bare, decoded, ...(hash ? [`#${hash}`] : [])])]
  const file: SourcePath = routeFile(route, config)
  return { file, texts, nth, shown }
}
