import type { Element, Properties } from 'hast'
import { diagnose, locate, type SourceLocation, writtenAt } from '../../diagnostics/diagnostic.ts'
import { nearestMatch, withOnlyMatch } from '../../diagnostics/nearestMatch.ts'
import { kindBeginningWith, kindNames, kindTitle, otherBoxes } from '../../model/admonitionKinds.ts'
import { admonition, type Fold } from '../../model/constructs.ts'
import type { UiText } from '../../model/uiText.ts'
import { escapeHtml } from '../../std/html.ts'
import { type Html, html, trimHtml } from '../html.ts'
import { addConstruct, isConstructOfSite } from '../live/addLiveElement.ts'
import { whereIs } from '../places.ts'
import { renderAttributes, renderMarkup } from '../renderAttributes.ts'
import type { StrayDirective } from '../replaceDirectives.ts'
import { addText } from '../sections.ts'
import type { ComponentRenderer, ElementRenderer, Walk } from '../walk.ts'
import { readAlert, readCallout } from './alert.ts'
import { renderDetails } from './details.ts'
import { readJsxAttributes, toProperties } from './jsx.ts'
import { renderCodeGroup } from './tabs/codeTabs.ts'

/**
 * The default title of a box. Custom kinds are titled by their names, and so are three others in every language, as
 * Docusaurus does it: https://github.com/facebook/docusaurus/issues/7767
 */
function admonitionTitle(kind: string, uiText: UiText): string {
  const title = kindTitle(kind)
  return title && !/^(?:secondary|important|success)$/.test(kind) ? uiText(title) : kind
}

interface AdmonitionParts {
  kind: string
  title: Html
  content: Html
  icon?: Html | undefined
  fold?: Fold | undefined
  /** The id and classes that a note gives it. */
  own: { id?: unknown; className?: unknown }
}

/** Writes an admonition as HTML. */
function renderAdmonition({ own, ...parts }: AdmonitionParts, walk: Walk): Html {
  const { id, className } = toProperties(own)
  return renderMarkup(admonition<Html>({ ...parts, id: toText(id), className: toText(className) }), walk)
}

/** An attribute's value as text; that of classes is a list. */
const toText = (value: Properties[string]) =>
  value === undefined || value === null ? undefined : [value].flat().join(' ')

/** `<Admonition type="tip" title="…" className="…">`, or `<Aside>` by the name that it has elsewhere. An unknown type is styled as `info`. */
export const renderAdmonitionComponent: ComponentRenderer = (node, walk, renderChildren) => {
  const { type = 'note', title, icon, id, className } = readJsxAttributes(node, walk)
  const kind = String(type)
  const known = [...new Set([...kindNames, ...(walk.options.admonitions ?? [])])]
  const isKnown = known.includes(kind)
  if (!isKnown) {
    const nearest = nearestMatch(kind, known) ?? kindBeginningWith(kind, known)
    const facts = { component: node.name ?? '', type: kind, look: 'info', nearest }
    walk.diagnostics.push(diagnose('unknown-admonition-type', [facts], whereIs(node, walk, kind)))
  }
  const heading = String(title ?? admonitionTitle(kind, walk.options.uiText))
  addText(`${heading}\n`, walk)
  return renderAdmonition(
    {
      kind: isKnown ? kind : 'info',
      title: escapeHtml(heading),
      content: renderChildren(node),
      icon: icon == null ? undefined : escapeHtml(String(icon)),
      own: { id, className },
    },
    walk,
  )
}

/** Renders a `:::kind` block as an admonition, or in a plain `<div>` if the kind is unknown. */
export const renderDirective: ElementRenderer = (element, walk, renderChildren) => {
  const { title, labelled } = element.properties
  const name = String(element.properties.name)
  if (element.properties.unclosed) reportUnclosed(name, element, walk)
  if (name === 'code-group') return renderCodeGroup(element, walk, renderChildren)
  if (name === 'details' && !walk.options.admonitions?.includes(name))
    return renderDetails(toDetails(element), walk, renderChildren)
  const [first, ...rest] = element.children
  const hasLabel = labelled !== undefined && first !== undefined
  const label = title ? escapeHtml(String(title)) : hasLabel ? renderChildren(first) : ''
  const content = renderChildren({ ...element, children: hasLabel ? rest : element.children })
  if (walk.options.admonitions?.includes(name)) {
    const place = whereIs(element, walk)
    if (isConstructOfSite('admonition', walk)) {
      const { id, className } = element.properties
      const props = { type: name, id: toText(id), className: toText(className) }
      const title = label === '' ? undefined : label
      return addConstruct('admonition', { props, title, children: trimHtml(content), where: place }, walk)
    }
    const heading = label || escapeHtml(admonitionTitle(name, walk.options.uiText))
    return renderAdmonition({ kind: name, title: heading, content, own: element.properties }, walk)
  }
  reportUnknown(name, element, walk)
  return html`<div>${label && html`<p>${label}</p>`}${content}</div>`
}

/** The box that opens, of a block with its label as the first child. */
function toDetails(element: Element): Element {
  const { labelled, id, className } = element.properties
  const [first, ...rest] = element.children
  const properties = { ...(id ? { id } : {}), ...(className ? { className: [String(className)] } : {}) }
  if (!labelled || first?.type !== 'element')
    return { ...element, tagName: 'details', properties, children: element.children }
  return { ...element, tagName: 'details', properties, children: [{ ...first, tagName: 'summary' }, ...rest] }
}

function reportUnknown(name: string, element: Element, walk: Walk): void {
  const kinds = [...(walk.options.admonitions ?? []), ...otherBoxes]
  const nearest = nearestMatch(name, kinds) ?? kindBeginningWith(name, kinds)
  const problem = diagnose('unknown-directive', [name, nearest], placeOfName(name, placeOf(element, walk)))
  walk.diagnostics.push(withOnlyMatch(problem, name, kinds))
}

/** The place of a name after its colons; the place as it was, if the name is not right behind them. */
function placeOfName(name: string, place: SourceLocation): SourceLocation {
  const { column = 1 } = place
  const written = writtenAt(place)
  const [colons = ''] = /^:+/.exec(written) ?? []
  if (!written.startsWith(name, colons.length)) return place
  return { ...place, column: column + colons.length, length: name.length }
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

/** Whether a quote may be a callout of any kind with a title: boxes of MkDocs are written as these for the parser. */
const hasCallouts = ({ options }: Walk) => options.obsidian || options.indentedBoxes

/**
 * A quote, or an admonition if it is an alert as GitHub writes it: `[!NOTE]` alone on its first line, and text below.
 * GitHub itself shows alerts at the top level only; here they may also be in lists and boxes. Callouts of Obsidian may
 * also have a title of their own, and fold.
 */
export const renderBlockquote: ElementRenderer = (element, walk, renderChildren) => {
  const alert = walk.options.admonitions && (hasCallouts(walk) ? readCallout : readAlert)(element, walk)
  if (!alert)
    return html`<blockquote${renderAttributes('blockquote', element.properties, walk)}>${renderChildren(element)}</blockquote>`
  const { kind, name = kind, title, fold, children } = alert
  const ownTitle = title && trimHtml(renderChildren({ ...element, children: title }))
  if (title) addText('\n', walk)
  const heading = ownTitle ?? escapeHtml(calloutTitle(name, walk.options.uiText))
  const content = trimHtml(renderChildren({ ...element, children }))
  return renderAdmonition({ kind, title: heading, content, fold, own: element.properties }, walk)
}

/** The title of an alert or a callout; that of a kind which only Obsidian has is its name. */
function calloutTitle(name: string, uiText: UiText): string {
  const title = kindTitle(name)
  return title ? uiText(title) : name.charAt(0).toUpperCase() + name.slice(1)
}
