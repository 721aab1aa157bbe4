import { readFileSync } from 'node:fs'
import { parseSync } from 'rolldown/utils'
import { isInteractive } from '../isInteractive.ts'

/** What a site's `MDXComponents` says of the components that all its notes have. */
export interface CommonFile {
  /** Components it has from elsewhere, by the names they have in notes. */
  imports: { name: string; specifier: string; exported: string }[]
  /** Elements of HTML that it wants to be drawn by a component. */
  elements: string[]
  /** Whether what it declares itself needs a browser. */
  isInteractive: boolean
}

/** Reads the file without running it. */
export function readCommonFile(file: string): CommonFile {
  const code = readFileSync(file, 'utf8')
  const { program, module } = parseSync(file, code)
  const bindings = new Map(
    module.staticImports.flatMap(({ moduleRequest, entries }) =>
      entries.map(({ importName, localName }) => [
        localName.value,
        { specifier: moduleRequest.value, exported: importName.name ?? 'default' },
      ]),
    ),
  )
  const properties = exportedProperties(program)
  return {
    imports: properties.flatMap(({ name, local }) => {
      const binding = local === undefined ? undefined : bindings.get(local)
      return binding ? [{ name, ...binding }] : []
    }),
    elements: properties.map(({ name }) => name).filter((name) => /^[a-z]/.test(name)),
    isInteractive: isInteractive(code, file),
  }
}

type Program = ReturnType<typeof parseSync>['program']

/** The fields of the object that a module exports by default, and the variable that each is the value of. */
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
