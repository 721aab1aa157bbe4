/** An error of the YAML parser. */
export interface YamlProblem {
  code: string
  message: string
  pos: [number, number]
}

/** What is wrong, and what to do. */
type Explanation = [reason: string, advice: string]

/** A parser error in words that writers of notes understand. */
export function explainYaml({ code, message, pos }: YamlProblem, text: string): Explanation {
  const [, kind, bracket] = inBrackets.exec(message) ?? []
  const [, character] = /^Plain value cannot start with .*?(\S)$/.exec(message) ?? []
  if (kind)
    return [
      `This ${kind === 'map' ? 'map' : 'list'} does not end with "${bracket}", or its lines are not indented`,
      `Close it with "${bracket}", and indent its lines.`,
    ]
  if (character) return needsQuotes(character)
  if (
    /^[{[]/.test(text.trimStart()) &&
    /[}\]]$/.test(text.slice(0, pos[0]).trimEnd()) &&
    isBehind.test(message)
  )
    return behindJson
  if (message === 'Unexpected scalar at node end' && text[pos[0] - 1] === '\n') return otherColumn
  const start = Object.keys(explanationsByMessage).find((words) => message.startsWith(words))
  if (start) return explanationsByMessage[start]!
  if (code === 'BLOCK_AS_IMPLICIT_KEY') return explainColon(text, pos[0])
  return explanations[code] ?? [message, quoteValue]
}

/** Whether a quote or bracket is never closed; the parser reports that at the end of the text. */
export function isUnclosed({ message }: YamlProblem): boolean {
  return message.startsWith('Missing closing') || inBrackets.test(message)
}

/** A colon in a value without quotes, or a field on the next line that is indented as if it belonged to this one. */
function explainColon(text: string, start: number): Explanation {
  const [line] = text.slice(start).split('\n', 1)
  return /:\s/.test(`${line}\n`)
    ? ['A value holds a colon but no quotes', 'Put quotes around the value, as in "a: b".']
    : ['The line below this one is indented as if it belonged to its value', oneColumn]
}

const inBrackets = /^Flow (sequence|map) .* end with a ([\]}])$/

const quoteValue = 'Put quotes around the value.'
const oneColumn = 'Begin the names of fields in the same column, and the items of a list, too.'
const needsQuotes = (sign: string): Explanation => [
  `A value that begins with ${sign} needs quotes`,
  quoteValue,
]

const otherColumn: Explanation = ['Fields of one level begin in different columns', oneColumn]

const noColon: Explanation = [
  'A line has no colon and blank behind the name of its field',
  'Write "name: value". If the line goes on with the value above, indent it.',
]
const isBehind = /at node end$|-end token in YAML stream/
const behindJson: Explanation = [
  'Text follows the bracket that closes the first one',
  'Remove what follows, or the bracket, if the text belongs between the two.',
]
const textAfter: Explanation = [
  'Text follows a value that has ended already',
  'Put quotes around the whole value. If it holds one kind of quotation marks, use the other.',
]
const tooDeep: Explanation = ['Its values are nested too deeply', 'Make it flatter.']
const misplaced: Explanation = [
  'This cannot be here; before it a character may be missing, such as a quotation mark or a bracket',
  quoteValue,
]

/** By error code, for parser messages that use YAML jargon. */
const explanations: Record<string, Explanation> = {
  ALIAS_PROPS: needsQuotes('& or *'),
  BAD_ALIAS: needsQuotes('& or *'),
  BAD_COLLECTION_TYPE: needsQuotes('!'),
  BAD_DIRECTIVE: ['A line begins with %', 'Put quotes around it.'],
  BAD_DQ_ESCAPE: [
    'Between double quotes, a backslash begins a special character',
    'Use single quotes, or write the backslash twice.',
  ],
  BAD_INDENT: ['Fields or items of one level begin in different columns', oneColumn],
  BAD_PROP_ORDER: needsQuotes('& or !'),
  BAD_SCALAR_START: ['This value begins with a character that needs quotes', quoteValue],
  BLOCK_IN_FLOW: [
    'A list with "-" or a text with | or > cannot be within brackets',
    'Write the list in brackets too, as in [a, b], or remove the brackets.',
  ],
  IMPOSSIBLE: ['It is not clear where a value begins', quoteValue],
  MISSING_CHAR: ['A comma, a colon or a blank is missing here', 'Add it.'],
  MULTIPLE_ANCHORS: needsQuotes('&'),
  MULTIPLE_TAGS: needsQuotes('!'),
  NON_STRING_KEY: ['The name of a field must be a text', 'Put quotes around the name.'],
  NO_VALUE: ['Its values cannot be put together', 'Write them out, without & and *.'],
  RESOURCE_EXHAUSTION: tooDeep,
  TAG_RESOLVE_FAILED: needsQuotes('!'),
  UNEXPECTED_TOKEN: misplaced,
  DUPLICATE_KEY: ['A field is given twice', 'Keep one of them.'],
  ENDLESS_ALIAS: ['The value that begins with & holds itself', 'Write it out, without & and *.'],
  MANY_ALIASES: ['More than 200 values are given by *', 'Write them out.'],
  BAD_MERGE: [
    'What "<<" takes in has no fields',
    'Name a value with fields, as "<<: *name" does, or a list of such.',
  ],
  FORBIDDEN_KEY: ['No field can be called __proto__', 'Give it another name.'],
  MULTILINE_IMPLICIT_KEY: noColon,
  MULTIPLE_DOCS: [
    'A line of "---" or "..." ends it, but more follows',
    'Remove the line that ends it, or put the text that it belongs to in quotes.',
  ],
  TAB_AS_INDENT: ['A line is indented with a tab, which YAML does not allow', 'Indent it with spaces.'],
}

/** By the start of the parser's message, where one code has several meanings. */
const explanationsByMessage: Record<string, Explanation> = {
  'Maximum call stack': tooDeep,
  'Excessive alias': ['Its values with * repeat each other too often', 'Write them out, without & and *.'],
  'Missing closing': [
    'A quotation mark opens a text here, but none closes it',
    'Close it with the same mark.',
  ],
  'Implicit map keys': noColon,
  'Comments must be': ['A blank is missing before "#"', 'Add one, or put quotes around the value.'],
  'Block scalar': [
    'The lines of a text that begins with | or > must be indented',
    'Indent them with spaces.',
  ],
  'Not a YAML token': [
    'Text follows | or > on the same line',
    'Begin the text on the next line, indented, or put quotes around the value.',
  ],
  'Unexpected block-seq-ind on same line': [
    'A list with "-" begins on the line of its field',
    'Begin it on the next line, or write [a, b].',
  ],
  'A block sequence may not be': ['The items of one list begin in different columns', oneColumn],
  'Unexpected , in': ['A comma has no value before it', 'Remove the comma.'],
  'Missing ,': ['A comma is missing between two values in brackets', 'Add it.'],
  'Unexpected scalar at node end': textAfter,
}
