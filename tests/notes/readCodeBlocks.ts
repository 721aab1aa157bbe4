import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type CodeBlock, findCodeBlocks } from './findCodeBlocks.ts'

const notes = fileURLToPath(new URL('../../notes/docs', import.meta.url))

/** Reads all blocks of code on the pages in a folder of the notes. */
export function readCodeBlocks(folder: string): CodeBlock[] {
  const names = readdirSync(join(notes, folder), { recursive: true, encoding: 'utf8' })
  const pages = names.filter((name) => name.endsWith('.md')).map((name) => `${folder}/${name}`)
  return pages.sort().flatMap((page) => findCodeBlocks(page, readFileSync(join(notes, page), 'utf8')))
}
