import { existsSync, mkdirSync, readdirSync, realpathSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve, sep } from 'node:path'
import { bundledFiles } from '../bundle/bundle.ts'
import { removeUnless } from '../bundle/cache/cacheFile.ts'
import { sourceFolders } from '../config/files.ts'
import { localeFolder } from '../config/locale/translations.ts'
import { explainRefusal, readBytes, readIfThere } from '../config/readFile.ts'
import type { SiteConfig } from '../config/siteConfig.ts'
import { type Diagnostic, diagnose, stopOnErrors } from '../diagnostics/diagnostic.ts'
import { engine } from '../model/engine.ts'
import { toOutputPath } from '../model/paths.ts'
import type { Site } from '../site/site.ts'
import type { CountWork } from '../std/countWork.ts'
import { checkOutputFiles } from './checkOutputFiles.ts'
import type { LocaleFiles, LocaleResults, OutputFile, PublishedAsset } from './localeResults.ts'
import { listHashes } from './manifest.ts'
import { withOfflineReading } from './offline.ts'
import { listSharedOutputs } from './outputs.ts'
import { globalData, routeTable, siteMetadata } from './siteData.ts'
import { type WrittenFolder, writeFolder } from './writeFolder.ts'

/** Gathers all files of the finished site, and finds those that cannot be written beside each other. */
export function gatherFiles(locales: LocaleResults[]): {
  published: LocaleFiles[]
  diagnostics: Diagnostic[]
} {
  const published = locales.map(localeFiles)
  const diagnostics = published.flatMap(({ results, kept, others }) =>
    checkOutputFiles(results.site, [...others, ...kept]),
  )
  return { published, diagnostics }
}

/** How to write: whether with a list of all files and their hashes, and what is called for each file. */
interface Writing {
  manifest?: boolean | undefined
  count: CountWork
}

/** Writes the files of the site to the output folder, and data about the site to `.sotay/`. */
export async function writeSite(
  published: LocaleFiles[],
  outDir: string,
  { manifest, count }: Writing,
): Promise<WrittenFolder> {
  const locales = published.map(({ results }) => results)
  const files = withOfflineReading(published).flatMap(inLocaleFolder)
  const shared = listSharedOutputs(locales, files).flatMap((output) => output.render())
  const all = [...files, ...shared]
  const isFinished = locales.some(({ site }) => site.config.plugged?.finish)
  const finish = isFinished ? (folder: string) => finishBuild(locales, folder) : undefined
  const listed = manifest ? [...all, listHashes(all)] : all
  const { diagnostics, ...rest } = await writeFolder(outDir, listed, count, finish)
  const [{ site }] = locales as [LocaleResults]
  return { diagnostics: [...diagnostics, ...writeSiteData(site)], ...rest }
}

/** Lets plugins of the site change what is written, each language in its folder. */
async function finishBuild(locales: LocaleResults[], folder: string): Promise<void> {
  for (const { site } of locales) {
    const { i18n, plugged } = site.config
    const paths = site.routes.map(({ path }) => path)
    await plugged?.finish?.(join(folder, localeFolder(i18n, i18n.currentLocale) ?? ''), paths)
  }
}

/** The files of a language; those of languages other than the default one are in folders of their own. */
export function inLocaleFolder({ results, kept, others }: LocaleFiles): OutputFile[] {
  const { i18n } = results.site.config
  const folder = localeFolder(i18n, i18n.currentLocale)
  // Static files come after the others: a site may write its own.
  const files = [...others, ...kept]
  return folder ? files.map((file) => ({ ...file, path: toOutputPath(`${folder}/${file.path}`) })) : files
}

function localeFiles(results: LocaleResults): LocaleFiles {
  const { pages, bundle, assets, pictures, previews, files } = results
  const loaded = new Set([...pages, ...files.text].flatMap(({ parts = [] }) => parts))
  return {
    results,
    others: [...files.text, ...previews],
    kept: [
      ...files.static,
      ...[...assets].map(toCopy),
      ...pictures,
      ...bundledFiles(bundle, loaded).map(({ output, contents }) => ({ path: output, contents })),
      ...files.page,
      ...files.search,
    ],
  }
}

const toCopy = ({ output, path, former }: PublishedAsset) => ({ path: output, copyOf: path, former })

/** Writes the site's versions, notes, routes and languages as JSON, for tools. Without them the site is complete. */
function writeSiteData(site: Site): Diagnostic[] {
  const { siteDir } = site.config
  const folder = join(siteDir, '.sotay')
  const data = {
    ...globalData(site),
    routes: routeTable(site.routes),
    'site-metadata': siteMetadata(engine.version, readSiteVersion(siteDir)),
  }
  try {
    mkdirSync(folder, { recursive: true })
    for (const [name, value] of Object.entries(data)) {
      const path = join(folder, `${name}.json`)
      // Writing to a pipe would never end.
      removeUnless('isFile', path)
      writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`)
    }
    return []
  } catch (error) {
    return [
      {
        ...explainRefusal(siteDir, (error as NodeJS.ErrnoException).path ?? folder, error),
        level: 'warning',
      },
    ]
  }
}

/** The version in the site's package.json, if it has one. */
function readSiteVersion(siteDir: string): string | undefined {
  const text = readIfThere(siteDir, join(siteDir, 'package.json'), stopOnErrors)
  return text === undefined ? undefined : Object(JSON.parse(text)).version
}

/**
 * Refuses an output folder (absolute path) whose replacement would delete the site, its sources, or files that Sotay
 * did not write.
 */
export function checkOutputFolder(outDir: string, config: SiteConfig): Diagnostic[] {
  const folder = real(outDir)
  const { siteDir } = config
  if (contains(folder, real(siteDir)))
    return [diagnose('unsafe-output-folder', [outDir, 'the site itself lies in it'])]
  const sources = [...sourceFolders(config), 'node_modules', '.sotay', '.git']
  // Of the folder of the site itself only the output that builds have by default is no source.
  const isOutput = folder === real(join(siteDir, 'build'))
  const others = isOutput ? sources.filter((path) => resolve(siteDir, path) !== resolve(siteDir)) : sources
  const source = others.find((path) => overlap(folder, real(join(siteDir, path))))
  if (source) return [diagnose('unsafe-output-folder', [outDir, `the site is made from "${source}"`])]
  return isOurs(folder) ? [] : [diagnose('unsafe-output-folder', [outDir])]
}

/** Whether a path may be replaced: it is missing, empty, or an earlier build, perhaps of some languages only. */
function isOurs(path: string): boolean {
  if (!existsSync(path)) return true
  if (!statSync(path).isDirectory()) return false
  return isBuiltSite(path) || readdirSync(path).every((name) => isBuiltSite(join(path, name)))
}

function isBuiltSite(path: string): boolean {
  const notFound = join(path, '404.html')
  return existsSync(notFound) && readBytes(notFound).toString().includes('name="generator" content="Sotay')
}

function real(path: string): string {
  const absolute = resolve(path)
  return existsSync(absolute) ? realpathSync(absolute) : absolute
}

const overlap = (one: string, other: string) => contains(one, other) || contains(other, one)

/** Whether a folder is the path or holds it. */
function contains(folder: string, path: string): boolean {
  return path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep)
}
