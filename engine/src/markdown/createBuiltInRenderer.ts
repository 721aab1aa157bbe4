import type { Nodes, Root } from 'hast'
import { toSourcePath } from '../model/paths.ts'
import { type Compiler, startWalk, toDocument } from './compileDocument.ts'
import type { Document, DocumentOutline } from './document.ts'
import type { NoteImport } from './live/noteModule.ts'
import { walkTree } from './walkTree.ts'

/** A built-in component with constant props. */
export interface KnownComponent {
  name: string
  props: Record<string, unknown>
  /** Text or nested components. */
  children: (string | KnownComponent)[]
}

/** Renders a component to a document as if it were in the given note, from which its links are resolved. */
export type BuiltInRenderer = (component: KnownComponent, outline: DocumentOutline) => Document

/** Renders components with the same code as in Markdown. */
export function createBuiltInRenderer(given: Compiler): BuiltInRenderer {
  // A part of the site that asks for the original must not get itself.
  const compiler = { ...given, options: { ...given.options, ownComponents: [] } }
  return (component, outline) => {
    const walk = startWalk({ ...outline, diagnostics: [] }, compiler)
    walk.module = { ...walk.module, imports: [mermaid] }
    const root = { type: 'root', children: [toNode(component)] } as Root
    return toDocument([walkTree(root, walk)], { ...outline, diagnostics: [] }, walk)
  }
}

/** The component that no note knows without an import. */
const mermaid: NoteImport = {
  specifier: '@theme/Mermaid',
  bindings: [{ local: 'Mermaid', imported: 'default' }],
  where: { file: toSourcePath('') },
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
