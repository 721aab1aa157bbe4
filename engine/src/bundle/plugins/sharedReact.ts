import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { isFile } from '../../config/files.ts'
import { readText } from '../../config/readFile.ts'
import type { SiteConfig } from '../../config/siteConfig.ts'
import { isOfRouter } from '../../model/noteModules.ts'
import { packageFolder } from '../modulePaths.ts'
import { importsOf } from './themeImports.ts'

const elements = '\0elements-of-site'

/**
 * Makes elements as code of a site expects. Where it was written for a React before the nineteenth, components without
 * a class have default props. While components that fail are left out, each has a boundary of its own, since React
 * renders on at build only around these: what was inside of it is shown.
 */
const writeElements = (isOld: boolean) => `import { Suspense } from 'react'
import { jsx as draw } from 'react/jsx-runtime'
export function propsOf(type, props) {
  const defaults = ${isOld} && !type?.prototype?.isReactComponent && type?.defaultProps
  if (!defaults) return props
  const all = { ...props }
  for (const name in defaults) if (all[name] === undefined) all[name] = defaults[name]
  return all
}
export function bound(type, key, children, element) {
  if (typeof type !== 'function' || !globalThis.sotayMissing?.isLeftOut) return element
  const isCalled = [children].flat().some((child) => typeof child === 'function')
  return draw(Suspense, { fallback: isCalled ? null : children, children: element }, key)
}`

const jsx = `import { Fragment, jsx as one, jsxs as many } from 'react/jsx-runtime'
import { bound, propsOf } from '${elements}'
const adapt = (draw) => (type, props, key) => bound(type, key, props.children, draw(type, propsOf(type, props), key))
export const jsx = adapt(one)
export const jsxs = adapt(many)
export { Fragment }`

const react = `import * as all from 'react'
import { bound, propsOf } from '${elements}'
export * from 'react'
export const createElement = (type, props, ...children) =>
  bound(type, props?.key, children, all.createElement(type, propsOf(type, props), ...children))
export default { ...all, createElement }`

/** What packages ask of a React before the nineteenth. */
const dom = `import * as all from 'react-dom'
export * from 'react-dom'
export function findDOMNode(given) {
  let fiber = given?._reactInternals
  if (!fiber) return given ?? null
  while (fiber && fiber.tag !== 5 && fiber.tag !== 6) fiber = fiber.child
  return fiber?.stateNode ?? null
}
const roots = new WeakMap()
const withRoot = (box, use) => import('react-dom/client').then(({ createRoot }) => {
  if (!roots.has(box)) roots.set(box, createRoot(box))
  use(roots.get(box))
})
export const render = (element, box) => void withRoot(box, (root) => root.render(element))
export const hydrate = render
export const unmountComponentAtNode = (box) => {
  withRoot(box, (root) => root.unmount() ?? roots.delete(box))
  return true
}
export default { ...all, findDOMNode, hydrate, render, unmountComponentAtNode }`

const router = `export { Redirect, matchPath, useHistory, useLocation } from '@docusaurus/router'
export { default as Link, default as NavLink } from '@docusaurus/Link'`

const written: Record<string, string> = { react, 'react/jsx-runtime': jsx, 'react-dom': dom, router }
const prefix = '\0site:'

/**
 * Makes pages and islands use the engine's React: a second copy would refuse to render elements of the first. It is
 * external for rendering at build time, and bundled for browsers. Where imports may be missing, elements can do without
 * them, and code for an older React finds what it had.
 */
export function shareReact(
  ssr: boolean,
  { siteDir, onMissingImports }: Pick<SiteConfig, 'siteDir' | 'onMissingImports'>,
): Plugin {
  const isOld = isForOldReact(siteDir)
  const isAdapted = (id: string) =>
    id in written && (isOld || (ssr && onMissingImports !== 'throw' && id !== 'react-dom'))
  return {
    name: 'sotay:share-react',
    enforce: 'pre',
    load: (id) =>
      id === elements
        ? writeElements(isOld)
        : id.startsWith(prefix)
          ? written[id.slice(prefix.length)]
          : undefined,
    resolveId(id, importer = '', { kind }) {
      if (id === elements) return id
      if (id.startsWith('react-router')) return namesRouter(id, importer) ? `${prefix}router` : undefined
      if (!/^react(?:-dom)?(?:\/|$)/.test(id)) return undefined
      const isRequired = kind === 'require-call'
      const isOurs = importer === elements || importer.startsWith(prefix) || (!ssr && isOfEngine(importer))
      if (isAdapted(id) && !isOurs && !(ssr && isRequired)) return prefix + id
      const url = import.meta.resolve(id)
      // Node resolves to what is for Node: React's packages have the same for browsers beside it.
      if (!ssr) return fileURLToPath(url).replace(/\.node\.js$/, '.browser.js')
      // Packages in CommonJS find modules by path.
      return { id: isRequired ? fileURLToPath(url) : url, external: true }
    },
  }
}

/** Whether a file of the site imports of the router only what is here: the package would look for one around pages. */
const namesRouter = (id: string, importer: string) =>
  !importer.includes('/node_modules/') &&
  isFile(importer) &&
  importsOf(importer).every(({ specifier, names }) => specifier !== id || isOfRouter(id, names))

const isOfEngine = (file: string) =>
  file.startsWith(packageFolder()) || /[\\/]node_modules[\\/]react(?:-dom)?[\\/]/.test(file)

/** Whether the packages of a site say that it was written for a React before the nineteenth. */
function isForOldReact(siteDir: string): boolean {
  const file = join(siteDir, 'package.json')
  const [, version] = (isFile(file) && /"react":\s*"[\^~>=v ]*(\d+)/.exec(readText(siteDir, file))) || []
  return Number(version) < 19
}
