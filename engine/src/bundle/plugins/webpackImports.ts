import { isAbsolute, join, relative, sep } from 'node:path'
import type { Plugin } from 'vite'
import { parseDocument } from 'yaml'
import { filesIn, isFile } from '../../config/files.ts'
import { findImportContexts, placeOfImport } from '../../config/importPlaces.ts'
import { isThere, readText } from '../../config/readFile.ts'
import type { SiteConfig } from '../../config/siteConfig.ts'
import { packageFolder } from '../modulePaths.ts'
import { findRequires, hasTypes } from '../parseModule.ts'
import { noteExports } from './foreignModules.ts'

/** Endings of files to download or to play that the bundler does not know as such, as a part of a pattern. */
export const documentTypes = 'avi|docx?|m4v|mkv|mpe?g|oga|ogv|pptx?|rar|vob|wmv|xlsx?|zip'

const types = `avif|bmp|gif|ico|jpe?g|json|mp3|mp4|pdf|png|svg|webm|webp|${documentTypes}`

/** `require` calls for pictures, JSON and other assets, which components use inside expressions. */
const call = new RegExp(`\\brequire\\(\\s*(['"])([^'"]+\\.(?:${types}))\\1\\s*\\)`, 'g')

/** Not files that are imported as text (`./x.jsx?raw`). */
const isCode = /\.[cm]?[jt]sx?$/

/** Turns `require('./x.png')` in the components of a site into an import. */
export const requireCalls: Plugin = {
  name: 'sotay:require-calls',
  enforce: 'pre',
  transform(code, id) {
    if (id.includes('/node_modules/') || !isCode.test(id) || !code.includes('require(')) return
    const imports: string[] = []
    const written = replaceCalls(code, id, call, (_, __, specifier = '') => {
      const name = `required$${imports.length}`
      imports.push(`import * as ${name} from ${JSON.stringify(specifier)};`)
      return specifier.endsWith('.json') ? `${name}.default` : name
    })
    // On the first line, so that lines keep their numbers.
    return imports.length > 0 ? { code: imports.join('') + written, map: null } : undefined
  },
}

const iconPackage = /\/@fortawesome\/fontawesome-svg-core\/index\.(?:mjs|es\.js)$/

/** Gives pages the styles of icons that their package adds in browsers, where it does not run: icons had no size. */
export const iconStyles: Plugin = {
  name: 'sotay:icon-styles',
  transform: (code, id) => (iconPackage.test(id) ? `import './styles.css';${code}` : undefined),
}

/** Replaces calls of `require`, which in a text or a comment are none. */
function replaceCalls(
  code: string,
  id: string,
  pattern: RegExp,
  write: (whole: string, ...groups: (string | undefined)[]) => string,
): string {
  if (code.search(pattern) < 0) return code
  const places = findRequires(code, id)
  return code.replace(pattern, (whole: string, ...others: string[]) => {
    const start = others.find((other) => typeof other === 'number')
    return places.has(Number(start)) ? write(whole, ...others) : whole
  })
}

/** Turns `require.context('./folder', true, /pattern/)` of webpack into imports of the files that it means. */
export const requireContexts = (settings: Pick<SiteConfig, 'siteDir' | 'plugged'>): Plugin => ({
  name: 'sotay:require-contexts',
  enforce: 'pre',
  transform(code, id) {
    if (id.includes('/node_modules/') || !code.includes('require.context')) return undefined
    const places = findRequires(code, id)
    const contexts = findImportContexts(code, id, settings).filter(({ start }) => places.has(start))
    if (contexts.length === 0) return undefined
    const imports: string[] = []
    let written = code
    for (const { start, end, files, loader } of contexts.toReversed()) {
      const entries = Array.from(files, ([key, path]) => {
        const name = `context$${imports.length}`
        imports.push(`import * as ${name} from ${JSON.stringify(loader + path)};`)
        return `${JSON.stringify(key)}: ${name}`
      })
      written = `${written.slice(0, start)}${writeContext(entries)}${written.slice(end)}`
    }
    // On the first line, so that lines keep their numbers.
    return { code: imports.join('') + written, map: null }
  },
})

/** Turns `require(`./folder/${name}.png`)`, and texts that are joined in it, into imports of the files that it may mean. */
export const requireTemplates = (settings: Pick<SiteConfig, 'siteDir' | 'plugged'>): Plugin => ({
  name: 'sotay:require-templates',
  enforce: 'pre',
  transform(given, id) {
    if (id.includes('/node_modules/') || !isCode.test(id) || !given.includes('require(')) return undefined
    const imports: string[] = []
    const code = replaceCalls(
      given,
      id,
      joinedCall,
      (_, __, start, value, ___, end = '') => `require(\`${start}\${${value}}${end}\`)`,
    )
    const written = replaceCalls(code, id, templateCall, (whole, loader = '', place = '', rest = '') => {
      const meant = findMeant(placeOfImport(place, id, settings), rest, settings.siteDir)
      if (!meant) return whole
      const entries = Array.from(meant.files, ([key, path]) => {
        const name = `template$${imports.length}`
        imports.push(`import * as ${name} from ${JSON.stringify(loader + path)};`)
        const isValue = loader.includes('esModule=false') || (!loader && path.endsWith('.json'))
        return `${JSON.stringify(key)}: ${isValue ? `${name}.default` : name}`
      })
      const table = `templates$${imports.length}`
      imports.push(`const ${table} = { ${entries.join(', ')} };`)
      return `${table}[\`${meant.key}\`]`
    })
    // On the first line, so that lines keep their numbers, and what is shown of one is short.
    return imports.length > 0 ? { code: imports.join('') + written, map: null } : undefined
  },
})

/** The files that a template may name below a folder, and the template of their keys. `static${path}` is a folder, too. */
function findMeant(above: string | undefined, rest: string, siteDir: string) {
  const [name = ''] = /^[\w.-]+(?=\$\{)/.exec(rest) ?? []
  const place = above !== undefined && name !== '' ? join(above, name) : ''
  const isFolder = isThere(place) && !isFile(place)
  const folder = isFolder ? place : above
  const key = isFolder ? `.${rest.slice(name.length)}` : `./${rest}`
  const parts = key.split(/\$\{[^{}`]*\}/)
  if (folder === undefined || parts.length < 2 || folder.replace(/\/$/, '') === siteDir) return undefined
  const written = parts.map((part) => part.replace(/[.*+?^()|[\]\\]/g, '\\$&')).join('.*')
  // Static folders also hold what the bundler cannot read.
  const pattern = new RegExp(isFolder ? `^${written}(?<=\\.(?:${types}))$` : `^${written}$`)
  return { key, files: filesIn(folder, { isDeep: true, pattern }) }
}

const templateCall =
  /\brequire\(\s*`(!*[\w-]+-loader(?:\?[^!`$]*)?!)?((?:\.{1,2}|@site|)\/(?:[^`$\\]*\/)?)([^`\\/][^`\\]*)`\s*\)/g

const joinedCall =
  /\brequire\(\s*(['"])((?:\.{1,2}|@site)\/[^'"`$\\\n]*)\1\s*\+\s*([\w.]+)\s*(?:\+\s*(['"])([^'"`$\\\n]*)\4\s*)?\)/g

const writeContext = (entries: string[]) =>
  `((modules) => Object.assign((key) => modules[key], { keys: () => Object.keys(modules), resolve: (key) => key, id: '' }))({ ${entries.join(', ')} })`

const queries: Record<string, string> = {
  'raw-loader': '?raw',
  'file-loader': '?url',
  'url-loader': '?url',
  'yaml-loader': '?yaml',
  'json-loader': '',
}
const prefixed = /^!*((?:raw|file|url|yaml|json)-loader)(?:\?[^!]*)?!(.+)$/

/** Translates webpack's loader syntax (`!!raw-loader!./x.js`) to Vite's queries (`./x.js?raw`). */
export const loaderPrefixes: Plugin = {
  name: 'sotay:loader-prefixes',
  enforce: 'pre',
  resolveId(id, importer) {
    const [, loader, path] = prefixed.exec(id) ?? []
    return loader && path ? this.resolve(path + queries[loader], importer) : undefined
  },
}

/** Gives code the text of files that it, or a plugin of the site, wants to be read so. */
export const textImports = ({ plugged }: Pick<SiteConfig, 'plugged'>): Plugin => ({
  name: 'sotay:text-imports',
  enforce: 'pre',
  async resolveId(id, importer) {
    if (!plugged?.texts.length || id.includes('?')) return undefined
    const found = await this.resolve(id, importer, { skipSelf: true })
    return found && plugged.texts.some((text) => text.test(found.id)) ? `${found.id}?raw` : undefined
  },
  transform: (code, id) =>
    id.includes('/node_modules/') || !code.includes(' with {')
      ? undefined
      : { code: code.replace(ofText, "from '$1?raw'"), map: null },
})

/** What an import of a text is written as: `import text from './x.md' with { type: 'text' }`. */
const ofText = /\bfrom ['"]([^'"\n]+)['"] with \{ ?type: ?['"]text['"],? ?\}/g

/** Code that makes a value: no name in an object literal may change what it is made from. */
const json = (value: unknown) => `JSON.parse(${JSON.stringify(JSON.stringify(value))})`

/** Reads data in YAML, as its default export. */
export const yamlImports = ({ siteDir }: Pick<SiteConfig, 'siteDir'>): Plugin => ({
  name: 'sotay:yaml-imports',
  enforce: 'pre',
  load(id) {
    const [, path] = /^(.+\.ya?ml)(?:\?yaml)?$/.exec(id) ?? []
    if (path === undefined) return undefined
    const { contents, errors } = readYaml(readText(siteDir, path))
    if (errors[0]) this.error({ message: errors[0].message, id: path })
    return `export default ${json(contents)}`
  },
})

function readYaml(text: string) {
  const document = parseDocument(text, { prettyErrors: false })
  return { contents: document.errors.length > 0 ? undefined : document.toJS(), errors: document.errors }
}

/** Gives code a component for a Markdown file that it imports. Its page renders it, because links are resolved there. */
export const markdownImports = ({ siteDir }: Pick<SiteConfig, 'siteDir'>): Plugin => ({
  name: 'sotay:markdown-imports',
  enforce: 'pre',
  load(id) {
    if (!/\.mdx?$/.test(id)) return undefined
    const text = readText(siteDir, id)
    const [, yaml = ''] = /^---\n([\s\S]*?)\n---/.exec(text) ?? []
    const [, contentTitle] = /^# (.+)$/m.exec(text) ?? []
    return [
      `import { ImportedMarkdown } from ${noteExports()}`,
      "import { createElement } from 'react'",
      `const source = ${JSON.stringify(relative(siteDir, id).replaceAll('\\', '/'))}`,
      'export default function MDXContent(given) { return createElement(ImportedMarkdown, { source, given }) }',
      'MDXContent.isMDXComponent = true',
      `export const frontMatter = ${json(parseDocument(yaml).toJS() ?? {})}`,
      `export const contentTitle = ${JSON.stringify(contentTitle)}`,
      'export const toc = []',
      'export const assets = {}',
      'export const metadata = { frontMatter, title: frontMatter.title ?? contentTitle }',
    ].join('\n')
  },
})

/** Finds packages that files outside of the site import, such as notes of `../docs`, where the site has them. */
export const packagesOfSite = ({ siteDir }: Pick<SiteConfig, 'siteDir'>): Plugin => ({
  name: 'sotay:packages-of-site',
  async resolveId(id, importer) {
    const isPackage = /^(?:@[\w.-]+\/)?[\w-]/.test(id)
    if (!importer || !isPackage || !isAbsolute(importer) || importer.startsWith(join(siteDir, sep)))
      return undefined
    const found = await this.resolve(id, importer, { skipSelf: true, custom: { isTrial: true } })
    return found ?? (await this.resolve(id, join(siteDir, 'package.json'), { skipSelf: true }))
  },
})

/**
 * Gives modules of the site what a package in CommonJS exports as `default`, as webpack and the types of TypeScript do.
 * Where `package.json` says `"type": "module"`, they would get the object around it, as in Node.
 */
export const defaultsOfPackages: Plugin = {
  name: 'sotay:defaults-of-packages',
  enforce: 'pre',
  async resolveId(id, importer, options) {
    if (importer?.includes('/node_modules/') || !/^(?:[./]|\w:)/.test(id)) return undefined
    const found = await this.resolve(id, importer, { ...options, skipSelf: true })
    const isOwn = found && !found.external && !found.id.includes('/node_modules/')
    return isOwn ? { ...found, packageJsonPath: noPackage() } : undefined
  },
}

/** An empty object in JSON, which says nothing of the modules that it is for. */
const noPackage = () => join(packageFolder(), 'dist/tsconfig.json')

/** Takes the types out of JavaScript files that have some. */
export const typesInJavaScript: Plugin = {
  name: 'sotay:types-in-javascript',
  enforce: 'pre',
  async transform(code, id) {
    if (id.includes('/node_modules/') || !/\.[cm]?jsx?$/.test(id) || !hasTypes(code, id)) return undefined
    const { transform } = await import('rolldown/utils')
    // Not the site's tsconfig: what it extends may not be installed.
    const { code: written, map } = await transform(`${id}.tsx`, code, {
      jsx: 'preserve',
      sourcemap: true,
      tsconfig: false,
    })
    return { code: written, map }
  },
}
