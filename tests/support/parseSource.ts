import { dirname, join } from 'node:path/posix'
import { type ESTree, parseSync, Visitor } from 'vite'

/** The facts about a module that the architecture test checks. */
export interface Source {
  /** Relative to `engine/src`. */
  path: string
  lineCount: number
  imports: SourceImport[]
  /** How many lines its import statements take. */
  importLines: number
  /** The exported names, `type NAME` for a type. */
  exports: string[]
  functions: SourceFunction[]
}

export interface SourceImport {
  /** A package, or a path relative to `engine/src`. */
  target: string
  typesOnly: boolean
}

export interface SourceFunction {
  line: number
  lineCount: number
}

type Module = ReturnType<typeof parseSync>['module']

/** Reads a module's imports, exports and the sizes of its functions from its text. */
export function parseSource(path: string, text: string): Source {
  const { program, module } = parseSync(path, text)
  const imports = [...findImports(module), ...findDynamicImports(module, text)]
  return {
    path,
    lineCount: countLines(text.trimEnd()),
    imports: imports.map(({ target, typesOnly }) => ({ target: toPath(target, path), typesOnly })),
    importLines: module.staticImports.reduce(
      (sum, { start, end }) => sum + countLines(text.slice(start, end)),
      0,
    ),
    exports: findExports(module),
    functions: findFunctions(program, text),
  }
}

function findImports({ staticImports, staticExports }: Module): SourceImport[] {
  const imports = staticImports.map(({ moduleRequest, entries }) => ({
    target: moduleRequest.value,
    typesOnly: entries.length > 0 && entries.every(({ isType }) => isType),
  }))
  const exports = staticExports.flatMap(({ entries }) => entries)
  const passedOn = exports.flatMap(({ moduleRequest, isType }) =>
    moduleRequest ? [{ target: moduleRequest.value, typesOnly: isType }] : [],
  )
  return [...imports, ...passedOn]
}

function findDynamicImports({ dynamicImports }: Module, text: string): SourceImport[] {
  return dynamicImports.map(({ moduleRequest: { start, end } }) => ({
    target: text.slice(start + 1, end - 1),
    typesOnly: false,
  }))
}

function findExports({ staticExports }: Module): string[] {
  const entries = staticExports.flatMap(({ entries }) => entries)
  return entries.map(({ exportName, isType }) => `${isType ? 'type ' : ''}${exportName.name ?? '*'}`)
}

function findFunctions(program: ESTree.Program, text: string): SourceFunction[] {
  const functions: SourceFunction[] = []
  const add = ({ start, end }: ESTree.Span) =>
    functions.push({ line: countLines(text.slice(0, start)), lineCount: countLines(text.slice(start, end)) })
  const visitor = new Visitor({
    FunctionDeclaration: add,
    FunctionExpression: add,
    ArrowFunctionExpression: add,
  })
  visitor.visit(program)
  return functions
}

function countLines(text: string): number {
  return text.split('\n').length
}

function toPath(target: string, importer: string): string {
  return target.startsWith('.') ? join(dirname(importer), target) : target
}
