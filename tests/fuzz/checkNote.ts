import { testDocument } from '../../engine/src/markdown/testDocument.ts'
import { parseHtml } from '../support/parseHtml.ts'
import { testHtml } from '../support/testHtml.ts'

/** What a short note may cost at most, in ms of CPU, which other work on the machine doesn't add to. */
const longest = 5000

/** Problems of a note as a whole, which have no line. */
const placeless = new Set(['nested-too-deeply'])

/** The content of scripts and styles, which may look like tags. */
const verbatim = /(?<opening><(script|style)\b[^>]*>)[\s\S]*?(?<closing><\/\2>)/g

/** Compiles a note and checks the result; undefined when nothing is wrong. */
export function checkNote(text: string, format: 'md' | 'mdx'): string | undefined {
  // For HTML and for stray directives the parser gives no positions; the compiler searches for them, but does not
  // always find them.
  const hasHtml = (format === 'md' || text.includes('format: md')) && text.includes('<')
  const isPlaceless = hasHtml || text.includes(':text[')
  const start = process.cpuUsage()
  try {
    const document = testDocument(text, { format })
    const { user, system } = process.cpuUsage(start)
    const cost = (user + system) / 1000
    if (cost > longest) return `took ${Math.round(cost)} ms of CPU`
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
