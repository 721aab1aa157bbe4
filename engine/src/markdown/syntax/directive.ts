import type { Element } from 'hast'
import { diagnose, type SourceLocation } from '../../diagnostics/diagnostic.ts'
import { nearestMatch } from '../../diagnostics/nearestMatch.ts'
import { escapeHtml } from '../../std/html.ts'
import { html } from '../html.ts'
import { locate } from '../locate.ts'
import type { StrayDirective } from '../replaceDirectives.ts'
import type { ElementRenderer, Walk } from '../walk.ts'
import { admonitionTitle, renderAdmonition } from './admonition.ts'
import { renderCodeGroup } from './tabs/codeTabs.ts'

/** Renders a `:::kind` block as an admonition, or in a plain `<div>` if the kind is unknown. */
export const renderDirective: ElementRenderer = (element, walk, renderChildren) => {
  const { title, labelled } = element.properties
  const name = String(element.properties.name)
  if (element.properties.unclosed) reportUnclosed(name, element, walk)
  if (name === 'code-group') return renderCodeGroup(element, walk, renderChildren)
  const [first, ...rest] = element.children
  const hasLabel = labelled !== undefined && first !== undefined
  const label = title ? escapeHtml(String(title)) : hasLabel ? renderChildren(first) : ''
  const content = renderChildren({ ...element, children: hasLabel ? rest : element.children })
  if (walk.options.admonitions?.includes(name)) {
    const heading = label || escapeHtml(admonitionTitle(name, walk.options.uiText))
    return renderAdmonition({ kind: name, title: heading, content, own: element.properties }, walk)
  }
  reportUnknown(name, element, walk)
  return html`<div>${label && html`<p>${label}</p>`}${content}</div>`
}

function reportUnknown(name: string, element: Element, walk: Walk): void {
  const nearest = nearestMatch(name, [...(walk.options.admonitions ?? []), 'code-group'])
  walk.diagnostics.push(diagnose('unknown-directive', [name, nearest], placeOf(element, walk)))
}

/** Reports a block that is never closed. */
function reportUnclosed(name: string, element: Element, walk: Walk): void {
  walk.diagnostics.push(diagnose('unclosed-block', [`:::${name}`], placeOf(element, walk)))
}

function placeOf({ properties }: Element, { source }: Walk): SourceLocation {
  return locate(source, Number(properties.line), Number(properties.column))
}

/** Warns of directives that nothing renders. */
export function reportStrayDirectives(directives: StrayDirective[], walk: Walk): void {
  for (const { written, line, column } of directives)
    walk.diagnostics.push(
      diagnose('unused-directive', [written], {
        ...locate(walk.source, line, column),
        length: written.length,
      }),
    )
}
