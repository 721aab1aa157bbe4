import { type ESTree, Visitor } from 'rolldown/utils'
import type { TextRange } from '../../config/locateSettings.ts'
import { decodeEntities } from '../../std/html.ts'
import { parseModule } from '../parseModule.ts'
import type { OwnText } from './ownText.ts'
import { joined, staticText } from './staticText.ts'

/** The texts of a module for translators, and the places of those that are computed. */
interface FoundTexts {
  texts: OwnText[]
  computed: TextRange[]
}

/** The fields of a text as written. A field that is there but undefined is computed. */
type Fields = Partial<Record<'id' | 'message' | 'description', string | undefined>>

const source = '@docusaurus/Translate'

/** Finds the texts of `<Translate>` and `translate()` in a module. */
export function findOwnTexts(code: string, file: string): FoundTexts {
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
