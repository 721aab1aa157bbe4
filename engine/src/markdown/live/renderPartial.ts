import type { PartialReference } from '../document.ts'
import { keepText } from '../sections.ts'
import type { JsxElement } from '../syntax/jsx.ts'
import { readJsxAttributes } from '../syntax/jsxAttributes.ts'
import { addReference, childrenOf, type Walk } from '../walk.ts'
import type { HtmlWriter } from '../walkTree.ts'
import { whereIs } from '../whereIs.ts'
import { addLiveElement } from './addLiveElement.ts'
import { hasLiveAttributes } from './isLive.ts'
import { isPartial } from './noteModule.ts'

/** Another Markdown file within the note. With props that only React knows, React puts it in. */
export function renderPartial(
  node: JsxElement,
  specifier: string,
  { walk, write }: { walk: Walk; write: HtmlWriter },
): string {
  const isLive = hasLiveAttributes(node, walk) || childrenOf(node).length > 0
  const reference: PartialReference = {
    kind: 'partial',
    specifier,
    props: isLive ? {} : readJsxAttributes(node, walk),
    headingsBefore: walk.headings.length,
    isLive,
    where: whereIs(node, walk),
  }
  const mark = addReference(reference, walk)
  // Where its words go among those of the note.
  keepText(mark, walk)
  return isLive
    ? mark + addLiveElement(node, walk, { tag: node.name!, renderChildren: write.children })
    : mark
}

/** Files that stand only within expressions are met by React alone; what they show comes after all else. */
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
