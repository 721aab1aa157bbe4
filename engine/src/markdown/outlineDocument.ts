import type { ContentFile } from '../content/contentFile.ts'
import { unescapeHtml } from '../std/html.ts'
import { splitFrontMatter } from '../std/text.ts'
import { checkEncoding, checkLineLength } from './checks/checkText.ts'
import type { DocumentOutline } from './document.ts'
import { type DocFrontMatter, parseFrontMatter } from './frontMatter/frontMatter.ts'
import { findEmoji } from './icons.ts'
import type { MarkdownOptions } from './markdownOptions.ts'
import { blocksIn, logseqFields } from './source/logseqSource.ts'
import { plainFields, plainLine, tagsIn, vaultText } from './source/obsidianSource.ts'
import { joint, proseLines } from './source/sourceParts.ts'
import { alertMarker } from './syntax/alert.ts'
import { replaceEmoji } from './syntax/inlineText.ts'
import { withoutMarks } from './vault/vaultText.ts'

/** Reads the outline of a note, which sidebars, routes and lists need, without compiling its text. */
export function outlineDocument(
  file: ContentFile,
  options: Pick<MarkdownOptions, 'obsidian'> & { attributes?: boolean } = { obsidian: false },
): DocumentOutline {
  const refusals = checkLineLength(file)
  if (refusals.length > 0)
    return { ...outlineDocument({ ...file, text: '' }, options), diagnostics: refusals }
  const { frontMatter, diagnostics } = parseFrontMatter(file, options)
  const body = file.text.slice(splitFrontMatter(file.text).bodyOffset)
  const shown = options.obsidian ? vaultText(body, options).replaceAll(joint, '') : body
  const prose = proseLines(shown)
  const marked = options.attributes ? prose.map(withoutMarks) : prose
  const lines = options.obsidian ? marked.map(plainLine) : marked
  const isOfLogseq = options.obsidian === 'logseq'
  const fields = isOfLogseq ? { ...plainFields(logseqFields(file.path, body)), ...frontMatter } : frontMatter
  const written = options.obsidian ? withTags(fields, tagsIn(prose)) : fields
  const { title, ...others } = written
  return {
    file,
    frontMatter: isInvisible(title) ? others : written,
    contentTitle:
      options.obsidian && !hasOwnTitle(shown, lines) ? undefined : visible(findContentTitle(lines)),
    excerpt: findExcerpt(lines),
    ...(isOfLogseq && { blocks: textsOf(blocksIn(proseLines(body))) }),
    diagnostics: [...checkEncoding(file), ...diagnostics],
  }
}

/**
 * Whether a note of a vault begins with its title. Obsidian takes the name of the file for it, so level 1 behind other
 * text, or of several headings, is that of sections.
 */
function hasOwnTitle(text: string, lines: string[]): boolean {
  const beginning = text.trimStart().split(/\n[ \t]*\n/, 1)[0]!
  const isTitle = /^(?:#(?:[ \t]|$)|[^\n]*(?:\n[^\n]+)*\n {0,3}=+[ \t]*(?:\n|$))/.test(beginning)
  return isTitle && lines.filter((line) => /^ {0,3}#[ \t]/.test(line)).length < 2
}

/** The first lines of blocks as plain text. References to other blocks, `((id))`, stay. */
const textsOf = (blocks: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(blocks).map(([id, line]) => [id, toPlainText(plainLine(line).replace(lineStart, ''))]),
  )

/** Adds the tags in the text to those of the front matter. */
function withTags(frontMatter: DocFrontMatter, found: string[]): DocFrontMatter {
  const { tags = [] } = frontMatter
  const others = found.filter((tag) => !tags.includes(tag))
  return others.length > 0 ? { ...frontMatter, tags: [...tags, ...others] } : frontMatter
}

/** Whether a text has letters, but none that can be seen. A title of such letters would leave links without a name. */
const isInvisible = (text = '') => /^[\s\p{Cf}\p{Mn}]+$/u.test(text)

const visible = (text: string | undefined) => (text === '' || isInvisible(text) ? undefined : text)

const headingPattern = /^ {0,3}(#{1,6})(?:[ \t](.*))?$/
const rulePattern = /^ {0,3}(?:(?:-[ \t]*){3,}|(?:\*[ \t]*){3,}|(?:_[ \t]*){3,})$/

/**
 * The note's own title: its first level 1 heading, if no other heading and no rule precedes it. Found in the lines of
 * the source, because sidebars need the titles of notes that are not compiled yet.
 */
export function findContentTitle(lines: string[]): string | undefined {
  for (const [index, line] of lines.entries()) {
    const heading = headingPattern.exec(line)
    if (heading) return heading[1] === '#' ? toTitle((heading[2] ?? '').trim()) : undefined
    if (/^ {0,3}=+[ \t]*$/.test(line) && lines[index - 1]?.trim())
      return toTitle(paragraphBefore(lines, index))
    if (rulePattern.test(line)) return undefined
  }
  return undefined
}

function paragraphBefore(lines: string[], index: number): string {
  const start = lines.findLastIndex((line, before) => before < index && line.trim() === '') + 1
  return lines
    .slice(start, index)
    .map((line) => line.trim())
    .join(' ')
}

function toTitle(markdown: string): string {
  return toPlainText(replaceEmoji(withoutHeadingId(markdown).replace(/(?:^|(?<!\s)\s+)#+$/, '')))
}

/** A heading without the id that may end it. */
function withoutHeadingId(markdown: string): string {
  return markdown.replace(/(?<!\s)\s*\\?\{#[^{}]*\}\s*$/, '')
}

/** The Markdown markers before the text of a line: quote, heading, list item. */
const lineStart = /^\s*(?:>\s?)*(?:#{1,6}\s+|[-*+]\s+(?:\[[ xX]\]\s+)?|\d+[.)]\s+)?/

/** The first line of a note with text, as plain text; empty if there is none. */
export function findExcerpt(written: string[]): string {
  const lines = withoutFormulas(withoutExpressions(written))
  for (const [index, line] of lines.entries()) {
    if (isNoText(line) || isTitle(lines, index)) continue
    const text = toPlainText(withoutHeadingId(withWholeLink(lines, index).replace(lineStart, '')))
    if (text !== '') return text
  }
  return ''
}

/** A line of a paragraph, with the next ones as far as a link in it goes on. */
function withWholeLink(lines: string[], index: number): string {
  let text = lines[index]!
  const isOpen = () =>
    text.lastIndexOf('[') > text.lastIndexOf(']') || text.lastIndexOf('](') > text.lastIndexOf(')')
  for (const next of lines.slice(index + 1, index + 4)) {
    if (!isOpen() || next.trim() === '') return text
    text += ` ${next.trim()}`
  }
  return text
}

/** Removes expressions on lines of their own, whose values are unknown here. */
function withoutExpressions(lines: string[]): string[] {
  let depth = 0
  return lines.map((line) => {
    const text = line.trim()
    if (depth === 0 && !text.startsWith('{')) return line
    depth = Math.max(0, depth + text.split('{').length - text.split('}').length)
    return depth > 0 || text.endsWith('}') ? '' : line
  })
}

function withoutFormulas(lines: string[]): string[] {
  let isFormula = false
  return lines.map((line) => {
    const marks = line.split('$$').length - 1
    const wasFormula = isFormula
    if (marks % 2 === 1) isFormula = !isFormula
    return wasFormula || /^[\s>]*\$\$/.test(line) ? '' : line
  })
}

/** Whether a line has no text for an excerpt: admonition fences, first lines of alerts, rules, table rows, link reference definitions. */
function isNoText(line: string): boolean {
  return (
    /^[\s>]*(?::{3,}|\||(?:[-*_]\s*){3,}$|=+\s*$|\[[^\]]+\]:)/.test(line) ||
    (/^[ >]*>/.test(line) && alertMarker.test(line.replace(/^[ >]*/, '')))
  )
}

function isTitle(lines: string[], index: number): boolean {
  return (
    /^ {0,3}#\s/.test(lines[index]!) ||
    (/^ {0,3}=+\s*$/.test(lines[index + 1] ?? '') && lines[index]!.trim() !== '')
  )
}

const address = String.raw`(?:\((?:[^()]|\([^()]*\))*\)|\[[^\]]*\])`
const image = new RegExp(String.raw`!\[([^\]]*)\]${address}`, 'g')
const link = new RegExp(String.raw`\[((?:[^[\]]|\[[^[\]]*\])*)\]${address}`, 'g')

/** Longer lines are cut; they are no titles, and too long for a description. */
const longestLine = 2000

/** Removes the markup of one line of Markdown. Inline code is kept. */
function toPlainText(line: string): string {
  const codes: string[] = []
  const text = line
    .slice(0, longestLine)
    .replace(/(`+)(.+?)\1/g, (_, __, code: string) => `\0${codes.push(code.trim()) - 1}\0`)
    .replace(/\\([^\w\s])/g, (_, character: string) => `\0${codes.push(character) - 1}\0`)
    .replace(/<((?:https?:\/\/|mailto:)[^\s<>]+)>/g, '$1')
    .replace(/<\/?[A-Za-z][\w.-]*(?:[\s/][^<>]*)?>/g, '')
    .replace(/\[\^[^\]]+\](?::.*)?/g, '')
    .replace(image, '$1')
    .replace(link, '$1')
    .replace(/(\*{1,3}|~~)(?=\S)(.*?\S)\1/g, '$2')
    .replace(/(?<![\p{L}\p{N}_])(_{1,3})(?=\S)(.*?\S)\1(?![\p{L}\p{N}_])/gu, '$2')
    .replace(/\s?:([+\w-]+):/g, (written, name: string) => (findEmoji(name) ? '' : written))
  return unescapeHtml(text)
    .replace(/\0(\d+)\0/g, (_, index) => codes[Number(index)]!)
    .trim()
}
