import type { Nodes } from 'hast'
import type { ImportedName } from '../document.ts'
import { type Html, joinHtml, type LiveCode, type LiveNode } from '../html.ts'
import { isHtmlTag, isJsx } from '../syntax/jsx.ts'
import { childrenOf, isExpression, type JsxElement, type Walk } from '../walk.ts'
import { findBuiltIn, findImport, isPartial, wordsIn } from './noteModule.ts'
import { findComponents } from './readNoteModule.ts'
import { nameOfPart, ownComponents, toOwnTag } from './writeModule.ts'

/**
 * Whether components are meant to share state, so that they have to be one island: a part of another component, as
 * `<Switch.Thumb>`, those of one import, one inside another, as `<Tabs>` and `<Tab>`, a provider and what is in it, or
 * components with nothing else between them.
 */
export function isComposition(node: JsxElement, walk: Walk): boolean {
  const from = specifierOf(node.name, walk)
  if (from === undefined) return false
  const inside = childrenOf(node).flatMap(allNodes)
  const names = [codeIn(node), ...inside.map(codeIn)].flatMap(wordsIn)
  const others = [...inside.map(nameOf), ...names]
  const sources = others.map((name) => specifierOf(name, walk)).filter((source) => source !== undefined)
  const isProvider = node.name!.endsWith('Provider') && sources.length > 0
  const isOfTree = (each: Nodes) => isBlank(each) || specifierOf(nameOf(each), walk) !== undefined
  const isTree = walk.around.length === 0 && inside.length > 0 && inside.every(isOfTree)
  const isShared = node.name!.includes('.') || isProvider || isTree || sources.includes(from)
  return isShared && !names.some((name) => ofPage.has(name)) && inside.every((each) => isKnown(each, walk))
}

/** The import path of a component; undefined for one that is built in, declared in the note or known in all notes. */
function specifierOf(name: string | null | undefined, walk: Walk): string | undefined {
  if (!name || isHtmlTag(name) || findBuiltIn(name, walk)) return undefined
  const found = findImport(rootOf(name), walk.module)
  return found && !isPartial(found.specifier) ? found.specifier : undefined
}

const isBlank = (node: Nodes) => node.type === 'text' && node.value.trim() === ''
const rootOf = (name: string) => name.split('.')[0]!
const nameOf = (node: Nodes) => (isJsx(node) ? node.name : undefined)
const allNodes = (node: Nodes): Nodes[] => [node, ...childrenOf(node).flatMap(allNodes)]

/** The code of an expression, or of the attributes of an element. */
function codeIn(node: Nodes): string {
  if (isExpression(node)) return node.value
  return isJsx(node) ? node.attributes.map(({ value }) => codeOf(value)).join('\n') : ''
}

const codeOf = (value: JsxElement['attributes'][number]['value']) =>
  typeof value === 'object' && value ? value.value : ''

/** Names whose values are known only while a page is rendered. */
const ofPage = new Set(['props', 'toc', 'contentTitle'])

/** Whether a component is in the note's module: those known in all notes are not. */
function isKnown(node: Nodes, walk: Walk): boolean {
  const name = nameOf(node)
  if (!name || isHtmlTag(name) || findBuiltIn(name, walk)) return true
  const { module } = walk
  return module.declared.has(rootOf(name)) || findImport(rootOf(name), module) !== undefined
}

/**
 * Makes a composition one component of the note's module, whose code is that of all its parts; it gets the finished
 * HTML between them as props. Where an element of HTML begins or ends in between, the parts stay apart.
 */
export function compose(tag: string, rendered: LiveNode, walk: Walk): LiveNode {
  const { code: parts } = rendered
  if (parts.some((part) => typeof part === 'object' && part.isCut)) return rendered
  const texts: Html[] = []
  const shown = joinTexts(parts).map((part) =>
    typeof part === 'string' ? part : `{text${texts.push(part.html) - 1}}`,
  )
  const given = texts.map((_, number) => `text${number}`).join(', ')
  const code = `({ ${given} }) => <>${shown.join('')}</>`
  const name = nameOfPart('Composition', tag, walk)
  walk.ownParts.push({ name, code: withoutIslands(code, walk), imports: importsIn(code, walk) })
  const props = texts.flatMap((html, number): LiveCode => [` text${number}={<>`, { html }, '</>}'])
  return { ...rendered, code: [`<${toOwnTag(name)}`, ...props, '/>'] }
}

/** Pieces of HTML beside each other become one. */
function joinTexts(parts: LiveCode): LiveCode {
  const joined: LiveCode = []
  for (const part of parts) {
    const last = joined.at(-1)
    if (typeof part === 'object' && typeof last === 'object')
      joined[joined.length - 1] = { html: joinHtml([last.html, part.html]) }
    else joined.push(part)
  }
  return joined
}

/** Code in which the names of islands mean the components that these are made of. */
function withoutIslands(code: string, walk: Walk): string {
  const imported = walk.module.imports
    .filter(({ specifier }) => !isPartial(specifier))
    .flatMap(({ bindings }) => bindings)
  const meant = [
    ...imported.map(({ local }) => [local, `${local}$`]),
    ...ownComponents(walk).map((name) => [toOwnTag(name), name]),
  ]
  const names = meant.map(([name]) => name).join(', ')
  return `(({ ${names} }) => ${code})({ ${meant.map((pair) => pair.join(': ')).join(', ')} })`
}

/** Where the components in code come from. */
function importsIn(code: string, { module }: Walk): ImportedName[] {
  return findComponents(code).flatMap((name) => findImport(name, module) ?? [])
}
