import { parseSync } from 'vite'

/** A module of `engine/src/browser/`. */
interface BrowserModule {
  /** Relative to `engine/src`. */
  path: string
  text: string
}

/**
 * What a declaration in the browser's code is. `component`: React, or the roots that mount it. `worker` has no page,
 * `dev` is for the dev server only. `dom` reads or changes the page by hand, `logic` does neither.
 */
export type CodeKind = 'import' | 'type' | 'component' | 'worker' | 'dev' | 'dom' | 'logic'

/** Names of the page, its elements and its events, unless they are names of properties. */
const globals = [
  'document|window|location|history|navigator|navigation|localStorage|customElements',
  'matchMedia|getComputedStyle|(?:add|remove)EventListener|dispatchEvent|scroll(?:By|To|Y)|inner(?:Height|Width)',
  '(?:HTML|SVG)\\w+|Element|Node\\w*|Text|Document|ParentNode|\\w*Event(?:Target)?|\\w+Observer',
  'DOMParser|CSSStyleSheet|EventSource|ClipboardItem',
].join('|')
const methods = 'querySelector|classList|dataset|closest|append|replaceWith|\\w*Attribute'
const dom = new RegExp(`(?<![.\\w'"\`-])(?:${globals})\\b(?!['":?])|\\.(?:${methods})`)

/** Lines of code in the browser's modules by kind, without blank lines and comments. */
export function countBrowserCode(modules: BrowserModule[]): Partial<Record<CodeKind, number>> {
  const counts: Partial<Record<CodeKind, number>> = {}
  for (const module of modules)
    for (const { kind, lines } of declarationsOf(module)) counts[kind] = (counts[kind] ?? 0) + lines
  return counts
}

function declarationsOf(module: BrowserModule): { kind: CodeKind; lines: number }[] {
  const { program, comments } = parseSync(module.path, module.text)
  const code = comments.reduce(
    (text, { start, end }) =>
      text.slice(0, start) + text.slice(start, end).replace(/[^\n]/g, ' ') + text.slice(end),
    module.text,
  )
  return program.body.map(({ type, start, end }) => {
    const declaration = code.slice(start, end)
    const kind = type === 'ImportDeclaration' ? 'import' : kindOf(declaration, module)
    return { kind, lines: declaration.split('\n').filter((line) => line.trim() !== '').length }
  })
}

function kindOf(declaration: string, { path, text }: BrowserModule): CodeKind {
  if (/^(?:export )?(?:interface|type)\b/.test(declaration)) return 'type'
  if (/\.tsx$/.test(path) || /from 'react/.test(text)) return 'component'
  if (/\/dev\//.test(path)) return 'dev'
  if (/Worker\.ts$|\/answerRequest\.ts$/.test(path)) return 'worker'
  return dom.test(declaration) ? 'dom' : 'logic'
}
