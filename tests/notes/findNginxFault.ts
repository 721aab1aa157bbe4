/** The tokens of nginx: a comment, a string, `{`, `}` or `;`, or a word, which may contain `${name}`. */
const tokenPattern = /#.*|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[{};]|(?:\$\{\w+\}|\\.|[^\s{};"'])+/g

/** Checks that directives end with a semicolon or open a block, and that every block is closed. */
export function findNginxFault(code: string): string | undefined {
  let depth = 0
  let directive: string[] = []
  for (const token of code.match(tokenPattern) ?? []) {
    if (token.startsWith('#')) continue
    if (!/^[{};]$/.test(token)) {
      directive.push(token)
      continue
    }
    if (token === '}' && directive.length > 0) return `"${directive.join(' ')}" has no semicolon`
    if (token !== '}' && directive.length === 0) return `"${token}" has no directive before it`
    depth += token === '{' ? 1 : token === '}' ? -1 : 0
    if (depth < 0) return 'a block is closed that was never opened'
    directive = []
  }
  if (directive.length > 0) return `"${directive.join(' ')}" has no semicolon`
  return depth > 0 ? 'a block is never closed' : undefined
}
