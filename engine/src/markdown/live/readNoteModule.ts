import { createRequire } from 'node:module'
import type { Nodes, Root } from 'hast'
import type * as Rolldown from 'rolldown/utils'
import {
  locate,
  MarkdownSyntaxError,
  type SourceLocation,
  type SourceText,
} from '../../diagnostics/diagnostic.ts'
import { findPlaces } from '../../std/text.ts'
import type { ImportBinding, NoteModule } from './noteModule.ts'

type ModuleCode = Extract<Nodes, { type: 'mdxjsEsm' }>
type Statement = Rolldown.ParseResult['program']['body'][number]

/** A syntax error in the imports or exports of a note. */
export class ModuleSyntaxError extends MarkdownSyntaxError {}

/** Reads the imports and exports of a note. They may also be within an element or a `:::` block, after a blank line. */
export function readNoteModule(root: Root, source: SourceText): NoteModule {
  const module: NoteModule = { imports: [], statements: [], declared: new Set() }
  readNodes(root.children)
  return module

  function readNodes(nodes: Nodes[]): void {
    for (const node of nodes)
      if (node.type === 'mdxjsEsm') readCode(node, source, module)
      else if ('children' in node) readNodes(node.children)
  }
}

function readCode(node: ModuleCode, source: SourceText, module: NoteModule): void {
  const { parseSync } = loadParser()
  const { program, errors, module: record } = parseSync('note.jsx', node.value)
  const placeOf = findPlacesIn(node, source)
  if (errors[0]) throw toSyntaxError(errors[0], placeOf)
  for (const statement of program.body) readStatement(statement, { node, placeOf, source, module })
  const kept = new Set(program.body.filter(isKept).map(({ start }) => start))
  for (const { start, entries } of record.staticExports)
    for (const { localName } of kept.has(start) ? entries : []) module.declared.add(localName.name!)
}

interface Reading {
  node: ModuleCode
  placeOf: PlaceOf
  source: SourceText
  module: NoteModule
}

/** Adds an import or an exported declaration to the module. A default export, the layout in MDX, is ignored. */
function readStatement(statement: Statement, { node, placeOf, source, module }: Reading): void {
  if (statement.type === 'ImportDeclaration') {
    const { line, column } = placeOf(statement.source.start)
    const where: SourceLocation = {
      ...locate(source, line, column),
      length: statement.source.end - statement.source.start,
    }
    const bindings = statement.specifiers.map(toBinding)
    module.imports.push({ specifier: statement.source.value, bindings, where })
  } else if (isKept(statement)) {
    module.statements.push(node.value.slice(statement.declaration.start, statement.end))
  }
}

type Declaration = Extract<Statement, { type: 'ExportNamedDeclaration' }>

const isKept = (
  statement: Statement,
): statement is Declaration & { declaration: NonNullable<Declaration['declaration']> } =>
  statement.type === 'ExportNamedDeclaration' && statement.declaration !== null

type Specifier = Extract<Statement, { type: 'ImportDeclaration' }>['specifiers'][number]

function toBinding(specifier: Specifier): ImportBinding {
  const local = specifier.local.name
  if (specifier.type === 'ImportDefaultSpecifier') return { imported: 'default', local }
  if (specifier.type === 'ImportNamespaceSpecifier') return { imported: '*', local }
  const { imported } = specifier
  return { imported: imported.type === 'Literal' ? imported.value : imported.name, local }
}

function toSyntaxError({ message, labels }: Rolldown.ParseResult['errors'][number], placeOf: PlaceOf) {
  const { line, column } = placeOf(labels[0]?.start ?? 0)
  return new ModuleSyntaxError(message, line, column)
}

type PlaceOf = ReturnType<typeof findPlaces>

/**
 * Gives the line and column in the note of an offset in a piece of its module code. Where a plugin has changed the
 * tree, it has no positions any more: then its first line is looked for.
 */
function findPlacesIn({ value, position }: ModuleCode, { lines }: SourceText): PlaceOf {
  const find = findPlaces(value)
  const first = position?.start.line ?? Math.max(1, lines.indexOf(value.split('\n')[0]!) + 1)
  return (offset) => {
    const { line, column } = find(offset)
    return { line: first + line - 1, column }
  }
}

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

/** The names of the components used as JSX elements in code; for `<Icons.Sun>` and `<motion.div>` the first part. */
export function findComponents(code: string): string[] {
  const { parseSync, Visitor } = loadParser()
  const names = new Set<string>()
  new Visitor({
    JSXOpeningElement({ name }) {
      let first = name
      while (first.type === 'JSXMemberExpression') first = first.object
      if (first.type === 'JSXIdentifier' && (first !== name || /^[A-Z]/.test(first.name)))
        names.add(first.name)
    },
  }).visit(parseSync('note.jsx', code).program)
  return [...names]
}

/** The first component in code that has another one within itself. */
export function findNested(code: string): string | undefined {
  const { parseSync, Visitor } = loadParser()
  const open: { name: string; end: number }[] = []
  let found: string | undefined
  new Visitor({
    JSXElement({ start, end, openingElement }) {
      const name = code.slice(openingElement.name.start, openingElement.name.end)
      if (!/^[A-Z]|\./.test(name)) return
      found ??= open.find((each) => each.end > start)?.name
      open.push({ name, end })
    },
  }).visit(parseSync('note.jsx', code).program)
  return found
}

/** The components used as members of a name: `Sun` for `<Icons.Sun>`. */
export function findMembers(owner: string, code: string): string[] {
  if (!code.includes(`<${owner}.`)) return []
  const { parseSync, Visitor } = loadParser()
  const names = new Set<string>()
  new Visitor({
    JSXOpeningElement({ name }) {
      if (name.type !== 'JSXMemberExpression' || name.object.type !== 'JSXIdentifier') return
      if (name.object.name === owner) names.add(name.property.name)
    },
  }).visit(parseSync('note.jsx', code).program)
  return [...names]
}

/** Where code calls `require`: the same letters in a text are none. */
export function findRequires(code: string): Set<number> {
  const { parseSync, Visitor } = loadParser()
  const places = new Set<number>()
  new Visitor({
    CallExpression({ callee, start }) {
      if (callee.type === 'Identifier' && callee.name === 'require') places.add(start)
    },
  }).visit(parseSync('note.jsx', code).program)
  return places
}

const require = createRequire(import.meta.url)

/** Loads the JavaScript parser on first use, because most notes never need it. */
const loadParser = () => require('rolldown/utils') as typeof Rolldown
