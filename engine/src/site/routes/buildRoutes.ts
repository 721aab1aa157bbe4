import { createHash } from 'node:crypto'
import type { SiteConfig } from '../../config/siteConfig.ts'
import { type Diagnostic, diagnose, withSeverity } from '../../diagnostics/diagnostic.ts'
import type { OutputPath, RoutePath } from '../../model/paths.ts'
import { applyTrailingSlash, isUrlPath, outputPath, toOutputPath, toRoutePath } from '../../model/paths.ts'
import { groupBy } from '../../std/collections.ts'
import type { Route, RouteClaim, RouteTarget } from '../site.ts'
import { outlineOf, routeFile, routeSource } from './routeSource.ts'

/**
 * Assigns routes and output files to pages. If several claim the same file, the first gets it and the conflict is
 * reported.
 */
export function buildRoutes(
  claims: RouteClaim[],
  config: SiteConfig,
): { routes: Route[]; diagnostics: Diagnostic[] } {
  const valid = claims.filter(({ path }) => isUrlPath(path))
  // Many disks and some hosts take names that differ in the case of letters only for one.
  const groups = groupBy(valid, ({ path }) => outputPath(path, config).toLowerCase())
  const keys = new Set<string>()
  const routes = [...groups.values()].map(([first]) => {
    const route = buildRoute(first!, outputPath(first!.path, config), { config, keys })
    keys.add(route.key)
    return route
  })
  return {
    routes,
    diagnostics: [
      ...checkPaths(claims, config),
      ...routes.flatMap((route) => checkName(route, config)),
      ...[...groups.values()].flatMap((group) => checkGroup(group, config)),
    ],
  }
}

const notFoundOutput = toOutputPath('404.html')

interface RouteSources {
  config: SiteConfig
  /** Keys of other routes. */
  keys: Set<string>
}

function buildRoute(
  { path: wanted, target }: RouteClaim,
  output: OutputPath,
  { config, keys }: RouteSources,
): Route {
  const path = toRoutePath(applyTrailingSlash(wanted, config.trailingSlash, config.baseUrl))
  const key = routeKey(path, { path, kind: target.kind, source: routeSource(target) }, keys)
  return {
    path,
    key,
    output,
    target,
    noIndex: config.noIndex || output === notFoundOutput || isHidden(target),
  }
}

function isHidden(target: RouteTarget): boolean {
  if ('version' in target && target.version.noIndex) return true
  switch (target.kind) {
    case 'doc':
      return target.doc.outline.frontMatter.unlisted === true
    case 'markdownPage':
      return target.outline.frontMatter.unlisted === true
    case 'tag':
      return target.unlisted
    case 'post':
      return target.post.outline.frontMatter.unlisted === true
    case 'postList':
      return target.subject.kind === 'tag' && target.subject.unlisted
    default:
      return ['search', 'offline', 'allPages'].includes(target.kind)
  }
}

/** Reports invalid paths, except those of docs, which `checkDocs` reports. */
function checkPaths(claims: RouteClaim[], config: SiteConfig): Diagnostic[] {
  return claims
    .filter(({ path, target }) => target.kind !== 'doc' && !isUrlPath(path))
    .map(({ path, target }) =>
      diagnose('invalid-route', [path, routeSource(target)], placeOf(target, config)),
    )
}

/** Names that mean a device to Windows, whatever their ending, those that it shortens, and those with its own signs. */
const badOnWindows =
  /(?:^|\/)(?:(?:con|prn|aux|nul|com\d|lpt\d)(?:\.[^/]*)?(?:$|\/)|[^/]*[. ](?:$|\/))|[<>:"|?*]/i

function checkName({ output, target }: Route, config: SiteConfig): Diagnostic[] {
  // A slug that could be no address is reported as that.
  const isReported = /[?#\\]/.test(String(outlineOf(target)?.frontMatter.slug ?? ''))
  return badOnWindows.test(output) && !isReported
    ? [diagnose('bad-name-on-windows', [output, routeSource(target)], placeOf(target, config))]
    : []
}

function checkGroup(group: RouteClaim[], config: SiteConfig): Diagnostic[] {
  const [first, ...others] = group
  if (!first || others.length === 0 || haveOneId(group)) return []
  const targets = group.map(({ target }) => target)
  const choosing = targets.findLast((target) => outlineOf(target)?.frontMatter.slug) ?? targets.at(-1)!
  return withSeverity(
    config.onDuplicateRoutes,
    diagnose('duplicate-route', [first.path, targets.map(routeSource)], placeOf(choosing, config)),
  )
}

/** Whether all are docs with the same id, which `checkDocs` reports. */
function haveOneId(group: RouteClaim[]): boolean {
  const ids = group.map(({ target }) => (target.kind === 'doc' ? target.doc.id : undefined))
  return ids[0] !== undefined && new Set(ids).size === 1
}

/** The `slug` field of the page's file, as the place of a problem. */
function placeOf(target: RouteTarget, config: SiteConfig) {
  return { file: routeFile({ target }, config), key: ['slug'] }
}

/** A unique key for a route: its path and the start of a hash of its identity, one digit longer if the key is taken. */
export function routeKey(path: RoutePath, identity: object, taken: Set<string>): string {
  const hash = createHash('md5').update(JSON.stringify(identity)).digest('hex')
  const key = `${path}-${hash.slice(0, 3)}`
  return taken.has(key) ? `${path}-${hash.slice(0, 4)}` : key
}
