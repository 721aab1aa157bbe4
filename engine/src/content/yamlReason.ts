/** An error of the YAML parser. */
export interface YamlProblem {
  code: string
  message: string
  pos: [number, number]
}

const inBrackets = /^Flow (sequence|map) .* end with a ([\]}])$/

/** Plain messages, by error code, for parser messages that use YAML jargon. */
const reasons: Record<string, string> = {
  BLOCK_AS_IMPLICIT_KEY: 'A value holds a colon but no quotes, or a line is indented too far',
  DUPLICATE_KEY: 'A field is given twice',
  ENDLESS_ALIAS: 'The value that begins with & holds itself',
  FORBIDDEN_KEY: 'No field can be called __proto__',
  MULTILINE_IMPLICIT_KEY: 'A line has no colon behind the name of its field',
  MULTIPLE_DOCS: 'A line of "---" or "..." ends it, but more follows',
  TAB_AS_INDENT: 'A line is indented with a tab, which YAML does not allow',
}

/** A parser error in words that writers of notes understand. */
export function yamlReason({ code, message }: YamlProblem): string {
  const [, kind, bracket] = inBrackets.exec(message) ?? []
  const [, sign] = /^Plain value cannot start with .*?(\S)$/.exec(message) ?? []
  if (kind)
    return `A ${kind === 'map' ? 'map' : 'list'} must end with "${bracket}", and its lines must be indented`
  if (sign) return `A value that begins with ${sign} needs quotes`
  if (message.startsWith('Maximum call stack')) return 'Its values are nested too deeply'
  if (message.startsWith('Excessive alias')) return 'Its values with * repeat each other too often'
  if (message.startsWith('Missing closing')) return 'A quotation mark opens a text here, but none closes it'
  if (message === 'Unexpected scalar at node end') return 'Text follows a value that has ended already'
  return reasons[code] ?? message
}

/** Whether a quote or bracket is never closed; the parser reports that at the end of the text. */
export function isUnclosed({ message }: YamlProblem): boolean {
  return message.startsWith('Missing closing') || inBrackets.test(message)
}
