/**
 * Whether a link to this address would run it as code. Browsers pass over control characters and blanks before it, and
 * over tabs and line breaks within it.
 */
export function isScriptAddress(href: string): boolean {
  const read = href.replace(/^[\0-\x20]+/, '').replace(/[\t\r\n]/g, '')
  return /^(?:javascript|vbscript|data):/i.test(read)
}
