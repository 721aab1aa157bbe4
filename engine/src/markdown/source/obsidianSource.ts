import { nameLink, shownName } from '../../model/noteName.ts'
import type { MarkdownOptions } from '../markdownOptions.ts'
import { logseqText } from './logseqSource.ts'
import { codeOr, replaceEach, withoutHidden } from './sourceParts.ts'

type Vault = Pick<MarkdownOptions, 'obsidian'>

const dendronLink = codeOr(
  /\[\[(?:(?<label>[^[\]|\n]+)\|)?(?:dendron:\/\/[^/\s[\]|]+\/)?(?<target>[^[\]|\n]+)\]\]/,
)

/**
 * A note of a vault without its comments. Links of Dendron, which have their text first, are spelt as in Obsidian; of a
 * range (`note#from,1:#to`), only where it begins.
 */
export function vaultText(body: string, { obsidian }: Vault): string {
  if (obsidian === 'logseq') return logseqText(body)
  const text = withoutHidden(body)
  if (obsidian !== 'dendron' || !text.includes('[[')) return text
  return replaceEach(text, dendronLink, ({ 0: text, groups }) => {
    const { label, target } = groups!
    if (target === undefined) return text
    const [name] = /^[^#]*(?:#[^#:,]*)?/.exec(target)!
    return label === undefined ? `[[${name}]]` : `[[${name}|${label}]]`
  })
}

/** The first line of a callout, up to its title. */
const calloutHead = /^([ \t]*(?:>[ \t]*)+)\[![^[\]\n]+\][+-]?[ \t\u00a0]*/

/** A line of prose without what Obsidian adds to Markdown, for titles and descriptions. */
export function plainLine(line: string): string {
  return line
    .replace(calloutHead, '$1')
    .replace(/(?<!\S)\^[\w-]+$/, '')
    .split(inlineCode)
    .map((part) => (part.startsWith('`') ? part : plainPart(part)))
    .join('')
}

const inlineCode = /(`[^`\n]*`)/g

function plainPart(text: string): string {
  return text
    .replace(nameLink, (_, embed: string, name: string, label?: string) =>
      embed ? '' : (label ?? shownName(name)),
    )
    .replace(/(?<!=)==(?![\s=])([^=\n]+)(?<!\s)==(?!=)/g, '$1')
}

/** A tag in text, `#tag`. */
export const tagInText = /(?<!\S)#((?:[\p{L}\p{M}\p{N}\p{Extended_Pictographic}_/-]|\u200d)+)/gu

/** The tags in lines of prose: `#tag`, `#part/of/another`. A number or a picture alone is none. */
export function tagsIn(lines: string[]): string[] {
  const found = lines.flatMap((line) => {
    const text = line.replace(inlineCode, '').replace(nameLink, '')
    return Array.from(text.matchAll(tagInText), ([, tag]) => tag!.replace(/\/$/, ''))
  })
  return [...new Set(found.filter((tag) => /[^\d/]/.test(tag) && /[\p{L}\p{N}]/u.test(tag)))]
}

/**
 * Front matter as Obsidian accepts it: `tag` and `alias` for one, lists as a text with commas, and `publish: false` for
 * what is not to be published.
 */
export function plainFields(written: Record<string, unknown>): Record<string, unknown> {
  const { tag, alias, tags, aliases, ...others } = written
  const allTags = [...listOf(tag), ...listOf(tags)].map((one) =>
    typeof one === 'string' ? one.replace(/^#/, '') : one,
  )
  const allAliases = [...listOf(alias), ...listOf(aliases)]
  return {
    ...others,
    ...(typeof others.description === 'string' && { description: plainPart(others.description) }),
    ...(String(others.publish) === 'false' && { draft: true }),
    ...(allTags.length > 0 && { tags: allTags }),
    ...(allAliases.length > 0 && { aliases: allAliases }),
  }
}

/** A text with commas as a list; a list as it is, without what is empty in it. */
function listOf(value: unknown): unknown[] {
  const list = typeof value === 'string' ? value.split(',').map((part) => part.trim()) : [value].flat()
  return list.filter((one) => one !== undefined && one !== null && one !== '')
}
