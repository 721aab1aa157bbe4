import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/**
 * Pages and islands run with the engine's React: a second copy would refuse to render what the first one made. For the
 * build it stays outside the bundle, for browsers it is bundled.
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
