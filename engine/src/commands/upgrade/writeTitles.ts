import type { SiteConfig } from '../../config/siteConfig.ts'
import { splitFrontMatter } from '../../markdown/frontMatter/frontMatter.ts'
import { proseLines } from '../../markdown/source/sourceParts.ts'
import type { TextEdit } from '../move/textEdits.ts'
import type { UpgradedNote } from './mod.ts'

const opening =
  /^(?<name>(?<margin>[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t>]+)*):{3,}[A-Za-z][\w-]*)(?<blank>[ \t]+)(?=[^\s[{])/

/**
 * Puts the titles of boxes into brackets: `:::note Title` becomes `:::note[Title]`. Titles with a bracket that nothing
 * closes stay, and so does what may be indented code.
 */
export function writeTitles({ text }: UpgradedNote, { markdown }: Pick<SiteConfig, 'markdown'>): TextEdit[] {
  if (!markdown.mdx1Compat.admonitions || markdown.admonitions === false) return []
  const { bodyOffset } = splitFrontMatter(text)
  const body = text.slice(bodyOffset)
  const prose = proseLines(body)
  let next = bodyOffset
  return body.split('\n').flatMap((line, index) => {
    const start = next
    next += line.length + 1
    const { name = '', margin = '', blank = '' } = opening.exec(line)?.groups ?? {}
    const title = line.slice(name.length + blank.length)
    const isCode = markdown.format !== 'mdx' && /^(?: {4}|\t)/.test(margin)
    if (!name || !prose[index]!.startsWith(name) || isCode || !isBalanced(title)) return []
    return [
      { start: start + name.length, end: start + name.length + blank.length, text: '[' },
      { start: start + line.trimEnd().length, end: start + line.length, text: ']' },
    ]
  })
}

function isBalanced(title: string): boolean {
  let depth = 0
  for (const [bracket] of title.matchAll(/(?<!\\)[[\]]/g)) {
    depth += bracket === '[' ? 1 : -1
    if (depth < 0) return false
  }
  return depth === 0
}
