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
 * Broken links are ignored: a copy may link to notes that were not copied. Preview pictures are off, as they are
 * unless a site asks for them, and so are fonts.
 */
const configWith = (markdown) => `import notes from './notes.config.ts'

const ignored = { onBrokenLinks: 'ignore', onBrokenAnchors: 'ignore' }
const hooks = { onBrokenMarkdownLinks: 'ignore', onBrokenMarkdownImages: 'ignore' }
export default { ...notes, ...ignored, previewImages: false, fonts: {}, markdown: { ...notes.markdown, hooks, ...${JSON.stringify(markdown)} } }
`

/**
 * Makes a site of `noteCount` notes in a new folder: the first ones of the repository, or all of them and copies.
 * Settings of Markdown may be added. Returns the folder.
 */
export function makeSite(noteCount, markdown = {}) {
  const folder = mkdtempSync(join(tmpdir(), `sotay-bench-${noteCount}-`))
  cpSync(join(root, 'notes'), folder, { recursive: true, filter: (path) => !made.includes(basename(path)) })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir')
  renameSync(join(folder, 'sotay.config.ts'), join(folder, 'notes.config.ts'))
  writeFileSync(join(folder, 'sotay.config.ts'), configWith(markdown))
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
 * Copies a file without its `slug`, which belongs to the original. `addition` makes the text of each copy unique, so
 * that no cache by content can save work.
 */
function copyFile(from, to, addition = '') {
  cpSync(from, to)
  if (!/\.(mdx?|json)$/.test(from)) return
  const text = readFileSync(from, 'utf8').replace(/^slug:.*\n|"slug": "[^"]*",/m, '')
  writeFileSync(to, text + addition)
}
