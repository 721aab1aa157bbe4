import { parseSync } from 'rolldown/utils'

/** Parses a module of a site. JavaScript files may contain JSX too, as in bundling. */
export function parseModule(code: string, file: string) {
  return parseSync(file.replace(/\.[cm]?js$/, '.jsx'), code)
}
