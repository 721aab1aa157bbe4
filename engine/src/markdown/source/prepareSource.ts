import { otherBoxes } from '../../model/admonitionKinds.ts'
import { splitFrontMatter } from '../../std/text.ts'
import type { MarkdownOptions } from '../markdownOptions.ts'
import { vaultText } from './obsidianSource.ts'
import { joinEmphasis, joinFormulas, lowerNotes } from './sourceParts.ts'

/** The older syntax to rewrite, and the parser it is rewritten for. */
export interface SourceSyntax
  extends Pick<MarkdownOptions, 'admonitions' | 'compat' | 'math' | 'obsidian'>,
    Partial<Pick<MarkdownOptions, 'indentedBoxes'>> {
  isMdx: boolean
}

/** Indentation, quote marks and the markers of list items before a block. */
const margin = /[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t>]+)*/.source

/** The end of a paragraph, beyond which inline code cannot reach. */
const paragraphEnd = /\n[ \t>]*(?:\n|(?:[-*+]|\d+[.)]|#{1,6})[ \t]|`{3}|~{3}|:{3}|\|)/.source

/** Whether a heading begins shortly before a place in its line; not farther, since each sign of a long line asks. */
const inHeading = `(?<=^${margin}#{1,6}[ \\t].{0,1000})`

/**
 * The tokens of the scanner, from left to right. Code, escapes and comments are tokens too, so that nothing within
 * them is rewritten.
 */
const tokens = [
  String.raw`^(?<fenceMargin>${margin})(?<fence>\`{3,}(?=[^\`\n]*$)|~{3,})(?<language>.*)$`,
  String.raw`(?<!(?<!\\)\`)(?<backticks>\`+)(?!\`)(?:(?:(?!${paragraphEnd})[\s\S])*?[^\`]\k<backticks>(?!\`))?`,
  String.raw`(?:\\\{#(?<escapedId>[^{}\\\n]+)\\?\}|\{/\*\s*#(?<commentedId>[^{}\s]+?)(?:\s[^{}\n]*)?\*/\})(?=[ \t]*$)${inHeading}`,
  String.raw`(?<noId>\{#)(?![^{}\n]+\}[ \t]*$)${inHeading}`,
  String.raw`\\[\s\S]`,
  String.raw`\{/\*(?:(?!\{/\*)[\s\S])*?\*/\}`,
  String.raw`<!--(?<comment>[\s\S]*?)(?<commentEnd>-->|(?![\s\S]))`,
  String.raw`<(?<!\][(:]\s*<)(?<address>(?:https?://|mailto:)[^\s<>]+|(?<email>[\w.+-]+@[\w-]+(?:\.[\w-]+)+))>`,
  String.raw`^(?<opening>${margin}:{3,}[A-Za-z][\w-]*)(?:[ \t]+(?<title>[^\s{].*?)|\[(?<openTitle>[^\]\n]*?))[ \t]*$`,
  String.raw`^(?<colons>${margin}:{3,})[ \t]+(?=(?<spacedKind>[a-z][\w-]*)(?:[ \t]|[[{]|$))`,
  String.raw`^(?<endMargin>[ \t>]*):{3,}[ \t]*$`,
].join('|')

/**
 * Rewrites older syntax that the parser does not know, outside code: admonition titles without brackets, admonitions
 * with a space before their kind, HTML comments in MDX, escaped heading ids, `mdx-code-block` fences, and in MDX autolinks in angle brackets. Replaces the front
 * matter, and comments of Obsidian, by empty lines, so that line numbers stay the same. A box that ends right below a
 * table gets a `\r` in between, an empty line for the parser only, which would take the end for a row.
 */
export function prepareSource(text: string, syntax: SourceSyntax): string {
  const { bodyOffset } = splitFrontMatter(text)
  const header = text.slice(0, bodyOffset).replace(/[^\n]+/g, '')
  const written = text.slice(bodyOffset)
  const body = syntax.indentedBoxes && !syntax.isMdx ? quoteBoxes(written.split('\n')).join('\n') : written
  const shown = joinEmphasis(syntax.obsidian ? lowerNotes(vaultText(body, syntax)) : body)
  return header + rewrite(syntax.math ? joinFormulas(shown, syntax) : shown, syntax)
}

/** The first line of a box or a tab of MkDocs. A tab has only a name, in quotation marks. */
function readBoxHead(line: string) {
  const [, margin = '', sign, rest = ''] = /^([ \t]*)(!!!|\?{3}\+?|===[!+]*) +(\S.*)$/.exec(line) ?? []
  const [, before = rest, title] = /^([^"]*)"(.*)"$/.exec(rest.trimEnd()) ?? []
  const words = before.split(' ').filter(Boolean)
  const isTab = sign?.startsWith('=')
  const isHead = isTab ? title !== undefined && words.length === 0 : words.length > 0
  if (!sign || !isHead || !words.every((word) => /^[\w-]+$/.test(word))) return undefined
  const fold = { '???': '-', '???+': '+' }[sign] ?? ''
  return { margin, text: isTab ? `**${title}**` : `[!${words[0]}]${fold} ${title ?? ''}`, isTab }
}

/** Boxes of MkDocs as callouts in quotes, and the names of its tabs as text, in the same lines. */
function quoteBoxes(lines: string[]): string[] {
  const read: string[] = []
  let fence: string | undefined
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at]!
    const [, mark] = /^[ \t]*(`{3,}|~{3,})/.exec(line) ?? []
    if (mark) fence = fence === undefined ? mark : line.trim() === fence ? undefined : fence
    const head = fence === undefined ? readBoxHead(line) : undefined
    if (!head) {
      read.push(line)
      continue
    }
    const { margin, text, isTab } = head
    const body = quoteBoxes(linesInside(lines.slice(at + 1), margin))
    const quote = isTab ? margin : `${margin}> `
    read.push(quote + text, ...body.map((each) => (quote + each).trimEnd()))
    at += body.length
  }
  return read
}

/** The lines that are indented further than a margin, with blank ones between them, without that indentation. */
function linesInside(lines: string[], margin: string): string[] {
  const indented = new RegExp(`^${margin}(?: {4}|\\t)`)
  const end = lines.findIndex((line) => line.trim() !== '' && !indented.test(line))
  const inside = lines.slice(0, end === -1 ? undefined : end)
  const last = inside.findLastIndex((line) => line.trim() !== '')
  return inside.slice(0, last + 1).map((line) => line.replace(indented, ''))
}

function rewrite(text: string, syntax: SourceSyntax): string {
  const token = new RegExp(tokens, 'gm')
  let result = ''
  let end = 0
  const plain = (part: string) => {
    const read = syntax.isMdx ? part.replace(lateEnd, '$1\f>') : part
    return syntax.obsidian ? read.replace(emptyLabel, '$1').replace(otherBox, '$1[x]') : read
  }
  for (let match = token.exec(text); match; match = token.exec(text)) {
    result += plain(text.slice(end, match.index))
    const { fence, colons } = match.groups!
    if (fence || colons) {
      const { written, after } = (fence ? rewriteFence : rewriteSpaced)(text, match, syntax)
      result += written
      token.lastIndex = after
    } else {
      result += rewriteToken(match, syntax)
    }
    end = token.lastIndex
  }
  return result + plain(text.slice(end))
}

/**
 * The end of a tag at the start of a line, which only the parser takes for a quote. It takes no line that begins with
 * another blank for one.
 */
const lateEnd = /(<[A-Za-z][\w.]*\s(?:=>|[^<>])*\n[ \t]*)>(?=.)/g

/** The label of `[[name|]]`, which the parser would take for one that goes on to the next bracket. */
const emptyLabel = /(?<=\[\[)([^[\]|\n]+)\|(?=\]\])/g

/** The box of a task that is ticked with another sign than `x`: cancelled, postponed, in question. */
const otherBox = new RegExp(`^(${margin}(?:[-*+]|\\d+[.)])[ \\t]+)\\[[^ xX\\]\\n]\\](?=[ \\t])`, 'gmu')

/** Copies a fenced block. Of an `mdx-code-block` the fences are removed and the content is rewritten as Markdown. */
function rewriteFence(text: string, match: RegExpExecArray, syntax: SourceSyntax) {
  const { fence = '', fenceMargin = '', language = '' } = match.groups!
  const start = match.index + match[0].length
  const closing = new RegExp(
    `^([ \\t>]{0,${fenceMargin.length + 3}})${fence[0]}{${fence.length},}[ \\t]*$`,
    'gm',
  )
  closing.lastIndex = start
  const close = closing.exec(text)
  const after = close ? closing.lastIndex : text.length
  if (language.trim() !== 'mdx-code-block') return { written: text.slice(match.index, after), after }
  const content = rewrite(text.slice(start, close?.index), syntax)
  return { written: fenceMargin + content + (close?.[1] ?? ''), after }
}

/** Copies the first line of a box. Other engines have a space between its colons and its kind. */
function rewriteSpaced(text: string, match: RegExpExecArray, syntax: SourceSyntax) {
  const { colons = '', spacedKind = '' } = match.groups!
  const boxes = [...(syntax.admonitions ?? []), ...otherBoxes]
  const after = match.index + match[0].length
  if (!syntax.admonitions || !syntax.compat.admonitions || !boxes.includes(spacedKind))
    return { written: match[0], after }
  const [rest = ''] = text.slice(after).split('\n', 1)
  return { written: rewrite(colons + rest, syntax), after: after + rest.length }
}

function rewriteToken(match: RegExpExecArray, syntax: SourceSyntax): string {
  const { isMdx, compat, admonitions } = syntax
  const { comment, commentEnd, address, email, opening, escapedId, commentedId, noId, endMargin } =
    match.groups!
  if (endMargin !== undefined && admonitions && isBelowTable(match)) return `${endMargin}\r${match[0]}`
  const title = match.groups!.title ?? match.groups!.openTitle
  if (comment !== undefined && commentEnd && isMdx && compat.comments)
    return `{/* ${comment.replaceAll('*/', '* /')}*/}`
  if (address && isMdx)
    return `[${address.replace(/[\\`*_~[\]{}]/g, '\\$&')}](<${email ? 'mailto:' : ''}${address}>)`
  const id = escapedId ?? commentedId
  if (id && (isMdx || compat.headingIds)) return `{#${id}}`
  // Other engines take it for text, too, where it is no id.
  if (noId && isMdx) return `\\${noId}`
  if (!opening || !title || !compat.admonitions || !admonitions) return match[0]
  if (!isMdx && isIndentedCode(match)) return match[0]
  // A space before the label, or a label that is not closed, is a slip that must not cost the title.
  if (/^\[[^[\]]*\]$/.test(title)) return opening + title
  return `${opening}[${escapeStrayBrackets(rewrite(title, withoutAdmonitions(syntax)))}]`
}

/** Whether the line before may be the row of a table, or the definition of a link. */
function isBelowTable({ input, index }: RegExpExecArray): boolean {
  const before = input.slice(input.lastIndexOf('\n', index - 2) + 1, index)
  return before.includes('|') || before.includes(']:')
}

const withoutAdmonitions = ({ admonitions: _, ...others }: SourceSyntax): SourceSyntax => others

/** Escapes the brackets of a title if they are unbalanced, as they would end the label early or never. */
function escapeStrayBrackets(title: string): string {
  let depth = 0
  for (const [bracket] of title.matchAll(/[[\]]/g)) {
    depth += bracket === '[' ? 1 : -1
    if (depth < 0) break
  }
  return depth === 0 ? title : title.replace(/[[\]]/g, '\\$&')
}

/** Whether a block is indented code in plain Markdown: by four spaces, and not within a list item or quote. */
function isIndentedCode({ input, index, groups }: RegExpExecArray): boolean {
  if (!/^(?: {4}|\t)/.test(groups!.opening!)) return false
  const outer = input
    .slice(0, index)
    .split('\n')
    .findLast((line) => /^ {0,3}\S/.test(line))
  return !outer || !/^ {0,3}(?:[-*+>]|\d+[.)])/.test(outer)
}
