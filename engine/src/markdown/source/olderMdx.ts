import { decodeEntities } from '../../std/html.ts'
import { splitFrontMatter } from '../../std/text.ts'
import { codeOr, comment, moduleCode } from './sourceParts.ts'

const braces = /\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/.source
const attribute = String.raw`[A-Za-z_:][\w:.-]*(?:=(?:"[^"]*"|'[^']*'|${braces}))?|${braces}`
const tag = String.raw`<(?:[A-Za-z][A-Za-z\d.-]*(?:\s+(?:${attribute}))*\s*\/?|\/?|\/[A-Za-z][A-Za-z\d.-]*\s*)>`

/** Lines up to a blank one or a fence, of which the first begins with a tag: any tag began a block, also after text. */
const block =
  /(?<block>^(?<margin>[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*)<\/?[A-Za-z][A-Za-z\d.]*(?=\s|\/?>)[^\n]*(?:\n(?![ \t>]*(?:$|`{3}|~{3}))[^\n]+)*)/
/** Lines set in by four blanks, between blank ones. */
const indented =
  /(?<indented>^[ \t]*\n(?: {4}|\t)[ \t]*\S.*(?:\n(?:[ \t]*\n)?(?: {4}|\t)[ \t]*\S.*)*\n[ \t]*)(?=\n|(?![\s\S]))/
const email = /<(?<email>[\w.+-]+@[\w-]+(?:\.[\w-]+)+)>/
const sign = /(?<sign>\\[\s\S]|<(?!https?:|mailto:)|\{(?!#))/

const parts = codeOr(comment, moduleCode, block, new RegExp(tag), email, sign)

/**
 * A note for MDX 1, whose parser took more for text, in the spelling of today: in text a `<` that begins no tag, `{` and
 * addresses of e-mail; in a block of HTML all text, which has no Markdown. Line numbers stay the same.
 */
export function spellOlderMdx(text: string): string {
  const { bodyOffset } = splitFrontMatter(text)
  const body = fenceIndented(setInFences(text.slice(bodyOffset)))
  const spelt = body.replace(parts, (match: string, ...rest: unknown[]) => {
    const { block, margin, email, sign } = rest.at(-1) as Record<string, string | undefined>
    const place = rest.at(-3) as number
    if (block)
      return (
        (endsList(body.slice(Math.max(0, place - longestGap), place)) ? '' : margin) +
        spellBlock(block.slice(margin!.length))
      )
    if (email) return `[${email}](mailto:${email})`
    if (sign === '<') return '&lt;'
    return sign === '{' ? '\\{' : match
  })
  return text.slice(0, bodyOffset) + spelt
}

/** Sets lines of code in a list in as far as their fence: for MDX 1, less did not end the item, and with it the code. */
function setInFences(body: string): string {
  let open: { margin: number; sign: string } | undefined
  const lines = body.split('\n').map((line) => {
    const [, margin = '', sign = ''] = fenceLine.exec(line) ?? []
    const isEnd = open && sign.startsWith(open.sign) && line.trim() === sign
    if (open && !isEnd) return line.trim() ? line.replace(/^ */, (own) => own.padEnd(open!.margin)) : line
    open = sign && !isEnd ? { margin: margin.length, sign } : undefined
    return line
  })
  return open ? body : lines.join('\n')
}

const fenceLine = /^([ >]*(?:(?:[-*+]|\d+[.)]) +)*)(`{3,}|~{3,})/

const indentedCode = codeOr(comment, moduleCode, indented)

/** Indented code, which is code no more, between fences. */
const fenceIndented = (body: string) =>
  body.replace(indentedCode, (match: string, ...rest: unknown[]) => {
    const { indented } = rest.at(-1) as Record<string, string | undefined>
    const place = rest.at(-3) as number
    const isCode = indented && beginsCode(body.slice(Math.max(0, place - longestItem), place))
    return isCode && !indented.includes('```') ? fence(indented) : match
  })

/** Whether lines set in after this are code: the last line that is not set in begins no list and no block. */
function beginsCode(before: string): boolean {
  const lines = before.split('\n').filter((line) => /^\S/.test(line))
  return lines.length > 0 && !/^(?:[-*+<]|\d+[.)])/.test(lines.at(-1)!)
}

/** Lines of code between blank ones, which become the fence. */
const fence = (indented: string) =>
  ['```', ...indented.split('\n').slice(1, -1), '```'].join('\n').replace(/^(?: {4}|\t)/gm, '')

/** In characters. */
const longestItem = 2000

/** Two blank lines ended a list, so a tag below them was outside of it, however far it was indented. */
const endsList = (before: string) => /\n[ \t]{0,9}\n[ \t]{0,9}\n$/.test(before)

/** In characters. */
const longestGap = 21

/** Writes the text within a block as expressions, in which nothing is Markdown. */
function spellBlock(block: string): string {
  const jsx = new RegExp(`${tag}|${braces}`, 'g')
  let result = ''
  let end = 0
  for (const { 0: match, index } of block.matchAll(jsx)) {
    result += spellText(block.slice(end, index)) + match
    end = index + match.length
  }
  return result + spellText(block.slice(end))
}

/** Blanks around a line break count for nothing in JSX; those beside a tag in the same line do. */
const spellText = (text: string) =>
  text
    .split('\n')
    .map((line, index, lines) => {
      const isFirst = index === 0
      const isLast = index === lines.length - 1
      const words = line.replace(/^[ \t>]+/, '')
      const before = line.slice(0, line.length - words.length)
      const after = words.slice(words.trimEnd().length)
      if (!words.trim()) return line
      const kept = (isFirst ? before : '') + words.trimEnd() + (isLast ? after : '')
      return `${isFirst ? '' : before}{${JSON.stringify(decodeEntities(kept))}}${isLast ? '' : after}`
    })
    .join('\n')
