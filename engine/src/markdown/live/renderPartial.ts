import type { PartialReference } from '../document.ts'
import { type Html, joinHtml } from '../html.ts'
import { addPartial } from '../sections.ts'
import { readJsxAttributes } from '../syntax/jsx.ts'
import type { JsxElement } from '../tree.ts'
import { addReference, childrenOf, type HtmlWriter, type Walk, whereIs } from '../walk.ts'
import { addLiveElement } from './addLiveElement.ts'
import { hasLiveAttributes } from './isLive.ts'
import { isPartial } from './noteModule.ts'

/** Renders an imported Markdown file as a reference; with live props or children, also as a live node. */
export function renderPartial(
  node: JsxElement,
  specifier: string,
  { walk, write }: { walk: Walk; write: HtmlWriter },
): Html {
  const isLive = hasLiveAttributes(node, walk) || childrenOf(node).length > 0
  const reference: PartialReference = {
    kind: 'partial',
    specifier,
    props: isLive ? {} : readJsxAttributes(node, walk),
    headingsBefore: walk.headings.length,
    isLive,
    where: whereIs(node, walk),
  }
  addPartial(walk.references.length, walk)
  const hole = addReference(reference, walk)
  return isLive
    ? joinHtml([hole, addLiveElement(node, walk, { tag: node.name!, renderChildren: write.children })])
    : hole
}

/** Adds references for imported Markdown files that only expressions use. Their headings and words come last. */
export function referToHiddenPartials(walk: Walk): void {
  const { imports } = walk.module
  const met = new Set(walk.references.flatMap((each) => (each.kind === 'partial' ? [each.specifier] : [])))
  const hidden = imports.filter(({ specifier }) => isPartial(specifier) && !met.has(specifier))
  for (const { specifier, where } of hidden)
    addReference(
      { kind: 'partial', specifier, props: {}, headingsBefore: walk.headings.length, isLive: true, where },
      walk,
    )
}
