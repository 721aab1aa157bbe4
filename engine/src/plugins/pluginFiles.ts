import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, isAbsolute, join, relative } from 'node:path'
import type { SiteConfig } from '../config/siteConfig.ts'
import { decodePath, type SourcePath, toSourcePath } from '../model/paths.ts'
import type { PluginRoute } from '../model/sitePlugin.ts'
import { isRecord } from '../std/collections.ts'

const folder = '.sotay/plugins'

/** Writes data of a plugin to a file, of which it gives the absolute path. Text stays as it is. */
export async function writeData(names: string[], data: unknown, config: SiteConfig): Promise<string> {
  const path = join(folderOf(config), ...names.map(toFileName))
  await writeChanged(path, typeof data === 'string' ? data : JSON.stringify(data, null, 2))
  return path
}

/** Writes the module of a page that a plugin adds: its component, with what the modules of the route export as props. */
export async function writeRoute(
  { path, component, modules = {}, props = {}, ...route }: PluginRoute,
  names: string[],
  config: SiteConfig,
): Promise<{ source: SourcePath; path: SourcePath }> {
  if (!component) throw new Error(`its route "${path}" has no component`)
  const imports: string[] = []
  const importOf = (file: string) => {
    const name = `module${imports.length}`
    imports.push(`import ${name} from ${JSON.stringify(specifierOf(file, config))}`)
    return name
  }
  const value = (given: unknown): string => {
    if (typeof given === 'string') return importOf(given)
    if (Array.isArray(given)) return `[${given.map(value).join(', ')}]`
    if (!isRecord(given)) throw new Error(`its route "${path}" has a module that is no path`)
    if (typeof given.path === 'string') return importOf(given.path)
    return `{ ${Object.entries(given)
      .map(([name, member]) => `${JSON.stringify(name)}: ${value(member)}`)
      .join(', ')} }`
  }
  const given = value(modules)
  const facts = JSON.stringify({ ...props, route: { ...route, path, exact: true, modules } })
  const below = path.startsWith(config.baseUrl) ? path.slice(config.baseUrl.length) : path.replace(/^\//, '')
  const page = `${(decodePath(below) ?? below).replace(/\/$/, '') || 'index'}.jsx`
  const file = join(folderOf(config), 'routes', ...names.map(toFileName), page)
  await writeChanged(
    file,
    `import Component from ${JSON.stringify(specifierOf(component, config))}
${imports.join('\n')}
export default (props) => <Component {...props} {...${facts}} {...${given}} />
`,
  )
  return {
    source: toSourcePath(relative(config.siteDir, file).replaceAll('\\', '/')),
    path: toSourcePath(page),
  }
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

/** Leaves a file that has these contents already, so that nothing that reads it is built anew. */
async function writeChanged(path: string, contents: string): Promise<void> {
  const former = await readFile(path, 'utf8').catch(() => undefined)
  if (former === contents) return
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, contents)
}
