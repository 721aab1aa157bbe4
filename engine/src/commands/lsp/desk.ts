import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type {
  Position,
  TextDocumentContentChangeEvent,
  TextDocumentItem,
  VersionedTextDocumentIdentifier,
} from 'vscode-languageserver-protocol'
import { TextDocument } from 'vscode-languageserver-textdocument'
import { acceptedNames, readBytes } from '../../config/readFile.ts'
import type { ContentFile } from '../../content/contentFile.ts'
import type { SourcePath } from '../../model/paths.ts'
import type { OpenTexts } from '../move/siteChange.ts'
import { openRawText, type RawText } from '../move/textEdits.ts'
import { type EditedLanguage, type EditedSite, fileOf, openEditedSite, sourceOf } from './editedSite.ts'

/** A place in a note that an editor asks about. */
export interface AskedPlace {
  language: EditedLanguage
  file: ContentFile
  text: RawText
  /** In the text of the file. */
  offset: number
}

/** The files that are open in an editor, and the sites that they belong to. Files are named by their addresses. */
export interface Desk {
  /** These give the site of the file; undefined if it is in none. */
  open(document: TextDocumentItem): EditedSite | undefined
  edit(
    document: VersionedTextDocumentIdentifier,
    changes: TextDocumentContentChangeEvent[],
  ): EditedSite | undefined
  change(uri: string): EditedSite | undefined
  close(uri: string): EditedSite | undefined
  siteOf(uri: string): EditedSite | undefined
  /** The open files of a site. */
  documentsOf(site: EditedSite): OpenDocument[]
  texts: OpenTexts
  /** The text of a file, open or on disk. */
  read(path: string): string
  /** The same with the places in it, which are found once for each text. */
  rawText(path: string): RawText
}

export interface OpenDocument {
  uri: string
  source: SourcePath
  version: number
}

/** Opens the desk. Without a folder, the site of a file is that of the nearest config above it. */
export function openDesk(siteDir?: string): Desk {
  const documents = new Map<string, TextDocument>()
  const sites = new Map<string, EditedSite>()
  const texts: OpenTexts = {
    textOf: (path) => documents.get(path)?.getText(),
    paths: () => [...documents.keys()],
  }
  const siteOf = (uri: string) => {
    const path = pathOf(uri)
    const folder = path === undefined ? undefined : (siteDir ?? findSite(dirname(path)))
    if (folder === undefined) return undefined
    const site = sites.get(folder) ?? openEditedSite(folder, texts)
    sites.set(folder, site)
    return site
  }
  const change = (uri: string) => {
    const site = siteOf(uri)
    site?.change(pathOf(uri)!)
    return site
  }
  const put = (uri: string, document: TextDocument) => {
    const path = pathOf(uri)
    if (path !== undefined) documents.set(path, document)
    return change(uri)
  }
  const read = (path: string) => texts.textOf(path) ?? readBytes(path).toString()
  return {
    open: ({ uri, languageId, version, text }) =>
      put(uri, TextDocument.create(uri, languageId, version, text)),
    edit({ uri, version }, changes) {
      const document = documents.get(pathOf(uri) ?? '')
      return document && put(uri, TextDocument.update(document, changes, version))
    },
    change,
    close(uri) {
      documents.delete(pathOf(uri) ?? '')
      return change(uri)
    },
    texts,
    siteOf,
    documentsOf: (site) =>
      Array.from(documents, ([path, { uri, version }]) => ({ path, uri, version }))
        .filter(({ uri }) => siteOf(uri) === site)
        .map(({ path, ...document }) => ({ ...document, source: sourceOf(site.siteDir, path) })),
    read,
    rawText: openOnce(read),
  }
}

/** How many texts are kept with the places in them. */
const mostTexts = 100

/** Opens each text of a file once. */
function openOnce(read: (path: string) => string): Desk['rawText'] {
  const known = new Map<string, [raw: string, text: RawText]>()
  return (path) => {
    const raw = read(path)
    const [former, text] = known.get(path) ?? []
    if (text && former === raw) return text
    if (known.size > mostTexts) known.clear()
    const opened = openRawText(raw)
    known.set(path, [raw, opened])
    return opened
  }
}

/** Finds a place in a note; undefined if the file is not a note. */
export async function findPlace(
  { textDocument: { uri }, position }: { textDocument: { uri: string }; position: Position },
  { siteOf, rawText }: Desk,
): Promise<AskedPlace | undefined> {
  const [site, path] = [siteOf(uri), pathOf(uri)]
  if (!site || path === undefined) return undefined
  const source = sourceOf(site.siteDir, path)
  const language = await site.languageOf(source)
  const file = fileOf(source, language)
  if (!file) return undefined
  const text = rawText(path)
  return { language, file, text, offset: text.offsetAt(position) }
}

/**
 * The path of a file, also of one that is not saved yet but has a name; undefined for what has no place on disk, such as
 * one side of a comparison, and for what is no address.
 */
export function pathOf(uri: string): string | undefined {
  const address = uri.replace(/^untitled:(?=\/)/, 'file://')
  try {
    return address.startsWith('file:') ? fileURLToPath(address) : undefined
  } catch {
    return undefined
  }
}

/** The address of a file, as editors write it. */
export const uriOf = (path: string): string => pathToFileURL(path).href

/** The nearest folder with a config. */
function findSite(folder: string): string | undefined {
  if (acceptedNames.some((name) => existsSync(join(folder, name)))) return folder
  const parent = dirname(folder)
  return parent === folder ? undefined : findSite(parent)
}
