import { voidTag } from '../../std/html.ts'
import { nearestMatch } from '../nearestMatch.ts'

const asText = 'write it as "&lt;" if it is meant as text'

/** Hints for the syntax errors of MDX, by patterns of the parser's message. */
const advice: [reason: RegExp, advise: (found: string[], written: string) => string][] = [
  [/^Expected a closing tag for `<(.*?)>`/, ([name = ''], written) => adviseOpen(name, written)],
  [
    /^Unexpected closing tag `(.*?)`, expected an open tag/,
    ([tag = '']) => `Write "${tag.replace('/', '')}" before it, or remove "${tag}"; ${asText}.`,
  ],
  [
    /^Unexpected closing tag `(.*?)`, expected .*? for `<(.*?)>` \((\d+)/,
    ([tag = '', name = '', line]) =>
      name.length > 2 && nearestMatch(tag.slice(2, -1), [name])
        ? `Write "</${name}>" in its place: line ${line} opens it.`
        : `Write "</${name}>" before "${tag}": line ${line} opens it.`,
  ],
  [
    /^Expected the closing tag `(.*?)`/,
    ([tag = '']) =>
      `Put blank lines after "${tag.replace('/', '')}" and before "${tag}", or write all of it in one line.`,
  ],
  [/^Unexpected end of file in expression/, () => 'Close it with "}", or write a literal "{" as "\\{".'],
  [
    /braces$/,
    () => 'Put data and code between lines of ```, or set "mdx: { format: md }" in the front matter.',
  ],
  [
    /^This (?:paragraph|title|address|table)/,
    () => 'Put data into a file of its own and link to it, or between lines of ```.',
  ],
  [/expression/, () => 'Correct the JavaScript between the braces, or write a literal "{" as "\\{".'],
  [/before name/, (_, written) => adviseStray(written)],
  [/after `<`/, (_, written) => adviseStray(written)],
]

/** A hint for a syntax error of MDX; `written` is the source line from the error on. */
export function mdxHint(reason: string, written: string): string {
  for (const [pattern, advise] of advice) {
    const match = pattern.exec(reason)
    if (match) return advise(match.slice(1), written)
  }
  return 'Write a literal "<" or "{" as "&lt;" or "\\{", or set "mdx: { format: md }" in the front matter.'
}

function adviseOpen(name: string, written: string): string {
  if (voidTag.test(name)) return `Write it as "<${name} />".`
  // A tag opened within a line must be closed within the same paragraph.
  if (/^<[^<>]*>\s*</.test(written))
    return `Put "<${name}>" on a line of its own if "</${name}>" follows further down; else write "</${name}>" where it ends.`
  // Text behind the tag makes both of them a paragraph, which ends with the first empty line.
  if (/^[A-Z]|^(?:details|div|section|table|ul|ol)$/.test(name) && /^<[^<>]*>\s*\S/.test(written))
    return `If "</${name}>" follows further down, put an empty line between "<${name}>" and its text; else write "</${name}>" where it ends; ${asText}.`
  return `Write "</${name}>" where it ends, or "<${name} />" if it holds nothing; ${asText}.`
}

/** A hint for a stray `<`, or for a tag with an invalid attribute. */
function adviseStray(written: string): string {
  if (written.startsWith('<!--'))
    return `${written.includes('-->') ? 'Write the comment' : 'End the comment with "-->", or write it'} as "{/* text */}".`
  if (/^<[\w.+-]+(?:@|:\/\/)/.test(written)) return 'Write the link as "[text](address)".'
  if (/^<[^<>\n]*\.\w+(?:#[^<>()]*)?\)/.test(written))
    return 'End the address with ">", as in [text](<a b.md>).'
  const tag = /^<[a-z][\w.-]*\s[^<>]*/i.exec(written)?.[0]
  if (!tag) return 'Write a literal "<" as "&lt;", or put it in backticks.'
  if (!written.includes('>')) return `Close the tag with ">"; ${asText}.`
  const unquoted = /\s([\w:-]+)=([^\s"'{>/][^\s>]*)/.exec(tag)
  if (unquoted) return `Put the value in quotes: ${unquoted[1]}="${unquoted[2]!.replaceAll('`', '')}".`
  if ((tag.match(/"/g)?.length ?? 0) % 2 === 1) return 'Close the quotation marks of the attribute.'
  return `Write each attribute as name="text" or name={value}; ${asText}.`
}
