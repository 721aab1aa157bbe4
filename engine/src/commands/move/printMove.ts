import { join } from 'node:path'
import { readBytes } from '../../config/readFile.ts'
import { listWords } from '../../std/text.ts'
import type { Moved } from './move.ts'

/** Lists what a move would change: paths, and the lines that differ, by file. It reads the files as they are. */
export function printPlan(siteDir: string, moved: Moved): string {
  const { moves, texts } = moved
  const paths = moves.map(([from, to]) => `${from} -> ${to}`)
  const changes = texts.size > 0 ? [printChanges(siteDir, texts)] : []
  return ['Nothing is changed yet. What would be:', ...paths, ...changes, ...tellMore(moved)].join('\n')
}

/** Names what becomes a page by its new place, and what has a mistake, so that its links are unknown. */
const tellMore = ({ pages, unread }: Moved) => [
  ...(pages.length === 0
    ? []
    : [
        `${listWords(shortened(pages), 'and')} ${pages.length > 1 ? 'become pages' : 'becomes a page'} there, and had none before.`,
      ]),
  ...tellUnread(unread),
]

/** Names the files whose links stay as they are, because they cannot be parsed. */
export const tellUnread = (unread: string[]): string[] =>
  unread.length === 0
    ? []
    : [
        `${listWords(shortened(unread), 'and')} ${unread.length > 1 ? 'have mistakes, so their' : 'has a mistake, so its'} links cannot be found. Nothing in there names what changed.`,
      ]

const shortened = (names: string[]) =>
  names.length > 4 ? [...names.slice(0, 3), `${names.length - 3} more`] : names

/** Lists the lines that differ between files as they are and their new texts, by file. */
export function printChanges(siteDir: string, texts: Map<string, string>): string {
  const files = [...texts].map(([source, text]) => {
    const former = readBytes(join(siteDir, source)).toString()
    return [source, ...printLines(former.split(/\r?\n/), text.split(/\r?\n/))].join('\n')
  })
  return files.join('\n')
}

/** The lines that differ. Where lines are added or gone, the next ones that are equal again are looked for. */
function printLines(former: string[], lines: string[]): string[] {
  const printed: string[] = []
  let [at, next] = [0, 0]
  while (at < former.length || next < lines.length) {
    if (former[at] === lines[next]) {
      at++
      next++
      continue
    }
    const [gone, come] = nearestEqual(former.slice(at), lines.slice(next))
    printed.push(...former.slice(at, at + gone).map((line, index) => `- ${at + index + 1}: ${line}`))
    printed.push(...lines.slice(next, next + come).map((line, index) => `+ ${next + index + 1}: ${line}`))
    at += gone
    next += come
  }
  return printed
}

/** How many lines of each text come before the next ones that are equal. */
function nearestEqual(former: string[], lines: string[]): [gone: number, come: number] {
  for (let sum = 1; sum < former.length + lines.length; sum++)
    for (let gone = 0; gone <= Math.min(sum, former.length); gone++) {
      const come = sum - gone
      if (come <= lines.length && former[gone] === lines[come]) return [gone, come]
    }
  return [former.length, lines.length]
}

/** Says what was done. */
export function printMoved(moved: Moved): string {
  const { moves, texts, redirects } = moved
  const [[from, to] = []] = moves
  const done = from ? `Moved ${from} to ${to}` : 'Changed the heading'
  const files = texts.size === 1 ? '1 file' : `${texts.size} files`
  const isCaseOnly = from !== undefined && from !== to && from.toLowerCase() === to?.toLowerCase()
  const led =
    redirects.length === 0
      ? isCaseOnly
        ? '. Hosts may take the former addresses for the new ones, so there is no redirect'
        : ''
      : `, with ${redirects.length === 1 ? 'a redirect' : `${redirects.length} redirects`} from where it was`
  return [`${done}, and changed ${files}${led}.`, ...tellMore(moved)].join('\n')
}
