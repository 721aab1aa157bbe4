import { decodePath } from '../model/paths.ts'

export interface ParsedUrl {
  /** Decoded. */
  path: string
  /** With its `?`, as written; empty when there is none. */
  query: string
  /** Decoded, without its `#`; undefined when there is none. */
  hash?: string
}

/** Splits a URL as written in a note. */
export function parseUrl(url: string): ParsedUrl {
  const [, path = '', query = '', hash] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/s.exec(url) ?? []
  return {
    path: (decodePath(path) ?? path).normalize('NFC'),
    query,
    ...(hash !== undefined && { hash: (decodePath(hash) ?? hash).normalize('NFC') }),
  }
}
