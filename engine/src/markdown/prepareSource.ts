import type { MarkdownOptions } from './markdownOptions.ts'

type Compat = MarkdownOptions['compat']

/** A fence that opens or closes a code block, perhaps inside a quote or a list item. */
const fencePattern = /^([\s>]*(?:(?:[-*+]|\d+[.)])\s+)?)(`{3,}|~{3,})(.*)$/
const admonitionPattern = /^([\s>]*(?:(?:[-*+]|\d+[.)])\s+)?:{3,}[A-Za-z][\w-]*)[ \t]+([^\s[{].*?)[ \t]*$/
const headingIdPattern = /(^\s{0,3}#{1,6}\s.*?)(?:\\\{#([^{}]+)\}|\{\/\*\s*#([^{}\s]+)\s*\*\/\})[ \t]*$/

interface Fence {
  marker: string
  /** An `mdx-code-block`: its fences go, its content is Markdown. */
  unwrapped: boolean
}

/**
 * Rewrites the older spellings that the parser does not know, line by line, outside code:
 * admonition titles without brackets, HTML comments in MDX, escaped heading ids, `mdx-code-block`
 * fences, and autolinks in angle brackets. Line numbers stay as they were.
 */
export function prepareSource(text: string, isMdx: boolean, compat: Compat): string {
  const rewriter = { isMdx, compat, inComment: false }
  let fence: Fence | undefined
  const lines = text.split('\n').map((line) => {
    const match = rewriter.inComment ? null : fencePattern.exec(line)
    if (fence && match && closes(fence, match)) {
      const { unwrapped } = fence
      fence = undefined
      return unwrapped ? '' : line
    }
    if (fence && !fence.unwrapped) return line
    if (!fence && match && !(match[2]!.startsWith('`') && match[3]!.includes('`'))) {
      fence = { marker: match[2]!, unwrapped: isMdx && match[3]!.trim() === 'mdx-code-block' }
      return fence.unwrapped ? '' : line
    }
    return rewriteLine(line, rewriter)
  })
  return lines.join('\n')
}

function closes({ marker }: Fence, [, , run = '', rest = '']: RegExpExecArray): boolean {
  return run[0] === marker[0] && run.length >= marker.length && rest.trim() === ''
}

interface Rewriter {
  isMdx: boolean
  compat: Compat
  /** Whether the line begins inside an HTML comment. */
  inComment: boolean
}

function rewriteLine(line: string, rewriter: Rewriter): string {
  let result = line
  if (rewriter.compat.admonitions && result.includes(':::'))
    result = result.replace(admonitionPattern, (_, opening: string, title: string) => `${opening}[${title}]`)
  if (rewriter.compat.headingIds && result.includes('#'))
    result = result.replace(headingIdPattern, (_, text: string, escaped?: string, commented?: string) => {
      return `${text}{#${escaped ?? commented}}`
    })
  return rewriter.isMdx && (rewriter.inComment || result.includes('<')) ? rewriteAngles(result, rewriter) : result
}

/** Comments become MDX comments and `<https://…>` a link; what stands between backticks is left alone. */
function rewriteAngles(line: string, rewriter: Rewriter): string {
  let result = ''
  let rest = line
  while (rest !== '') {
    if (rewriter.inComment) {
      const end = rest.indexOf('-->')
      const comment = (end < 0 ? rest : rest.slice(0, end)).replaceAll('*/', '* /')
      result += end < 0 ? comment : `${comment}*/}`
      rest = end < 0 ? '' : rest.slice(end + 3)
      rewriter.inComment = end < 0
      continue
    }
    const next = /`+|<!--|<(https?:\/\/[^\s<>]+)>/.exec(rest)
    if (!next) return result + rest
    result += rest.slice(0, next.index)
    rest = rest.slice(next.index + next[0].length)
    if (next[0].startsWith('`')) {
      const end = rest.indexOf(next[0])
      const code = end < 0 ? '' : rest.slice(0, end + next[0].length)
      result += next[0] + code
      rest = rest.slice(code.length)
    } else if (next[1]) {
      result += `[${next[1]}](${next[1]})`
    } else if (rewriter.compat.comments) {
      result += '{/*'
      rewriter.inComment = true
    } else {
      result += next[0]
    }
  }
  return result
}
