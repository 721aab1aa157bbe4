import { existsSync, readdirSync, realpathSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { SiteConfig } from '../config/siteConfig.ts'
import type { PageModule } from '../content/contentFile.ts'
import { assert } from '../diagnostics/diagnostic.ts'
import { nearestMatch } from '../diagnostics/nearestMatch.ts'

/** The bundler's id for a module of the site: its real path, with `/` on every system. */
export function moduleId({ source }: Pick<PageModule, 'source'>, { siteDir }: SiteConfig): string {
  return realpathSync(join(siteDir, source)).replaceAll('\\', '/')
}

/** The name in the folder of a missing file that is spelt most like it, with or without the file extension. */
export function nearestModule(missing: string): string | undefined {
  const names = namesIn(dirname(missing))
  const bare = names.map((name) => name.replace(/\.[cm]?[jt]sx?$/, ''))
  return nearestMatch(basename(missing), [...bare, ...names])
}

/** The names of what is in a folder; none if there is no such folder, or it cannot be read. */
export function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

/** The folder of the `sotay` package, both when it runs built and when its sources run in tests. */
export function packageFolder(): string {
  let folder = dirname(fileURLToPath(import.meta.url))
  while (!existsSync(join(folder, 'package.json'))) {
    assert(dirname(folder) !== folder, 'to lie in a package')
    folder = dirname(folder)
  }
  return folder
}

const engine = `${packageFolder().replaceAll('\\', '/')}/dist/`

/** Whether a module, by its id, is the engine's own. */
export const isOfEngine = (id: string): boolean => id.startsWith(engine)

/** Whether a module, by its id, is the site's own: neither the engine's nor that of a package. */
export const isOfSite = (id: string): boolean => !id.includes('/node_modules/') && !isOfEngine(id)

/** What a package exports that sites install themselves, because few of them need it. Undefined if it is not installed. */
export const importOptional = async (name: string, config: Pick<SiteConfig, 'siteDir'>): Promise<unknown> =>
  findOptional(name, config)?.()

/** What loads such a package, if it is installed. */
export function findOptional(
  name: string,
  { siteDir }: Pick<SiteConfig, 'siteDir'>,
): (() => Promise<unknown>) | undefined {
  for (const from of [join(siteDir, 'package.json'), import.meta.url]) {
    const path = findPackage(name, from)
    if (path) return async () => (await import(pathToFileURL(path).href)).default
  }
  return undefined
}

/** A file from which `react-live` can be imported: one of the site, or of its theme that brings the package along. */
export function findReactLive({ siteDir }: Pick<SiteConfig, 'siteDir'>): string | undefined {
  const site = join(siteDir, 'package.json')
  const theme = findPackage('@docusaurus/theme-live-codeblock/package.json', site)
  return [site, theme].find((from) => from !== undefined && findPackage('react-live', from))
}

function findPackage(name: string, from: string): string | undefined {
  try {
    return createRequire(from).resolve(name)
  } catch {
    return undefined
  }
}
