import { createRequire } from 'node:module'
import type * as Rolldown from 'rolldown/utils'

const require = createRequire(import.meta.url)

/** The names of the components that stand in code as elements; of `<Icons.Sun>` the first part. */
export function findComponents(code: string): string[] {
  const { parseSync, Visitor } = require('rolldown/utils') as typeof Rolldown
  const names = new Set<string>()
  new Visitor({
    JSXOpeningElement({ name }) {
      let first = name
      while (first.type === 'JSXMemberExpression') first = first.object
      if (first.type === 'JSXIdentifier' && /^[A-Z]/.test(first.name)) names.add(first.name)
    },
  }).visit(parseSync('note.jsx', code).program)
  return [...names]
}
