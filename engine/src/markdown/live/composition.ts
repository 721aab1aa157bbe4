import type { Nodes } from 'hast'
import { allNotes } from '../../model/constructs.ts'
import { type Html, joinHtml, type LiveCode, type LiveNode } from '../html.ts'
import { isHtmlTag, isJsx } from '../syntax/jsx.ts'
import { childrenOf, type Expression, isComment, isExpression, type JsxElement, type Walk } from '../walk.ts'
import { findBuiltIn, findImport, isPartial, wordsIn } from './noteModule.ts'
import { findComponents, findNested } from './readNoteModule.ts'
import { importOf, importsIn, nameOfPart, ownComponents, toOwnTag } from './writeModule.ts'

/**
 * Whether components are meant to share state, so that they have to be one island: a part of another component, as
 * `<Switch.Thumb>`, those of one import, one inside another, as `<Tabs>` and `<Tab>`, a provider and what is in it, or
 * components with nothing but text between them. So is one that gets a function, or others as props.
 */
export function isComposition(node: JsxElement, walk: Walk): boolean {
  const from = specifierOf(node.name, walk)
  // A group of tabs reads what its items say of themselves.
  if (from === undefined || node.name === 'TabItem') return false
  const inside = childrenOf(node).flatMap(allNodes)
  const names = [codeIn(node), ...inside.map(codeIn)].flatMap(wordsIn)
  const others = [...inside.map(nameOf), ...names]
  const sources = others.map((name) => specifierOf(name, walk)).filter((source) => source !== undefined)
  const isProvider = node.name!.endsWith('Provider') && sources.length > 0
  const isPart = (each: Nodes) => specifierOf(nameOf(each), walk) !== undefined
  const isOfTree = (each: Nodes) => isText(each) || isPart(each)
  const isTree = walk.around.length === 0 && inside.some(isPart) && inside.every(isOfTree)
  // With Markdown among them, others than imports stay apart: in an island the site does not draw its elements.
  const isOfOne = !isOfSite(from) && (node.name!.includes('.') || sources.includes(from))
  const getsCode = [node, ...childrenOf(node)].some(givesFunction)
  const getsParts = inside.length === 0 && /<[A-Z]/.test(codeIn(node))
  return (isOfOne || isProvider || isTree || getsCode || getsParts) && !names.some((name) => ofPage.has(name))
}

const ofNote = '#'
const isOfSite = (from: string) => from === ofNote || from === allNotes

const aFunction = /^\s*(?:async\b\s*)?(?:function\b|(?:\([^()]*\)|\w+)\s*=>)/

const givesFunction = (node: Nodes) =>
  isExpression(node)
    ? aFunction.test(node.value)
    : isJsx(node) && node.attributes.some(({ value }) => aFunction.test(codeOf(value)))

/** The import path of a component; undefined for one that is built in. */
function specifierOf(name: string | null | undefined, walk: Walk): string | undefined {
  if (!name || isHtmlTag(name) || findBuiltIn(name, walk)) return undefined
  if (walk.module.declared.has(rootOf(name))) return ofNote
  const found = importOf(rootOf(name), walk)
  return found && !isPartial(found.specifier) ? found.specifier : undefined
}

/** Code that has state or passes functions on. */
const liveCode = /\buse(?:State|Reducer|Ref|\w*Effect)\(|=\{\s*(?:\([^()]*\)|\w+)\s*=>/

/**
 * Makes an expression that has state, or components inside one another, a component of the note's module, unless a
 * component around it may look at what it gives.
 */
export function composeExpression({ value }: Expression, walk: Walk): LiveCode | undefined {
  if (walk.isInComponent || !/<\/|\/>/.test(value)) return undefined
  const code = `() => <>{${value}\n}</>`
  const tag = findNested(code) ?? (liveCode.test(value) ? findComponents(code)[0] : undefined)
  const isOfBuild = (name: string) =>
    ofPage.has(name) || isPartial(findImport(name, walk.module)?.specifier ?? '')
  if (!tag || wordsIn(value).some(isOfBuild)) return undefined
  if (findComponents(code).some((name) => findBuiltIn(name, walk))) return undefined
  return [`<${toOwnTag(addComposition(tag, code, walk))}/>`]
}

const isText = (node: Nodes) => node.type === 'text' || (isExpression(node) && isComment(node.value))
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
  const name = addComposition(tag, code, walk)
  const props = texts.flatMap((html, number): LiveCode => [` text${number}={<>`, { html }, '</>}'])
  return { ...rendered, code: [`<${toOwnTag(name)}`, ...props, '/>'] }
}

function addComposition(tag: string, code: string, walk: Walk): string {
  const name = nameOfPart('Composition', tag, walk)
  walk.ownParts.push({ name, code: withoutIslands(code, walk), imports: importsIn(code, walk) })
  return name
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
  const common = importsIn(code, walk).filter(({ specifier }) => specifier === allNotes)
  const meant = [
    ...common.map(({ imported }) => [imported, `components$.${imported}`]),
    ...imported.map(({ local }) => [local, `${local}$`]),
    ...ownComponents(walk).map((name) => [toOwnTag(name), name]),
  ]
  const names = meant.map(([name]) => name).join(', ')
  return `(({ ${names} }) => ${code})({ ${meant.map((pair) => pair.join(': ')).join(', ')} })`
}
