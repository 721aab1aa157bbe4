import { join, resolve } from 'node:path'
import { cacheOf, type SiteConfig } from '../config/siteConfig.ts'
import { type Diagnostic, stopOnErrors } from '../diagnostics/diagnostic.ts'
import { recoverFolder } from '../output/buildFolders.ts'
import { createPageStore } from '../output/pageStore.ts'
import { checkOutputFolder, gatherFiles, writeSite } from '../output/writeSite.ts'
import type { Keep } from '../pages/createRenderer.ts'
import { locateProblems, withPlaces } from './places/locateProblems.ts'
import { type Progress, silent } from './progress.ts'
import { renderSite } from './renderSite.ts'
import { type SharedCaches, shareCaches } from './sharedCache/shareCaches.ts'
import { withStrays } from './strayErrors.ts'

export interface BuildOptions {
  /** Relative to the site folder; `build` unless given. */
  outDir?: string
  /** Config file, relative to the site folder. */
  config?: string
  /** The languages to build; all unless given. */
  locale?: string | string[]
  /** Whether to write `site.sha256` as well, a list of all files with their hashes. */
  manifest?: boolean
  /** Folder of what is kept from earlier builds for later ones; `.sotay/cache` of the site unless given. */
  cacheDir?: string
  /** Called with each stage that begins. */
  progress?: Progress
}

export interface BuildResult {
  pageCount: number
  /** Absolute. */
  outDir: string
  /** Warnings and remarks; errors are thrown as `BuildFailed`. */
  diagnostics: Diagnostic[]
}

/**
 * Builds the whole site once and replaces the previous output, unless there are errors. ARCHITECTURE.md describes the
 * stages.
 */
export async function build(siteDir: string, options: BuildOptions = {}): Promise<BuildResult> {
  const { cacheDir = cacheOf(siteDir) } = options
  const store = createPageStore(join(cacheDir, 'pages'))
  const sharing = shareCaches(options)
  try {
    return await buildWith({ keep: store.keep, sharing }, siteDir, { ...options, cacheDir })
  } finally {
    store.close()
  }
}

/** What a build works with that is not of the site. */
interface Means {
  keep: Keep
  sharing: SharedCaches
}

function buildWith(
  { keep, sharing }: Means,
  siteDir: string,
  options: BuildOptions & { cacheDir: string },
): Promise<BuildResult> {
  const { progress = silent, cacheDir } = options
  const adjust = (config: SiteConfig) => ({ ...config, cacheDir })
  return withPlaces(siteDir, () =>
    withStrays(async (strays) => {
      const run = { ...options, adjust, prepare: sharing.take, keep }
      const { config, locales, diagnostics } = await renderSite(siteDir, run)
      const outDir = resolve(config.siteDir, options.outDir ?? 'build')
      const leftovers = await recoverFolder(outDir)
      const results = locales.map((locale) => locale.results)
      const { published, diagnostics: clashes } = gatherFiles(results)
      const found = [...diagnostics, ...clashes, ...(await strays())]
      stopOnErrors([...checkOutputFolder(outDir, config), ...found])
      const written = await progress.stage('Writing files', (count) =>
        writeSite(published, outDir, { manifest: options.manifest, count }),
      )
      const pageCount = results.flatMap(({ pages }) => pages).length
      const shared = await sharing.give()
      const located = await locateProblems(config.siteDir, [...found, ...written, ...shared])
      return { pageCount, outDir, diagnostics: [...located, ...leftovers] }
    }),
  )
}
