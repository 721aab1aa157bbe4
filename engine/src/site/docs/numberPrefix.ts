import type { NumberPrefix } from '../../config/schema/docs.ts'

/** Splits a number prefix off a file or folder name. */
export type NumberPrefixParser = (name: string) => NumberPrefix

/** Dates and versions: `2021-11-foo`, `7.0-foo`. */
const dateOrVersion = /^\d+[-_.]\d/
const prefixed = /^(\d+)\s*[-_.]+\s*([^-_.\s].*)$/

/** Takes `01` off `01-intro`; a name without such a number, or with a date or version, stays whole. */
export function parseNumberPrefix(name: string): NumberPrefix {
  const [, number, filename] = (!dateOrVersion.test(name) && prefixed.exec(name)) || []
  return filename === undefined ? { filename: name } : { filename, numberPrefix: Number(number) }
}

/** The parser that the `numberPrefixParser` setting asks for. */
export function toNumberPrefixParser(setting: boolean | NumberPrefixParser): NumberPrefixParser {
  if (typeof setting === 'function') return setting
  return setting ? parseNumberPrefix : (filename) => ({ filename })
}
