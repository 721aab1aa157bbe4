import { splitFrontMatter } from '../frontMatter/frontMatter.ts'
import type { MarkdownOptions } from '../markdownOptions.ts'

/** Which older spellings are rewritten, and for which parser. */
export interface SourceSyntax extends Pick<MarkdownOptions, 'admonitions' | 'compat'> {
  isMdx: boolean
}

/** Indentation, quote marks and the markers of list items before a block. */
const margin = /[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t>]+)*/.source

/** Where a paragraph ends, and inline code with it. */
const paragraphEnd = /\n[ \t>]*(?:\n|(?:[-*+]|\d+[.)]|#{1,6})[ \t]|`{3}|~{3}|:{3}|\|)/.source

/** What is looked for from left to right. Code, escapes and comments are found so that nothing in them is. */
const tokens = [
  String.raw`^(?<fenceMargin>${margin})(?<fence>\`{3,}(?=[^\`\n]*$)|~{3,})(?<language>.*)$`,
  String.raw`(?<backticks>\`+)(?!\`)(?:(?:(?!${paragraphEnd})[\s\S])*?[^\`]\k<backticks>(?!\`))?`,
  String.raw`(?:\\\{#(?<escapedId>[^{}\n]+)\}|\{/\*\s*#(?<commentedId>[^{}\s]+)\s*\*/\})(?=[ \t]*$)(?<=^${margin}#{1,6}[ \t].*)`,
  String.raw`\\[\s\S]`,
  String.raw`\{/\*[\s\S]*?\*/\}`,
  String.raw`<!--(?<comment>[\s\S]*?)(?<commentEnd>-->|(?![\s\S]))`,
  String.raw`<(?<!\][(:]\s*<)(?<address>(?:https?://|mailto:)[^\s<>]+)>`,
  String.raw`^(?<opening>${margin}:{3,}[A-Za-z][\w-]*)[ \t]+(?<title>[^\s[{].*?)[ \t]*$`,
].join('|')

/**
 * Rewrites the older spellings that the parser does not know, outside code: admonition titles without
 * brackets, HTML comments in MDX, escaped heading ids, `mdx-code-block` fences, and in MDX autolinks in
 * angle brackets. The front matter becomes blank. Line numbers stay as they were.
 */
export function prepareSource(text: string, syntax: SourceSyntax): string {
  const { bodyOffset } = splitFrontMatter(text)
  const header = text.slice(0, bodyOffset).replace(/[^\n]+/g, '')
  return header + rewrite(text.slice(bodyOffset), syntax)
}

function rewrite(text: string, syntax: SourceSyntax): string {
  const token = new RegExp(tokens, 'gm')
  let result = ''
  let end = 0
  for (let match = token.exec(text); match; match = token.exec(text)) {
    result += text.slice(end, match.index)
    if (match.groups!.fence) {
      const { written, after } = rewriteFence(text, match, syntax)
      result += written
      token.lastIndex = after
    } else {
      result += rewriteToken(match, syntax)
    }
    end = token.lastIndex
  }
  return result + text.slice(end)
}

/** A fenced block stays as it is, but for `mdx-code-block`: its fences go, its content is Markdown. */
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

function rewriteToken(match: RegExpExecArray, { isMdx, compat, admonitions }: SourceSyntax): string {
  const { comment, commentEnd, address, opening, title, escapedId, commentedId } = match.groups!
  if (comment !== undefined && commentEnd && isMdx && compat.comments)
    return `{/* ${comment.replaceAll('*/', '* /')}*/}`
  if (address && isMdx) return `[${address.replace(/[\\`*_~[\]{}]/g, '\\$&')}](<${address}>)`
  const id = escapedId ?? commentedId
  if (id && compat.headingIds) return `{#${id}}`
  if (!opening || !title || !compat.admonitions || !admonitions) return match[0]
  if (!isMdx && isIndentedCode(match)) return match[0]
  return `${opening}[${escapeStrayBrackets(rewrite(title, { isMdx, compat, admonitions: undefined }))}]`
}

/** A bracket without its partner would end the label too early, or never. */
function escapeStrayBrackets(title: string): string {
  let depth = 0
  for (const [sign] of title.matchAll(/[[\]]/g)) {
    depth += sign === '[' ? 1 : -1
    if (depth < 0) break
  }
  return depth === 0 ? title : title.replace(/[[\]]/g, '\\$&')
}

/** In plain Markdown, what is indented by four is code, unless it belongs to a list item or a quote. */
function isIndentedCode({ input, index, groups }: RegExpExecArray): boolean {
  if (!/^(?: {4}|\t)/.test(groups!.opening!)) return false
  const outer = input
    .slice(0, index)
    .split('\n')
    .findLast((line) => /^ {0,3}\S/.test(line))
  return !outer || !/^ {0,3}(?:[-*+>]|\d+[.)])/.test(outer)
}
