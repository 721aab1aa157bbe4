import { diagnose } from '../../../diagnostics/diagnostic.ts'
import { nearestMatch } from '../../../diagnostics/nearestMatch.ts'
import { admonitionKinds } from '../../../model/admonitionKinds.ts'
import { escapeHtml } from '../../../std/html.ts'
import { keepText } from '../../sections.ts'
import type { ComponentRenderer } from '../../walkTree.ts'
import { whereIs } from '../../whereIs.ts'
import { admonitionTitle, renderAdmonition } from '../admonition.ts'
import { readJsxAttributes } from '../jsxAttributes.ts'

/** `<Admonition type="tip" title="…" className="…">`. An unknown type is styled as `info`. */
export const renderAdmonitionComponent: ComponentRenderer = (node, walk, renderChildren) => {
  const { type = 'note', title, id, className } = readJsxAttributes(node, walk)
  const kind = String(type)
  const known = [...new Set([...Object.keys(admonitionKinds), ...(walk.options.admonitions ?? [])])]
  const isKnown = known.includes(kind)
  if (!isKnown) {
    const nearest = nearestMatch(kind, known)
    walk.diagnostics.push(diagnose('unknown-admonition-type', [kind, nearest], whereIs(node, walk, kind)))
  }
  const heading = String(title ?? admonitionTitle(kind, walk.options.uiText))
  keepText(`${heading}\n`, walk)
  return renderAdmonition(
    {
      kind: isKnown ? kind : 'info',
      title: escapeHtml(heading),
      content: renderChildren(node),
      own: { id, className },
    },
    walk,
  )
}
