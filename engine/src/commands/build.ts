import { join, resolve } from 'node:path'
import type { Keep } from '../bundle/cache/cacheFile.ts'
import { codeIdentity } from '../bundle/cache/sources.ts'
import { cacheOf } from '../config/readFile.ts'
import type { SiteConfig } from '../config/siteConfig.ts'
import { stopOnErrors } from '../diagnostics/diagnostic.ts'
import { recoverFolder } from '../output/buildFolders.ts'
import { createPageStore } from '../output/pageStore.ts'
import { checkOutputFolder, gatherFiles, writeSite } from '../output/writeSite.ts'
import { type OpenKnownFiles, withKnownFiles } from './knownFiles.ts'
import {
  type BuildResult,
  type Found,
  type KnownBuild,
  lookBack,
  type MadeBuild,
  recordBuild,
} from './lastBuild/lastBuild.ts'
import { createMemory } from './lastBuild/pageMemory.ts'
import type { BuildOptions } from './lastBuild/task.ts'
import { locateProblems, withPlaces } from './places/locateProblems.ts'
import { silent } from './progress.ts'
import { renderSite } from './renderSite.ts'
import { type SharedCaches, shareCaches } from './sharedCache/shareCaches.ts'
import { withStrays } from './strayErrors.ts'

/**
 * Builds the whole site once and replaces the previous output, unless there are errors or nothing has changed.
 */
export async function build(siteDir: string, options: BuildOptions = {}): Promise<BuildResult> {
  const found = lookBack(siteDir, options)
  return found?.unchanged ?? (await buildAnew(found, siteDir, options))
}

/** The same for a site of which something has changed. ARCHITECTURE.md describes the stages. */
export function buildAnew(
  found: Found | undefined,
  siteDir: string,
  options: BuildOptions,
): Promise<BuildResult> {
  return withKnownFiles(codeIdentity(), (openFiles, isAgain) =>
    recordBuild(isAgain ? lookBack(siteDir, options) : found, createMemory, (known) =>
      makeBuild(siteDir, options, { openFiles, ...known }),
    ),
  )
}

async function makeBuild(
  siteDir: string,
  options: BuildOptions,
  known: Pick<Means, 'openFiles'> & Partial<KnownBuild>,
): Promise<MadeBuild> {
  const { cacheDir = cacheOf(siteDir) } = options
  const store = createPageStore(join(cacheDir, 'pages'))
  const sharing = shareCaches(options)
  try {
    return await buildWith({ keep: store.keep, sharing, ...known }, siteDir, { ...options, cacheDir })
  } finally {
    store.close()
  }
}

/** What a build works with that is not of the site. */
interface Means extends Partial<KnownBuild> {
  keep: Keep
  sharing: SharedCaches
  openFiles: OpenKnownFiles
}

function buildWith(
  { keep, sharing, openFiles, ...known }: Means,
  siteDir: string,
  options: BuildOptions & { cacheDir: string },
): Promise<MadeBuild> {
  const { progress = silent, cacheDir } = options
  const adjust = (config: SiteConfig) => openFiles({ ...config, cacheDir })
  return withPlaces(siteDir, () =>
    withStrays(async (strays) => {
      const run = { ...options, adjust, prepare: sharing.take, keep, ...known }
      const { config, locales, diagnostics } = await renderSite(siteDir, run)
      const outDir = resolve(config.siteDir, options.outDir ?? 'build')
      const leftovers = await recoverFolder(outDir)
      const results = locales.map((locale) => locale.results)
      const { published, diagnostics: clashes } = gatherFiles(results)
      const found = [...diagnostics, ...clashes, ...(await strays())]
      stopOnErrors([...checkOutputFolder(outDir, config), ...found])
      const { diagnostics: ofWriting, ...output } = await progress.stage('Writing files', (count) =>
        writeSite(published, outDir, { manifest: options.manifest, count }),
      )
      const pages = results.flatMap((each) => each.pages)
      const renderedCount = pages.filter(({ former }) => !former).length
      const shared = await sharing.give()
      const located = await locateProblems(config.siteDir, [...found, ...ofWriting, ...shared])
      const passing = [...leftovers, ...ofWriting, ...shared, ...found.filter(({ isPassing }) => isPassing)]
      return {
        result: {
          pageCount: pages.length,
          renderedCount,
          outDir,
          diagnostics: [...located, ...leftovers],
        },
        // What plugins do with the site that is written, perhaps elsewhere, is done each time.
        isRepeatable: passing.length === 0 && !results.some(({ site }) => site.config.plugged?.finish),
        ...output,
      }
    }),
  )
}
