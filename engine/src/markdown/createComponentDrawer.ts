import type { Nodes, Root } from 'hast'
import { type Compiler, startWalk, toDocument } from './compileDocument.ts'
import type { Document, DocumentOutline } from './document.ts'
import { walkTree } from './walkTree.ts'

/** A component that every note has, with props whose values are known. */
export interface KnownComponent {
  name: string
  props: Record<string, unknown>
  /** Text, or components within it. */
  children: (string | KnownComponent)[]
}

/** Draws a component as if it stood in the text of a note; what it refers to is seen from there. */
export type ComponentDrawer = (component: KnownComponent, outline: DocumentOutline) => Document

/** Draws components with the code that draws them in Markdown. */
export function createComponentDrawer(compiler: Compiler): ComponentDrawer {
  return (component, outline) => {
    const walk = startWalk({ ...outline, diagnostics: [] }, compiler)
    const root = { type: 'root', children: [toNode(component)] } as Root
    return toDocument(walkTree(root, walk), { ...outline, diagnostics: [] }, walk)
  }
}

function toNode(component: string | KnownComponent): Nodes {
  if (typeof component === 'string') return { type: 'text', value: component }
  const { name, props, children } = component
  const attributes = Object.entries(props)
    .map(([prop, value]) => ({ prop, json: JSON.stringify(value) }))
    .filter(({ json }) => json !== undefined)
    .map(({ prop, json }) => ({
      type: 'mdxJsxAttribute',
      name: prop,
      value: { type: 'mdxJsxAttributeValueExpression', value: json },
    }))
  return { type: 'mdxJsxFlowElement', name, attributes, children: children.map(toNode) } as Nodes
}
