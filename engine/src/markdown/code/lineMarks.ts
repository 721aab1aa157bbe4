import type { MarkedCode } from './magicComments.ts'

const classOf: Record<string, string> = {
  '++': 'code-line-inserted',
  '--': 'code-line-deleted',
  focus: 'code-line-focused',
}

/** A comment at the end of a line, in the ways that languages write them. */
const mark =
  /[ \t]*(?:\/\/|#|--|%|;+|\/\*|<!--|\{\/\*)[ \t]*\[!code (\+\+|--|focus)\][ \t]*(?:\*\/\}?|-->)?[ \t]*$/

/** Takes `// [!code ++]`, `[!code --]` and `[!code focus]` off the ends of lines, and marks these lines. */
export function applyLineMarks({ code, lineClasses }: MarkedCode): MarkedCode {
  if (!code.includes('[!code ')) return { code, lineClasses }
  const marked = new Map(lineClasses)
  const lines = code.split('\n').map((line, index) => {
    const found = mark.exec(line)
    if (!found) return line
    marked.set(index, [...(marked.get(index) ?? []), classOf[found[1]!]!])
    return line.slice(0, found.index)
  })
  return { code: lines.join('\n'), lineClasses: marked }
}
