import { basename, dirname, relative } from 'node:path/posix'
import { type CompletionItem, CompletionItemKind } from 'vscode-languageserver-protocol/node'
import { isPostOf } from '../../config/siteConfig.ts'
import { listFiles } from '../../content/siteFiles.ts'
import { offeredFields } from '../../markdown/frontMatter/frontMatter.ts'
import { replaceParts } from '../../markdown/source/sourceParts.ts'
import { githubKinds, offeredCallouts } from '../../model/admonitionKinds.ts'
import { builtInNames } from '../../model/noteModules.ts'
import { pathFrom, type SourcePath } from '../../model/paths.ts'
import { originalOf } from '../../site/routes/routeSource.ts'
import { isRecord } from '../../std/collections.ts'
import { pageOf } from '../move/siteChange.ts'
import { findTarget } from '../move/siteView.ts'
import type { AskedPlace } from './desk.ts'
import { blocksIn, documentOf, headingsIn, type LinkTarget, noteOf } from './targets.ts'

/** Something that may be written at a place: what takes the place of `typed`, and what is said about it. */
interface Offer {
  text: string
  label?: string
  detail?: string | undefined
  kind: CompletionItemKind
  /** Words by which it is found besides its text. */
  words?: string | undefined
}

/** Offers what may follow a text, from its last part on: the first group of the pattern. */
interface Source {
  after: RegExp
  offer(typed: string, asked: AskedPlace, before: string): Offer[] | Promise<Offer[]>
}

/** How many characters before a place say what may be written there. */
const farthest = 500

/** What may be written at a place. Nothing is offered in code. */
export async function completionsAt(asked: AskedPlace): Promise<CompletionItem[]> {
  const { file, offset, text } = asked
  const start = file.text.lastIndexOf('\n', offset - 1) + 1
  const before = file.text.slice(Math.max(start, offset - farthest), offset)
  const inHeader = isInHeader(file.text, offset)
  if (!inHeader && isInCode(file.text, offset)) return []
  const isVault = asked.language.compiler.options.obsidian
  const sources = isVault ? [...vaultSources, ...textSources] : textSources
  for (const { after, offer } of inHeader ? headerSources : sources) {
    const typed = after.exec(before)?.[1]
    if (typed === undefined) continue
    const range = text.rangeOf(offset - typed.length, offset)
    const offers = await offer(typed, asked, before)
    return offers.map(({ text: newText, label = newText, detail, kind, words = '' }, index) => ({
      label,
      kind,
      ...(detail && { detail }),
      filterText: `${newText} ${words}`.trim(),
      sortText: String(index).padStart(6, '0'),
      textEdit: { range, newText },
    }))
  }
  return []
}

/** Whether an offset is in front matter, which may not be closed yet. */
const isInHeader = (text: string, offset: number) =>
  /^---[ \t]*\n/.test(text) && offset > 3 && !/\n---[ \t]*\n/.test(text.slice(3, offset))

/** Whether an offset is in code, which may not be closed yet. */
function isInCode(text: string, offset: number): boolean {
  const kinds: string[] = ['fence', 'backticks']
  const mark = (each: string) =>
    replaceParts(each, (part, kind) => (kinds.includes(kind) ? '\0'.repeat(part.length) : part))
  if (mark(text)[offset - 1] === '\0') return true
  const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset)
  return mark(line).replace(/\\./g, '').includes('`')
}

const headerSources: Source[] = [
  { after: /^([\w-]*)$/, offer: offerFields },
  { after: /^(?:tags|authors):\s*\[?(?:[^\]]*,)?\s*([^,[\]]*)$/, offer: offerItems },
  { after: /^\s+-\s+(.*)$/, offer: offerItems },
  { after: /^-\s+(.*)$/, offer: offerItems },
  { after: /^[\w-]+:\s+([^\s[\]]*)$/, offer: offerValues },
]

/** What may be written in notes of a vault besides. */
const vaultSources: Source[] = [
  { after: /\[\[[^\]|\n]*#([^\]|#\n]*)$/, offer: offerNamedParts },
  { after: /!\[\[([^\]|#\n]*)$/, offer: (_, asked) => [...offerNamedPictures(asked), ...offerNames(asked)] },
  { after: /\[\[([^\]|#\n]*)$/, offer: (_, asked) => offerNames(asked) },
]

const textSources: Source[] = [
  { after: /\]\(\s*<[^<>#]*#([^<>#]*)$/, offer: offerHeadings },
  {
    after: /(?:\]\(\s*<?|^\s*\[[^\]]+\]:\s*<?|\b(?:href|to)=["'])[^\s()"']*#([^\s()"'#]*)$/,
    offer: offerHeadings,
  },
  { after: /!\[[^\]]*\]\(\s*<?([^\s()]*)$/, offer: offerPictures },
  { after: /(?:\]\(\s*<?|^\s*\[[^\]]+\]:\s*<?|\b(?:href|to)=["'])([^\s()"'#]*)$/, offer: offerNotes },
  { after: /\bsrc=["']([^"']*)$/, offer: offerPictures },
  {
    after: /^\s*:{3,}\s*(\w*)$/,
    offer: (_, { language }) => words(language.compiler.options.admonitions ?? []),
  },
  { after: /^\s*(?:>\s*)+\[!(\w*)$/, offer: (_, asked) => offerAlerts(asked) },
  { after: /<([A-Z]\w*|)$/, offer: (_, asked) => offerComponents(asked) },
  { after: /(?:^|\s)#([\p{L}\p{N}/_-]+|)$/u, offer: (_, asked, before) => offerTextTags(asked, before) },
]

const words = (texts: Iterable<string>, kind: CompletionItemKind = CompletionItemKind.Keyword): Offer[] =>
  Array.from(new Set(texts), (text) => ({ text, kind }))

function offerFields(_: string, { file, offset }: AskedPlace): Offer[] {
  const given = new Set(Array.from(file.text.slice(0, offset).matchAll(/^([\w-]+):/gm), ([, name]) => name))
  return offeredFields(file)
    .filter(({ name }) => !given.has(name))
    .map(({ name, accepts }) => ({
      text: `${name}: `,
      label: name,
      detail: accepts,
      kind: CompletionItemKind.Property,
    }))
}

function offerValues(typed: string, asked: AskedPlace, before: string): Offer[] | Promise<Offer[]> {
  const { language, file } = asked
  const name = before.slice(0, before.indexOf(':'))
  const accepts = offeredFields(file).find((field) => field.name === name)?.accepts
  const { versions } = language.site
  const version = versions.find(({ folder }) => folder === file.folder)
  if (name === 'tags') return offerTags(asked)
  if (name === 'authors') return offerAuthors(asked)
  if (name === 'lang') return words(language.config.i18n.locales, CompletionItemKind.Value)
  if (name.startsWith('pagination_'))
    return words([...[...(version?.docsById.keys() ?? [])].sort(), 'null'], CompletionItemKind.Reference)
  if (name === 'displayed_sidebar')
    return words([...(version?.sidebars ?? []).map(({ id }) => id), 'null'], CompletionItemKind.Value)
  if (name === 'image') return offerPictures(typed, asked)
  return accepts === 'true or false' ? words(['true', 'false'], CompletionItemKind.Value) : []
}

/** An item of a list, by the field that the list is of. */
function offerItems(_: string, asked: AskedPlace): Offer[] {
  const above = asked.file.text.slice(0, asked.offset)
  const field = Array.from(above.matchAll(/^([\w-]+):/gm)).at(-1)?.[1]
  if (field === 'tags') return offerTags(asked)
  return field === 'authors' ? offerAuthors(asked) : []
}

function offerTags({ language: { outlines, content }, file }: AskedPlace): Offer[] {
  // The note has the one that is being written already.
  const others = outlines.filter((each) => each.file.source !== file.source)
  const used = others.flatMap(({ frontMatter: { tags = [] } }) =>
    tags.map((tag) => (typeof tag === 'string' ? tag : tag.label)),
  )
  const files = [...content.docs, ...content.blogs].map(({ tagsFile }) => tagsFile)
  const listed = files.flatMap((file) => (isRecord(file?.value) ? Object.keys(file.value) : []))
  return words([...listed, ...used.sort()], CompletionItemKind.Value)
}

const offerTextTags = (asked: AskedPlace, before: string) =>
  asked.language.compiler.options.obsidian && !/^#*$/.test(before) ? offerTags(asked) : []

function offerAuthors({ language: { content }, file }: AskedPlace): Offer[] {
  const authors = content.blogs.find(({ config }) => isPostOf(config, file))?.authorsFile?.value
  return isRecord(authors) ? words(Object.keys(authors), CompletionItemKind.Value) : []
}

function offerAlerts({ language, file, offset }: AskedPlace): Offer[] {
  // Editors close a bracket by themselves.
  const end = file.text[offset] === ']' ? '' : '] '
  const names = language.compiler.options.obsidian
    ? offeredCallouts()
    : githubKinds().map((name): [string, string] => [name.toUpperCase(), name.toUpperCase()])
  return names.map(([name, look]) => ({
    text: `${name}${end}`,
    label: name,
    ...(look !== name && { detail: look }),
    kind: CompletionItemKind.Keyword,
  }))
}

/** The components of the engine, those of the site, and those that the note imports. */
function offerComponents({ language: { compiler }, file }: AskedPlace): Offer[] {
  const { format, ownComponents } = compiler.options
  if (format === 'md' || format === 'md-only' || (format === 'detect' && !file.source.endsWith('.mdx')))
    return []
  const imports = file.text.matchAll(/^import\s+(?:([A-Z]\w*)|\{([^}]*)\})/gm)
  const imported = Array.from(imports, ([, one = '', several = '']) => `${one},${several}`)
  const names = imported.join().split(/[\s,]+(?:\w+\s+as\s+)?/)
  const all = [...ownComponents, ...names, ...builtInNames]
  return words(
    all.filter((name) => /^[A-Z]/.test(name)),
    CompletionItemKind.Class,
  )
}

/** Notes by the paths of their files, as they are written from this one: those in its folder first. */
function offerNotes(typed: string, { language, file }: AskedPlace): Offer[] {
  const own = originalOf(file)
  const paths = new Set(
    language.content.files.filter(({ folder }) => folder === file.folder).map(({ path }) => path),
  )
  return language.outlines
    .filter(({ file: other }) => originalOf(other) !== own)
    .filter(({ file: other }) => other.folder === file.folder || !paths.has(other.path))
    .map(({ file: other, frontMatter, contentTitle }) => ({
      text: spellPath(originalOf(other), typed, { folder: file.folder, own }),
      detail: frontMatter.title ?? contentTitle,
      words: frontMatter.title ?? contentTitle,
      kind: CompletionItemKind.File,
    }))
    .sort((a, b) => levels(a.text) - levels(b.text) || (a.text < b.text ? -1 : 1))
}

const levels = (path: string) => path.split('/').length

/** A path in the style that was begun: from the note with or without a dot, from the content folder, or from the site. */
function spellPath(source: string, typed: string, { folder, own }: { folder: string; own: string }): string {
  const path = relative(dirname(own), source)
  if (typed.startsWith('@')) return encodeSigns(`@site/${source}`)
  if (typed.startsWith('/')) return encodeSigns(`/${pathFrom(folder, source) ?? source}`)
  return encodeSigns(typed.startsWith('./') && !path.startsWith('.') ? `./${path}` : path)
}

/** Signs that would end an address in Markdown, or part it. */
const encodeSigns = (path: string) =>
  path.replace(/[%?# ()<>"]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

const picture = /\.(?:png|jpe?g|gif|webp|avif|svg|ico|bmp)$/i

async function offerPictures(typed: string, { language: { config }, file }: AskedPlace): Promise<Offer[]> {
  const own = originalOf(file)
  const found = (await listFiles(config)).filter((source) => picture.test(source))
  return found.map((source) => {
    const folder = config.staticDirectories.find((each) => source.startsWith(`${each}/`))
    const text =
      folder && !typed.startsWith('.')
        ? encodeSigns(`/${relative(folder, source)}`)
        : spellPath(source, typed || '.', { folder: file.folder, own })
    return { text, words: basename(source), kind: CompletionItemKind.File }
  })
}

/** The ids of headings of the note that an address leads to. */
function offerHeadings(_: string, asked: AskedPlace, before: string): Offer[] {
  const written = /\(\s*<([^<>#]*)#[^#]*$/.exec(before) ?? /([^\s()<"']*)#[^#]*$/.exec(before)
  const url = written?.[1]?.replaceAll(' ', '%20') ?? ''
  return headingsOf(targetOf({ kind: 'link', url }, asked), asked).map(({ id, text }) => ({
    text: id,
    detail: text,
    words: text,
    kind: CompletionItemKind.Reference,
  }))
}

/** What an address in a note leads to: without a path, to the note itself. */
function targetOf(written: { kind: 'link' | 'name'; url: string }, { file, language }: AskedPlace) {
  if (written.url === '') return { source: originalOf(file) }
  return findTarget(written, { file, page: pageOf(file, language) }, language)
}

/** The first of these names that leads to a file of the site. */
const nameOf = (source: SourcePath, names: string[], asked: AskedPlace) =>
  names.find((url) => targetOf({ kind: 'name', url }, asked)?.source === source)

function headingsOf(target: LinkTarget | undefined, { language }: AskedPlace) {
  const document = target && documentOf(target, language)
  return document ? headingsIn(document, language) : []
}

/** The names by which notes of a vault are linked: those of their files, with their folders where several have one. */
function offerNames(asked: AskedPlace): Offer[] {
  return asked.language.outlines.flatMap(({ file: other, frontMatter, contentTitle }) => {
    const path = other.path.replace(/\.mdx?$/i, '')
    const { title = contentTitle, aliases = [] } = frontMatter
    const text = nameOf(originalOf(other), [basename(path), path], asked)
    const found = [title, ...aliases].filter(Boolean).join(' ')
    return text === undefined ? [] : [{ text, detail: title, words: found, kind: CompletionItemKind.File }]
  })
}

/** The names by which notes of a vault embed its pictures, with their folders where several have one. */
function offerNamedPictures(asked: AskedPlace): Offer[] {
  const pictures = asked.language.named.filter((source) => picture.test(source))
  return pictures.flatMap((source) => {
    const text = nameOf(source, [basename(source), source], asked)
    return text === undefined ? [] : [{ text, words: text, kind: CompletionItemKind.File }]
  })
}

/** The headings of the note that a name between double brackets is of, and behind `^` its blocks with an id. */
function offerNamedParts(typed: string, asked: AskedPlace, before: string): Offer[] {
  const url = /\[\[([^\]|#\n]*)#[^[\]]*$/.exec(before)?.[1]?.trim() ?? ''
  const target = targetOf({ kind: 'name', url }, asked)
  const kind = CompletionItemKind.Reference
  if (!typed.startsWith('^')) return headingsOf(target, asked).map(({ text }) => ({ text, kind }))
  const note = target && noteOf(target, asked.language)
  return note ? blocksIn(note).map(({ id, text }) => ({ text: id, detail: text, words: text, kind })) : []
}
