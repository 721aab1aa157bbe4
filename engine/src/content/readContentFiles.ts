import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { glob } from 'tinyglobby'
import type { SiteConfig } from '../config/siteConfig.ts'
import { type SourcePath, toSourcePath } from '../model/paths.ts'
import type { ContentFile } from './contentFile.ts'
import type { PageModule } from './pageModule.ts'

type Folder = { path: string; include: string[]; exclude: string[] }

/** Reads every note and Markdown page, in the order of their paths. */
export async function readContentFiles(config: SiteConfig): Promise<ContentFile[]> {
  const docs = config.docs ? await listFiles(config.siteDir, config.docs) : []
  const pages = config.pages ? await listFiles(config.siteDir, config.pages) : []
  return [
    ...docs.filter(isMarkdown).map((file) => readContentFile('docs', file)),
    ...pages.filter(isMarkdown).map((file) => readContentFile('pages', file)),
  ]
}

/** Finds the React pages; their code is read by the bundler. */
export async function findPageModules(config: SiteConfig): Promise<PageModule[]> {
  if (!config.pages) return []
  const files = await listFiles(config.siteDir, config.pages)
  return files.filter((file) => !isMarkdown(file)).map(({ source, path }) => ({ source, path }))
}

interface FoundFile {
  absolute: string
  source: SourcePath
  path: SourcePath
}

/** Names are compared in NFC, but read as the disk spells them. */
async function listFiles(siteDir: string, { path, include, exclude }: Folder): Promise<FoundFile[]> {
  const folder = join(siteDir, path)
  if (!existsSync(folder)) return []
  const found = await glob(include, {
    cwd: folder,
    ignore: exclude,
    expandDirectories: false,
    caseSensitiveMatch: true,
  })
  return found
    .map((name) => {
      const absolute = join(folder, name)
      return { absolute, source: toSourcePath(relative(siteDir, absolute)), path: toSourcePath(name) }
    })
    .sort((a, b) => (a.path < b.path ? -1 : 1))
}

const isMarkdown = ({ path }: FoundFile) => /\.mdx?$/.test(path)

function readContentFile(
  collection: ContentFile['collection'],
  { absolute, source, path }: FoundFile,
): ContentFile {
  return { collection, source, path, text: normalizeText(readFileSync(absolute, 'utf8')) }
}

/** NFC, no byte order mark, one kind of line end: so that two spellings of a word are one. No NUL, as in HTML. */
export function normalizeText(text: string): string {
  return text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replaceAll('\0', '\uFFFD')
    .normalize('NFC')
}
