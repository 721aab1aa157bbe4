import { relative } from 'node:path'
import type { parseAst } from 'rolldown/parseAst'
import type { SourceLocation } from '../diagnostics/diagnostic.ts'
import { toSourcePath } from '../model/paths.ts'
import type { ConfigPlace } from './files.ts'
import { readBytes } from './readFile.ts'

/**
 * Reads the source of a config file, and gives a function that locates settings in it: the key, or else the beginning
 * of the object that would hold it, or else just the file.
 */
export async function locateSettings({ siteDir, configPath }: ConfigPlace) {
  const { parseAst } = await import('rolldown/parseAst')
  const source = readBytes(configPath).toString()
  const program = parseAst(source, { lang: 'ts' })
  const file = toSourcePath(relative(siteDir, configPath))
  return (path: PropertyKey[]): SourceLocation => {
    const range = findSetting(program, path) ?? findObject(program)
    return range ? locateText(file, source, range) : { file }
  }
}

type Program = ReturnType<typeof parseAst>
type Statement = Program['body'][number]
type Expression = Extract<Statement, { type: 'ExpressionStatement' }>['expression']
type Node = Statement | Expression | { type: string } | null | undefined

/**
 * Finds where a config file sets a key: the last key of the path that the source spells out. Undefined if it spells
 * out none.
 */
export function findSetting(program: Program, path: PropertyKey[]): TextRange | undefined {
  let range: TextRange | undefined
  let value: Node = findExport(program)
  for (const key of path) {
    const member = findMember(resolveValue(value, program), key)
    if (!member) break
    range = member.name
    value = member.value
  }
  return range
}

/** The opening brace of the settings, where they are written as one object. */
function findObject(program: Program): TextRange | undefined {
  const settings = resolveValue(findExport(program), program) as Expression | null | undefined
  return settings?.type === 'ObjectExpression'
    ? { start: settings.start, end: settings.start + 1 }
    : undefined
}

/** Finds the value that a config file writes for a key; undefined if it is worked out elsewhere. */
export function findValue(program: Program, path: PropertyKey[]): Node {
  let value: Node = resolveValue(findExport(program), program)
  for (const key of path) value = resolveValue(findMember(value, key)?.value, program)
  return value
}

function findExport(program: Program): Node {
  for (const statement of program.body) {
    if (statement.type === 'ExportDefaultDeclaration') return statement.declaration
    if (statement.type !== 'ExpressionStatement') continue
    const { expression } = statement
    if (expression.type === 'AssignmentExpression' && expression.operator === '=') return expression.right
  }
  return undefined
}

/**
 * Unwraps an expression down to the object literal: calls such as `defineConfig(…)`, type assertions, functions,
 * variables.
 */
function resolveValue(given: Node, program: Program): Node {
  const node = given as Expression | Statement | null | undefined
  switch (node?.type) {
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'ParenthesizedExpression':
      return resolveValue(node.expression, program)
    case 'CallExpression':
      return resolveValue(node.arguments[0], program)
    case 'AwaitExpression':
      return resolveValue(node.argument, program)
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
    case 'FunctionDeclaration':
      return resolveValue(findResult(node.body), program)
    case 'Identifier':
      return resolveValue(findVariable(node.name, program), program)
    default:
      return node
  }
}

type FunctionBody = Extract<Expression, { type: 'ArrowFunctionExpression' | 'FunctionExpression' }>['body']

/** The result of a function: its body if that is an expression, else the argument of its last `return`. */
function findResult(body: FunctionBody | null): Node {
  if (body?.type !== 'BlockStatement') return body
  return body.body.findLast((statement) => statement.type === 'ReturnStatement')?.argument
}

function findVariable(name: string, program: Program): Node {
  return program.body
    .flatMap((statement) => (statement.type === 'VariableDeclaration' ? statement.declarations : []))
    .find(({ id }) => id.type === 'Identifier' && id.name === name)?.init
}

type Member = { name: TextRange; value: Node }

function findMember(node: Node, key: PropertyKey): Member | undefined {
  const container = node as Expression | null | undefined
  if (container?.type === 'ArrayExpression') return findElement(container.elements, Number(key))
  if (container?.type !== 'ObjectExpression') return undefined
  const properties = container.properties.filter((property) => property.type === 'Property')
  const property = properties.find((candidate) => keyName(candidate.key) === key)
  return property && { name: property.key, value: property.value }
}

/** The element at an index; undefined after a spread, which shifts the indexes by an unknown number. */
function findElement(elements: ((TextRange & { type: string }) | null)[], index: number): Member | undefined {
  const upToIndex = elements.slice(0, index + 1)
  if (upToIndex.some((element) => element?.type === 'SpreadElement')) return undefined
  const element = elements[index]
  return element ? { name: element, value: element } : undefined
}

function keyName(key: Node): string | undefined {
  const name = key as Expression
  if (name.type === 'Identifier') return name.name
  return name.type === 'Literal' ? String(name.value) : undefined
}

/** A range of a text, as offsets from 0. */
export interface TextRange {
  start: number
  end: number
}

/** The location of a range in a file. A range over several lines is cut at the end of the first. */
export function locateText(
  file: SourceLocation['file'],
  text: string,
  { start, end }: TextRange,
): SourceLocation {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1
  const sourceLine = text.slice(lineStart).split(/\r?\n/, 1)[0]!
  const column = start - lineStart + 1
  return {
    file,
    line: text.slice(0, lineStart).split('\n').length,
    column,
    length: Math.min(end - start, sourceLine.length - column + 1),
    sourceLine,
  }
}
