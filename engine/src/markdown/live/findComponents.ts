import { loadParser } from './loadParser.ts'

/** The names of the components used as JSX elements in code; for `<Icons.Sun>` the first part, `Icons`. */
export function findComponents(code: string): string[] {
  const { parseSync, Visitor } = loadParser()
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
