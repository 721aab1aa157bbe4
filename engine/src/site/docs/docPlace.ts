import { posix } from 'node:path'
import type { DocumentOutline } from '../../markdown/document.ts'
import { isIndexFile } from './isIndexFile.ts'
import type { NumberPrefixParser } from './numberPrefix.ts'

/** The parts of a note's path below the docs folder that its URL is made of. */
export interface DocPlace {
  /** Folder without number prefixes; empty at the top. */
  folder: string
  /** File name without number prefix and ending. */
  name: string
  /** The number prefix of the file name. */
  position?: number | undefined
  /** Whether it is the index page of its folder. */
  isIndex: boolean
}

/** Parses the path of a note. `parse_number_prefixes: false` in its front matter keeps all numbers. */
export function docPlace({ file, frontMatter }: DocumentOutline, parsePrefix: NumberPrefixParser): DocPlace {
  const { dir, name: rawName } = posix.parse(file.path)
  const isIndex = isIndexFile(file.path)
  if (frontMatter.parse_number_prefixes === false) return { folder: dir, name: rawName, isIndex }
  const { filename: name, numberPrefix: position } = parsePrefix(rawName)
  return { folder: stripNumberPrefixes(dir, parsePrefix), name, position, isIndex }
}

function stripNumberPrefixes(folder: string, parsePrefix: NumberPrefixParser): string {
  return folder
    .split('/')
    .map((segment) => parsePrefix(segment).filename)
    .join('/')
}
