import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { translationFolder } from '../config/locale/translationFolder.ts'
import type { SiteConfig } from '../config/siteConfig.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { BlogFiles } from './blogFiles.ts'
import { blogTranslations } from './blogTranslations.ts'
import { readDataFile, readTagsFile } from './readDataFiles.ts'

/** Reads the authors file and the tags file of the blog; a translation replaces the original. */
export function readBlogFiles(config: SiteConfig): { files: BlogFiles; diagnostics: Diagnostic[] } {
  const { siteDir, blog } = config
  if (blog === false) return { files: {}, diagnostics: [] }
  const root = translationFolder(config)
  const folders = [...(root === undefined ? [] : [join(root, blogTranslations)]), blog.path]
  const tags = readTagsFile({ ...config, folders }, blog.tags, 'blog.tags')
  const places = folders.map((folder) => join(siteDir, folder, blog.authorsMapPath))
  const place = places.find((path) => existsSync(path))
  const authors = place === undefined ? { diagnostics: [] } : readDataFile(siteDir, place)
  return {
    files: {
      authorsFile: authors.file,
      authorsUnreadable: authors.diagnostics.length > 0,
      tagsFile: tags.file,
    },
    diagnostics: [...authors.diagnostics, ...tags.diagnostics],
  }
}
