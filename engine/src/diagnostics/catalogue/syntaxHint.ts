/** A hint for the message of a JavaScript parser; undefined if none is known. */
export function syntaxHint(reason: string): string | undefined {
  return /^(?:Expected|Unexpected|Unterminated)/.test(reason)
    ? 'Often the mistake stands just before: a comma, a bracket, a quotation mark or a closing tag that is missing.'
    : undefined
}
