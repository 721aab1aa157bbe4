import { stripVTControlCharacters } from 'node:util'

/** What the bundler says in one line: without colours, its code, the drawing below and the places, which are told elsewhere. */
export function plainReason(message: string): string {
  const firstLine = stripVTControlCharacters(message).split('\n')[0]!
  return firstLine
    .replace(/^\[[\w:-]+\]\s*/, '')
    .replace(/^(Could not resolve '.*') in .*/, '$1')
    .replace(/ at line \d+ column \d+$/, '')
}
