import { testDocument } from '../../engine/src/markdown/testDocument.ts'
import { testHtml } from '../../engine/src/markdown/testHtml.ts'
import { parseHtml } from '../html/parseHtml.ts'

/** Longer than any of the short notes that are tried may take, on a busy machine. */
const longest = 5000

/** Problems of a note as a whole stand at no line. */
const placeless = new Set(['nested-too-deeply'])

/** Scripts and styles may hold what looks like tags. */
const verbatim = /(?<opening><(script|style)\b[^>]*>)[\s\S]*?(?<closing><\/\2>)/g

/** Compiles a note and says what is wrong with what comes out; nothing when all is as it must be. */
export function checkNote(text: string, format: 'md' | 'mdx'): string | undefined {
  // Where HTML or a stray directive is read the parser tells no places; they are looked for, and not always found.
  const hasHtml = (format === 'md' || text.includes('format: md')) && text.includes('<')
  const isPlaceless = hasHtml || text.includes(':text[')
  const start = performance.now()
  try {
    const document = testDocument(text, { format })
    const time = performance.now() - start
    if (time > longest) return `took ${Math.round(time)} ms`
    const lost = document.diagnostics.find(({ code, where }) => !where?.line && !placeless.has(code))
    if (lost && !isPlaceless) return `${lost.code} has no place`
    if (document.body.some((part) => typeof part === 'string' && part.includes('\0'))) return 'holds a mark'
    parseHtml(testHtml(document).replace(verbatim, '$<opening>$<closing>'))
    return undefined
  } catch (error) {
    return String((error as Error).stack)
      .split('\n')
      .slice(0, 4)
      .join('\n')
  }
}
