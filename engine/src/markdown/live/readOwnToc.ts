import { diagnose } from '../../diagnostics/diagnostic.ts'
import type { Heading } from '../../model/pageData.ts'
import { locate } from '../locate.ts'
import { toHeadings } from '../toHeadings.ts'
import type { Walk } from '../walk.ts'
import { evaluate } from './isLive.ts'

/** The table of contents that a note exports in place of its headings: `export const toc = [{ value, id, level }]`. */
export function readOwnToc(walk: Walk): Heading[] | undefined {
  const { module, source, diagnostics } = walk
  if (!module.declared.has('toc')) return undefined
  const toc = toHeadings(valueOfToc(walk))
  if (toc) return toc
  const line = source.lines.findIndex((text) => /^export\b.*\btoc\b/.test(text)) + 1
  diagnostics.push(diagnose('own-toc', [], line > 0 ? locate(source, line, 1) : { file: source.file }))
  return undefined
}

/** The value of `toc`; undefined if its statement depends on others. */
function valueOfToc(walk: Walk): unknown {
  const statement = walk.module.statements.find((each) => /^(?:const|let|var)\s+toc\b/.test(each))
  try {
    return evaluate(`(() => { ${statement}\nreturn toc })()`, walk)
  } catch {
    return undefined
  }
}
