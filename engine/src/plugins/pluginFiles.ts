import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, isAbsolute, join, relative } from 'node:path'
import { filesIn, isFile } from '../config/files.ts'
import { placeOfImport } from '../config/importPlaces.ts'
import { hashBytes, readBytes } from '../config/readFile.ts'
import type { SiteConfig } from '../config/siteConfig.ts'
import { decodePath, joinUrlPath, toSourcePath } from '../model/paths.ts'
import type { PluginResults, PluginRoute, PluginTag } from '../model/sitePlugin.ts'
import { isRecord } from '../std/collections.ts'
import { hash } from '../std/hash.ts'
import { decodeEntities, voidTag } from '../std/html.ts'

const folder = '.sotay/plugins'

/** Writes data of a plugin to a file, of which it gives the absolute path. Text stays as it is. */
export async function writeData(names: string[], data: unknown, config: SiteConfig): Promise<string> {
  const path = join(folderOf(config), ...names.map(toFileName))
  await writeChanged(path, typeof data === 'string' ? data : JSON.stringify(data, null, 2))
  return path
}

/** Where modules of Docusaurus find the data that a plugin has written: what their imports begin with, and the folder. */
export const dataAlias = (plugin: string, config: SiteConfig): Record<string, string> => ({
  [`@generated/${plugin}`]: join(folderOf(config), toFileName(plugin)),
})

export const ofBlog = 'docusaurus-plugin-content-blog'

/** The content of a blog, as far as the lists of its posts need it. */
interface PostLists {
  blogSidebarTitle?: string
  blogPosts: { metadata: Record<string, unknown> }[]
}

/**
 * Writes the lists of posts, for sidebar and archive, that Docusaurus writes and code of many sites imports from there,
 * to name the latest posts on the home page. Gives what such imports begin with; nothing for a site without them.
 */
export async function writePostLists(
  config: SiteConfig,
  readPosts: (config: SiteConfig, id: string) => Promise<object>,
): Promise<Record<string, string>> {
  const code = filesIn(join(config.siteDir, 'src'), { isDeep: true, pattern: /\.[jt]sx?$/ })
  const isRead =
    config.blog.length > 0 && [...code.values()].some((file) => readBytes(file).includes(`/${ofBlog}/`))
  if (!isRead) return {}
  for (const { id, blogSidebarCount, routeBasePath, archiveBasePath } of config.blog) {
    const { blogSidebarTitle: title, blogPosts } = (await readPosts(config, id)) as PostLists
    const items = blogPosts.map(({ metadata: { title, permalink, unlisted = false, date } }) => {
      return { title, permalink, unlisted, date }
    })
    const shown = blogSidebarCount === 'ALL' ? items : items.slice(0, blogSidebarCount)
    await writeData([ofBlog, id, `blog-post-list-prop-${id}.json`], { title, items: shown }, config)
    if (archiveBasePath === null) continue
    const listed = blogPosts.filter(({ metadata }) => !metadata.unlisted)
    const path = joinUrlPath(config.baseUrl, routeBasePath, archiveBasePath)
    const archive = { archive: { blogPosts: listed } }
    await writeData([ofBlog, id, 'p', archiveName(path)], archive, config)
  }
  return dataAlias(ofBlog, config)
}

/** The file that Docusaurus writes for the page of an archive: its path, and a hash of this and of what draws it. */
function archiveName(path: string): string {
  const hashed = createHash('md5').update(`${path}@theme/BlogArchivePage`).digest('hex')
  return `${path.replace(/[^a-z\d]+/gi, '-').replace(/^-|-$/g, '')}-${hashed.slice(0, 3)}.json`
}

/** A page that a plugin adds. */
type AddedPage = PluginResults['pages'][number]

/** Who adds a page: a plugin, and what it knows of posts, by the paths of their files. */
interface Adder {
  name: string
  id: string
  posts?: ReadonlyMap<unknown, object>
}

/** What the content of a plugin says of posts. */
export function postsIn(content: unknown): ReadonlyMap<unknown, object> {
  const posts = isRecord(content) && Array.isArray(content.blogPosts) ? content.blogPosts : []
  return new Map(posts.map(({ metadata }: PostLists['blogPosts'][number]) => [metadata.source, metadata]))
}

/**
 * Writes the modules of a page that a plugin adds and of those nested in it. A component that has pages nested in it is
 * rendered around each of them.
 */
export async function writeRoutes(
  route: PluginRoute,
  plugin: Adder,
  config: SiteConfig,
  around: PluginRoute[] = [],
): Promise<AddedPage[]> {
  const { path, component, routes = [] } = route
  if (!component) throw new Error(`its route "${path}" has no component`)
  const nested = [...around, route]
  if (routes.length > 0) {
    const written = routes.map((inner) => writeRoutes(inner, plugin, config, nested))
    return (await Promise.all(written)).flat()
  }
  const below = path.startsWith(config.baseUrl) ? path.slice(config.baseUrl.length) : path.replace(/^\//, '')
  const name = (decodePath(below) ?? below).replace(/\/$/, '') || 'index'
  const page = `${name.split('/').map(toFileName).join('/')}-${hash(path)}.jsx`
  const file = join(folderOf(config), 'routes', toFileName(plugin.name), toFileName(plugin.id), page)
  await writeChanged(file, writePage(nested, plugin, config))
  return [
    {
      source: toSourcePath(relative(config.siteDir, file).replaceAll('\\', '/')),
      path: toSourcePath(page),
      added: { below: name === 'index' ? '' : below, by: plugin.name },
    },
  ]
}

function writePage(nested: PluginRoute[], { posts, ...plugin }: Adder, config: SiteConfig): string {
  const imports: string[] = []
  const importOf = (file: string) => {
    const name = `module${imports.length}`
    imports.push(`import * as ${name} from ${JSON.stringify(specifierOf(file, config))}`)
    const metadata = posts?.get(file)
    return metadata ? `exported(${name}, ${JSON.stringify({ metadata })})` : `exported(${name})`
  }
  const page = nested.reduceRight((inner, { component, modules = {}, props = {}, ...route }) => {
    const { routes: _, context: _context, ...others } = route
    const facts = `{ ...${JSON.stringify({ ...others, exact: true, modules })}, routes: [{ component: () => ${inner} }] }`
    const given = `...${JSON.stringify(props)}, ...${writeModules(modules, importOf, route.path)}`
    const router = asksWhere(component!, config) ? 'location: useLocation(), history: useHistory(), ' : ''
    return `create(${importOf(component!)}, { ...props, ${router}route: ${facts}, ${given} })`
  }, 'null')
  const { path, context = {} } = nested.at(-1)!
  const facts = `{ plugin: ${JSON.stringify(plugin)}, data: ${writeModules(context, importOf, path)} }`
  return `import { createElement as create } from 'react'
import { RouteContext } from '@docusaurus/useRouteContext'
${page.includes('useLocation()') ? `import { useHistory, useLocation } from '@docusaurus/router'\n` : ''}${imports.join('\n')}
const exported = ({ default: made, ...others }, facts) =>
  typeof made === 'function' ? Object.assign(made, others, facts) : made === undefined ? others : made
const facts = ${facts}
export default (props) => create(RouteContext, { value: facts }, ${page})
`
}

/** Whether a component of the site reads where the page is from its props, which routers give in Docusaurus. */
function asksWhere(component: string, config: SiteConfig): boolean {
  const place = placeOfImport(specifierOf(component, config), config.siteDir, config)
  const endings = ['', '/index'].flatMap((name) =>
    ['', '.js', '.jsx', '.ts', '.tsx'].map((each) => name + each),
  )
  const file = place && endings.map((ending) => place + ending).find(isFile)
  return file !== undefined && readsRouter.test(readBytes(file).toString())
}

const readsRouter =
  /\bprops\??\.(?:location|history)\b|\{[^{}]*\b(?:location|history)\b[^{}]*\}\s*(?:=\s*(?:this\.)?props\b|[:,)])/

/** The code of an object whose paths of modules are what these export. */
function writeModules(given: unknown, importOf: (file: string) => string, route: string): string {
  const write = (each: unknown) => writeModules(each, importOf, route)
  if (typeof given === 'string') return importOf(given)
  if (Array.isArray(given)) return `[${given.map(write).join(', ')}]`
  if (!isRecord(given)) throw new Error(`its route "${route}" has a module that is no path`)
  if (typeof given.path === 'string') return importOf(given.path)
  const members = Object.entries(given).map(([name, member]) => `${JSON.stringify(name)}: ${write(member)}`)
  return `{ ${members.join(', ')} }`
}

/** What is loaded on every page: style sheets, and a component that runs the other modules. */
export async function writeClientModules(
  modules: string[],
  config: SiteConfig,
): Promise<{ styles: string[]; fillers: string[] }> {
  const isStyle = (path: string) => /\.(?:css|s[ac]ss)$/.test(path)
  const fromSite = (path: string) =>
    (isAbsolute(path) ? relative(config.siteDir, path) : path).replaceAll('\\', '/')
  const styles = modules.filter(isStyle).map((path) => fromSite(path).replace(/^\.\//, ''))
  const scripts = modules.filter((path) => !isStyle(path))
  if (scripts.length === 0) return { styles, fillers: [] }
  const names = scripts.map((_, index) => `module${index}`)
  const file = join(folderOf(config), 'ClientModules.jsx')
  await writeChanged(
    file,
    `import { useEffect, useRef } from 'react'
import { useLocation } from '@docusaurus/router'
${scripts.map((path, index) => `import * as ${names[index]} from ${JSON.stringify(specifierOf(path, config))}`).join('\n')}
const modules = [${names.join(', ')}].map((module) => ({ ...module.default, ...module }))
export const hydrate = 'load'
export default function ClientModules() {
  const location = useLocation()
  const previous = useRef(null)
  useEffect(() => {
    const facts = { location, previousLocation: previous.current }
    for (const { onRouteUpdate, onRouteDidUpdate } of modules) {
      const clean = onRouteUpdate?.(facts)
      onRouteDidUpdate?.(facts)
      clean?.()
    }
    previous.current = location
  }, [location])
  return null
}
`,
  )
  return { styles, fillers: [fromSite(file)] }
}

const folderOf = ({ siteDir, i18n }: SiteConfig) => join(siteDir, folder, i18n.currentLocale)

/** How a module imports a file: an absolute path below the site folder counts from there. */
function specifierOf(path: string, { siteDir }: SiteConfig): string {
  const below = isAbsolute(path) && relative(siteDir, path).replaceAll('\\', '/')
  if (below) return below.startsWith('..') ? path : `@site/${below}`
  return path.startsWith('./') ? `@site/${path.slice(2)}` : path
}

const toFileName = (name: string) => name.replace(/[^\w.-]+/g, '-')

/** A hash of all that is written there. */
export function hashWritten(config: SiteConfig): string {
  const files = filesIn(folderOf(config), { isDeep: true, pattern: /./ })
  return hashBytes(Array.from(files, ([name, path]) => `${name} ${hashBytes(readBytes(path))}`).join('\n'))
}

/** Leaves a file that has these contents already, so that nothing that reads it is built anew. */
async function writeChanged(path: string, contents: string): Promise<void> {
  const former = await readFile(path, 'utf8').catch(() => undefined)
  if (former === contents) return
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, contents)
}

/** The tags that a plugin gives as objects, as HTML, or as a list of both. Throws at anything else. */
export function readTags(given: unknown): PluginTag[] {
  return [given ?? []].flat().flatMap((tag) => {
    if (typeof tag === 'string') return parseTags(tag)
    if (!isRecord(tag) || typeof tag.tagName !== 'string')
      throw new Error('it gives a tag without a "tagName"')
    const { tagName, attributes, innerHTML } = tag
    return [{ tagName, attributes: toAttributes(attributes), innerHTML: innerHTML as string | undefined }]
  })
}

function toAttributes(given: unknown): PluginTag['attributes'] {
  const members = Object.entries(isRecord(given) ? given : {})
  return Object.fromEntries(
    members.flatMap(([name, value]) =>
      value === undefined || value === null
        ? []
        : [[name, typeof value === 'boolean' ? value : String(value)]],
    ),
  )
}

const element =
  /\s*(?:<!--[\s\S]*?-->\s*)*<([a-z][\w-]*)((?:\s+[^\s=>/"']+(?:=(?:"[^"]*"|'[^']*'|[^\s"'>]+))?)*)\s*\/?>/iy
const attribute = /([^\s=>/"']+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g

/** The elements of a piece of HTML, of which each may hold any text. */
function parseTags(html: string): PluginTag[] {
  const tags: PluginTag[] = []
  element.lastIndex = 0
  for (let match = element.exec(html); match; match = element.exec(html)) {
    const [, tagName, written] = match as unknown as [string, string, string]
    const pairs = [...written.matchAll(attribute)].map(([, name, ...values]): [string, string | true] => {
      const value = values.find((each) => each !== undefined)
      return [name!, value === undefined ? true : decodeEntities(value)]
    })
    const begin = element.lastIndex
    const isVoid = voidTag.test(tagName.toLowerCase())
    const end = isVoid ? begin : html.indexOf(`</${tagName}`, begin)
    if (end < 0) throw new Error(`it gives a <${tagName}> that is not closed`)
    const innerHTML = isVoid ? undefined : html.slice(begin, end)
    tags.push({ tagName, attributes: Object.fromEntries(pairs), innerHTML })
    const next = isVoid ? begin : html.indexOf('>', end) + 1
    if (/^(?:\s|<!--[\s\S]*?-->)*$/.test(html.slice(next))) return tags
    element.lastIndex = next
  }
  throw new Error('it gives HTML that is not a list of elements')
}
