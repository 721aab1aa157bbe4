import { join, posix } from 'node:path'
import { findFiles, isFile } from '../../config/files.ts'
import type { SiteConfig } from '../../config/siteConfig.ts'
import type { Content, ContentFile, VersionContent } from '../../content/contentFile.ts'
import { outlineDocument } from '../../markdown/outlineDocument.ts'
import { pathFrom, type SourcePath, toSourcePath } from '../../model/paths.ts'
import { docId, docPlace, toNumberPrefixParser } from '../../site/docs/docAddress.ts'
import { originalOf } from '../../site/routes/routeSource.ts'
import { isRecord } from '../../std/collections.ts'
import { globPattern } from '../../std/text.ts'

/** Files and folders that move, from where to where. */
export type Moves = [from: SourcePath, to: SourcePath][]

/** Where a file is after the moves. */
export function movedPath(source: SourcePath, moves: Moves): SourcePath {
  const move = moves.find(([from]) => source === from || source.startsWith(`${from}/`))
  return move ? toSourcePath(move[1] + source.slice(move[0].length)) : source
}

/** A folder of notes, with what is read there. */
export interface ContentFolder extends Pick<ContentFile, 'collection' | 'folder'> {
  include: string[]
  exclude: string[]
}

/** The folders of notes of a site. */
export function contentFolders(
  { blog, pages }: SiteConfig,
  { docs }: Pick<Content, 'docs'>,
): ContentFolder[] {
  return [
    ...docs.map(({ version: { folder, docsConfig } }) => ({
      ...docsConfig,
      collection: 'docs' as const,
      folder,
    })),
    ...blog.map((each) => ({ ...each, collection: 'blog' as const, folder: toSourcePath(each.path) })),
    ...pages.map((each) => ({ ...each, collection: 'pages' as const, folder: toSourcePath(each.path) })),
  ]
}

/** The innermost folder of notes in which a file is read as a note. */
export function folderOfNote(source: SourcePath, folders: ContentFolder[]): ContentFolder | undefined {
  return folders
    .toSorted((a, b) => b.folder.length - a.folder.length)
    .find(({ folder, include, exclude }) => {
      const path = pathFrom(folder, source)
      if (path === undefined || isHidden(path)) return false
      const matches = (globs: string[]) => globs.some((glob) => matchesGlob(path, glob))
      return matches(include) && !matches(exclude)
    })
}

const isHidden = (path: string) => /(?:^|\/)\./.test(path)

function matchesGlob(path: string, glob: string): boolean {
  const [, before, choices, after] = /^(.*?)\{([^{}]*)\}(.*)$/.exec(glob) ?? []
  if (choices !== undefined)
    return choices.split(',').some((choice) => matchesGlob(path, before! + choice + after!))
  return globPattern(glob.startsWith('**/') ? glob : `/${glob}`).test(`/${path}`)
}

/**
 * Markdown files that become pages by their new place, such as templates, and are no notes in any language; the paths
 * that they are given.
 */
export async function newPages(
  { config, content }: { config: SiteConfig; content: Content },
  moves: Moves,
  notes: ContentFile[],
): Promise<SourcePath[]> {
  const folders = contentFolders(config, content)
  const known = new Set<string>(notes.map(({ source }) => source))
  const listed = moves.map(async ([from]) => {
    const path = join(config.siteDir, from)
    const below = isFile(path) ? [] : await findFiles(path, '**/*.{md,mdx}')
    return isFile(path) ? [from] : below.map((each) => toSourcePath(`${from}/${each}`))
  })
  const added = (await Promise.all(listed)).flat().filter((each) => /\.mdx?$/i.test(each) && !known.has(each))
  return added.map((each) => movedPath(each, moves)).filter((each) => folderOfNote(each, folders))
}

/** What a file is called in the settings of its new place. */
export function movedFile(file: ContentFile, moves: Moves, folders: ContentFolder[]): ContentFile {
  const source = movedPath(file.source, moves)
  const original = file.original && movedPath(file.original, moves)
  const place = originalOf({ source, original })
  if (place === originalOf(file)) return { ...file, source }
  const { collection, folder } = folderOfNote(place, folders) ?? file
  const path = pathFrom(folder, place) ?? place
  return { ...file, source, ...(original && { original }), collection, folder, path }
}

/** New names in sidebars and categories: undefined for what keeps its name. */
export type Rename = (keys: string[], value: string) => string | undefined

/** The new ids of docs and names of folders, for the sidebars of a version. */
export function sidebarRename(
  version: VersionContent['version'],
  files: ContentFile[],
  moves: Moves,
  folders: ContentFolder[],
): Rename {
  const parsePrefix = toNumberPrefixParser(version.docsConfig.numberPrefixParser)
  const idOf = (file: ContentFile) => {
    const outline = outlineDocument(file)
    return docId(docPlace(outline, parsePrefix), outline.frontMatter.id)
  }
  const own = files.filter(
    ({ folder, source }) => folder === version.folder && movedPath(source, moves) !== source,
  )
  const ids = new Map(own.map((file) => [idOf(file), idOf(movedFile(file, moves, folders))]))
  return (keys, value) => {
    if (keys.at(-1) === 'dirName') return movedFolder(value, version.folder, moves)
    return keys.at(-1) === 'id' || keys.at(-1) === 'docId' || isShorthand(keys) ? ids.get(value) : undefined
  }
}

/** An item of a list may be the id alone: its list is a sidebar, the items of a category, or a category by its label. */
const isShorthand = (keys: string[]) =>
  !/^(?:label|type|href|to|html|value|description|className|key|icon|badge|title|slug|image|keywords)$/.test(
    keys.at(-1) ?? '',
  )

function movedFolder(dirName: string, folder: SourcePath, moves: Moves): string | undefined {
  const source = toSourcePath(posix.join(folder, dirName))
  const moved = movedPath(source, moves)
  return moved === source ? undefined : pathFrom(folder, moved)
}

/** Renames the texts in a value; `done` receives each text that had another name. */
export function renameIn(
  value: unknown,
  rename: Rename,
  done: (former: string) => void,
  keys: string[] = [],
): unknown {
  if (typeof value === 'string') {
    const other = rename(keys, value)
    if (other !== undefined && other !== value) done(value)
    return other ?? value
  }
  if (Array.isArray(value)) return value.map((each) => renameIn(each, rename, done, keys))
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [key, renameIn(member, rename, done, [...keys, key])]),
  )
}

/** The content as it is after the moves; `renameOf` gives the new names for a version's sidebars and categories. */
export function movedContent(
  content: Content,
  moves: Moves,
  folders: ContentFolder[],
  renameOf: (version: VersionContent['version']) => Rename,
): Content {
  const files = content.files.map((file) => movedFile(file, moves, folders))
  const docs = content.docs.map(({ version, categoryFiles, ...others }) => {
    const rename = renameOf(version)
    const ignore = () => {}
    return {
      ...others,
      version: { ...version, sidebars: renameIn(version.sidebars, rename, ignore) },
      categoryFiles: categoryFiles.map(({ source, folder, value }) => {
        const moved = movedPath(source, moves)
        const inside = moved === source ? undefined : pathFrom(version.folder, moved)
        const dir = inside === undefined ? folder : posix.dirname(inside).replace(/^\.$/, '')
        return { source: moved, folder: dir, value: renameIn(value, rename, ignore) }
      }),
    }
  })
  const inOrder = [...new Set(files.map(({ folder }) => folder))].flatMap((folder) =>
    files.filter((file) => file.folder === folder).sort((a, b) => (a.path < b.path ? -1 : 1)),
  )
  return { ...content, files: inOrder, docs }
}
