import { type Diagnostic, withSeverity } from '../../diagnostics/diagnostic.ts'
import type { Document } from '../../markdown/document.ts'
import type { RoutePath, SourcePath } from '../../model/paths.ts'
import { toPageKey } from '../../model/toPageKey.ts'
import { toHref } from '../addresses/toHref.ts'
import type { References } from '../resolveReferences.ts'
import type { Route } from '../site.ts'
import { brokenAnchor, brokenPageLink } from './brokenLinks.ts'
import { type FoundAddress, findAddresses } from './findAddresses.ts'
import { findIds } from './findIds.ts'
import { missingPicture } from './missingPicture.ts'
import { hashOf, pathOf } from './pathOf.ts'
import { routeFile } from './routeFile.ts'

/** What a page shows of its own, as HTML. */
export interface RenderedBody {
  route: Route
  document?: Document | undefined
  html: string
  /** Addresses in it that were looked at when they were written, as attributes. */
  judged: ReadonlySet<string>
}

/** All that is published, to hold addresses against. */
interface Targets {
  references: References
  /** By the address of their page; what the theme writes of other pages is not known. */
  ids: ReadonlyMap<RoutePath, ReadonlySet<string>>
}

/** Checks the links and pictures that HTML and components write, which nothing has looked at before. */
export function checkBodies(bodies: RenderedBody[], references: References): Diagnostic[] {
  const written = bodies.filter(({ html }) => html !== '')
  const ids = new Map(written.map(({ route, document, html }) => [route.path, idsOf(html, document)]))
  return bodies.flatMap((body) =>
    numberAlike(findAddresses(body.html).filter(({ attribute }) => !body.judged.has(attribute))).flatMap(
      (found) => checkAddress(found, body, { references, ids }),
    ),
  )
}

/** An address, and how often the same stands on the page before it. */
type NumberedAddress = FoundAddress & { nth: number }

function numberAlike(addresses: FoundAddress[]): NumberedAddress[] {
  const seen = new Map<string, number>()
  return addresses.map((each) => {
    const nth = seen.get(each.attribute) ?? 0
    seen.set(each.attribute, nth + 1)
    return { ...each, nth }
  })
}

function idsOf(html: string, document: Document | undefined): Set<string> {
  return new Set([...findIds(html), ...(document?.anchors ?? [])])
}

function checkAddress(found: NumberedAddress, body: RenderedBody, targets: Targets): Diagnostic[] {
  const { config, index, files } = targets.references
  const path = pathOf(found.url, toHref(body.route.path, config))
  if (path === undefined || !`${path}/`.startsWith(config.baseUrl)) return []
  const key = toPageKey(path)
  const route = index.routesByKey.get(key)
  if (found.tag === 'a' || found.tag === 'area')
    return route ? checkAnchor(found, route, { body, targets }) : checkLink({ found, path, body, targets })
  const isMade = path.startsWith(`${config.baseUrl}assets/`)
  return route || isMade || files?.has(key)
    ? []
    : missingPicture(
        { url: found.url, path, where: placeOf(found, body, targets), isInPage: found.tag === 'img' },
        targets.references,
      )
}

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
  const isMade = path.startsWith(`${config.baseUrl}assets/`)
  if (config.onBrokenLinks === 'ignore' || isMade || files?.has(toPageKey(path))) return []
  const link = { url: found.url, where: placeOf(found, body, targets) }
  const problem = brokenPageLink(link, path, targets.references)
  return withSeverity(config.onBrokenLinks, problem)
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
  const problem = brokenAnchor(link, hash, { source: routeFile(route, config), ids: [...known] })
  return withSeverity(config.onBrokenAnchors, problem)
}

const isOnEveryPage = (hash: string) => /^(?:|top|__docusaurus.*)$/.test(hash)

/** An address may have been written with the base, without it, or be known by its end alone. */
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
