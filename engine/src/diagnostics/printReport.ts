import { groupBy } from '../std/collections.ts'
import type { Level } from './catalogue/entry.ts'
import type { Diagnostic, Language, SourceLocation } from './diagnostic.ts'

/** Functions that colour text for a terminal; without colours they return the text unchanged. */
export interface Paint {
  level: (level: Level, text: string) => string
  dim: (text: string) => string
  strong: (text: string) => string
}

const noPaint: Paint = { level: (_, text) => text, dim: (text) => text, strong: (text) => text }
const order: Record<Level, number> = { info: 0, warning: 1, error: 2 }

/** Column in which the locations begin, so that they are aligned. */
const placeColumn = 50

/** All problems as text, sorted by level and file. Errors come last, where a terminal shows them first. */
export function printReport(diagnostics: Diagnostic[], paint: Paint = noPaint): string {
  return sorted(diagnostics)
    .map((diagnostic) => printDiagnostic(diagnostic, paint))
    .join('\n')
}

const sorted = (diagnostics: Diagnostic[]) =>
  joinInstalls(
    joinPlaces(
      adviseFormat(diagnostics).toSorted(
        (a, b) =>
          order[a.level] - order[b.level] || placeOf(a).localeCompare(placeOf(b), 'en', { numeric: true }),
      ),
    ),
  )

/** How many more places a problem names that is the same at several. */
const namedPlaces = 5

/** Tells once what is so at several places, and names these below. Each error has its own lines. */
function joinPlaces(diagnostics: Diagnostic[]): Diagnostic[] {
  const alike = groupBy(diagnostics, (each) =>
    each.level === 'error' ? each : [each.level, each.code, each.message, each.hint].join('\n'),
  )
  return Array.from(alike.values(), (all) => {
    const [, ...places] = new Set(all.map(placeOf))
    const left = places.length - namedPlaces
    const named = places.slice(0, namedPlaces).join(', ') + (left > 0 ? `, and ${left} more` : '')
    const first = all[0]!
    return named ? { ...first, hint: [first.hint, `Also at ${named}.`].filter(Boolean).join('\n') } : first
  })
}

/** From how many problems of one kind on only the first of them are printed, and how many these are. */
const [manyAlike, firstAlike] = [50, 20]

/** The report for a terminal: of thousands of problems of one kind the first, and how many more there are. */
export function printShortReport(diagnostics: Diagnostic[], paint: Paint = noPaint): string {
  const all = sorted(diagnostics)
  const kinds = groupBy(all, ({ level, code }) => `${level} ${code}`)
  const many = [...kinds.values()].filter(({ length }) => length >= manyAlike)
  const left = new Set(many.flatMap((alike) => alike.slice(firstAlike)))
  const told = all.filter((problem) => !left.has(problem)).map((problem) => printDiagnostic(problem, paint))
  const lines = many.map(([first, ...others]) => {
    const count = (others.length + 1 - firstAlike).toLocaleString('en')
    return `${count} more of the kind ${paint.strong(first!.code)} are not shown. "sotay check --format json" lists each.\n`
  })
  return [...told, ...lines].join('\n')
}

/** Names all packages that are missing in the last hint: nobody wants to run a command for every one. */
function joinInstalls(diagnostics: Diagnostic[]): Diagnostic[] {
  const names = [...new Set(diagnostics.flatMap(({ install }) => install ?? []))].sort()
  if (names.length < 2) return diagnostics
  const last = diagnostics.findLast(({ install }) => install)!
  const all = `Run "npm install ${names.join(' ')}" for all that are missing, or correct the import.`
  return diagnostics.with(diagnostics.indexOf(last), { ...last, hint: last.hint!.replace(/.*/, all) })
}

/** From how many files on text that MDX cannot read is not a slip, but plain Markdown. */
const manyFiles = 3

/** Says once what spares correcting many files that were written for GitHub and other places. */
function adviseFormat(diagnostics: Diagnostic[]): Diagnostic[] {
  const ofMdx = diagnostics.filter(({ code, where }) => code === 'invalid-mdx' && where?.file.endsWith('.md'))
  if (new Set(ofMdx.map(({ where }) => where!.file)).size < manyFiles) return diagnostics
  const last = ofMdx.toSorted((a, b) => placeOf(a).localeCompare(placeOf(b), 'en', { numeric: true })).at(-1)!
  const hint = `${last.hint}\nIf these notes are plain Markdown: "markdown: { format: 'auto' }" in the config reads files without components as such.`
  return diagnostics.map((diagnostic) => (diagnostic === last ? { ...diagnostic, hint } : diagnostic))
}

function printDiagnostic(diagnostic: Diagnostic, paint: Paint): string {
  const { level, code, where, message, hint } = diagnostic
  const place = visible(placeOf(diagnostic)).replaceAll('\n', '\uFFFD')
  const frame = where && codeFrame(where)
  const gap = ' '.repeat(Math.max(2, placeColumn - `${level}  ${code}`.length))
  const head = `${paint.level(level, level)}  ${paint.strong(code)}${place && gap + place}`
  const others = otherLanguages(diagnostic)
  const lines = [
    head,
    frame && paint.dim(visible(frame)),
    indent(visible(message)),
    hint && indent(visible(hint)),
    others && indent(others),
  ]
  return `${lines.filter(Boolean).join('\n')}\n`
}

/**
 * Without characters that control a terminal, or turn the order of letters round: names of files may hold them, and so may
 * texts of writers.
 */
const visible = (text: string) => text.replace(/(?![\n\t])\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu, '\uFFFD')

function placeOf({ where }: Diagnostic): string {
  return where ? [where.file, where.line, where.column].filter((part) => part !== undefined).join(':') : ''
}

function indent(text: string): string {
  return text.replace(/^/gm, '  ')
}

/** The number of errors and warnings in words: `1 error, 2 warnings`; empty if there are none. */
export function countProblems(diagnostics: Diagnostic[]): string {
  return (['error', 'warning'] as const)
    .map((level) => ({ level, count: diagnostics.filter((diagnostic) => diagnostic.level === level).length }))
    .filter(({ count }) => count > 0)
    .map(({ level, count }) => `${count} ${level}${count === 1 ? '' : 's'}`)
    .join(', ')
}

/** How many languages have the problem besides the one it is printed for; undefined if none has. */
export function otherLanguages({ languages = [] }: Diagnostic): string | undefined {
  const count = languages.length - 1
  return count > 0 ? `… and in ${count} language${count === 1 ? '' : 's'}` : undefined
}

/**
 * Makes one of the problems that print the same, but for the address of a language, and notes all its languages.
 * Those with different keys are kept, since their lines are found only later.
 */
export function uniqueDiagnostics(diagnostics: Diagnostic[]): Diagnostic[] {
  const alike = groupBy(diagnostics, identityOf).values()
  const found: Diagnostic[] = []
  const byColumn = new Map<string, number[]>()
  for (const problem of Array.from(alike, joinAlike)) {
    const column = [problem.level, problem.code, placeOf(problem)].join(' ')
    const there = byColumn.get(column) ?? []
    const index = there.find((each) => isTranslationOf(found[each]!, problem))
    if (index !== undefined) found[index] = joinAlike([found[index]!, problem])
    else {
      if (problem.where?.column !== undefined) byColumn.set(column, [...there, found.length])
      found.push(problem)
    }
  }
  return found
}

/** Code that every page runs fails on every page. */
const oncePerPlace = new Set<string>(['theme-part-failed', 'override-failed'])

/** What is alike in each version, language and blog, and is corrected by one decision. */
const oncePerMessage = new Set<string>(['tags-share-address'])

function joinAlike(alike: Diagnostic[]): Diagnostic {
  const [first] = alike as [Diagnostic]
  if (oncePerPlace.has(first.code) && alike.length > 1)
    return { ...first, message: `${first.message} It fails on ${alike.length - 1} other pages, too.` }
  const languages = new Map(alike.flatMap((each) => each.languages ?? []).map((each) => [each.name, each]))
  if (languages.size > 0) return { ...first, languages: [...languages.values()] }
  return oncePerMessage.has(first.code) ? first : alike.at(-1)!
}

/** Whether two problems of one kind at one column are of different languages: only wording tells them apart. */
function isTranslationOf({ languages: some }: Diagnostic, { languages: others }: Diagnostic): boolean {
  if (!some || !others) return false
  const names = new Set(some.map(({ name }) => name))
  return !others.some(({ name }) => names.has(name))
}

function identityOf({ languages, ...diagnostic }: Diagnostic): string {
  if (oncePerPlace.has(diagnostic.code)) return `${diagnostic.code} ${placeOf(diagnostic)}`
  if (oncePerMessage.has(diagnostic.code)) return `${diagnostic.code} ${diagnostic.message}`
  const { where } = diagnostic
  const printed = printReport([diagnostic])
  const identity = languages ? withoutLanguage(printed, languages) : printed
  return JSON.stringify([identity, where?.key?.map(String), where?.nth])
}

/** A text whose addresses do not name the language. */
function withoutLanguage(text: string, [language]: Language[]): string {
  const parts = text.split(/(?<=["'\s])(?=\/)/)
  const { baseUrl } = language!
  return parts.map((part) => (part.startsWith(baseUrl) ? `/${part.slice(baseUrl.length)}` : part)).join('')
}

/** Maximum number of characters of a line to show; longer lines are cut around the column. */
const maxWidth = 96

/**
 * A source line with its number, and carets below the column. Without a line, gives `shown`, the HTML on the page, if
 * there is any.
 */
export function codeFrame({
  line,
  column,
  length = 1,
  sourceLine,
  leftOut = 0,
  shown,
}: SourceLocation): string | undefined {
  if (sourceLine === undefined || line === undefined) return shown && `  ${shown}`
  const { text, before } = cutLine(sourceLine, (column ?? 1) - leftOut)
  const gutter = `  ${line} | `
  const quoted = (gutter + text.replaceAll('\t', ' ')).trimEnd()
  if (column === undefined) return quoted
  const indent = Math.max(0, column - 1 - leftOut - before)
  const carets = '^'.repeat(Math.max(1, Math.min(length, text.length - indent)))
  return `${quoted}\n${' '.repeat(gutter.length - 2)}| ${' '.repeat(indent)}${carets}`
}

/** Cuts a long line around a column; `before` is how many characters the text moved to the left. */
function cutLine(line: string, column: number): { text: string; before: number } {
  const start = Math.max(0, Math.min(column - 1 - maxWidth / 2, line.length - maxWidth))
  const end = start + maxWidth
  const text = `${start > 0 ? '…' : ''}${line.slice(start, end)}${end < line.length ? '…' : ''}`
  return { text, before: start > 0 ? start - 1 : 0 }
}
