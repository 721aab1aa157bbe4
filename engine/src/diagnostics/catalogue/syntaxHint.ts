/** What to look at where a parser met something that it did not expect. */
export function syntaxHint(reason: string): string | undefined {
  return /^(?:Expected|Unexpected|Unterminated)/.test(reason)
    ? 'Often the mistake stands just before: a comma, a bracket, a quotation mark or a closing tag that is missing.'
    : undefined
}
