import { posix } from 'node:path'
import { toSourcePath } from '../../model/paths.ts'
import type { DocsConfig } from '../siteConfig.ts'
import { currentVersion } from './docsVersion.ts'

/** The file that lists the versions of a set of docs, newest first, from the site folder. */
export const versionsFile = (docs: DocsConfig) => toSourcePath(`${prefixOf(docs)}versions.json`)

/** Where a version's notes and sidebars are, from the site folder. */
export function versionFiles(docs: DocsConfig, name: string) {
  const translationName = name === currentVersion ? name : `version-${name}`
  if (name === currentVersion) {
    const { sidebarPath } = docs
    const sidebarsFile = sidebarPath ? toSourcePath(posix.normalize(sidebarPath)) : undefined
    const folder = toSourcePath(posix.normalize(docs.path).replace(/\/$/, ''))
    return { folder, sidebarsFile, translationName }
  }
  return {
    folder: toSourcePath(`${prefixOf(docs)}versioned_docs/${translationName}`),
    sidebarsFile: toSourcePath(`${prefixOf(docs)}versioned_sidebars/${translationName}-sidebars.json`),
    translationName,
  }
}

/** The folder of translations that belongs to a set of docs, within that of a language. */
export function docsTranslations({ id }: DocsConfig): string {
  return `docusaurus-plugin-content-docs${id === 'default' ? '' : `-${id}`}`
}

const prefixOf = ({ id }: DocsConfig) => (id === 'default' ? '' : `${id}_`)
