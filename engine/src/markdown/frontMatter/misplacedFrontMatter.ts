import type { ContentFile } from '../../content/contentFile.ts'
import {
  type Diagnostic,
  diagnose,
  locate,
  type SourceLocation,
  toSourceText,
} from '../../diagnostics/diagnostic.ts'
import { codeOr } from '../source/sourceParts.ts'

/** Front matter that is not read as such, because of where or how it is written. */
export interface Misplaced {
  problem: Diagnostic
  /** What of it is believed all the same: a draft stays one where problems do not stop the build. */
  frontMatter?: { draft?: true }
  /** The lines of front matter that begins as it should, and never ends. */
  open?: string
}

/**
 * Front matter without its closing `---`. A thematic break at the start of a text does not match, because no fields
 * follow it.
 */
const unclosedHeader =
  /^---[ \t]*\n(?:[A-Za-z_][\w-]*:(?:[ \t].*)?(?:\n|$)(?:[ \t].*(?:\n|$)|-[ \t].*(?:\n|$))*)+/

const fields = String.raw`(?:[A-Za-z_][\w-]*:(?:[ \t].*)?\n(?:[ \t]+\S.*\n|-[ \t].*\n)*)+`

/** Front matter that does not begin in the first column of the first line: a text with a line below for the parser. */
const lateHeader = new RegExp(String.raw`^(?:\s*<!--[^]*?-->\s*|\s+)(?=---[ \t]*\n${fields}[ \t]*---)`)

/**
 * Front matter as other engines write it: TOML between lines of `+++`, a language behind the hyphens, JSON without any;
 * or fields between four hyphens, dashes, below the fence of a block of code, or without a line above them.
 */
const foreignHeader = new RegExp(
  [
    String.raw`^\s*(?:(?<plus>\+{3,})[ \t]*\n\s*(?:[\w."-]+[ \t]*=|\[|#)`,
    String.raw`(?<hyphens>-{4,}|-*[—–][-—–]*)[ \t]*\n${fields}[ \t]*[-—–]{1,3}`,
    String.raw`(?<fence>\x60{3,})\w*\n(?=---[ \t]*\n${fields}[ \t]*---[ \t]*\n\x60)`,
    String.raw`(?<language>---[ \t]*(?:json5?|toml|ya?ml|js))[ \t]*\n`,
    String.raw`(?<none>(?=(?:title|draft|date|slug|tags|id|description|authors?|sidebar_\w+):[ \t]))${fields}---[ \t]*\n`,
    String.raw`(?<brace>\{)\s*"[\w.-]+"[ \t]*:)`,
  ].join('|'),
)

/** The same below a text, which its lines make a part of. */
const headerInText = new RegExp(String.raw`(?<header>^---[ \t]*\n${fields}---[ \t]*$)`)
const headerOrCode = codeOr(headerInText)

/** Finds what was meant as the front matter of a file that has none. */
export function findMisplaced(file: ContentFile): Misplaced | undefined {
  const [open] = unclosedHeader.exec(file.text) ?? []
  if (open) return { open, problem: diagnose('unclosed-front-matter', [], endOf(open, file)) }
  const late = lateHeader.exec(file.text)
  if (late)
    return {
      problem: diagnose('late-front-matter', [], placeAt(late[0].length, file)),
      frontMatter: draftIn(file.text),
    }
  const foreign = foreignHeader.exec(file.text)
  return foreign ? foreignFields(foreign, file) : undefined
}

/** Finds front matter below the beginning of the text, with one of these names in it at least. */
export function findInText(file: ContentFile, from: number, names: string[]): Misplaced | undefined {
  const body = file.text.slice(from)
  if (!/^---[ \t]*\n[A-Za-z_][\w-]*:/m.test(body)) return undefined
  for (const { groups, index } of body.matchAll(headerOrCode)) {
    const header = groups!.header
    if (!header || !names.some((name) => header.includes(`\n${name}:`))) continue
    const problem = diagnose('late-front-matter', [true], placeAt(from + index, file))
    return { problem, frontMatter: draftIn(header) }
  }
  return undefined
}

/** The last line of unclosed front matter. */
function endOf(fields: string, file: ContentFile): SourceLocation {
  return locate(toSourceText(file), fields.trimEnd().split('\n').length, 1)
}

function placeAt(offset: number, file: ContentFile): SourceLocation {
  const lines = file.text.slice(0, offset).split('\n')
  return { ...locate(toSourceText(file), lines.length, lines.at(-1)!.length + 1), length: 3 }
}

/**
 * None of the fields is read, but a draft stays one where problems do not stop the build. Those that hide nothing are seen
 * as text, which does no harm that should stop it; of JSON, MDX would say that it is no code.
 */
function foreignFields({ 0: before, groups }: RegExpExecArray, file: ContentFile): Misplaced {
  const marks = Object.values(groups!).find((group) => group !== undefined)!
  const start = marks ? before.indexOf(marks) : /\S/.exec(before)!.index
  const where = { ...placeAt(start, file), length: marks.length || 1 }
  const end = file.text.indexOf(groups!.brace ? '}' : `\n${marks.slice(0, 3) || '---'}`, start + marks.length)
  const written = file.text.slice(0, end < 0 ? undefined : end)
  const isError = marks === '{' || hidingField.test(written)
  const problem: Diagnostic = {
    ...diagnose('foreign-front-matter', [marks], where),
    level: isError ? 'error' : 'warning',
  }
  return { problem, frontMatter: draftIn(written) }
}

/** A field that keeps a page from readers, or takes it out of lists. */
const hidingField = /\b(?:draft|unlisted|publish|published|private)\b/

const draftIn = (written: string): { draft?: true } =>
  /(?:^|[{,])[ \t]*"?draft"?[ \t]*[=:][ \t]*["']?true\b/m.test(written) ? { draft: true } : {}
