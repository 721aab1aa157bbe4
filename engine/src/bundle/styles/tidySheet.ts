/** A slip in a stylesheet that was corrected. Line and column count from 1. */
export interface Slip {
  kind: 'semicolon' | 'import'
  line: number
  column: number
}

/** Comments, strings, unquoted addresses, the signs that end statements, and text between them. */
const tokens =
  /\/\*[^]*?(?:\*\/|$)|"(?:\\[^]|[^"\\\n])*"?|'(?:\\[^]|[^'\\\n])*'?|\burl\([^"')]*\)|[{};]|[^{};"'/u]+|[^]/g

const remote = /^@import\s+(?:url\(\s*)?["']?(?:https?:)?\/\//i
/** The beginning of a custom property, whose value may be in braces. */
const property = /^--[\w-]+\s*:/

/**
 * Moves remote imports, which the bundler wants first, and imports after rules to the top, and takes out semicolons
 * that end nothing. Line numbers stay the same.
 */
export function tidySheet(css: string): { css: string; slips: Slip[] } {
  const cuts: { start: number; end: number }[] = []
  const imports: { text: string; isRemote: boolean }[] = []
  const found: { kind: Slip['kind']; offset: number }[] = []
  // For each open brace, whether it belongs to the value of a property.
  const open: boolean[] = []
  let start: number | undefined
  let hasRules = false
  for (const { 0: token, index } of css.matchAll(tokens)) {
    const end = index + token.length
    if (token === '{') {
      hasRules = true
      open.push(start !== undefined && property.test(css.slice(start, index)))
      start = undefined
    } else if (token === '}') {
      start = open.pop() ? index : undefined
    } else if (token === ';' && start === undefined) {
      cuts.push({ start: index, end })
      if (open.length === 0) found.push({ kind: 'semicolon', offset: index })
    } else if (token === ';') {
      const statement = css.slice(start, end)
      const isRemote = remote.test(statement)
      if (open.length === 0 && (isRemote || (hasRules && /^@import\b/i.test(statement)))) {
        imports.push({ text: statement, isRemote })
        cuts.push({ start: start!, end })
        if (hasRules) found.push({ kind: 'import', offset: start! })
      }
      start = undefined
    } else if (start === undefined && !token.startsWith('/*')) {
      const blank = token.search(/\S/)
      if (blank >= 0) start = index + blank
    }
  }
  const moved = imports.toSorted((a, b) => Number(b.isRemote) - Number(a.isRemote)).map(({ text }) => text)
  return {
    css: moved.join('').replaceAll('\n', ' ') + without(css, cuts),
    slips: found.map(({ kind, offset }) => ({ kind, ...placeAt(css, offset) })),
  }
}

/** Replaces parts of a text by blanks, so that all other places stay the same. */
function without(text: string, cuts: { start: number; end: number }[]): string {
  return cuts.reduce(
    (rest, { start, end }) =>
      rest.slice(0, start) + rest.slice(start, end).replace(/[^\n]/g, ' ') + rest.slice(end),
    text,
  )
}

function placeAt(text: string, offset: number): Pick<Slip, 'line' | 'column'> {
  const lines = text.slice(0, offset).split('\n')
  return { line: lines.length, column: lines.at(-1)!.length + 1 }
}
