import { loadParser } from './loadParser.ts'

/** The names of parameters, functions and variables in code: `Icon` in `({ Icon }) => <Icon />`. */
export function findBoundNames(code: string): Set<string> {
  const { parseSync, Visitor } = loadParser()
  const names = new Set<string>()
  const addAll = ({ params }: { params: unknown[] }) => params.forEach(add)
  new Visitor({
    ArrowFunctionExpression: addAll,
    FunctionExpression: addAll,
    FunctionDeclaration: (declared) => {
      add(declared.id)
      addAll(declared)
    },
    VariableDeclarator: ({ id }) => add(id),
  }).visit(parseSync('note.jsx', code).program)
  return names

  function add(pattern: unknown): void {
    for (const name of namesIn(pattern as Pattern | null)) names.add(name)
  }
}

/** The AST nodes of a binding pattern, reduced to the fields that lead to names. */
type Pattern =
  | { type: 'Identifier'; name: string }
  | { type: 'ObjectPattern'; properties: ({ type: 'Property'; value: Pattern } | Pattern)[] }
  | { type: 'ArrayPattern'; elements: (Pattern | null)[] }
  | { type: 'AssignmentPattern'; left: Pattern }
  | { type: 'RestElement'; argument: Pattern }

function namesIn(pattern: Pattern | null): string[] {
  switch (pattern?.type) {
    case 'Identifier':
      return [pattern.name]
    case 'ObjectPattern':
      return pattern.properties.flatMap((each) => namesIn(each.type === 'Property' ? each.value : each))
    case 'ArrayPattern':
      return pattern.elements.flatMap(namesIn)
    case 'AssignmentPattern':
      return namesIn(pattern.left)
    case 'RestElement':
      return namesIn(pattern.argument)
    default:
      return []
  }
}
