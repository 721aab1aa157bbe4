import { join } from 'node:path'
import { translationFolder } from '../config/locale/translations.ts'
import { isThere } from '../config/readFile.ts'
import type { SiteConfig } from '../config/siteConfig.ts'
import { type DocsVersion, docsTranslations } from '../config/versions/docsVersion.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { BlogFiles, Content, VersionContent } from './contentFile.ts'
import {
  blogTranslations,
  findPageModules,
  readCategoryFiles,
  readContentFiles,
  readDataFile,
  readTagsFile,
} from './readContentFiles.ts'

/** Reads the folders of a site. */
export async function readContent(config: SiteConfig, versions: DocsVersion[]): Promise<Content> {
  const docs = await Promise.all(versions.map((version) => readVersion(version, config)))
  const unusable: Diagnostic[] = []
  const files = await readContentFiles(config, versions, (problems) => unusable.push(...problems))
  const hasPosts = files.some(({ collection }) => collection === 'blog')
  const blog = hasPosts ? readBlogFiles(config) : { files: {}, diagnostics: [] }
  return {
    files,
    docs: docs.map(({ content }) => content),
    blog: blog.files,
    pageModules: await findPageModules(config, (problems) => unusable.push(...problems)),
    diagnostics: [...unusable, ...docs.flatMap(({ diagnostics }) => diagnostics), ...blog.diagnostics],
  }
}

async function readVersion(version: DocsVersion, config: SiteConfig) {
  const { docsConfig, folder, translationName } = version
  const root = translationFolder(config)
  const translations = root === undefined ? [] : [join(root, docsTranslations(docsConfig), translationName)]
  const categories = await readCategoryFiles(config.siteDir, folder)
  const tags = readTagsFile({ ...config, folders: [...translations, folder] }, docsConfig.tags, 'docs.tags')
  const content: VersionContent = { version, categoryFiles: categories.files, tagsFile: tags.file }
  return { content, diagnostics: [...categories.diagnostics, ...tags.diagnostics] }
}

/** Reads the authors file and the tags file of the blog; a translation replaces the original. */
function readBlogFiles(config: SiteConfig): { files: BlogFiles; diagnostics: Diagnostic[] } {
  const { siteDir, blog } = config
  if (blog === false) return { files: {}, diagnostics: [] }
  const root = translationFolder(config)
  const folders = [...(root === undefined ? [] : [join(root, blogTranslations)]), blog.path]
  const tags = readTagsFile({ ...config, folders }, blog.tags, 'blog.tags')
  const places = folders.map((folder) => join(siteDir, folder, blog.authorsMapPath))
  const place = places.find(isThere)
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
