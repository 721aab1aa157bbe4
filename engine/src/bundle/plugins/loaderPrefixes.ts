import type { Plugin } from 'vite'

const queries: Record<string, string> = { 'raw-loader': '?raw', 'file-loader': '?url', 'url-loader': '?url' }
const prefixed = /^!*(raw-loader|file-loader|url-loader)!(.+)$/

/** Reads `!!raw-loader!./x.js`, as another bundler is told how to read a file, in Vite's words. */
export const loaderPrefixes: Plugin = {
  name: 'sotay:loader-prefixes',
  enforce: 'pre',
  resolveId(id, importer) {
    const [, loader, path] = prefixed.exec(id) ?? []
    return loader && path ? this.resolve(path + queries[loader], importer) : undefined
  },
}
