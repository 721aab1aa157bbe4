import type { Properties } from 'hast'
import { diagnose } from '../../diagnostics/diagnostic.ts'
import { nearestMatch } from '../../diagnostics/nearestMatch.ts'
import { kindNames, kindTitle } from '../../model/admonitionKinds.ts'
import { admonition } from '../../model/constructs.ts'
import type { UiText } from '../../model/uiText.ts'
import { escapeHtml } from '../../std/html.ts'
import type { Html } from '../html.ts'
import { renderMarkup } from '../renderAttributes.ts'
import { addText } from '../sections.ts'
import { type ComponentRenderer, type Walk, whereIs } from '../walk.ts'
import { readJsxAttributes, toProperties } from './jsx.ts'

/** The default title of a kind. Custom kinds are titled by their names. */
export function admonitionTitle(kind: string, uiText: UiText): string {
  const title = kindTitle(kind)
  return title ? uiText(title) : kind
}

interface AdmonitionParts {
  kind: string
  title: Html
  content: Html
  /** The id and classes that a note gives it. */
  own: { id?: unknown; className?: unknown }
}

/** Writes an admonition as HTML. */
export function renderAdmonition({ kind, title, content, own }: AdmonitionParts, walk: Walk): Html {
  const { id, className } = toProperties(own)
  return renderMarkup(
    admonition({ kind, title, content, id: toText(id), className: toText(className) }),
    walk,
  )
}

/** An attribute's value as text; that of classes is a list. */
const toText = (value: Properties[string]) =>
  value === undefined || value === null ? undefined : [value].flat().join(' ')

/** `<Admonition type="tip" title="…" className="…">`. An unknown type is styled as `info`. */
export const renderAdmonitionComponent: ComponentRenderer = (node, walk, renderChildren) => {
  const { type = 'note', title, id, className } = readJsxAttributes(node, walk)
  const kind = String(type)
  const known = [...new Set([...kindNames, ...(walk.options.admonitions ?? [])])]
  const isKnown = known.includes(kind)
  if (!isKnown) {
    const nearest = nearestMatch(kind, known)
    walk.diagnostics.push(diagnose('unknown-admonition-type', [kind, nearest], whereIs(node, walk, kind)))
  }
  const heading = String(title ?? admonitionTitle(kind, walk.options.uiText))
  addText(`${heading}\n`, walk)
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
