import type { MarkedCode } from './magicComments.ts'

const classOf: Record<string, string> = {
  '++': 'code-line-inserted',
  '--': 'code-line-deleted',
  focus: 'code-line-focused',
}

/** A trailing `[!code …]` comment, in the comment syntax of most languages. */
const mark =
  /(?<![ \t])[ \t]*(?:\/\/|#|--|%|(?<!;);+|\/\*|<!--|\{\/\*)[ \t]*\[!code (\+\+|--|focus)\](?:[ \t]*(?:\*\/\}?|-->))?[ \t]*$/

/** Removes trailing comments `// [!code ++]`, `[!code --]` and `[!code focus]`, and adds their classes to the lines. */
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
