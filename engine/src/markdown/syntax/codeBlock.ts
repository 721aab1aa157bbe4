import type { Element } from 'hast'
import { escapeAttribute, escapeHtml } from '../../std/escapeHtml.ts'
import { type CodeMeta, parseCodeMeta } from '../codeMeta.ts'
import { applyMagicComments, type MarkedCode } from '../magicComments.ts'
import { renderAttributes } from '../renderAttributes.ts'
import { keepText } from '../sections.ts'
import { toText } from '../toText.ts'
import type { Walk } from '../walk.ts'
import type { ElementRenderer } from '../walkTree.ts'
import { renderMathBlock } from './math.ts'

/** A fenced or indented block of code, coloured, with its title, marks and line numbers. */
export const renderCodeBlock: ElementRenderer = (element, walk, renderChildren) => {
  const code = element.children.find(
    (child): child is Element => child.type === 'element' && child.tagName === 'code',
  )
  if (!code)
    return `<pre${renderAttributes('pre', element.properties, walk)}>${renderChildren(element)}</pre>`
  if (isMath(code, walk)) return renderMathBlock(code, walk)
  const { lang, meta = element.properties.dataMeta } = (code.data ?? {}) as { lang?: string; meta?: string }
  const language = (lang ?? languageFromClass(code) ?? walk.options.defaultLanguage ?? 'text').toLowerCase()
  return renderCode(toText(code).replace(/\n$/, ''), language, parseCodeMeta(String(meta ?? '')), walk)
}

/** Between `$$`, or in a fence named `math`. */
function isMath(code: Element, { options }: Walk): boolean {
  return options.math && languageFromClass(code) === 'math'
}

function languageFromClass({ properties }: Element): string | undefined {
  return [properties.className]
    .flat()
    .map((name) => /^language-(.+)$/.exec(String(name ?? ''))?.[1])
    .find(Boolean)
}

function renderCode(written: string, language: string, meta: CodeMeta, walk: Walk): string {
  const { code, lineClasses } = markLines(written, language, meta, walk)
  keepText(`${meta.title ?? ''}\n${code}`, walk)
  const needsLines = lineClasses.size > 0 || meta.firstLineNumber !== undefined
  const highlighted = walk.highlight(code, language)
  const html = needsLines ? renderLines(highlighted, lineClasses) : highlighted
  const name = escapeAttribute(language)
  const title = meta.title ? `<div class="code-block-title">${escapeHtml(meta.title)}</div>` : ''
  return `<div class="language-${name} theme-code-block">${title}<pre class="prism-code language-${name}" tabindex="0"${numbering(meta)}><code>${html}</code></pre></div>`
}

/** Numbers are drawn by a CSS counter, which starts from an attribute. */
function numbering({ firstLineNumber }: CodeMeta): string {
  if (firstLineNumber === undefined) return ''
  return firstLineNumber === 1
    ? ' data-numbered'
    : ` data-numbered style="counter-reset:line ${firstLineNumber - 1}"`
}

/** A range in the fence wins, and then comments stay in the code (behaviours 3.6). */
function markLines(code: string, language: string, { markedLines }: CodeMeta, { options }: Walk): MarkedCode {
  if (!markedLines) return applyMagicComments(code, language, options.magicComments)
  const className = options.magicComments[0]?.className ?? 'theme-code-block-highlighted-line'
  return { code, lineClasses: new Map(markedLines.map((line) => [line - 1, [className]])) }
}

function renderLines(html: string, lineClasses: MarkedCode['lineClasses']): string {
  return html
    .split('\n')
    .map(
      (line, index) =>
        `<span class="${['line', ...(lineClasses.get(index) ?? [])].join(' ')}">${line}\n</span>`,
    )
    .join('')
}
