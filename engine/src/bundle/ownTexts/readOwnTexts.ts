import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type ESTree, Visitor } from 'rolldown/utils'
import { isFile } from '../../config/files.ts'
import { locateText, type TextRange } from '../../config/locateSettings.ts'
import { readBytes } from '../../config/readFile.ts'
import { type Diagnostic, diagnose } from '../../diagnostics/diagnostic.ts'
import { toSourcePath } from '../../model/paths.ts'
import { decodeEntities } from '../../std/html.ts'
import { parseModule } from '../parseModule.ts'

/** Reads the texts for translators from the code in `src`, and reports those that are computed. */
export function readOwnTexts(siteDir: string): { texts: OwnText[]; diagnostics: Diagnostic[] } {
  const folder = join(siteDir, 'src')
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : []
  const files = names.filter((name) => /\.[cm]?[jt]sx?$/.test(name) && isFile(join(folder, name))).sort()
  const read = files.map((name) => readTextsOf(siteDir, join('src', name)))
  return {
    texts: read.flatMap(({ texts }) => texts),
    diagnostics: read.flatMap(({ diagnostics }) => diagnostics),
  }
}

function readTextsOf(siteDir: string, name: string) {
  const code = readBytes(join(siteDir, name)).toString()
  const { texts, computed } = findOwnTexts(code, name)
  const file = toSourcePath(name.replaceAll('\\', '/'))
  return {
    texts,
    diagnostics: computed.map((range) => diagnose('computed-text', [], locateText(file, code, range))),
  }
}

/** The texts of a module for translators, and the places of those that are computed. */
interface FoundTexts {
  texts: OwnText[]
  computed: TextRange[]
}

/** The fields of a text as written. A field that is there but undefined is computed. */
type Fields = Partial<Record<'id' | 'message' | 'description', string | undefined>>

const source = '@docusaurus/Translate'

/** Finds the texts of `<Translate>` and `translate()` in a module. */
function findOwnTexts(code: string, file: string): FoundTexts {
  const found: FoundTexts = { texts: [], computed: [] }
  if (!code.includes(source)) return found
  const { program, module } = parseModule(code, file)
  const names = new Map(module.staticImports.filter(isOfSource).flatMap(({ entries }) => entries.map(toName)))
  const add = (fields: Fields, { start, end }: TextRange) => {
    const text = toText(fields)
    if (text) found.texts.push(text)
    else found.computed.push({ start, end })
  }
  new Visitor({
    JSXElement: (element) => {
      const { name } = element.openingElement
      if (name.type === 'JSXIdentifier' && names.get(name.name) === 'default')
        add(fieldsOfElement(element), element)
    },
    CallExpression: (call) => {
      const { callee } = call
      if (callee.type === 'Identifier' && names.get(callee.name) === 'translate')
        add(fieldsOfCall(call), call)
    },
  }).visit(program)
  return found
}

type Import = ReturnType<typeof parseModule>['module']['staticImports'][number]
const isOfSource = ({ moduleRequest }: Import) => moduleRequest.value === source

/** The local name of an import, and the name of the export. */
function toName({ importName, localName }: Import['entries'][number]): [local: string, exported: string] {
  return [localName.value, importName.kind === 'Default' ? 'default' : (importName.name ?? '')]
}

function toText(fields: Fields): OwnText | undefined {
  const id = fields.id ?? fields.message
  const isComputed = ['id' as const, 'message' as const].some(
    (key) => key in fields && fields[key] === undefined,
  )
  if (isComputed || !id) return undefined
  return { id, message: fields.message ?? id, description: fields.description }
}

function fieldsOfElement({ openingElement, children }: ESTree.JSXElement): Fields {
  const attributes = openingElement.attributes.flatMap((attribute) => {
    if (attribute.type !== 'JSXAttribute' || !attribute.value) return []
    const { value } = attribute
    const text = value.type === 'Literal' ? decodeEntities(String(value.value)) : staticText(value)
    return [[String(attribute.name.name), text] as const]
  })
  const message = joined(children)
  return { ...Object.fromEntries(attributes), ...(message !== '' && { message }) }
}

function fieldsOfCall({ arguments: [fields] }: ESTree.CallExpression): Fields {
  const members = fields?.type === 'ObjectExpression' ? fields.properties : []
  const written = members.flatMap((member) =>
    member.type === 'Property' && member.key.type === 'Identifier'
      ? [[member.key.name, staticText(member.value)] as const]
      : [],
  )
  return Object.fromEntries(written)
}

/** The string value of a piece of code; undefined if it is computed. */
function staticText(node: ESTree.Node): string | undefined {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? node.value : undefined
    case 'TemplateLiteral':
      return node.expressions.length === 0 ? (node.quasis[0]?.value.cooked ?? undefined) : undefined
    case 'BinaryExpression':
      return node.operator === '+' ? joined([node.left, node.right]) : undefined
    case 'JSXText':
      return decodeEntities(withoutIndent(node.value))
    case 'JSXExpressionContainer':
      return node.expression.type === 'JSXEmptyExpression' ? '' : staticText(node.expression)
    default:
      return undefined
  }
}

/** The string value of pieces of code together. */
function joined(nodes: ESTree.Node[]): string | undefined {
  const texts = nodes.map(staticText)
  return texts.includes(undefined) ? undefined : texts.join('')
}

/** JSX joins lines by a space, without their indent and without empty ones. */
function withoutIndent(text: string): string {
  const lines = text.split('\n')
  return lines
    .map((line, index) => (index > 0 ? line.trimStart() : line))
    .map((line, index) => (index < lines.length - 1 ? line.trimEnd() : line))
    .filter((line) => line !== '')
    .join(' ')
}

/** A text of the site's own code for translators. */
export interface OwnText {
  id: string
  message: string
  /** Explains the text to translators. */
  description?: string | undefined
}
