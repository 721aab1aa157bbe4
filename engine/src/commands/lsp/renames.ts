import { join, sep } from 'node:path'
import type { FileRename, Range, RenameFile, TextEdit, WorkspaceEdit } from 'vscode-languageserver-protocol'
import { readBytes } from '../../config/readFile.ts'
import { BuildFailed, diagnose } from '../../diagnostics/diagnostic.ts'
import { move } from '../move/move.ts'
import { moveHeading } from '../move/moveHeading.ts'
import { tellUnread } from '../move/printMove.ts'
import { codeFolder } from '../move/settingEdits.ts'
import type { FolderChange } from '../move/siteChange.ts'
import { openRawText } from '../move/textEdits.ts'
import { type AskedPlace, type Desk, pathOf, uriOf } from './desk.ts'
import { sourceOf } from './editedSite.ts'
import { documentOf, headingOf, linkAt, noteOf, subjectAt } from './targets.ts'

/** A heading that can be given another text: where its name is at the place that was asked about. */
interface RenamedHeading {
  range: Range
  /** Its text, as it is written. */
  placeholder: string
  /** The path of its note, from the site folder. */
  note: string
}

const heading = /^([\s>]*#{1,6}\s+)(.*?)[ \t]*(?:#+|\\?\{#[^{}\n]+\}|\{\/\*.*\*\/\})?[ \t]*$/

/** The heading in the line of a place, or the one that its link leads to. */
export function renamedHeading(asked: AskedPlace): RenamedHeading | undefined {
  const { language, file, text } = asked
  const subject = subjectAt(asked)
  const note = subject?.hash ? noteOf(subject, language) : undefined
  const document = note && documentOf(subject!, language)
  const line = document && headingOf(subject!, document, language)?.line
  if (!note || line === undefined) return undefined
  const lines = note.text.split('\n')
  const [, before, placeholder] = heading.exec(lines[line - 1]!) ?? []
  if (before === undefined || !placeholder) return undefined
  const start = lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0) + before.length
  const link = linkAt(asked)
  if (!link) return { range: text.rangeOf(start, start + placeholder.length), placeholder, note: note.source }
  // Of the address, only what names the heading.
  const from = link.start + file.text.slice(link.start, link.end).lastIndexOf('#') + 1
  return { range: text.rangeOf(from, link.end), placeholder, note: note.source }
}

/** Takes what is said about a change besides its edits. */
type Say = (message: string) => void

/** Gives a heading another text, with all links that lead to it. */
export async function renameHeading(
  asked: AskedPlace,
  name: string,
  { desk, say }: { desk: Desk; say: Say },
): Promise<WorkspaceEdit> {
  const found = renamedHeading(asked)
  if (!found)
    throw new BuildFailed([diagnose('cannot-move', ['There is no heading to rename here.', undefined])])
  const { siteDir } = asked.language.config
  const names: [string, string, string] = [join(siteDir, found.note), found.placeholder, name]
  const moved = await moveHeading(siteDir, names, { dryRun: true, open: desk.texts })
  tellUnread(moved.unread).forEach(say)
  return toEdit(siteDir, moved, desk)
}

/** What changes when files or folders get other paths; the editor moves them by itself. */
export async function renameFiles(
  files: FileRename[],
  tools: { desk: Desk; say: Say },
): Promise<WorkspaceEdit | undefined> {
  const { desk } = tools
  const bySite = new Map<string, [from: string, to: string][]>()
  for (const { oldUri, newUri } of files) {
    const site = desk.siteOf(oldUri)
    const [source, destination] = [pathOf(oldUri), pathOf(newUri)]
    if (!site || source === undefined || destination === undefined) continue
    const { siteDir } = site
    const { config, content } = await site.languageOf(sourceOf(siteDir, source))
    const folders = [...content.files.map(({ folder }) => folder), ...config.staticDirectories, codeFolder]
    // What lies elsewhere, no note names.
    if (folders.some((folder) => source.startsWith(join(siteDir, folder, sep))))
      bySite.set(siteDir, [...(bySite.get(siteDir) ?? []), [source, destination]])
  }
  const changes = await Promise.all(
    Array.from(bySite, ([siteDir, paths]) => renameAll(siteDir, paths, tools)),
  )
  return changes.length > 0 ? { documentChanges: changes.flat() } : undefined
}

async function renameAll(
  siteDir: string,
  paths: [from: string, to: string][],
  { desk, say }: { desk: Desk; say: Say },
) {
  const moved = await move(siteDir, paths, { dryRun: true, open: desk.texts })
  tellUnread(moved.unread).forEach(say)
  const sources = paths.map(([source]) => source)
  // Other code that imports it is changed by what the editor has for code.
  const isCode = sources.some((source) => /\.[cm]?[jt]sx?$/.test(source))
  const texts = new Map([...moved.texts].filter(([each]) => !isCode || isNote(each)))
  const others = moved.moves.filter(([each]) => !sources.includes(join(siteDir, each)))
  const renames = others.map(
    ([oldPath, newPath]): RenameFile => ({
      kind: 'rename',
      oldUri: uriOf(join(siteDir, oldPath)),
      newUri: uriOf(join(siteDir, newPath)),
    }),
  )
  return [...(toEdit(siteDir, { texts }, desk).documentChanges ?? []), ...renames]
}

function toEdit(siteDir: string, { texts }: Pick<FolderChange, 'texts'>, desk: Desk): WorkspaceEdit {
  const documentChanges = [...texts].map(([source, text]) => {
    const path = join(siteDir, source)
    const open = desk.texts.textOf(path)
    // Settings were read as they are on disk.
    if (!isNote(source) && open !== undefined && open !== readBytes(path).toString())
      throw new BuildFailed([diagnose('cannot-move', [`"${source}" is not saved.`, 'Save it first.'])])
    return { textDocument: { uri: uriOf(path), version: null }, edits: editsBetween(desk.read(path), text) }
  })
  return { documentChanges }
}

const isNote = (source: string) => /\.mdx?$/i.test(source)

/** The edits that make one text of another: line by line where both have as many, else one for all that differs. */
function editsBetween(former: string, next: string): TextEdit[] {
  const [lines, others] = [former.split('\n'), next.split('\n')]
  if (lines.length === others.length)
    return lines.flatMap((line, index) =>
      line === others[index] ? [] : [editLine(index, line, others[index]!)],
    )
  const { start, end, text } = difference(former, next)
  return [{ range: openRawText(former).rangeOf(start, end), newText: text }]
}

function editLine(line: number, former: string, next: string): TextEdit {
  const { start, end, text } = difference(former, next)
  return { range: { start: { line, character: start }, end: { line, character: end } }, newText: text }
}

/** The part in which two texts differ. */
function difference(former: string, next: string): { start: number; end: number; text: string } {
  const shorter = Math.min(former.length, next.length)
  let start = 0
  while (start < shorter && former[start] === next[start]) start++
  // Both halves of a letter are replaced.
  if (/[\ud800-\udbff]/.test(former[start - 1] ?? '')) start--
  let tail = 0
  while (tail < shorter - start && former.at(-1 - tail) === next.at(-1 - tail)) tail++
  if (/[\udc00-\udfff]/.test(former.at(-tail) ?? '') && tail > 0) tail--
  return { start, end: former.length - tail, text: next.slice(start, next.length - tail) }
}
