import { isMap, isScalar, type Node, type Pair, visit } from 'yaml'
import type { z } from 'zod'
import type { ContentFile } from '../../content/contentFile.ts'
import { type ParsedYaml, parseYaml } from '../../content/parseYaml.ts'
import {
  type Diagnostic,
  diagnose,
  locate,
  type SourceLocation,
  toSourceText,
} from '../../diagnostics/diagnostic.ts'
import { nearestMatch, withOnlyMatch } from '../../diagnostics/nearestMatch.ts'
import { isRecord } from '../../std/collections.ts'
import { ambiguousDate } from '../../std/dates.ts'
import { splitFrontMatter } from '../../std/text.ts'
import type { MarkdownOptions } from '../markdownOptions.ts'
import { plainFields } from '../source/obsidianSource.ts'
import { unknownHeroKeys } from './fieldValues.ts'
import {
  type FieldName,
  fieldExpectation,
  fieldsIn,
  findFault,
  frontMatterFields,
  ownHome,
} from './frontMatterFields.ts'
import { findInText, findMisplaced, type Misplaced } from './misplacedFrontMatter.ts'

/** The validated front matter of a note. Unknown fields are kept as written. */
export type DocFrontMatter = {
  [Name in FieldName]?: z.output<(typeof frontMatterFields)[Name]>
} & Record<string, unknown>

interface FrontMatterResult {
  frontMatter: DocFrontMatter
  diagnostics: Diagnostic[]
}

/**
 * Parses and validates the front matter of a file. Invalid fields are left out of the result, and so are those without
 * a value (`aliases:`), which editors with forms for front matter leave behind. In a vault of Obsidian, whose plugins
 * have fields and templates of their own, problems are warnings, and any other field is one of these.
 */
export function parseFrontMatter(
  file: ContentFile,
  { obsidian }: Pick<MarkdownOptions, 'obsidian'> = { obsidian: false },
): FrontMatterResult {
  if (!obsidian) return readFields(file)
  const { frontMatter, diagnostics } = readFields(file, (written) => ownHome(plainFields(written)))
  const problems = diagnostics.filter(({ code }) => code !== 'unknown-front-matter')
  return { frontMatter, diagnostics: problems.map((problem) => ({ ...problem, level: 'warning' })) }
}

/** Reads the fields, after `spell` has put them as they are written here. */
function readFields(file: ContentFile, spell = ownHome): FrontMatterResult {
  const { header, bodyOffset } = splitFrontMatter(file.text)
  const misplaced = header === '' && findMisplaced(file)
  if (misplaced) return misplaced.open ? salvage(misplaced.open, misplaced.problem, file) : invalid(misplaced)
  const result = readHeader(header, file, spell)
  const late = findInText(file, bodyOffset, Object.keys(fieldsIn(file)))
  if (!late) return result
  const { frontMatter, diagnostics } = result
  return {
    frontMatter: { ...frontMatter, ...late.frontMatter },
    diagnostics: [...diagnostics, late.problem],
  }
}

function readHeader(
  header: string,
  file: ContentFile,
  spell: (written: Record<string, unknown>) => Record<string, unknown>,
): FrontMatterResult {
  if (header.trim() === '') return { frontMatter: {}, diagnostics: [] }
  const yaml = parseYaml(header.trimEnd())
  if (yaml.error) {
    const { reason, advice, line, column } = yaml.error
    const problem = diagnose('invalid-yaml', [reason, advice], locate(toSourceText(file), line + 1, column))
    return salvage(header, problem, file)
  }
  if (yaml.value === null) return { frontMatter: {}, diagnostics: [] }
  if (!isRecord(yaml.value)) return invalid({ problem: explainNoFields(header, file) })
  return checkFields(spell(yaml.value), { file, yaml })
}

function explainNoFields(header: string, file: ContentFile): Diagnostic {
  const lines = header.split('\n')
  const index = lines.findIndex((line) => /^[A-Za-z_][\w-]*:(?!\/\/)[^ \t]/.test(line))
  const [, field, value] = /^(.+?):(.*)/.exec(lines[index] ?? '') ?? []
  if (!field) return diagnose('front-matter-not-a-map', [], locate(toSourceText(file), 2))
  const where = locate(toSourceText(file), index + 2, field.length + 1)
  const isBlank = /^\s/.test(value!)
  const joined = { field, value: value!.trim(), ...(isBlank && { isBlank }) }
  return diagnose('front-matter-not-a-map', [joined], where)
}

const invalid = ({ problem, frontMatter = {} }: Partial<Misplaced> & Pick<Misplaced, 'problem'>) => ({
  frontMatter,
  diagnostics: [problem],
})

/** The fields of broken front matter whose line can be read by itself, so that its address is still known. */
function salvage(header: string, problem: Diagnostic, file: ContentFile): FrontMatterResult {
  const lines = header.split('\n').filter((line) => /^[A-Za-z_][\w-]*: *\S/.test(line))
  const fields = lines.map((line) => {
    const yaml = parseYaml(line)
    return isRecord(yaml.value) ? checkFields(yaml.value, { file, yaml }).frontMatter : {}
  })
  return { frontMatter: Object.assign({}, ...fields), diagnostics: [problem] }
}

/** The parsed YAML, with its file. */
interface Header {
  file: ContentFile
  yaml: ParsedYaml
}

function checkFields(written: Record<string, unknown>, header: Header): FrontMatterResult {
  const fields = fieldsIn(header.file)
  const frontMatter: DocFrontMatter = {}
  const diagnostics: Diagnostic[] = []
  for (const [name, value] of Object.entries(written)) {
    if (!Object.hasOwn(fields, name)) {
      frontMatter[name] = value
      diagnostics.push(...explainUnknown(name, value, header))
      continue
    }
    const result = frontMatterFields[name as FieldName].safeParse(writtenNumber(name, header) ?? value)
    if (result.success) {
      frontMatter[name] = result.data
      diagnostics.push(...explainGuess(name, value, header))
    } else if (name === 'hero' && unknownHeroKeys(value).length > 0) {
      diagnostics.push(explainHero(value, header))
    } else if (!isLeftEmpty(name, header)) {
      const fault = findFault(name, value, result.error.issues[0]?.path)
      const facts = [fault.name, fault.value, fault.expected, adviceFor(fault, header)] as const
      const problem = diagnose('invalid-front-matter', [...facts], locateField(name, header))
      // Sites that were not made with Sotay have a picture there, for parts of their own.
      diagnostics.push(
        name === 'hero' && typeof value === 'string' ? { ...problem, level: 'warning' } : problem,
      )
    }
  }
  return {
    frontMatter,
    diagnostics: [...diagnostics, ...curlyQuotes(fields, header), ...checkTogether(frontMatter, header)],
  }
}

/** Quotation marks that YAML does not know, around a whole value: editors put them in place of straight ones. */
const inCurlyQuotes = /^(?:[“”„][^“”„]*[“”]|[‘’‚][^‘’‚]*[‘’])$/

function curlyQuotes(fields: object, { file, yaml }: Header): Diagnostic[] {
  const found: Diagnostic[] = []
  visit(yaml.document, {
    Pair: (_, { key }, { length }) =>
      length === 2 && !Object.hasOwn(fields, String(key)) ? visit.SKIP : undefined,
    Scalar(_, { type, source = '', range }) {
      if (type !== 'PLAIN' || !inCurlyQuotes.test(source)) return
      const { line, col } = yaml.lineCounter.linePos(range![0])
      const where = { ...locate(toSourceText(file), line + 1, col), length: source.length }
      const fix = { from: source, to: JSON.stringify(source.slice(1, -1)) }
      found.push({ ...diagnose('curly-quotes', [source, fix.to], where), fix })
    },
  })
  return found
}

/** Warns of a date whose month and day could be exchanged. */
function explainGuess(name: string, value: unknown, header: Header): Diagnostic[] {
  const written = name === 'last_update' ? (value as { date?: unknown }).date : name === 'date' && value
  const guess = typeof written === 'string' ? ambiguousDate(written) : undefined
  return guess ? [diagnose('ambiguous-date', [String(written), guess], locateField(name, header))] : []
}

/** Keys that are no slips are those of a part of the site's own. */
function explainHero(value: unknown, header: Header): Diagnostic {
  const keys = unknownHeroKeys(value)
  const problem = diagnose('unknown-hero-key', [keys], locateField('hero', header))
  return keys.some(([, nearest]) => nearest) ? problem : { ...problem, level: 'warning' }
}

/**
 * Warns of an unknown field that nearly spells a known one, or by which other engines leave the page out; any other
 * unknown field is the site's own.
 */
function explainUnknown(name: string, value: unknown, header: Header): Diagnostic[] {
  const written = `${name}: ${value}`
  if (hidingField.test(written))
    return [diagnose('unknown-front-matter', [written, 'draft: true', 'hides'], locateField(name, header))]
  // Any short name is near to "id", such as "uid", which other programs read.
  const fields = Object.keys(fieldsIn(header.file)).filter((known) => known !== 'id' || /^id$/i.test(name))
  const nearest = nearestMatch(name, fields)
  if (!nearest || name === 'published') return []
  const problem = diagnose('unknown-front-matter', [name, nearest], locateField(name, header))
  return [withOnlyMatch(problem, name, fields)]
}

const hidingField = /^(?:publish(?:ed)?: false|private: true|(?:status|visibility): (?:draft|private))$/i

/** What YAML makes of some signs at the start of a value. */
const meaningOfSign: Record<string, string> = {
  '#': 'begins a comment',
  '&': 'names a value',
  '{': 'begins a map',
}

/** What to write instead, where YAML reads a value in another way than its writer. */
function adviceFor(
  { name, value, expected }: { name: string; value: unknown; expected: string },
  header: Header,
): string | undefined {
  if (typeof value === 'string') {
    if (expected === 'true or false' && /^(yes|on|no|off)$/i.test(value))
      return `Write ${/^(yes|on)$/i.test(value) ? 'true' : 'false'}.`
    return name === 'tags' ? adviceForTags(value.replace(/^-\s*/, '')) : undefined
  }
  const { line } = header.yaml.lineCounter.linePos(offsetOf(name, header))
  const [, sign = ''] = /:\s+(\S)/.exec(lineOf(line, header)) ?? []
  const meaning = expected.startsWith('a text') ? meaningOfSign[sign] : undefined
  return meaning && `Put quotes around the value, since ${sign} ${meaning}.`
}

/** Of words with spaces between them nobody knows whether they are one tag. */
function adviceForTags(value: string): string {
  const words = value.split(/\s+/)
  const several = words.length > 1 && !value.includes(',') ? `, or [${words.join(', ')}]` : ''
  return `Write a list: [${value}]${several}.`
}

/** Checks fields that depend on each other. */
function checkTogether(frontMatter: DocFrontMatter, header: Header): Diagnostic[] {
  const { draft, unlisted, toc_min_heading_level: min, toc_max_heading_level: max } = frontMatter
  const diagnostics: Diagnostic[] = []
  if (draft && unlisted) diagnostics.push(diagnose('draft-and-unlisted', [], locateField('unlisted', header)))
  if (min !== undefined && max !== undefined && min > max)
    diagnostics.push(diagnose('toc-levels-crossed', [min, max], locateField('toc_min_heading_level', header)))
  return diagnostics
}

/** The source of a number, so that the title `1.10` does not become `1.1`. */
function writtenNumber(name: string, header: Header): string | undefined {
  const value = findPair(name, header)?.value
  return isScalar(value) && typeof value.value === 'number' ? value.source : undefined
}

/** Whether nothing follows the name of a field. Where YAML reads `title: # 1` as empty, its writer meant something. */
function isLeftEmpty(name: string, header: Header): boolean {
  const pair = findPair(name, header)
  const { line } = header.yaml.lineCounter.linePos(offsetOf(name, header))
  return isScalar(pair?.value) && pair.value.value === null && /^[^:]*:\s*$/.test(lineOf(line, header))
}

/** A line of the front matter, counted from 1. */
const lineOf = (line: number, { file }: Header): string => file.text.split('\n')[line] ?? ''

function locateField(name: string, header: Header): SourceLocation {
  const { line, col } = header.yaml.lineCounter.linePos(offsetOf(name, header))
  return { ...locate(toSourceText(header.file), line + 1, col), length: name.length }
}

/** Where the name of a field begins. */
function offsetOf(name: string, header: Header): number {
  return (findPair(name, header)?.key as Node | undefined)?.range?.[0] ?? 0
}

function findPair(name: string, { yaml }: Header): Pair | undefined {
  const { contents } = yaml.document
  return isMap(contents) ? contents.items.find(({ key }) => String(key) === name) : undefined
}

/** The known fields of a file and what each accepts, for those who write one. */
export function offeredFields(file: ContentFile): { name: FieldName; accepts: string }[] {
  const names = Object.keys(fieldsIn(file)) as FieldName[]
  return names.map((name) => ({ name, accepts: fieldExpectation(name) }))
}
