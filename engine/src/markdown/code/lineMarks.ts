import type { MagicComment } from '../markdownOptions.ts'

const classOf: Record<string, string> = {
  '++': 'code-line-inserted',
  '--': 'code-line-deleted',
  error: 'code-line-error',
  warning: 'code-line-warning',
  focus: 'code-line-focused',
  highlight: 'theme-code-block-highlighted-line',
  hl: 'theme-code-block-highlighted-line',
}

const names = Object.keys(classOf).map((name) => name.replaceAll('+', '\\+'))

/** A trailing `[!code …]` comment, in the comment syntax of most languages; `:3` means this line and the two below. */
const mark = new RegExp(
  `(?<![ \\t])[ \\t]*(?://|#|--|%|(?<!;);+|/\\*|<!--|\\{/\\*)[ \\t]*\\[!code (${names.join('|')})(?::(\\d+))?\\](?:[ \\t]*(?:\\*/\\}?|-->))?[ \\t]*$`,
)

/**
 * Removes trailing comments such as `// [!code ++]`, and adds their classes to the lines. A line that holds nothing
 * else goes too: its mark is for the lines below it. Within a block of code in a text of Markdown they stay, because it
 * shows how they are written.
 */
export function applyLineMarks({ code, lineClasses }: MarkedCode, language?: string): MarkedCode {
  if (!code.includes('[!code ')) return { code, lineClasses }
  const marked = new Map<number, string[]>()
  const add = (line: number, classes: string[]) =>
    marked.set(line, [...new Set([...(marked.get(line) ?? []), ...classes])])
  const kept: string[] = []
  const isMarkdown = /^(?:md|mdx|markdown)$/.test(language ?? '')
  let isInFence = false
  for (const [index, line] of code.split('\n').entries()) {
    if (isMarkdown && /^\s*(?:```|~~~)/.test(line)) isInFence = !isInFence
    const [whole, name, count = '1'] = (!isInFence && mark.exec(line)) || []
    const text = whole === undefined ? line : line.slice(0, line.length - whole.length)
    const isAlone = name !== undefined && text.trim() === ''
    if (!isAlone) add(kept.length, lineClasses.get(index) ?? [])
    const last = kept.length + Math.min(Number(count), mostLines)
    for (let at = kept.length; name && at < last; at++) add(at, [classOf[name]!])
    if (!isAlone) kept.push(text)
  }
  return { code: kept.join('\n'), lineClasses: onlyMarked(marked, kept.length) }
}

/** More than any block has, so that a slip does not exhaust the memory. */
const mostLines = 10_000

const onlyMarked = (marked: Map<number, string[]>, count: number) =>
  new Map(
    [...marked].filter(([line, classes]) => line < count && classes.length > 0).sort(([a], [b]) => a - b),
  )

type CommentStyle = [opening: string, closing: string]
const slashes: CommentStyle = ['//', '']
const stars: CommentStyle = ['/*', '*/']
const jsx: CommentStyle = ['{/*', '*/}']
const hash: CommentStyle = ['#', '']
const html: CommentStyle = ['<!--', '-->']

/** Comment syntax by language. */
const stylesByLanguages: [languages: string, styles: CommentStyle[]][] = [
  ['javascript js typescript ts', [slashes, stars]],
  ['jsx tsx', [slashes, stars, jsx]],
  ['html markup', [html, slashes, stars]],
  ['xml svg', [html]],
  ['markdown md', [html, jsx, hash]],
  ['python py bash sh shell', [hash]],
  ['lua haskell sql', [['--', '']]],
  ['tex latex matlab', [['%', '']]],
  ['wasm', [[';;', '']]],
  [
    'vb vba vbnet visual-basic',
    [
      ["'", ''],
      // After the sign that lets a line go on.
      ["_ '", ''],
      ["_'", ''],
      ['REM', ''],
    ],
  ],
  ['batch basic', [['REM', '']]],
  ['fortran', [['!', '']]],
  ['ocaml sml', [['(*', '*)']]],
  ['fsharp', [slashes, ['(*', '*)']]],
  ['cobol', [['*>', '']]],
]

const styles = new Map(
  stylesByLanguages.flatMap(([languages, own]) => languages.split(' ').map((language) => [language, own])),
)

/** Comment syntax accepted in languages not listed. */
const commonStyles = [slashes, stars, jsx, hash, html]

export interface MarkedCode {
  code: string
  /** Classes of each marked line, by its index from 0. */
  lineClasses: Map<number, string[]>
}

/** Removes magic comments from code, and gives the classes of the lines they mark. */
export function applyMagicComments(code: string, language: string, comments: MagicComment[]): MarkedCode {
  const directives = comments.flatMap(toDirectives)
  const lineClasses = new Map<number, string[]>()
  if (!directives.some(({ word }) => code.includes(word))) return { code, lineClasses }
  const readComment = createCommentReader(styles.get(language) ?? commonStyles)
  const open = new Set<string>()
  let next: string[] = []
  const kept: string[] = []
  for (const line of code.split('\n')) {
    const word = readComment(line)
    const directive = directives.find((one) => one.word === word)
    if (directive) {
      if (directive.effect === 'line') next.push(directive.className)
      else if (directive.effect === 'start') open.add(directive.className)
      else open.delete(directive.className)
      continue
    }
    const classes = [...new Set([...open, ...next])]
    if (classes.length > 0) lineClasses.set(kept.length, classes)
    kept.push(line)
    next = []
  }
  return { code: kept.join('\n'), lineClasses }
}

interface Directive {
  word: string
  effect: 'line' | 'start' | 'end'
  className: string
}

function toDirectives({ className, line, block }: MagicComment): Directive[] {
  const directives: Directive[] = []
  if (line) directives.push({ word: line, effect: 'line', className })
  if (block)
    directives.push(
      { word: block.start, effect: 'start', className },
      { word: block.end, effect: 'end', className },
    )
  return directives
}

/** A function that gives the text of a line that is only a comment, else undefined. */
function createCommentReader(allowed: CommentStyle[]) {
  return (line: string): string | undefined => {
    const text = line.trim()
    const isBegun = (opening: string) => text.slice(0, opening.length).toUpperCase() === opening
    const style = allowed.find(([opening, closing]) => isBegun(opening) && text.endsWith(closing))
    return style && text.slice(style[0].length, text.length - style[1].length).trim()
  }
}
