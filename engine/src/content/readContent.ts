import type { SiteConfig } from '../config/siteConfig.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { ContentFile } from './contentFile.ts'
import type { CategoryFile, DataFile } from './dataFile.ts'
import type { PageModule } from './pageModule.ts'
import { findPageModules, readContentFiles } from './readContentFiles.ts'
import { readCategoryFiles, readTagsFile } from './readDataFiles.ts'

/** Everything the site's folders hold that pages are made from. */
export interface Content {
  files: ContentFile[]
  categoryFiles: CategoryFile[]
  tagsFile?: DataFile
  pageModules: PageModule[]
  diagnostics: Diagnostic[]
}

/** Reads the folders of a site. */
export async function readContent(config: SiteConfig): Promise<Content> {
  const categories = await readCategoryFiles(config)
  const tags = readTagsFile(config)
  return {
    files: await readContentFiles(config),
    categoryFiles: categories.files,
    tagsFile: tags.file,
    pageModules: await findPageModules(config),
    diagnostics: [...categories.diagnostics, ...tags.diagnostics],
  }
}
