import type { MagicComment } from './markdownOptions.ts'

type CommentStyle = [opening: string, closing: string]

const slashes: CommentStyle = ['//', '']
const stars: CommentStyle = ['/*', '*/']
const jsx: CommentStyle = ['{/*', '*/}']
const hash: CommentStyle = ['#', '']
const html: CommentStyle = ['<!--', '-->']
const dashes: CommentStyle = ['--', '']
const percent: CommentStyle = ['%', '']

/** How each language writes comments (behaviours 3.6); a language not listed may use any of the common ones. */
const commentStyles: Record<string, CommentStyle[]> = {
  javascript: [slashes, stars], js: [slashes, stars], typescript: [slashes, stars], ts: [slashes, stars],
  jsx: [slashes, stars, jsx], tsx: [slashes, stars, jsx],
  html: [html], markup: [html], xml: [html], markdown: [html], md: [html],
  python: [hash], py: [hash], bash: [hash], sh: [hash], shell: [hash],
  lua: [dashes], haskell: [dashes], sql: [dashes],
  tex: [percent], latex: [percent], matlab: [percent],
  wasm: [[';;', '']],
  vb: [["'", ''], ['REM', '']], vbnet: [["'", ''], ['REM', '']], batch: [['REM', '']],
  fortran: [['!', '']],
  ocaml: [['(*', '*)']], sml: [['(*', '*)']], fsharp: [['(*', '*)']],
  cobol: [['*>', '']],
}
const commonStyles = [slashes, stars, jsx, hash, html]

export interface MarkedCode {
  code: string
  /** Classes of each marked line, by its index from 0. */
  lineClasses: Map<number, string[]>
}

/** Takes the comments that mark lines out of the code, and tells which lines they marked. */
export function applyMagicComments(code: string, language: string, comments: MagicComment[]): MarkedCode {
  const directives = comments.flatMap(toDirectives)
  const lineClasses = new Map<number, string[]>()
  if (!directives.some(({ word }) => code.includes(word))) return { code, lineClasses }
  const readComment = createCommentReader(commentStyles[language] ?? commonStyles)
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
  return [
    ...(line ? [{ word: line, effect: 'line' as const, className }] : []),
    ...(block
      ? [{ word: block.start, effect: 'start' as const, className }, { word: block.end, effect: 'end' as const, className }]
      : []),
  ]
}

/** Gives the text of a comment that stands alone on its line. */
function createCommentReader(styles: CommentStyle[]) {
  return (line: string): string | undefined => {
    const text = line.trim()
    const style = styles.find(([opening, closing]) => text.startsWith(opening) && text.endsWith(closing))
    return style && text.slice(style[0].length, text.length - style[1].length).trim()
  }
}
