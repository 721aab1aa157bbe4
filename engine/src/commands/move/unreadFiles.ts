import { basename, dirname } from 'node:path/posix'
import { decodePath, type SourcePath } from '../../model/paths.ts'
import { originalOf } from '../../site/routes/routeSource.ts'
import { movedPath } from './movedContent.ts'
import { type Change, newSpelling } from './settingEdits.ts'
import { refuse, type UnreadFile } from './siteChange.ts'

/**
 * Refuses a move if a file that cannot be parsed may lead to what moves, or moves itself and may lead anywhere: nobody
 * would find its links again once it is corrected.
 */
export function refuseUnread(unread: UnreadFile[], change: Change): void {
  const isName = findNames(changedNames(change))
  for (const { place, reason } of unread) {
    const { source, text } = place.file
    const isMoved = movedPath(source, change.moves) !== source
    const addresses = addressLike(text)
    const leads = isMoved
      ? addresses.length > 0
      : addresses.some(isName) ||
        dotsIn(text).some((url) => newSpelling({ kind: 'link', url }, place, change))
    if (leads) refuseFor(source, reason, isMoved ? 'and it moves' : undefined)
  }
}

/** Refuses to rename a heading if a file that cannot be parsed may lead to it. */
export function refuseUnreadHeading(unread: UnreadFile[], names: string[]): void {
  const isName = findNames(names)
  for (const { place, reason } of unread)
    if (addressLike(place.file.text).some(isName)) refuseFor(place.file.source, reason)
}

const refuseFor = (source: SourcePath, reason: string, more = 'and one may lead to what changes') =>
  refuse(`The links of ${source} cannot be found, because it has a mistake, ${more}.`, reason, source)

/** The names, before and after, of whatever gets another address: of files and folders, pages and notes. */
function changedNames({ before, after, moves }: Change): string[] {
  const routeAfter = (source: SourcePath) => after.index.routesBySource.get(movedPath(source, moves))
  const isChanged = (source: SourcePath) =>
    movedPath(source, moves) !== source || before.index.routesBySource.get(source) !== routeAfter(source)
  const sources = [...before.index.routesBySource.keys(), ...before.named].filter(isChanged)
  const files = sources.flatMap((source) => [source, movedPath(source, moves)])
  const pages = sources.flatMap((source) => [before.index.routesBySource.get(source), routeAfter(source)])
  const notes = before.outlines.filter(({ file }) => isChanged(originalOf(file)))
  const titles = notes.flatMap(({ frontMatter: { id, title, aliases = [] }, contentTitle }) => [
    id,
    title,
    contentTitle,
    ...aliases,
  ])
  const paths: (string | undefined)[] = [...moves.flat(), ...files, ...pages]
  return [...paths.flatMap(lastNames), ...titles.flatMap((title) => title ?? [])]
}

/** The last name in a path, and also the name of the folder if the file is that folder's own note. */
function lastNames(path = ''): string[] {
  const stem = basename(path).replace(/\.\w+$/, '')
  return /^(?:index|readme)$/i.test(stem) ? [stem, basename(dirname(path))] : [stem]
}

/** Finds texts that hold one of these names, in whichever spelling. A name without letters may be in every text. */
function findNames(names: string[]): (text: string) => boolean {
  const wanted = [...new Set(names.filter(Boolean).map((name) => wordsOf(name).replace(/^ +$/, '')))]
  return (text) => {
    const words = wordsOf(text)
    return wanted.some((name) => words.includes(name))
  }
}

function wordsOf(text: string): string {
  const decoded = text.replace(/(?:%[\da-f]{2})+/gi, (signs) => decodePath(signs) ?? signs)
  return ` ${
    decoded
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu)
      ?.join(' ') ?? ''
  } `
}

/**
 * What may be an address, in Markdown, HTML, front matter or code: of a link of Markdown its parentheses, of any other
 * the rest of its line.
 */
const address =
  /\]\((?:<[^<>\n]*>|(?:[^()\n]|\([^()\n]*\))*)|\[\[[^\]\n]*|(?:\]:|[=<]|https?:|^[ \t]*[-\w]+:\s|(?<=[\s([{,:])["']).*/gm

/** An address may be alone in the line below its sign. */
const addressLike = (text: string): string[] =>
  text.replace(/(\]\(|\]:|=)[ \t]*\n[ \t]*/g, '$1').match(address) ?? []

/** Addresses that name nothing, such as `../`, which lead to the page of a folder. */
const dotsIn = (text: string) =>
  Array.from(text.matchAll(/(?:\]\(\s*<?|\]:\s*<?|=\s*\{?["'])([./]+)(?=[)\s"'>?#])/g), ([, url]) => url!)
