import { isUtf8 } from 'node:buffer'
import { basename, join, relative } from 'node:path'
import { stringify } from 'yaml'
import { spelledOnDisk } from '../config/files.ts'
import { hashBytes, isThere, normalizeText, readBytes, readingNote, readText } from '../config/readFile.ts'
import type { SiteConfig } from '../config/siteConfig.ts'
import { type Diagnostic, orElse } from '../diagnostics/diagnostic.ts'
import { type SourcePath, toSourcePath } from '../model/paths.ts'
import { isRecord } from '../std/collections.ts'
import { splitFrontMatter } from '../std/text.ts'
import { type Content, type ContentFile, factsOf, hashOfText, withTextLater } from './contentFile.ts'
import { parseYaml } from './parseYaml.ts'
import { createLinkGuard, readQuotedFiles } from './siteFiles.ts'

/** Reads a Markdown file: its text, as the site's preprocessor gives it, and the files that its code blocks quote. */
export function readNote(
  { siteDir, markdown: { preprocessor } }: SiteConfig,
  source: SourcePath,
  filePath = spelledOnDisk(join(siteDir, source)),
): Pick<ContentFile, 'text' | 'isDamaged' | 'quotes'> {
  const fileContent = readText(siteDir, filePath)
  const isDamaged = fileContent.includes('\ufffd') && !isText(readBytes(filePath))
  const changed = preprocessor?.({ filePath, fileContent })
  const text = changed === undefined ? fileContent : normalizeText(changed)
  const quotes = readQuotedFiles(siteDir, source, text)
  return { text, ...(isDamaged && { isDamaged }), ...(quotes && { quotes }) }
}

/** Opens a note of the site (absolute path), whose text is read later on if it is as it was. */
export function openNote(facts: Omit<ContentFile, 'text'>, path: string, config: SiteConfig): ContentFile {
  const { knownFiles, markdown } = config
  const read = (): ContentFile => ({ ...facts, ...readNote(config, facts.source, path) })
  // The site may make another text of the same file.
  if (!knownFiles || markdown.preprocessor || markdown.parseFrontMatter) return read()
  return knownFiles.recall(path, read, {
    // Those that quote others are read each time, as the others are.
    keep: (file) => (file.isDamaged || file.quotes ? undefined : hashOfText(file)),
    open(hash) {
      let isSame = true
      return withTextLater(facts, hash, () => {
        let text: string | undefined
        try {
          text = readingNote(path, () => readText(config.siteDir, path))
          return text
        } finally {
          // Also if it is as before a moment later: something may have been made of the failure, and be kept.
          isSame &&= text !== undefined && hashBytes(text) === hash
          if (!isSame) knownFiles.refuse(path)
        }
      })
    },
  })
}

/**
 * The content of a site after these files (absolute paths) changed, of which only they are read; undefined if more may
 * have changed than texts of notes.
 */
export async function readAgain(
  content: Content,
  changed: string[],
  config: SiteConfig,
): Promise<Content | undefined> {
  const { siteDir } = config
  const sourcesOf = (paths: string[]) =>
    new Set(paths.map((path) => toSourcePath(relative(siteDir, path).normalize('NFC'))))
  const sources = sourcesOf(changed.filter((path) => isThere(path)))
  // What editors write beside a note is gone again and was no note; nor were files of data, and parts of notes.
  const missing = changed.filter((path) => !isThere(path))
  const gone = sourcesOf(missing)
  const isNoteName = (path: string) => /^[^_].*\.mdx?$/.test(basename(path))
  const isChanged = ({ source }: { source: SourcePath }) => sources.has(source)
  const known = new Set(content.files.filter(isChanged).map(({ source }) => source))
  const isQuoted = content.files.some(({ quotes = {} }) => Object.values(quotes).some(isChanged))
  const isGone = content.files.some(({ source }) => gone.has(source)) || !missing.every(isNoteName)
  if (known.size < sources.size || isQuoted || isGone) return undefined
  const refuseLink = createLinkGuard(config)
  const readOne = (former: ContentFile) => {
    const { quotes: _, isDamaged: __, ...file } = factsOf(former)
    const absolute = spelledOnDisk(join(siteDir, file.source))
    refuseLink(absolute, file.source)
    return withFrontMatter({ ...file, ...readNote(config, file.source, absolute) }, config)
  }
  const problems: Diagnostic[] = []
  const files = await Promise.all(
    content.files.map((file) =>
      isChanged(file)
        ? orElse(
            () => readOne(file),
            file,
            (found) => problems.push(...found),
          )
        : file,
    ),
  )
  return problems.length > 0 ? undefined : { ...content, files }
}

/** A note with the front matter and the text that a function of the site makes of its own. */
export async function withFrontMatter<File extends Pick<ContentFile, 'source' | 'text'>>(
  file: File,
  { siteDir, markdown: { parseFrontMatter } }: SiteConfig,
): Promise<File> {
  if (!parseFrontMatter) return file
  const { header, bodyOffset } = splitFrontMatter(file.text)
  const { value, error } = parseYaml(header)
  const fields = value ?? {}
  if (error || !isRecord(fields)) return file
  const facts = { filePath: join(siteDir, file.source), fileContent: file.text }
  const content = file.text.slice(bodyOffset).trim()
  const before = JSON.stringify(fields)
  const defaultParseFrontMatter = async () => ({ frontMatter: structuredClone(fields), content })
  const made = await parseFrontMatter({ ...facts, defaultParseFrontMatter })
  if (!made || (JSON.stringify(made.frontMatter) === before && made.content === content)) return file
  const body = made.content === content ? file.text.slice(bodyOffset) : made.content
  return { ...file, text: normalizeText(`---\n${stringify(made.frontMatter)}---\n${body}`) }
}

const isText = (bytes: Buffer) => isUtf8(bytes) && !bytes.includes(0)
