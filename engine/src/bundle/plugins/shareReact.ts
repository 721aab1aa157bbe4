import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/**
 * Makes pages and islands use the engine's React: a second copy would refuse to render elements of the first. It is
 * external for rendering at build time, and bundled for browsers.
 */
export function shareReact({ ssr }: { ssr: boolean }): Plugin {
  return {
    name: 'sotay:share-react',
    enforce: 'pre',
    resolveId(id, _, { kind }) {
      if (!/^react(?:-dom)?(?:\/|$)/.test(id)) return undefined
      const url = import.meta.resolve(id)
      if (!ssr) return fileURLToPath(url)
      // Packages in CommonJS find modules by path.
      return { id: kind === 'require-call' ? fileURLToPath(url) : url, external: true }
    },
  }
}
