import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { spread } from './spread.mjs'

/** The weights of a built site in KB after gzip: its pages, and the styles and scripts that they load. */
export function weighPages(outDir) {
  const read = (path) => readFileSync(join(outDir, path), 'utf8')
  const home = read('index.html')
  const notes = listNotes(outDir).map(read)
  const weighAll = (paths) => paths.reduce((total, path) => total + weigh(read(path)), 0)
  return {
    home: weigh(home),
    notes: spread(notes.map(weigh)),
    notesOfText: spread(notes.map((html) => weigh(ofText(html)))),
    css: Math.min(...notes.map((html) => weighAll(findPaths(html, /<link\b[^>]*\brel="stylesheet"[^>]*>/g)))),
    js: Math.min(...notes.map((html) => weighAll(findPaths(html, /<script\b[^>]*\bsrc=[^>]*>/g)))),
  }
}

function weigh(text) {
  return gzipSync(text, { level: 9 }).length / 1024
}

function ofText(html) {
  return html.replace(/<pre[\s>].*?<\/pre>|<svg[\s>].*?<\/svg>/gs, '')
}

/** The original notes; copies are left out, because no real site has a sidebar like theirs. */
function listNotes(outDir) {
  const paths = readdirSync(outDir, { recursive: true }).filter((path) => path.endsWith('.html'))
  const others = /^(index|404|search)\.html$|^tags\b|^copy-/
  return paths.filter((path) => !others.test(path))
}

/** The files that tags of a page refer to, as paths in the output folder; the site is at the root of its host. */
function findPaths(html, tags) {
  return [...html.matchAll(tags)].flatMap(([tag]) => tag.match(/\b(?:href|src)="\/([^"]+)"/)?.[1] ?? [])
}
