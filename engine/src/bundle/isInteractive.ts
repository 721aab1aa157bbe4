import { Visitor } from 'rolldown/utils'
import { parseModule } from './parseModule.ts'

const hook = /^use(?:[A-Z]|$)/
/** Hooks that only read values known at build time. */
const plainHook =
  /^use(?:Context|BaseUrl(?:Utils)?|BrokenLinks|CurrentSidebarCategory|DocusaurusContext|PluralForm|ThemeConfig|Doc|DebugValue)$/
/** `useLocation` needs a browser only if query or hash are read: the path is known at build time. */
const readsAfterPath = /\b(?:search|hash)\b/
/** Modules whose components only act in a browser. */
const browserModule = /^@docusaurus\/(?:BrowserOnly|ErrorBoundary)$/
const handler = /^on[A-Z]/
const stateful = /^(?:Pure)?Component$/

/**
 * Whether a module has code that only a browser can run: a hook, an event handler, `BrowserOnly`, `ErrorBoundary`, or a
 * class component.
 */
export function isInteractive(code: string, file = 'module.jsx'): boolean {
  let found = false
  const isPlain = (name: string) =>
    plainHook.test(name) || (name === 'useLocation' && !readsAfterPath.test(code))
  new Visitor({
    ImportDeclaration: ({ source }) => {
      found ||= browserModule.test(source.value)
    },
    CallExpression: ({ callee }) => {
      const name = lastName(callee)
      found ||= hook.test(name) && !isPlain(name)
    },
    Property: ({ key, value }) => {
      found ||= handler.test(lastName(key)) && value.type !== 'Literal'
    },
    ClassDeclaration: ({ superClass }) => {
      found ||= superClass !== null && stateful.test(lastName(superClass))
    },
    JSXAttribute: ({ name }) => {
      found ||= handler.test(lastName(name))
    },
  }).visit(parseModule(code, file).program)
  return found
}

interface NamedNode {
  type: string
  name?: unknown
  value?: unknown
  property?: NamedNode
}

/** The last name of an expression: `useState` for both `useState` and `React.useState`. */
function lastName(node: NamedNode): string {
  return node.property ? lastName(node.property) : String(node.name ?? node.value ?? '')
}
