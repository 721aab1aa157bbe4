import { diagramOpenings } from '../../model/drawing.ts'
import { asTable } from '../../std/collections.ts'
import { listWords } from '../../std/text.ts'
import { nearestMatch } from '../nearestMatch.ts'

/** What a parser says, and how to say it in words that its users know. */
type Rewording = [said: RegExp, say: (...found: string[]) => string]

/** What a parser of JavaScript found wrong, in plain words; `line` is the source up to the mistake, and from there on. */
export function scriptReason(reason: string, [before, after]: [string, string] = ['', '']): string {
  const slip =
    /^Unexpected token/.test(reason) && tagSlips.find(([to, from]) => to.test(before) && from.test(after))
  return slip ? slip[2] : reword(reason, scriptWords)
}

/** What React says of an element that it cannot render, in plain words. */
export const thrownReason = (reason: string) => reword(reason, thrownWords)

const thrownWords: Rewording[] = [
  [
    /^Objects are not valid as a React child \(found: (?:\[object ([^\]]*)\]|object with keys (\{[^}]*\})).*$/s,
    (kind, keys) =>
      `an object is to be shown (${kind ? `a ${kind}` : `with ${keys}`}), but React shows texts, numbers and elements only.`,
  ],
  [/^The `style` prop expects .*$/s, () => 'the "style" of an element is a text, but must be an object.'],
]

/** What a parser of CSS found wrong, in plain words. */
export const cssReason = (reason: string) => reword(reason, cssWords)

/** What KaTeX found wrong in a formula, in plain words. */
export const texReason = (reason: string) => reword(reason.replaceAll("'EOF'", 'the end'), texWords)

/**
 * What Mermaid found wrong in a diagram, without the excerpt, which the report shows anyway, and with few of the tokens
 * that it expected.
 */
export function mermaidReason(reason: string): string {
  const [, shown = '', before = '', found] =
    /^Parse error on line \d+: *\n(.*)\n(-*)\^\n[^]*?got '(\w+)'/.exec(reason) ?? []
  if (found === 'EOF') return 'It ends too early.'
  if (found)
    return `What follows "${shown
      .slice(0, before.length)
      .trim()
      .replace(/^\.{3}/, '…')}" cannot be there.`
  return reword(reason, mermaidWords)
    .replace(/\n.*\n-+\^\n/, ' ')
    .replace(/^Parse error on line \d+: /, '')
    .replace(/((?:'[^']*', ){4})(?:'[^']*', )*/, '$1… ')
    .replace(/\s+/g, ' ')
    .replace(/(?<![.?])$/, '.')
}

/** What a parser of MDX found wrong, in plain words; `written` is the source line from the mistake on. */
export function mdxReason(reason: string, written: string): string {
  const [, expression] = /^Could not parse expression with oxc: (.*)$/s.exec(reason) ?? []
  // The parser reads it in parentheses, so that their end is the brace.
  if (expression)
    return `The code in braces cannot be read: ${scriptReason(expression.replace('`)`', '`}`'))}`
  if (!/^Unexpected character/.test(reason)) return reword(reason, mdxWords)
  if (written.startsWith('<!--'))
    return written.includes('-->')
      ? 'Comments of HTML are switched off in the config'
      : 'This comment is not read as one: its "-->" is missing, or comments of HTML are switched off'
  const [, name] = /^<([A-Za-z][\w.-]*)(?=[\s/]|$)/.exec(written) ?? []
  return name ? `The tag <${name}> cannot be read` : 'A "<" begins a tag, but what follows here is none'
}

function reword(reason: string, words: Rewording[]): string {
  for (const [said, say] of words) {
    const match = said.exec(reason)
    if (match) return say(...match.slice(1))
  }
  return reason.replace(/`/g, '"')
}

const tokens = asTable<string>({
  EOF: 'the file ends',
  Identifier: 'there is a name',
  Unknown: 'there is a sign without a meaning',
  decimal: 'there is a number',
  string: 'there is a text',
})

/** Signs in backticks, as a list of signs in quotation marks. */
const signs = (quoted: string) =>
  listWords(
    Array.from(quoted.matchAll(/`(.+?)`/g), ([, sign]) => `"${sign}"`),
    'or',
  )

/** What is often wrong within tags, by the text before and behind the mistake. */
const tagSlips: [before: RegExp, after: RegExp, reason: string][] = [
  [/<$/, /^!--/, 'A comment between tags is written {/* … */}'],
  [
    /<\w[^<>]*\s[\w-]+=$/,
    /^[^"'{]/,
    'The value of an attribute needs quotation marks, or braces around code',
  ],
  [/\{\s*<$/, /^\//, 'A "{" before this begins code, and no "}" ends it; as text, write {"{"}'],
  [/<\s+$/, /./, 'A "<" before this begins a tag; as text, write {"<"} or &lt;'],
]

const scriptWords: Rewording[] = [
  [
    /^Empty parenthesized/,
    () => 'Nothing is in these brackets; the arrow of a function is "=>", without a blank',
  ],
  [
    /^`await` is only allowed/,
    () => '"await" is only possible in an async function, which a component cannot be',
  ],
  [
    /^Expected (`.+`) but found `(.+)`\.?$/,
    (wanted, found) => `${signs(wanted!)} was expected here, but ${tokens[found!] ?? `there is "${found}"`}`,
  ],
  [
    /^Unexpected token\. Did you mean (`.+`)\?$/,
    (meant) =>
      `Text cannot hold this character. Perhaps a tag before it is not closed; as text, write ${signs(meant!)}`,
  ],
  [/^Unexpected token/, () => 'What is here cannot follow what is before it'],
  [/^Unterminated string/, () => 'A quotation mark opens a text here, but none closes it'],
  [
    /^Unterminated regular/,
    () => 'A "/" begins a pattern here, but none ends it; text needs quotation marks',
  ],
  [/^Unterminated multi/, () => 'A comment begins here with "/*", but no "*/" ends it'],
  [/^Invalid assignment in object/, () => 'Between a name and its value there must be ":", not "="'],
  [/^Missing initializer/, () => 'A constant needs a value: const name = value'],
  [/^Expected a semicolon/, () => 'A statement has ended before this place, but more follows in its line'],
  [
    /^Expected corresponding JSX closing tag for '(.*)'/,
    (tag) => `The tag <${tag}> is open here, but another one is closed`,
  ],
  [/^Adjacent JSX/, () => 'Elements side by side need one around them: <>…</>'],
  [/^JSX attributes must/, () => 'The braces of this attribute are empty'],
  [
    /^Invalid Character `(.+)`/,
    (sign) => `"${sign}" has no meaning in code; text needs straight quotation marks`,
  ],
  [
    /^Identifier expected\. '(.+)' is a reserved/,
    (word) => `"${word}" is a word of JavaScript, which cannot be a name`,
  ],
  [/^Identifier expected after '(.+)'/, (sign) => `A name was expected after "${sign}"`],
  [/^Identifier `(.+)` has already/, (name) => `"${name}" is declared twice`],
  [/^Invalid characters after number/, () => 'Letters follow a number; text needs quotation marks'],
  [/^Unexpected end of file/, () => 'The file ends too early'],
  [/^Expected function name/, () => 'A function needs a name here'],
  [/^Could not resolve '(.+)'/, (path) => `There is no file for the import "${path}"`],
  [/^A 'return' statement/, () => '"return" is only possible within a function'],
]

const cssTokens: [token: RegExp, shown: (value: string) => string][] = [
  [/^CurlyBracketBlock/, () => '{'],
  [/^SquareBracketBlock/, () => '['],
  [/^ParenthesisBlock/, () => '('],
  [/^CloseCurlyBracket/, () => '}'],
  [/^CloseSquareBracket/, () => ']'],
  [/^CloseParenthesis/, () => ')'],
  [/^Semicolon/, () => ';'],
  [/^Colon/, () => ':'],
  [/^Comma/, () => ','],
  [/^CDO/, () => '<!--'],
  [/^CDC/, () => '-->'],
  [/^(?:Ident|QuotedString)\("(.*)"\)/, (word) => word],
  [/^Function\("(.*)"\)/, (name) => `${name}(`],
  [/^AtKeyword\("(.*)"\)/, (name) => `@${name}`],
  [/^(?:ID)?Hash\("(.*)"\)/, (name) => `#${name}`],
  [/^Delim\('(.*)'\)/, (sign) => sign],
  [/^Dimension \{.*?value: (-?[\d.]+),.*?unit: "(.*)"/, (value) => String(Number(value))],
  [/^(?:Number|Percentage) \{.*?value: (-?[\d.]+)/, (value) => String(Number(value))],
]

const cssWords: Rewording[] = [
  [/^Unexpected token BadUrl/, () => 'An address has no end: write url("…")'],
  [/^Unexpected token BadString/, () => 'A quotation mark opens a text here, but none closes it'],
  [
    /^Unexpected token (.+)$/s,
    (token) => `${shownToken(token!)} cannot be here; before it a ";", ":" or "}" may be missing`,
  ],
  [/^Unexpected end of input/, () => 'It ends too early: a "{", a "}" or a ";" is missing'],
  [/^Invalid empty selector/, () => 'Before this "{" or "," there is no selector that can be read'],
  [
    /^Invalid dangling combinator/,
    () => 'The selector ends with a character that leads to another, but there is none',
  ],
  [/^'(.+)' is not recognized as a valid pseudo-class/, (name) => `":${name}" is not known`],
  [/^'(.+)' is not recognized as a valid pseudo-element/, (name) => `"::${name}" is not known`],
  [
    /^(?:Invalid|Unexpected|No|Expected) .*\bin (?:pseudo|attribute|an? (?:pseudo|attribute))/,
    () => 'This selector cannot be read',
  ],
  // Those of Sass:
  [/^[Ee]xpected "\.?$/, () => 'A quotation mark opens a text before this, but none closes it'],
  [/^[Ee]xpected "(.+)"/, (sign) => `"${sign}" was expected here`],
  [/^[Ee]xpected end of rule/, () => 'A ";" or a "}" is missing before this'],
  [
    /^[Ee]xpected (identifier|selector|expression|number|digit|string)/,
    (what) => `${articled(what!)} was expected here`,
  ],
  [/^unmatched "(.+)"/, (sign) => `This "${sign}" closes nothing`],
  [
    /^Undefined (variable|mixin|function)/,
    (what) => `This ${what} is defined neither before it nor in a sheet that is used`,
  ],
  [/^There is no module with (?:the )?namespace "(.+)"/, (name) => `No "@use" brings in "${name}"`],
  [/^Can't find stylesheet to import/, () => 'There is no style sheet at the path of this import'],
  [/^The target selector was not found/, () => 'There is no rule with the selector that is extended'],
]

const articled = (noun: string) =>
  noun === 'identifier' ? 'A name' : /^[aeiou]/.test(noun) ? `An ${noun}` : `A ${noun}`

function shownToken(token: string): string {
  for (const [pattern, show] of cssTokens) {
    const match = pattern.exec(token)
    if (match) return `"${show(match[1] ?? '')}"`
  }
  return 'What is here'
}

const texWords: Rewording[] = [
  [/^Undefined control sequence: (.+)/, (command) => `${command} is not a TeX command`],
  [
    /^Unexpected end of input in a macro argument/,
    () => 'It ends within the braces of a command: a "}" is missing',
  ],
  [/^Expected '(.+)', got (.+)/, (wanted, found) => `"${wanted}" was expected where there is ${found}`],
  [
    /^Double (superscript|subscript)/,
    (which) => `It has two ${which}s in a row: put the first part in braces`,
  ],
  [
    /^Can't use function '(.+)' in (\w+) mode/,
    (command, mode) => `${command} is not possible in ${mode === 'text' ? 'text' : 'a formula'}`,
  ],
  [/^Mismatch: (\S+) matched by (\S+)/, (begin, end) => `${begin} is ended by ${end}`],
  [/^No such environment: (.+)/, (name) => `there is no environment "${name}"`],
  [/^Expected group (?:after|as argument to) '(.+)'/, (command) => `Something has to follow ${command}`],
]

const mermaidWords: Rewording[] = [
  [/^No diagram type detected[^:]*:\s*(\S*)/, (word) => nameKind(word!)],
  [/unexpected character: ->(.)<-/, (sign) => `"${sign}" cannot be there`],
  [
    /^Parse error on line \d+, column \d+: Expecting token of type '(\w+)' but found `([^`]*)`/,
    (token, found) => `${expectedTokens[token!] ?? 'Something else'} was expected in place of "${found}"`,
  ],
]

const expectedTokens: Record<string, string> = { NUMBER_PIE: 'A number', STRING: 'A text in quotation marks' }

function nameKind(word: string): string {
  const nearest = nearestMatch(word, diagramOpenings)
  return `No kind of diagram begins with "${word}"${nearest ? `; did you mean "${nearest}"?` : ''}`
}

const containers = asTable<string>({
  paragraph: 'its paragraph',
  listItem: 'its list item',
  blockquote: 'its quote',
  heading: 'its heading',
  tableCell: 'its cell',
  emphasis: 'the emphasised text that it is in',
  strong: 'the bold text that it is in',
  link: 'the link that it is in',
})

const mdxWords: Rewording[] = [
  [
    /^Expected a closing tag for `(<.*?>)`(?: \([\d:]+\))? before the end of `(\w+)`/,
    (tag, within) => `${tag} is not closed before the end of ${containers[within!] ?? 'what it is in'}`,
  ],
  [/^Expected a closing tag for `(<.*?>)`/, (tag) => `${tag} is never closed`],
  [
    /^Unexpected closing tag `(.*?)`, expected .*? for `(<.*?>)` \((\d+)/,
    (closing, open, line) =>
      `${closing} closes nothing: the tag that is open here is ${open}, of line ${line}`,
  ],
  [/^Unexpected closing tag `(.*?)`/, (tag) => `${tag} closes a tag that is not open`],
  [
    /^Expected the closing tag `(.*?)` after the end of `(\w+)`/,
    (tag, within) =>
      `${tag} is within another block than the tag that it closes: ${containers[within!]?.replace('its ', 'a ') ?? 'one that begins later'}`,
  ],
  [/^Unexpected end of file in expression/, () => 'This "{" is never closed'],
]
