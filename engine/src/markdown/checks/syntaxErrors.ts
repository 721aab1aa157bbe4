import { MarkdownSyntaxError } from '../../diagnostics/diagnostic.ts'

/** How many mistakes of one note are looked for. */
const most = 10

/** The syntax errors of a text, and the text without them, if that can be read. */
export interface SyntaxErrors {
  /** In the order of the text. */
  errors: MarkdownSyntaxError[]
  rest?: string
}

/**
 * Finds the syntax errors of a text, of which `first` is known: each is taken out, by text of the same length, and the
 * rest is read again. What only follows from an error before it is left out.
 */
export function findSyntaxErrors(
  text: string,
  first: MarkdownSyntaxError,
  read: (text: string) => void,
): SyntaxErrors {
  const found = [first]
  const loose: LooseTags = { opening: [], closing: [] }
  let [rest, error]: [string, MarkdownSyntaxError | undefined] = [text, first]
  for (let round = 0; error && round < 3 * most; round++) {
    const without = takeOut(error, rest, loose)
    if (without === rest) break
    error = errorOf(without, read)
    rest = without
    if (error && !follows(error, loose) && !isSamePlace(error, found.at(-1)!) && found.push(error) >= most)
      break
  }
  const errors = found.sort((a, b) => a.line - b.line || a.column - b.column)
  return error ? { errors } : { errors, rest }
}

const isSamePlace = (one: MarkdownSyntaxError, other: MarkdownSyntaxError) =>
  one.line === other.line && one.column === other.column

function errorOf(text: string, read: (text: string) => void): MarkdownSyntaxError | undefined {
  try {
    read(text)
    return undefined
  } catch (error) {
    return error instanceof MarkdownSyntaxError ? error : undefined
  }
}

/** The names of tags that have lost their partner, because that was taken out. */
interface LooseTags {
  opening: string[]
  closing: string[]
}

const unclosed = /^Expected a closing tag for `<(.*?)>`/
const unopened = /^Unexpected closing tag `<\/(.*?)>`/
const crossed = /^Unexpected closing tag .*? for `<(.*?)>` \((\d+):(\d+)\)/

/** Whether an error is about a tag whose partner was taken out. */
function follows({ reason }: MarkdownSyntaxError, { opening, closing }: LooseTags): boolean {
  return remove(unclosed.exec(reason)?.[1], opening) || remove(unopened.exec(reason)?.[1], closing)
}

function remove(name: string | undefined, names: string[]): boolean {
  const index = name === undefined ? -1 : names.indexOf(name)
  if (index >= 0) names.splice(index, 1)
  return index >= 0
}

/** The text without what an error is about; the same text if that is not known. */
function takeOut({ reason, line, column }: MarkdownSyntaxError, text: string, loose: LooseTags): string {
  const at = offsetOf(text, line, column)
  const open = unclosed.exec(reason)?.[1]
  const closed = unopened.exec(reason)?.[1]
  const partner = crossed.exec(reason)
  if (open !== undefined) {
    loose.closing.push(open)
    return blankTag(text, at)
  }
  if (partner) {
    loose.opening.push(closed!)
    loose.closing.push(partner[1]!)
    return blankTag(blankTag(text, at), offsetOf(text, Number(partner[2]), Number(partner[3])))
  }
  if (closed !== undefined) return blankTag(text, at)
  if (reason.startsWith('Unexpected end of file in expression')) return blank(text, at, at + 1)
  if (/expression/.test(reason)) return withoutExpression(text, at)
  if (reason.startsWith('Unexpected character')) return withoutAttributes(text, at)
  return withoutModuleCode(text, line)
}

function offsetOf(text: string, line: number, column: number): number {
  const lines = text.split('\n').slice(0, line - 1)
  return lines.reduce((sum, { length }) => sum + length + 1, 0) + column - 1
}

const blank = (text: string, start: number, end: number) =>
  text.slice(0, start) + text.slice(start, end).replace(/[^\n]/g, ' ') + text.slice(end)

function blankTag(text: string, at: number): string {
  const [tag = '<'] = /^<(?:[^<>{}]|\{[^{}]*\})*>/.exec(text.slice(at)) ?? []
  return blank(text, at, at + tag.length)
}

/** Puts a number in place of the code in braces around an offset. */
function withoutExpression(text: string, at: number): string {
  const start = text.lastIndexOf('{', text[at] === '{' ? at - 1 : at)
  const end = text.indexOf('}', Math.max(at, start + 1))
  if (start < 0 || end < 0) return text
  const known = blank(text, start + 1, end)
  return end === start + 1 ? known : `${known.slice(0, start + 1)}0${known.slice(start + 2)}`
}

/** Leaves only the name of a tag; takes out the `<` of what is not a tag. */
function withoutAttributes(text: string, at: number): string {
  const [tag, name] = /^<([A-Za-z][\w.-]*)(?=[\s/])[^<>]*>/.exec(text.slice(at)) ?? []
  if (!tag || !name) return blank(text, at, at + 1)
  const end = at + tag.length - (tag.endsWith('/>') ? 2 : 1)
  return blank(text, at + 1 + name.length, end)
}

/** Takes out the import or export that a line is in. */
function withoutModuleCode(text: string, line: number): string {
  const lines = text.split('\n')
  const first = lines.slice(0, line).findLastIndex((each) => /^(?:import|export)\b/.test(each))
  if (first < 0) return text
  const length = lines.slice(line).findIndex((each) => each.trim() === '')
  const last = length < 0 ? lines.length : line + length
  return lines
    .map((each, index) => (index >= first && index < last ? each.replace(/./g, ' ') : each))
    .join('\n')
}
