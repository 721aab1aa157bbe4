import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { parseAst } from 'rolldown/parseAst'

// biome-ignore lint/suspicious/noExplicitAny: a syntax tree, whose nodes are distinguished by their type
type Node = any

/** A setting in the sources of the schema: its comment, and the settings below it. */
export interface WrittenSetting {
  comment?: string
  members: Map<string, WrittenSetting>
}

interface Source {
  path: string
  text: string
  body: Node[]
}

/** Reads the comments of all settings in the sources of the schema, following imports. */
export function readComments(path: string, name: string): WrittenSetting {
  return { members: readVariable(name, openSource(path)) }
}

const opened = new Map<string, Source>()

function openSource(path: string): Source {
  const known = opened.get(path)
  if (known) return known
  const text = readFileSync(path, 'utf8')
  const source = { path, text, body: parseAst(text, { lang: 'ts' }).body as Node[] }
  opened.set(path, source)
  return source
}

type Members = WrittenSetting['members']
const none: Members = new Map()

/** The settings that a variable declares, or the return value of a function. */
function readVariable(name: string, source: Source): Members {
  for (const statement of source.body) {
    if (statement.type === 'ImportDeclaration') {
      const imported = statement.specifiers.some((each: Node) => each.local.name === name)
      const from: string = statement.source.value
      if (imported)
        return from.startsWith('.')
          ? readVariable(name, openSource(resolve(dirname(source.path), from)))
          : none
    }
    const declaration = statement.declaration ?? statement
    if (declaration.type === 'FunctionDeclaration' && declaration.id.name === name)
      return readMembers(declaration.body.body.at(-1).argument, source)
    const variable = declaration.declarations?.find((each: Node) => each.id.name === name)
    if (variable) return readMembers(variable.init, source)
  }
  return none
}

/** The settings in an expression of the schema, inside any calls around them. */
function readMembers(node: Node, source: Source): Members {
  switch (node?.type) {
    case 'ObjectExpression':
      return merge(node.properties.map((property: Node) => readProperty(property, source)))
    case 'ArrayExpression':
      return merge(node.elements.map((element: Node) => readMembers(element, source)))
    case 'CallExpression':
      return merge([node.callee, ...node.arguments].map((part: Node) => readMembers(part, source)))
    case 'MemberExpression':
      return readMembers(node.object, source)
    case 'Identifier':
      return readVariable(node.name, source)
    default:
      return none
  }
}

function readProperty(property: Node, source: Source): Members {
  if (property.type === 'SpreadElement') return readMembers(property.argument, source)
  const comment = commentBefore(property.start, source.text)
  const value = property.shorthand ? property.key : property.value
  return new Map([
    [
      String(property.key.name ?? property.key.value),
      { ...(comment && { comment }), members: readMembers(value, source) },
    ],
  ])
}

function commentBefore(offset: number, text: string): string | undefined {
  const [, comment] = /(?:^|\n)[ \t]*\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*$/.exec(text.slice(0, offset)) ?? []
  return comment
    ?.replace(/^\s*\* - /gm, '\0- ')
    .replace(/^\s*\*? ?/gm, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ ?\0/, '\n\n')
    .replaceAll(/ ?\0/g, '\n')
    .trim()
}

/** Merges settings: the first comment of a name wins, and the settings below it are joined. */
function merge(all: Members[]): Members {
  const merged = new Map<string, WrittenSetting>()
  for (const [name, { comment, members }] of all.flatMap((each) => [...each])) {
    const former = merged.get(name)
    merged.set(name, {
      ...((former?.comment ?? comment) ? { comment: former?.comment ?? comment! } : {}),
      members: merge([former?.members ?? none, members]),
    })
  }
  return merged
}
