import type { Nodes } from 'hast'
import type { PartialReference } from '../document.ts'
import { type Html, joinHtml } from '../html.ts'
import { whereIs } from '../places.ts'
import { addPartial, endOfText, takeText } from '../sections.ts'
import { builtInRenderers } from '../syntax/builtInRenderers.ts'
import { isHtmlTag, isJsx, readJsxAttributes, reportMisspeltProps, toHtmlElement } from '../syntax/jsx.ts'
import { withoutOwnToc } from '../syntax/toc.ts'
import type { HtmlWriter, JsxElement, Walk } from '../walk.ts'
import { addReference, childrenOf, isExpression } from '../walk.ts'
import { addLiveElement, addOwnPart, holdsComponent, toCode, toLiveNode } from './addLiveElement.ts'
import { compose, isComposition } from './composition.ts'
import { hasLiveAttributes, holdsLiveExpression } from './isLive.ts'
import { findBuiltIn, findImport, isPartial } from './noteModule.ts'
import { isComponentName, nameOfPart, toOwnTag } from './writeModule.ts'

/**
 * Renders JSX. HTML elements and built-in components become HTML unless something in them needs React; imported
 * Markdown files become partial references; all else becomes a live node.
 */
export function renderJsx(node: JsxElement, walk: Walk, write: HtmlWriter): Html {
  const { name } = node
  if (!name) return write.children(node)
  if (name === 'head') return renderHead(node, walk, write)
  if (isHtmlTag(name)) return renderHtml(node, walk, write)
  const builtIn = findBuiltIn(name, walk)
  if (builtIn === 'Head') return renderHead(node, walk, write)
  if (builtIn) return renderBuiltIn(node, builtIn, { walk, write })
  const imported = findImport(name, walk.module)
  if (imported && isPartial(imported.specifier))
    return renderPartial(node, imported.specifier, { walk, write })
  return renderComponent(node, name, { walk, write })
}

function renderHtml(node: JsxElement, walk: Walk, write: HtmlWriter): Html {
  if (hasHandler(node) && !walk.isInComposition) return renderHandlerPart(node, walk, write)
  const isVerbatim = node.name === 'script' || node.name === 'style'
  const isLive =
    node.attributes.some(isReactProp) ||
    (walk.isInComposition && (hasHandler(node) || holdsComponent(node))) ||
    hasLiveAttributes(node, walk) ||
    (isVerbatim && holdsLiveExpression(node, walk))
  if (isLive) return addLiveElement(node, walk, { tag: node.name!, renderChildren: write.children })
  return write.element(toHtmlElement(node, walk))
}

/** Whether a prop of an HTML element only works in React. */
const isReactProp = (attribute: JsxElement['attributes'][number]) =>
  'name' in attribute && /^(?:dangerouslySetInnerHTML|defaultValue|defaultChecked)$/.test(attribute.name)

interface Writing {
  walk: Walk
  write: HtmlWriter
}

function renderBuiltIn(node: JsxElement, builtIn: string, { walk, write }: Writing): Html {
  reportMisspeltProps(builtIn, node, walk)
  if (builtIn === 'BrowserOnly' && childrenOf(node).some(isExpression))
    return renderBrowserPart(node, walk, write)
  const render = builtInRenderers.get(builtIn)
  if (render && !needsReact(node, builtIn, walk)) return write.component(node, render)
  return renderComponent(node, node.name!, { walk, write })
}

/** Whether a built-in component has live attributes or code, which the walk would have to know. */
function needsReact(node: JsxElement, builtIn: string, walk: Walk): boolean {
  if (builtIn === 'TOCInline') return hasLiveAttributes(withoutOwnToc(node), walk)
  const isElement = (child: Nodes) => isJsx(child) && child.name !== null
  if (builtIn === 'CodeBlock' && (childrenOf(node).some(isElement) || holdsLiveExpression(node, walk)))
    return true
  const tabs = builtIn === 'Tabs' ? (childrenOf(node) as Nodes[]).filter(isJsx) : []
  return [node, ...tabs].some((each) => hasLiveAttributes(each, walk))
}

function renderComponent(node: JsxElement, name: string, { walk, write }: Writing): Html {
  const [root] = name.split('.') as [string]
  const isOwn = walk.module.declared.has(root)
  if (!isOwn && !findImport(root, walk.module) && !findBuiltIn(root, walk))
    walk.unknownComponents.push({ name: root, where: whereIs(node, walk) })
  const tag = isOwn && name === root && isComponentName(root) ? toOwnTag(name) : name
  const render = () => {
    const { around, isInComponent } = walk
    noteNesting(root, node, walk)
    walk.isInComponent = true
    const rendered = toLiveNode(node, walk, { tag, renderChildren: write.children })
    Object.assign(walk, { around, isInComponent })
    return rendered
  }
  if (walk.isInComposition || !isComposition(node, walk)) return [render()]
  walk.isInComposition = true
  const rendered = render()
  walk.isInComposition = false
  return [compose(name, rendered, walk)]
}

/** Records that an imported component is inside of others, and then around what is in it. */
function noteNesting(name: string, node: JsxElement, walk: Walk): void {
  const inner = findImport(name, walk.module)
  if (!inner || walk.isInComposition) return
  const { around } = walk
  if (around.length > 0) walk.nested.push({ inner, around, where: whereIs(node, walk) })
  walk.around = [...around, inner]
}

/** Moves the children of `<head>` to the head of the page, and removes their text from the search index. */
function renderHead(node: JsxElement, walk: Walk, write: HtmlWriter): Html {
  const start = endOfText(walk)
  walk.head = joinHtml([walk.head, write.children(node)])
  takeText(start, walk)
  return ''
}

/**
 * Makes `<BrowserOnly>{() => …}</BrowserOnly>` a component of the note's module, because its function must reach the
 * browser.
 */
function renderBrowserPart(node: JsxElement, walk: Walk, write: HtmlWriter): Html {
  const children = childrenOf(node).filter(({ type }) => type !== 'text')
  const code = `() => ${toCode({ ...node, children }, walk, write)}`
  const part = { name: `BrowserPart${walk.ownParts.length}`, code }
  return addOwnPart(node, { part, children: [] }, { walk, write })
}

/** Whether an element has an event handler: `<button onClick={…}>`. */
const hasHandler = ({ attributes }: JsxElement) =>
  attributes.some(
    (each) => each.type === 'mdxJsxAttribute' && /^on[A-Z]/.test(each.name) && typeof each.value === 'object',
  )

/** Makes an element with a handler a component of the note's module, because the function must reach the browser. */
function renderHandlerPart(node: JsxElement, walk: Walk, write: HtmlWriter): Html {
  const element = { ...node, attributes: [...node.attributes, childrenAttribute], children: [] } as JsxElement
  const code = `({ children }) => ${toCode(element, walk, write)}`
  const part = { name: nameOfPart('HandlerPart', node.name!, walk), code }
  return addOwnPart(node, { part, children: childrenOf(node) }, { walk, write })
}

const childrenAttribute = {
  type: 'mdxJsxAttribute',
  name: 'children',
  value: { type: 'mdxJsxAttributeValueExpression', value: 'children' },
}

/** Renders an imported Markdown file as a reference; with live props or children, also as a live node. */
function renderPartial(
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
