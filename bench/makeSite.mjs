import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, relative } from 'node:path'
import { root } from '../scripts/parts/root.mjs'
import { commitFolder } from './commitFolder.mjs'

const made = ['build', '.sotay', 'node_modules']

/**
 * A copy's links lead to notes that may not have been copied with it: that is not what is measured.
 * Preview pictures are off, as they are unless a site asks for them.
 */
const config = `import notes from './notes.config.ts'

const ignored = { onBrokenLinks: 'ignore', onBrokenAnchors: 'ignore' }
const hooks = { onBrokenMarkdownLinks: 'ignore', onBrokenMarkdownImages: 'ignore' }
export default { ...notes, ...ignored, previewImages: false, markdown: { ...notes.markdown, hooks } }
`

/** Makes a site of so many notes in a new folder: those of the repository that come first, or all with copies. Gives the folder. */
export function makeSite(noteCount) {
  const folder = mkdtempSync(join(tmpdir(), `sotay-bench-${noteCount}-`))
  cpSync(join(root, 'notes'), folder, { recursive: true, filter: (path) => !made.includes(basename(path)) })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir')
  renameSync(join(folder, 'sotay.config.ts'), join(folder, 'notes.config.ts'))
  writeFileSync(join(folder, 'sotay.config.ts'), config)
  addOrRemove(join(folder, 'docs'), noteCount)
  commitFolder(folder, made)
  return folder
}

function addOrRemove(docs, noteCount) {
  const files = readdirSync(docs, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(docs, join(parentPath, name)))
    .sort()
  const notes = files.filter(isNote)
  const others = files.filter((file) => !isNote(file))
  for (const file of notes.slice(noteCount)) rmSync(join(docs, file))
  for (let copy = 1; copy * notes.length < noteCount; copy++) {
    const target = join(docs, `copy-${copy}`)
    for (const file of others) copyFile(join(docs, file), join(target, file))
    for (const file of notes.slice(0, noteCount - copy * notes.length)) {
      copyFile(join(docs, file), join(target, file), `\nCopy ${copy}.\n`)
    }
  }
}

function isNote(file) {
  return /\.mdx?$/.test(file) && !basename(file).startsWith('_')
}

/**
 * Copies a file without the address it asks for, which is the original's. No two notes get the same text, so that
 * nothing that is kept by content can stand in for work.
 */
function copyFile(from, to, addition = '') {
  cpSync(from, to)
  if (!/\.(mdx?|json)$/.test(from)) return
  const text = readFileSync(from, 'utf8').replace(/^slug:.*\n|"slug": "[^"]*",/m, '')
  writeFileSync(to, text + addition)
}
