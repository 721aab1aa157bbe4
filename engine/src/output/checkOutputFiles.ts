import { relative } from 'node:path'
import { configPlace, type SiteConfig } from '../config/siteConfig.ts'
import { type Diagnostic, diagnose, type SourceLocation, withSeverity } from '../diagnostics/diagnostic.ts'
import { isUrlPath, joinUrlPath, type OutputPath, toSourcePath } from '../model/paths.ts'
import { routeFile, routeSource } from '../site/routes/routeSource.ts'
import type { Site } from '../site/site.ts'
import type { OutputFile } from './localeResults.ts'

/** Where a file of the output comes from: in words, and as a place. */
interface Origin {
  name: string
  where?: SourceLocation
}

/** What file systems take at most for a name and for a path, in bytes; the path of the output folder is added to that. */
const longest = { name: 255, path: 900 }

/**
 * Reports files of one language that cannot all be written: a static file at the address of a page, also where only the
 * case of letters differs; a file where another one needs a folder; a name that is too long, or that readers would take for
 * another one.
 */
export function checkOutputFiles(site: Site, files: OutputFile[]): Diagnostic[] {
  const originOf = createOrigins(site, files)
  const paths = [...new Set(files.map(({ path }) => path))]
  const pages = new Set(site.routes.map(({ output }) => foldedStem(output)))
  const folded = new Map(paths.map((path) => [path.toLowerCase(), path]))
  return [
    ...paths.flatMap((path) => [...checkName(path, originOf), ...checkFolders(path, folded, originOf)]),
    ...checkTaken(site, files),
    ...checkTwins(
      site,
      paths.filter((path) => !pages.has(foldedStem(path))),
      originOf,
    ),
  ]
}

/** What the files of one page have in common: `a.html`, `a/index.html` and `a.md`. */
const stemOf = (path: string) => path.replace(/(?:\/index)?\.(?:html|md)$/, '')

type OriginOf = (path: OutputPath) => Origin

function createOrigins({ routes, redirects, config }: Site, files: OutputFile[]): OriginOf {
  const pages = new Map(routes.map((route) => [stemOf(route.output), route]))
  const copies = new Map(files.flatMap((file) => ('copyOf' in file ? [[file.path, file.copyOf]] : [])))
  const claims = new Map(redirects.map((redirect) => [redirect.output, redirect]))
  return (path) => {
    const copy = copies.get(path)
    const route = pages.get(stemOf(path))
    if (route && (route.output === path || !copy))
      return { name: routeSource(route.target), where: { file: routeFile(route, config), key: ['slug'] } }
    if (copy) return copyOrigin(copy, config)
    const claim = claims.get(path)
    if (claim) return { name: `the redirect of ${claim.source}`, where: claim.where }
    return { name: `the file "${path}"`, where: configPlace(config) }
  }
}

function copyOrigin(path: string, { siteDir }: SiteConfig): Origin {
  const file = toSourcePath(relative(siteDir, path))
  return { name: file, where: { file } }
}

/** In German, macOS has one in the names of all screenshots. Of addresses only those of pages are read by people. */
const softHyphen = '\u00ad'

function checkName(path: OutputPath, originOf: OriginOf): Diagnostic[] {
  const long = path.split('/').find((name) => Buffer.byteLength(name) > longest.name)
  const isAddress = isUrlPath(`/${/\.(?:html|md)$/.test(path) ? path : path.replaceAll(softHyphen, '')}`)
  if (isAddress && long === undefined && Buffer.byteLength(path) <= longest.path) return []
  const { name, where } = originOf(path)
  if (!isAddress) return [{ ...diagnose('invalid-route', [`/${path}`, name], where), level: 'warning' }]
  const most = long === undefined ? longest.path : longest.name
  return [diagnose('name-too-long', [name, `${(long ?? path).slice(0, 40)}…`, most], where)]
}

function checkFolders(path: OutputPath, folded: Map<string, OutputPath>, originOf: OriginOf): Diagnostic[] {
  // One that is too long is reported as such, and may have tens of thousands of folders.
  const names = path.length > longest.path ? [] : path.split('/').slice(0, -1)
  return names.flatMap((_, index) => {
    const file = folded.get(
      names
        .slice(0, index + 1)
        .join('/')
        .toLowerCase(),
    )
    if (file === undefined) return []
    const [inTheWay, other] = [originOf(file), originOf(path)]
    return diagnose('file-over-folder', [inTheWay.name, other.name, file], inTheWay.where ?? other.where)
  })
}

/** Files whose names differ in the case of letters only, which some disks take for one. */
function checkTwins({ config }: Site, files: OutputPath[], originOf: OriginOf): Diagnostic[] {
  const first = new Map<string, OutputPath>()
  return files.flatMap((path) => {
    const twin = first.get(path.toLowerCase())
    if (twin === undefined) first.set(path.toLowerCase(), path)
    if (twin === undefined) return []
    const [one, other] = [originOf(twin), originOf(path)]
    const address = joinUrlPath(config.baseUrl, twin)
    const problem = diagnose('duplicate-route', [address, [one.name, other.name]], other.where)
    return withSeverity(config.onDuplicateRoutes, problem)
  })
}

/** Static files at the address of a page, which is written over them or answers in their place. */
function checkTaken({ routes, config }: Site, files: OutputFile[]): Diagnostic[] {
  const pages = new Map(routes.map((route) => [foldedStem(route.output), route]))
  return files.flatMap((file) => {
    const route = isStaticPage(file) ? pages.get(foldedStem(file.path)) : undefined
    if (!route || !('copyOf' in file)) return []
    const { name, where } = copyOrigin(file.copyOf, config)
    const sources = [routeSource(route.target), name]
    return withSeverity(config.onDuplicateRoutes, diagnose('duplicate-route', [route.path, sources], where))
  })
}

const foldedStem = (path: string) => stemOf(path.toLowerCase())

const isStaticPage = (file: OutputFile) => 'copyOf' in file && /\.html$/i.test(file.path)
