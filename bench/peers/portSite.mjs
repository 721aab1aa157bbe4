import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { portNote } from './portNote.mjs'

/** Writes the notes and posts of a generated site for another engine: posts become pages below `blog`. */
export function portSite(site, folder, dialect) {
  const { notes, pictures, home } = dialect
  for (const [from, to] of [
    ['docs', ''],
    ['blog', 'blog'],
  ])
    for (const path of listNotes(join(site, from))) {
      const text = readFileSync(join(site, from, path), 'utf8')
      const target = join(folder, notes, to, /^slug: \/$/m.test(text) ? home : path)
      mkdirSync(dirname(target), { recursive: true })
      writeFileSync(target, portNote(text, dialect))
    }
  cpSync(join(site, 'static'), join(folder, pictures), { recursive: true })
}

function listNotes(folder) {
  return readdirSync(folder, { recursive: true }).filter((path) => path.endsWith('.md'))
}
