import type { Plugin } from 'vite'

const queries: Record<string, string> = { 'raw-loader': '?raw', 'file-loader': '?url', 'url-loader': '?url' }
const prefixed = /^!*(raw-loader|file-loader|url-loader)!(.+)$/

/** Translates webpack's loader syntax (`!!raw-loader!./x.js`) to Vite's queries (`./x.js?raw`). */
export const loaderPrefixes: Plugin = {
  name: 'sotay:loader-prefixes',
  enforce: 'pre',
  resolveId(id, importer) {
    const [, loader, path] = prefixed.exec(id) ?? []
    return loader && path ? this.resolve(path + queries[loader], importer) : undefined
  },
}
