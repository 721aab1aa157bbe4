import { foldWord } from '../../std/text.ts'
import { findWords } from '../analysis/findWords.ts'
import type { SearchIndex } from '../searchIndex.ts'
import { type Clause, type Query, type QueryError, type QueryField, queryFields } from './query.ts'

/** Pieces between spaces; a quoted phrase is one piece. */
const piecePattern = /(?:\\\S|"[^"]*"?|[^\s"\\]|\\)+/g

const escaped = /\\([-+:~^*"\\])/g

/** A `+` or `-` that is an operator (`-word`), not part of an option or path (`--flag`, `-v`, `-/x`). */
const signPattern = /^[+-](?![-+/.]|[a-z\d]$)/i

/** A name and a colon, but not `std::vector`, `http://x`, `c:\\x` or `localhost:8080`. */
const fieldPattern = /^([a-z]{2,}):(?![:/\\]|\d+$)/i

/**
 * Parses the query in the search box: words, `"phrases"`, `-word`, `+word`, `title:word`, `word~1`, `word^2`, `word*`.
 * A piece with a mistake is reported with its place, and searched for as plain text.
 */
export function parseQuery(typed: string): Query {
  const query: Query = { clauses: [], errors: [] }
  for (const { 0: piece, index } of typed.matchAll(piecePattern)) {
    const { clause, error } = parsePiece(piece, index)
    if (clause && clause.text !== '') query.clauses.push(clause)
    if (error) query.errors.push(error)
  }
  const last = query.clauses.at(-1)
  if (last && !last.isPhrase && !/\s$/.test(typed)) last.isPrefix = true
  return query
}

interface Parsed {
  clause?: Clause
  error?: QueryError
}

function parsePiece(piece: string, start: number): Parsed {
  const unescaped = piece.replace(escaped, '$1')
  if (unescaped !== piece) return { clause: plain(unescaped) }
  const sign = piece === '+' || piece === '-' ? piece : (signPattern.exec(piece)?.[0] ?? '')
  const [, field = ''] = fieldPattern.exec(piece.slice(sign.length)) ?? []
  const at = sign.length + (field ? field.length + 1 : 0)
  const fail = (message: string, from = start): Parsed => ({
    clause: plain(piece),
    error: { message, start: from, end: start + piece.length },
  })
  if (field && !isField(field)) {
    const fields = queryFields.map((name) => `'${name}'`).join(', ')
    return fail(`unrecognised field '${field}', possible fields: ${fields}`)
  }
  const term = piece.slice(at)
  const problem = checkTerm(term, sign, field)
  if (problem) return fail(problem, term === '' ? start : start + at)
  return withModifiers(term, { fail, start: start + at }, { sign, field: field as QueryField | '' })
}

/** Operators that no term may begin with, and their names in messages. */
const misplaced: [sign: RegExp, name: string][] = [
  [/^[+-](?!-)/, 'PRESENCE'],
  [/^~(?!\/)/, 'EDIT_DISTANCE'],
  [/^\^/, 'BOOST'],
]

/** Describes what is wrong with a term; undefined if nothing is. */
function checkTerm(term: string, sign: string, field: string): string | undefined {
  const expected = field ? 'expecting term' : sign ? 'expecting term or field' : undefined
  if (expected && term === '') return `${expected}, found nothing`
  const found = misplaced.find(([pattern]) => pattern.test(term))?.[1]
  if (expected) return found && `${expected}, found '${found}'`
  if (!found || found === 'PRESENCE') return undefined
  const value = term.slice(1)
  if (value === '') return found === 'BOOST' ? 'boost must be numeric' : 'edit distance must be numeric'
  return `expected either a field or a term, found ${found} with value '${value}'`
}

interface Modified {
  fail(message: string, from: number): Parsed
  start: number
}

/** Parses `~1` and `^2` at the end of a term; the last of each wins. */
function withModifiers(
  written: string,
  { fail, start }: Modified,
  { sign, field }: { sign: string; field: QueryField | '' },
): Parsed {
  const [, quoted, rest = ''] = /^"([^"]*)"?(.*)/s.exec(written) ?? []
  const [, bare = written, modifiers = ''] =
    /^(.[^~^]*)(.*)/s.exec(quoted === undefined ? written : `x${rest}`) ?? []
  const values = new Map<string, number>()
  for (const { 0: modifier, index } of modifiers.matchAll(/[~^][^~^]*/g)) {
    const name = modifier[0] === '~' ? 'edit distance' : 'boost'
    if (!/^\d+(?:\.\d+)?$/.test(modifier.slice(1)))
      return fail(`${name} must be numeric`, start + written.length - modifiers.length + index)
    values.set(name, Number(modifier.slice(1)))
  }
  const edits = values.get('edit distance')
  const text = quoted ?? bare
  const clause: Clause = {
    text: text.replace(/(?<=[\p{L}\p{N}_])\*+$/u, ''),
    ...(field && { field }),
    presence: sign === '+' ? 'required' : sign === '-' ? 'prohibited' : 'wanted',
    isPhrase: quoted !== undefined,
    isPrefix: text.endsWith('*'),
    ...(edits !== undefined && { edits: Math.min(Math.floor(edits), 2) }),
    boost: values.get('boost') ?? 1,
  }
  return { clause }
}

function plain(text: string): Clause {
  return { text, presence: 'wanted', isPhrase: false, isPrefix: false, boost: 1 }
}

const isField = (name: string): name is QueryField => (queryFields as readonly string[]).includes(name)

/** Exclusions of at most so many letters are options: `ls -la`. */
const longestOption = 2

/** What beside an exclusion tells of a pasted command: another option, a path, a sign of the shell. */
const ofCommand = /^(?:--?[\p{L}\d]|[.~]{0,2}\/|\.{1,2}$|~$|[|&<>$])/u

/** An address or a version: numbers joined by signs. */
const numberRun = /^\d+(?:[.:/]\d+)+$/

/**
 * Reads pieces as the pages of the index write them. An exclusion is text if it is short, if the pages write it as an
 * option, if they do not hold it, or if the query looks like a command: `find . -name` excludes nothing, and
 * `lvextend -L +10G` requires nothing. Numbers joined by signs are one word if the pages have it, as are
 * signs of a query without words: `10.0.0.0/8`, `&&`.
 */
export async function readOptions(query: Query, index: SearchIndex): Promise<Query> {
  const isCommand = query.clauses.some(
    ({ text, presence, isPhrase }) => presence === 'wanted' && !isPhrase && ofCommand.test(text),
  )
  const isOfSigns = query.clauses.every(({ text }) => findWords(text).length === 0)
  const clauses = await Promise.all(
    query.clauses.map(async (clause) => {
      if (clause.isPhrase || clause.field) return clause
      if (clause.presence === 'prohibited') return readOption(clause, isCommand, index)
      if (clause.presence === 'required' && isCommand) return { ...clause, presence: 'wanted' as const }
      return isOfSigns || numberRun.test(clause.text) ? readWhole(clause, index) : clause
    }),
  )
  return { ...query, clauses }
}

async function readOption(clause: Clause, isCommand: boolean, index: SearchIndex): Promise<Clause> {
  const { text } = clause
  const has = async (key: string) => (await index.term(key).catch(() => undefined)) !== undefined
  const word = text.toLowerCase()
  const [isShort, isLong, isWord] = await Promise.all([`-${word}`, `--${word}`, foldWord(word)].map(has))
  if (text.length > longestOption && isWord && !isShort && !isLong && !isCommand) return clause
  return { ...clause, text: isLong && !isShort ? `--${text}` : `-${text}`, presence: 'wanted' }
}

async function readWhole(clause: Clause, index: SearchIndex): Promise<Clause> {
  const found = await index.completions(clause.text).catch(() => [])
  const isKnown = found.some(({ key }) => key === clause.text || clause.isPrefix)
  return isKnown ? { ...clause, isWhole: true } : clause
}
