import { join } from 'node:path'
import { findFiles } from '../../config/files.ts'
import { localizeConfig } from '../../config/locale/localizeConfig.ts'
import { chooseLocales } from '../../config/locale/translations.ts'
import { normalizeText, readBytes } from '../../config/readFile.ts'
import type { SiteConfig } from '../../config/siteConfig.ts'
import { loadVersions } from '../../config/versions.ts'
import type { ContentFile } from '../../content/contentFile.ts'
import { readContent } from '../../content/readContent.ts'
import { editRaw } from '../move/textEdits.ts'
import type { NoteMod } from './mod.ts'

/** The new texts of all Markdown files of a site that a mod changes: notes of every language and version, and partials. */
export async function rewriteNotes(config: SiteConfig, wanted: NoteMod[]): Promise<Map<string, string>> {
  const texts = new Map<string, string>()
  if (wanted.length === 0) return texts
  for (const [folder, collection] of await contentFolders(config))
    for (const name of await listNotes(join(config.siteDir, folder))) {
      const former = readBytes(join(config.siteDir, folder, name)).toString()
      const text = wanted.reduce((raw, { note }) => {
        const edits = note({ collection, text: normalizeText(raw) }, config)
        return edits.length === 0 ? raw : editRaw(raw, edits)
      }, former)
      // What is not UTF-8 would not be written as it was.
      if (text !== former && !former.includes('\ufffd')) texts.set(`${folder}/${name}`, text)
    }
  return texts
}

/** The Markdown files of a folder, which may be the site itself. Partials may begin with a dot. */
const listNotes = (folder: string) =>
  findFiles(folder, '**/*.{md,mdx}', {
    dot: true,
    ignore: ['**/node_modules/**', '**/.{git,sotay,docusaurus}/**', '**/build/**'],
  })

/** The folders of notes in every language and version, and what is in each. */
async function contentFolders(config: SiteConfig): Promise<Map<string, ContentFile['collection']>> {
  const folders = new Map<string, ContentFile['collection']>()
  for (const locale of chooseLocales(config, undefined)) {
    const localized = await localizeConfig(config, locale)
    const { files } = await readContent(localized, await loadVersions(localized))
    for (const { source, path, collection } of files)
      folders.set(source.slice(0, -path.length - 1), collection)
  }
  return folders
}
