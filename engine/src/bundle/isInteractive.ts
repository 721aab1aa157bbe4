import { parseSync, Visitor } from 'rolldown/utils'

const hook = /^use(?:[A-Z]|$)/
const handler = /^on[A-Z]/
const stateful = /^(?:Pure)?Component$/

/** Whether a module (compiled to JavaScript) has what only a browser can run: a hook, an event handler, or a component that is a class. */
export function isInteractive(code: string): boolean {
  let found = false
  new Visitor({
    CallExpression: ({ callee }) => {
      found ||= hook.test(lastName(callee))
    },
    Property: ({ key, value }) => {
      found ||= handler.test(lastName(key)) && value.type !== 'Literal'
    },
    ClassDeclaration: ({ superClass }) => {
      found ||= superClass !== null && stateful.test(lastName(superClass))
    },
  }).visit(parseSync('module.js', code).program)
  return found
}

interface NamedNode {
  type: string
  name?: unknown
  value?: unknown
  property?: NamedNode
}

/** `useState` of both `useState` and `React.useState`. */
function lastName(node: NamedNode): string {
  return node.property ? lastName(node.property) : String(node.name ?? node.value ?? '')
}
