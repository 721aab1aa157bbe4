import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin, Rolldown } from 'vite'
import type { SiteConfig } from '../config/siteConfig.ts'
import type { PageModule } from '../content/pageModule.ts'
import { BuildFailed } from '../diagnostics/buildFailed.ts'
import { diagnose } from '../diagnostics/diagnostic.ts'
import type { SourcePath } from '../model/paths.ts'
import { hash } from '../std/hash.ts'

/** The React pages of a site, ready to be rendered, and the styles they import. */
export interface PageModules {
  /** What each file exports. */
  exports: Map<SourcePath, Record<string, unknown>>
  css: string
}

/** Bundles React pages for rendering at build. Vite is loaded only when a site has such pages. */
export async function bundlePageModules(
  modules: PageModule[],
  { siteDir }: SiteConfig,
): Promise<PageModules> {
  if (modules.length === 0) return { exports: new Map(), css: '' }
  const files = await bundleForServer(modules, siteDir)
  const folder = join(siteDir, '.sotay/server')
  const version = hash(files.map((file) => contentsOf(file)).join('\n'))
  mkdirSync(join(folder, version), { recursive: true })
  for (const file of files)
    if (file.type === 'chunk') writeFileSync(join(folder, version, file.fileName), file.code)
  const entries = modules.map(async ({ source }, index) => {
    const url = pathToFileURL(join(folder, version, `page-${index}.mjs`)).href
    return [source, (await import(url)) as Record<string, unknown>] as const
  })
  return {
    exports: new Map(await Promise.all(entries)),
    css: files
      .filter(({ fileName }) => fileName.endsWith('.css'))
      .map(contentsOf)
      .join('\n'),
  }
}

type OutputFile = Rolldown.RolldownOutput['output'][number]

function contentsOf(file: OutputFile): string {
  return file.type === 'chunk' ? file.code : String(file.source)
}

async function bundleForServer(modules: PageModule[], siteDir: string): Promise<OutputFile[]> {
  const { build } = await import('vite')
  const input = Object.fromEntries(
    modules.map(({ source }, index) => [`page-${index}`, join(siteDir, source)]),
  )
  try {
    const result = await build({
      root: siteDir,
      configFile: false,
      logLevel: 'silent',
      publicDir: false,
      resolve: { alias: { '@site': siteDir } },
      plugins: [shareReact()],
      build: {
        ssr: true,
        write: false,
        ssrEmitAssets: true,
        cssCodeSplit: false,
        rolldownOptions: {
          input,
          output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
        },
      },
    })
    return (result as Rolldown.RolldownOutput).output
  } catch (error) {
    throw new BuildFailed([explain(error as BundleError)])
  }
}

/** Pages must run with the engine's React: a second copy would refuse to render them. */
function shareReact(): Plugin {
  return {
    name: 'sotay:share-react',
    enforce: 'pre',
    resolveId: (id) =>
      /^react(?:-dom)?(?:\/|$)/.test(id) ? { id: import.meta.resolve(id), external: true } : undefined,
  }
}

interface BundleError extends Error {
  id?: string
  loc?: { file?: string; line: number; column: number }
}

function explain({ message, loc, id }: BundleError) {
  const file = (loc?.file ?? id ?? 'src/pages') as SourcePath
  return diagnose('page-module-broken', [message.split('\n')[0]!], {
    file,
    line: loc?.line,
    column: loc && loc.column + 1,
  })
}
