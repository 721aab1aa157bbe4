import { relative } from 'node:path'
import { readBytes } from '../../config/readFile.ts'
import { type Diagnostic, diagnose } from '../../diagnostics/diagnostic.ts'
import { toSourcePath } from '../../model/paths.ts'
import { drawnParts } from '../../model/themeParts.ts'
import { isInteractive, parseModule } from '../findInteractiveModules.ts'
import {
  admonitionId,
  codeBlockId,
  findCodePart,
  findSoundFile,
  hasAdmonitionPart,
} from '../plugins/themeImports.ts'

/** Reports the entries of a site's `MDXComponents` that have no effect: HTML elements. */
export function checkCommonFile(file: string | undefined, siteDir: string): Diagnostic[] {
  if (file === undefined) return []
  const elements = readCommonFile(file).elements.filter((name) => fixedElements.test(name))
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
    return [...elements, ...readCommonFile(file).names]
  } catch {
    return elements
  }
}

/** The content of a site's `MDXComponents` file, which defines components for all notes. */
export interface CommonFile {
  /** Components that it imports, by their names in notes. */
  imports: { name: string; specifier: string; exported: string }[]
  /** All names that it gives a meaning, in the order of the file. */
  names: string[]
  /** HTML elements that it maps to components. */
  elements: string[]
  /** Whether it declares components that need a browser. */
  isInteractive: boolean
}

/** Parses the file without running it. */
export function readCommonFile(file: string): CommonFile {
  const code = readBytes(file).toString()
  const { program, module } = parseModule(code, file)
  const bindings = new Map(
    module.staticImports.flatMap(({ moduleRequest, entries }) =>
      entries.map(({ importName, localName }) => [
        localName.value,
        {
          specifier: moduleRequest.value,
          exported: importName.kind === 'NamespaceObject' ? '*' : (importName.name ?? 'default'),
        },
      ]),
    ),
  )
  const properties = exportedProperties(program)
  return {
    imports: properties.flatMap(({ name, local }) => {
      const binding = local === undefined ? undefined : bindings.get(local)
      return binding ? [{ name, ...binding }] : []
    }),
    names: properties.map(({ name }) => name),
    elements: properties.map(({ name }) => name).filter((name) => /^[a-z]/.test(name)),
    isInteractive: isInteractive(code, file),
  }
}

type Program = ReturnType<typeof parseModule>['program']

/** The fields of the object that is the default export, each with the name of its value if that is a variable. */
function exportedProperties({ body }: Program): { name: string; local?: string | undefined }[] {
  const declaration = body.find((node) => node.type === 'ExportDefaultDeclaration')?.declaration
  const variable = declaration?.type === 'Identifier' ? declaration.name : undefined
  const declared = body
    .flatMap((node) => (node.type === 'VariableDeclaration' ? node.declarations : []))
    .find(({ id }) => id.type === 'Identifier' && id.name === variable)?.init
  const object = variable === undefined ? declaration : declared
  if (object?.type !== 'ObjectExpression') return []
  return object.properties.flatMap((property) => {
    if (property.type !== 'Property' || property.key.type !== 'Identifier') return []
    const { value } = property
    return [{ name: property.key.name, local: value.type === 'Identifier' ? value.name : undefined }]
  })
}
