import { join } from 'node:path'
import { orElse, stopOnErrors, type Tell } from '../../diagnostics/buildFailed.ts'
import { configPlace } from '../configPlace.ts'
import { loadSidebars } from '../loadSidebars.ts'
import { readMessages } from '../locale/readMessages.ts'
import { translationFolder } from '../locale/translationFolder.ts'
import type { SiteConfig } from '../siteConfig.ts'
import type { DocsVersion, VersionSettings } from './docsVersion.ts'
import { readVersionNames } from './readVersionNames.ts'
import { resolveVersions } from './resolveVersions.ts'
import { docsTranslations } from './versionFiles.ts'

/** Loads every version of every set of docs, with its sidebars. */
export async function loadVersions(config: SiteConfig, tell: Tell = stopOnErrors): Promise<DocsVersion[]> {
  const { siteDir, docs } = config
  const resolved = docs.map((set) => resolveVersions(set, readVersionNames(siteDir, set, tell)))
  const where = configPlace(config, 'docs')
  tell(resolved.flatMap(({ diagnostics }) => diagnostics.map((problem) => ({ where, ...problem }))))
  const versions = resolved.flatMap(({ versions }) => versions)
  return Promise.all(versions.map((version) => loadVersion(version, config, tell)))
}

async function loadVersion(version: VersionSettings, config: SiteConfig, tell: Tell): Promise<DocsVersion> {
  const { siteDir } = config
  const folder = translationFolder(config)
  const name = `${version.translationName}.json`
  const messages =
    folder === undefined
      ? new Map()
      : readMessages(siteDir, join(folder, docsTranslations(version.docsConfig), name), tell)
  const label = messages.get('version.label') ?? version.label
  const sidebars = await orElse(() => loadSidebars(config, version), undefined, tell)
  return { ...version, label, messages, sidebars }
}
