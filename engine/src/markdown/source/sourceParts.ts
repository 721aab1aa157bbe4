import type { MarkdownOptions } from '../markdownOptions.ts'

/** A fenced code block; an unclosed one runs to the end of the text. Behind ">" ends only one that began there. */
const fencedCode =
  /^[ \t]*(?:(?<quote>>)[ \t>]*)?(?:(?:[-*+]|\d+[.)])[ \t]+)*(?<fence>`{3,}(?=[^`\n]*$)|~{3,}).*(?:\n.*)*?(?:\n(?=[ \t]*(?:[^ \t>]|\k<quote>(?<=>)))[ \t>]*\k<fence>[`~]*[ \t]*$|(?![\s\S]))/

const inlineCode = /(?<!(?<!\\)`)(?<backticks>`+)(?!`)(?:(?!\n[ \t]*\n)[\s\S])*?[^`]\k<backticks>(?!`)/
export const comment = /(?<comment><!--[\s\S]*?(?:-->|(?![\s\S]))|\{\/\*(?:(?!\{\/\*)[\s\S])*?\*\/\})/

/** The expressions in its attributes may hold `>`, as arrow functions do. */
const tag = /<\/?[A-Za-z][\w.-]*(?:>|[\s/](?:(?:\{(?:[^{}]|\{[^{}]*\})*\}|[^<>`{}])*|[^<>`]*)>)/

export const moduleCode =
  /(?<moduleCode>^(?:import\s+(?:['"{*]|[\w$]+\s*(?:,\s*(?:\{[^{};]*\}|\*\s*as\s+[\w$]+)\s*)?\bfrom\s)|export\s+(?:default|const|let|var|function|async|class|[{*]))[\s\S]*?(?=\n[ \t]*\n|(?![\s\S])))/

/** Finds code, which comes first so that nothing is found within it, or one of these. */
export const codeOr = (...parts: RegExp[]) =>
  new RegExp([fencedCode, inlineCode, ...parts].map(({ source }) => source).join('|'), 'gm')

const pattern = codeOr(comment, tag, moduleCode)

/** The kinds of source that are not prose. */
export type SourcePart = 'fence' | 'backticks' | 'comment' | 'moduleCode' | 'tag'

/** Replaces the parts of a note that are not prose: code, comments, tags and module code. */
export function replaceParts(body: string, replace: (text: string, part: SourcePart) => string): string {
  const kinds: SourcePart[] = ['fence', 'backticks', 'comment', 'moduleCode']
  return replaceEach(body, pattern, ({ 0: text, groups }) =>
    replace(text, kinds.find((kind) => groups![kind] !== undefined) ?? 'tag'),
  )
}

/**
 * Does what `body.replace` does with a function, in two thirds of the time. After that, two long notes of some ten
 * thousand once held pieces in wrong places; why is not known.
 */
export function replaceEach(
  body: string,
  pattern: RegExp,
  replace: (match: RegExpExecArray) => string,
): string {
  let replaced = ''
  let end = 0
  for (const match of body.matchAll(pattern)) {
    replaced += body.slice(end, match.index) + replace(match)
    end = match.index + match[0].length
  }
  return replaced + body.slice(end)
}

const hidden = codeOr(/(?<hidden>%%[\s\S]*?(?<end>%%|(?![\s\S])))/)

/**
 * A note of Obsidian without its comments, `%% … %%`, which may go over several lines. Line numbers stay the same. A
 * comment that is not closed is text.
 */
export function withoutHidden(body: string): string {
  if (!body.includes('%%')) return body
  return replaceEach(body, hidden, ({ 0: text, groups }) =>
    groups!.hidden && groups!.end ? text.replace(/[^\n]+/g, '') : text,
  )
}

const noteInText = codeOr(
  /\\[\s\S]/,
  /\$\$(?:[^$]|\$(?!\$))*\$\$|\$[^\s$][^$\n]*\$/,
  /\^\[(?<note>(?:`[^`\n]*`|[^`[\]\n]|\[\[[^[\]\n]*\]\]|\[[^[\]\n]*\]){1,5000})\]/,
)

/** The line that such a footnote becomes, with its number. */
export const loweredNote = /^\[\^in-text-(\d+)\]: /

/** A note of Obsidian whose footnotes in the text, `^[like this]`, are at its end. Lines keep their numbers. */
export function lowerNotes(body: string): string {
  if (!body.includes('^[')) return body
  const notes: string[] = []
  const lowered = replaceEach(body, noteInText, ({ 0: text, groups }) =>
    groups!.note === undefined ? text : `[^in-text-${notes.push(groups!.note)}]`,
  )
  return notes.reduce((text, note, index) => `${text}\n\n[^in-text-${index + 1}]: ${note}`, lowered)
}

/** Stands between two signs that the parser would take for something else. No text holds it, and the tree of a note none of it. */
export const joint = '\ufdd0'

const betweenTwo = /(?<deep>^ {4,})?(?<formula>\$\$(?:[^$]|\$(?!\$))*\$\$[^\n$]*)/
const displayed = codeOr(/\\[\s\S]/, betweenTwo)
const displayedInVault = codeOr(/\\[\s\S]/, betweenTwo, /(?<inline>\$(?![\s$])(?:\\.|[^$\\\n])+(?<!\s)\$)/)

/**
 * A note in which formulas between `$$` that begin or end within a line are in one line, for the parser would lose what
 * is beside the first signs. Lines that follow keep their numbers. Only Obsidian has empty lines in such formulas.
 */
export function joinFormulas(
  body: string,
  { obsidian, isMdx }: Pick<MarkdownOptions, 'obsidian'> & { isMdx: boolean },
): string {
  if (!body.includes('$$')) return body
  return replaceEach(body, obsidian ? displayedInVault : displayed, ({ 0: match, index: at, groups }) => {
    const { formula, inline, deep = '' } = groups!
    if (inline !== undefined) return body[at + match.length] === '$' ? match + joint : match
    // The next formula may begin right behind it. The parser would take the signs of both for those of one.
    const isAlone = body[at + match.length] !== '$'
    const gap = !isAlone && formula?.endsWith('$$') ? ' ' : ''
    if (!formula?.includes('\n') || (!obsidian && /\n[ \t>]*\n/.test(formula))) return match + gap
    const start = at + deep.length
    const opening = body.slice(body.lastIndexOf('\n', start - 1) + 1, start)
    const isBlock = /^[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*$/.test(opening)
    if (isAlone && isBlock && /^\$\$[ \t]*\n/.test(formula) && /\n[ \t>]*\$\$[ \t]*$/.test(formula))
      return deep && isMdx && !startsItem.test(body.slice(body.lastIndexOf('\n', at - 2) + 1, at).trimEnd())
        ? lessDeep(match, body.slice(Math.max(0, at - 5000), at))
        : match
    const quote = /^[ \t]*(?:>[ \t]*)*/.exec(opening)![0].trimEnd()
    const lines = formula
      .split('\n')
      .map((line, index) => (index > 0 && quote ? line.replace(/^[ \t>]+/, '') : line))
    return deep + lines.join(' ') + `\n${quote}`.repeat(lines.length - 1)
  })
}

/** A tag, or the mark of an item without text: the parser counts what is right below from there. */
const startsItem = /^\s*(?:[-*+]|\d+[.)])$|>$/

/**
 * A formula between lines of `$$` that begin where the text around it does: the parser looks for them no more than three
 * blanks further in, but MDX has no indented code, and takes them anywhere.
 */
function lessDeep(formula: string, before: string): string {
  const depth = formula.indexOf('$')
  let margin = depth
  for (const line of before.split('\n').reverse()) {
    const blanks = line.search(/\S/)
    // The parser counts what is within a tag from where that begins.
    if (blanks <= margin && /^ *<[a-z](?!.*(?:<\/|\/>))/i.test(line)) {
      margin = blanks
      break
    }
    if (blanks < 0 || blanks >= margin) continue
    const text = /^ *(?:[-*+]|\d+[.)]) +(?=\S)/.exec(line)?.[0].length ?? Infinity
    margin = text > depth ? blanks : text
    if (margin === text || margin === 0) break
  }
  return formula.replace(/^ *(?=\$\$)|(?<=\n) *(?=\$\$[ \t]*$)/g, ' '.repeat(margin))
}

const emphasis = codeOr(/\\[\s\S]/, comment, tag, /(?<run>\*+|~~)/)
const eastAsian =
  /[\u1100-\u11ff\u2e80-\u2fff\u3001-\ua4cf\uac00-\ud7ff\uf900-\ufaff\ufe30-\ufe4f\uff01-\uffee\u{20000}-\u{3ffff}]/u
const isPunctuation = (letter: string) => /[\p{P}\p{S}]/u.test(letter)
const isLetter = (letter: string) => letter !== '' && !/\s/.test(letter) && !isPunctuation(letter)

/**
 * A note in which asterisks mark what they enclose also where Chinese, Japanese or Korean has no blanks around it, as in
 * `**「a」**と`: the parser takes them for text there, as CommonMark says (its amendment for these languages does not).
 */
export function joinEmphasis(body: string): string {
  if (!/\*|~~/.test(body) || !eastAsian.test(body)) return body
  return replaceEach(body, emphasis, ({ 0: text, index: at, groups }) => {
    if (groups!.run === undefined) return text
    const [before = ''] = [...body.slice(Math.max(0, at - 2), at)].slice(-1)
    const [after = ''] = body.slice(at + text.length, at + text.length + 2)
    if (!eastAsian.test(before + after)) return text
    if (isLetter(before) && isPunctuation(after)) return text + joint
    return isPunctuation(before) && isLetter(after) ? joint + text : text
  })
}

/** The lines of a note with code blocks, comments, tags and module code blanked out. Line numbers stay the same. */
export function proseLines(body: string): string[] {
  return replaceParts(body, (text, part) =>
    part === 'backticks' ? text : text.replace(/[^\n]+/g, ''),
  ).split('\n')
}

/** A tag of a component, or one whose attributes are code. */
const componentTag = /^<(?:\/[A-Z]|[A-Z][\w.]*(?:\s[^>]*=|\s*\/>|\s[^>]*\/>)|[a-z][\w-]*\s[^>]*=\s*\{)/

/** Whether a note uses what MDX adds to Markdown: imports and exports, components, code in attributes. */
export function usesMdx(body: string): boolean {
  let isUsed = false
  replaceParts(body, (text, part) => {
    isUsed ||= part === 'moduleCode' || (part === 'tag' && componentTag.test(text)) || mdxFence.test(text)
    return ''
  })
  return isUsed
}

/** A fence whose content is MDX, for programs that read Markdown only. */
const mdxFence = /^[ \t>]*(?:`{3,}|~{3,})[ \t]*mdx-code-block[ \t]*\n/

const headingId = /^(#{1,6} .*?)(?<![ \t][ \t])[ \t]*\{#[^{}\n]+\}[ \t]*$/gm

/** The Markdown of a note without imports and exports, comments and heading ids. Code blocks stay unchanged. */
export function withoutModuleCode(body: string): string {
  const blocks: string[] = []
  const prose = replaceParts(body, (text, part) => {
    if (part === 'comment' || part === 'moduleCode') return ''
    return part === 'fence' ? `\0${blocks.push(text) - 1}\0` : text
  })
  return prose
    .replace(headingId, '$1')
    .replace(/(?<![ \t])[ \t]+$/gm, (blanks) => (blanks === '  ' ? blanks : ''))
    .replace(/\n{3,}/g, '\n\n')
    .replace(/\0(\d+)\0/g, (_, index: string) => blocks[Number(index)]!)
}
