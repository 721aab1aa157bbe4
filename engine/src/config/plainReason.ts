import { stripVTControlCharacters } from 'node:util'

/** The message of a bundler error in one line, without colours, error code, code frame and locations. */
export function plainReason(message: string): string {
  const firstLine = stripVTControlCharacters(message).split('\n')[0]!
  return firstLine
    .replace(/^\[[\w:-]+\]\s*/, '')
    .replace(/^(Could not resolve '.*') in .*/, '$1')
    .replace(/ at line \d+ column \d+$/, '')
}
