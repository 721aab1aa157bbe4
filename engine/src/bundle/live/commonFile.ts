import { join, relative } from 'node:path'
import { checkReadable, isThere, readBytes } from '../../config/readFile.ts'
import { type Diagnostic, diagnose, stopOnErrors } from '../../diagnostics/diagnostic.ts'
import { toSourcePath } from '../../model/paths.ts'
import { drawnParts } from '../../model/themeParts.ts'
import { isInteractive } from '../findInteractiveModules.ts'
import { parseModule } from '../parseModule.ts'
import {
  admonitionId,
  codeBlockId,
  findCodePart,
  findSiteFile,
  findSoundFile,
  hasAdmonitionPart,
} from '../plugins/themeImports.ts'

const endings = ['tsx', 'jsx', 'ts', 'js']
const places = endings.flatMap((ending) => [`MDXComponents.${ending}`, `MDXComponents/index.${ending}`])

/**
 * The site's file of components that all notes may use without importing them, as an absolute path; undefined if there
 * is none.
 */
export function findCommonComponents(siteDir: string): string | undefined {
  const found = places.map((place) => join(siteDir, 'src/theme', place)).find(isThere)
  if (found !== undefined) stopOnErrors(checkReadable(siteDir, found))
  return found
}

/** Reports the entries of a site's `MDXComponents` that have no effect: HTML elements. */
export function checkCommonFile(file: string | undefined, siteDir: string): Diagnostic[] {
  if (file === undefined) return []
  const elements = readCommonFile(file, siteDir).elements.filter((name) => fixedElements.test(name))
  if (elements.length === 0) return []
  return [diagnose('element-not-exchangeable', [elements], { file: toSourcePath(relative(siteDir, file)) })]
}

/** Elements that are written as constructs of the theme: code, what is within it, folded text. */
const fixedElements = /^(?:code|details|div|pre|span|summary|t[bdhr]\w*)$/

/** The elements and constructs of Markdown that files of a site (absolute path) draw, each with its file. */
export function findElementFiles(siteDir: string): Map<string, string> {
  const parts = Object.entries(drawnParts).filter(([name]) => !/^(?:Admonition|CodeBlock)\//.test(name))
  return new Map(
    parts.flatMap(([name, elements]) => {
      const file = findSoundFile(name, { siteDir }) ?? modules[name]?.(siteDir)
      return file ? elements.map((element): [string, string] => [element, file]) : []
    }),
  )
}

/** The modules that draw a construct with the parts that a site has for what is in it. */
const modules: Record<string, (siteDir: string) => string | false | undefined> = {
  Admonition: (siteDir) => hasAdmonitionPart({ siteDir }) && admonitionId,
  CodeBlock: (siteDir) => findCodePart({ siteDir }) && codeBlockId,
}

/** The names of the components that a site's `MDXComponents` gives all notes; a mistake in it is reported elsewhere. */
export function namesOfCommon(file: string | undefined, siteDir: string): string[] {
  const elements = [...findElementFiles(siteDir).keys()]
  if (file === undefined) return elements
  try {
    return [...elements, ...readCommonFile(file, siteDir).names]
  } catch {
    return elements
  }
}

/** Where a component of a table is imported from. */
interface Source {
  specifier: string
  exported: string
  importer: string
}

/** The content of a site's `MDXComponents` file, which defines components for all notes. */
export interface CommonFile {
  /** Components that it, or a table in it, imports, by their names in notes. */
  imports: ({ name: string } & Source)[]
  /** All names that it gives a meaning, in the order of the file. */
  names: string[]
  /** HTML elements that it maps to components. */
  elements: string[]
  /** Whether it declares components that need a browser. */
  isInteractive: boolean
}

/** Parses the file without running it. */
export function readCommonFile(file: string, siteDir: string): CommonFile {
  const entries = readTable(file, 'default', siteDir)
  const names = [...new Set(entries.map(({ name }) => name))]
  return {
    imports: entries.flatMap(({ name, from }) => (from ? { name, ...from } : [])),
    names,
    elements: names.filter((name) => /^[a-z]/.test(name)),
    isInteractive: isInteractive(readBytes(file).toString(), file),
  }
}

/** A component of a table; `from` is undefined where the table's own file declares it. */
interface Entry {
  name: string
  from?: Source | undefined
}

/** The components of a table that a file exports, with those of tables of the site that it takes in. */
function readTable(file: string, exported: string, siteDir: string, asked: string[] = []): Entry[] {
  if (asked.includes(file)) return []
  const { program, module } = parseModule(readBytes(file).toString(), file)
  const bindings = new Map(
    module.staticImports.flatMap(({ moduleRequest, entries }) =>
      entries.map(({ importName, localName }): [string, Source] => [
        localName.value,
        {
          specifier: moduleRequest.value,
          exported: importName.kind === 'NamespaceObject' ? '*' : (importName.name ?? 'default'),
          importer: file,
        },
      ]),
    ),
  )
  const own = declarationsOf(program)
  const seen = new Set<Value>()
  const read = (value: Value): Entry[] => {
    if (seen.has(value)) return []
    seen.add(value)
    const from = value?.type === 'Identifier' ? bindings.get(value.name) : undefined
    const found = from && findSiteFile(from.specifier, file, { siteDir })
    if (found) return readTable(found, from.exported, siteDir, [...asked, file])
    return propertiesOf(value, own).flatMap(({ name, value }) =>
      name === undefined
        ? read(value)
        : { name, from: value?.type === 'Identifier' ? bindings.get(value.name) : undefined },
    )
  }
  if (exported !== '*') return read(own.get(exported))
  const names = module.staticExports.flatMap(({ entries }) => entries.map((each) => each.exportName.name))
  return names.flatMap((name) =>
    name ? { name, from: { specifier: file, exported: name, importer: file } } : [],
  )
}

type Program = ReturnType<typeof parseModule>['program']
type Statement = Program['body'][number]
type Value = Extract<Statement, { type: 'ExpressionStatement' }>['expression'] | Statement | null | undefined

/** What names stand for at the top of a module: values, and functions; `default` is what it exports by default. */
function declarationsOf({ body }: Program): Map<string, Value> {
  const entries = body.flatMap((statement): [string, Value][] => {
    if (statement.type === 'ExportDefaultDeclaration') return [['default', statement.declaration as Value]]
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declared?.type === 'FunctionDeclaration') return [[declared.id?.name ?? '', declared]]
    if (declared?.type !== 'VariableDeclaration') return []
    return declared.declarations.flatMap(({ id, init }): [string, Value][] =>
      id.type === 'Identifier' ? [[id.name, init]] : [],
    )
  })
  return new Map(entries)
}

/** The fields of an object, or of what a function gives; a table that is taken in has no name. */
function propertiesOf(value: Value, own: Map<string, Value>): { name?: string; value: Value }[] {
  switch (value?.type) {
    case 'Identifier': {
      const declared = own.get(value.name)
      const others = new Map([...own].filter(([name]) => name !== value.name))
      return declared ? propertiesOf(declared, others) : []
    }
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'ParenthesizedExpression':
      return propertiesOf(value.expression, own)
    case 'ArrowFunctionExpression':
    case 'FunctionDeclaration':
    case 'FunctionExpression': {
      const { body } = value
      if (body?.type !== 'BlockStatement') return propertiesOf(body as Value, own)
      const given = body.body.find((statement) => statement.type === 'ReturnStatement')
      return propertiesOf(given?.argument, own)
    }
    case 'ObjectExpression':
      return value.properties.flatMap((property) => {
        if (property.type === 'SpreadElement') return { value: property.argument }
        const { key } = property
        const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? key.value : undefined
        return typeof name === 'string' ? { name, value: property.value as Value } : []
      })
    default:
      return []
  }
}
