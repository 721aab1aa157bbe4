import { locate, type SourceLocation } from '../../diagnostics/diagnostic.ts'
import { allNotes } from '../../model/constructs.ts'
import { builtInNames, memberExport } from '../../model/noteModules.ts'
import type { ImportedName, LiveModule } from '../document.ts'
import type { Walk } from '../walk.ts'
import type { ImportBinding, NoteImport } from './noteModule.ts'
import { findImport, isBuiltInModule, isPartial, moduleNames, wordsIn } from './noteModule.ts'
import { findBoundNames, findComponents, findMembers, findNested, findRequires } from './readNoteModule.ts'

/**
 * Writes the imports, exports and live parts of a note as a JSX module. Its default export gets the values of the
 * page, and gives a function for each of these parts and the components declared in the note:
 *
 *     import Chart$ from '@site/src/Chart'
 *     export default function note({ toc, contentTitle, components, island$, partial$ }) {
 *       const Chart = island$(Chart$, '@site/src/Chart#default')
 *       const data = [1, 2, 3]
 *       return { parts: [(props, slot$) => <><Chart data={data}>{slot$(0)}</Chart></>], own: {} }
 *     }
 */
export function writeModule(parts: string[], walk: Walk): LiveModule | undefined {
  const { imports } = walk.module
  const modules = imports.filter(({ specifier }) => !isPartial(specifier))
  if (parts.length === 0 && modules.every(({ specifier }) => isBuiltInModule(specifier))) return undefined
  const whole = wholeCode(parts, walk)
  const outside = wholeCode(parts, { ...walk, ownParts: walk.ownParts.filter((each) => !each.imports) })
  const used = new Set(wordsIn(outside))
  const needed = withoutUnused(modules, new Set(wordsIn(whole)))
  const common = commonComponents(whole, walk)
  const members = membersOfCommon(common, outside)
  const body = replaceRequires(writeNote(needed, parts, { walk, common, members, outside }))
  const code = [...needed.map(writeImport), ...body.imports, body.code].join('\n')
  return {
    code,
    imports: modules.map(({ specifier, bindings, where }) => ({
      specifier,
      names: bindings.map(({ imported }) => imported),
      components: bindings.flatMap((each) => [
        ...(mayBeComponent(each) && used.has(each.local) ? [each.imported] : []),
        ...membersOf(each, outside).map(({ exported }) => exported),
      ]),
      where,
    })),
    own: ownComponents(walk),
    compositions: findCompositions(walk),
    nested: walk.nested,
    names: moduleNames(walk.module),
    common,
    components: unknownComponents(common, findBoundNames(whole), walk).map((each) => ({
      ...each,
      ...(members.has(each.name) && { members: members.get(each.name)! }),
    })),
  }
}

/** Leaves out names that a note imports and never uses, so that it does not matter whether the module has them. */
const withoutUnused = (imports: NoteImport[], used: Set<string>): NoteImport[] =>
  imports.map((each) => ({ ...each, bindings: each.bindings.filter(({ local }) => used.has(local)) }))

/** Imports names with the suffix `$`. The name without it is the component, or the island made of it. */
function writeImport({ specifier, bindings }: NoteImport): string {
  const from = JSON.stringify(specifier)
  const whole = bindings.find(({ imported }) => imported === '*')
  const named = bindings.filter(({ imported }) => imported !== '*')
  const names = named.map(({ imported, local }) => `${imported} as ${local}$`)
  return [
    ...(whole ? [`import * as ${whole.local}$ from ${from}`] : []),
    ...(names.length > 0 ? [`import { ${names.join(', ')} } from ${from}`] : []),
    ...(bindings.length === 0 ? [`import ${from}`] : []),
  ].join('\n')
}

/** All code of a note as one script, to search for names. */
const wholeCode = (parts: string[], { module, ownParts }: Walk) =>
  [
    ...module.statements,
    ...ownParts.map(({ code }) => `(${code})`),
    ...parts.map((code) => `<>${code}</>`),
  ].join('\n;')

interface NoteCode {
  walk: Walk
  /** The components that all notes have, and those of their members that this one uses. */
  common: string[]
  members: Map<string, string[]>
  /** The code outside of compositions. */
  outside: string
}

function writeNote(
  modules: NoteImport[],
  parts: string[],
  { walk, common, members, outside }: NoteCode,
): string {
  const { module, ownParts } = walk
  const own = ownComponents(walk)
  return [
    'export default function note({ toc, contentTitle, components, components$ = components, island$, partial$ }) {',
    ...(/\bfrontMatter\b/.test(wholeCode(parts, walk))
      ? [`const frontMatter = ${JSON.stringify(walk.frontMatter)}`]
      : []),
    `const { ${common.map((name) => (members.has(name) ? `${name}: ${name}$` : name)).join(', ')} } = components`,
    ...Array.from(members, ([name, names]) => {
      const islands = names.map(
        (member) => [member, `island$(${name}$.${member}, '${name}.${member}')`] as const,
      )
      return `const ${name} = ${withMembers(`${name}$`, `${name}$`, islands)}`
    }),
    // The block lets a note declare names that the function already has, such as `toc`.
    '{',
    ...modules.flatMap((each) => nameImports(each, outside)),
    ...module.imports.filter(({ specifier }) => isPartial(specifier)).flatMap(namePartials),
    ...module.statements,
    ...ownParts.map(({ name, code }) => `const ${name} = ${code}`),
    ...own.map((name) => `const ${toOwnTag(name)} = island$(${name}, '#${name}')`),
    `return { own: { ${own.join(', ')} }, parts: [`,
    ...parts.map((part) => `(props, slot$) => <>${part}</>,`),
    ']}}}',
  ].join('\n')
}

/** The components that a note declares, and those generated for it. */
export function ownComponents({ module, ownParts }: Walk): string[] {
  return [...[...module.declared].filter(isComponentName), ...ownParts.map(({ name }) => name)]
}

/** The components that are made of others inside one another: those that the note declares, and generated ones. */
function findCompositions(walk: Walk): LiveModule['compositions'] {
  const { declared, statements } = walk.module
  const isNested = declared.size > 0 && findNested(statements.join('\n;'))
  const own = isNested ? [...declared].filter(isComponentName) : []
  return [
    ...own.map((name) => ({ name, imports: importsIn(name, walk) })),
    ...walk.ownParts.flatMap(({ name, imports }) => (imports ? { name, imports } : [])),
  ]
}

/** Where the components in code come from, and those in what the note declares, if the code uses that. */
export function importsIn(code: string, walk: Walk): ImportedName[] {
  const { declared, statements } = walk.module
  const isOwn = wordsIn(code).some((word) => declared.has(word.replace('$', '')))
  const whole = isOwn ? [...statements, code].join('\n;') : code
  return findComponents(whole).flatMap((name) => importOf(name, walk) ?? [])
}

/** Where a component comes from that the note does not declare. */
export function importOf(name: string, { module }: Walk): ImportedName | undefined {
  const isGiven = /^[A-Z].*[^$]$/.test(name) && !module.declared.has(name)
  return findImport(name, module) ?? (isGiven ? { specifier: allNotes, imported: name } : undefined)
}

/** The name of the island made of a component that the note declares. */
export const toOwnTag = (name: string) => `${name}$`

/** The name of a component that is made of a part of the note. It ends in the tag that begins this part, for messages. */
export const nameOfPart = (kind: string, tag: string, { ownParts }: Walk) =>
  `${kind}${ownParts.length}__${tag.replace(/\W/g, '__')}`

export const isComponentName = (name: string) => /^[A-Z]/.test(name)

const mayBeComponent = ({ imported, local }: ImportBinding) => isComponentName(local) && imported !== '*'

/** The parts of an import that are used by themselves, and not within a composition: `motion.div`, or those of `*`. */
const membersOf = ({ imported, local }: ImportBinding, code: string): Member[] =>
  findMembers(local, code).map((name) => ({
    name,
    exported: imported === '*' ? name : memberExport(imported, name),
  }))

interface Member {
  name: string
  exported: string
}

function nameImports({ specifier, bindings }: NoteImport, code: string): string[] {
  return bindings.map((binding) => {
    const { imported, local } = binding
    const island = (name: string, value: string) =>
      `island$(${value}, ${JSON.stringify(`${specifier}#${name}`)})`
    const whole = mayBeComponent(binding) ? island(imported, `${local}$`) : `${local}$`
    const members = membersOf(binding, code)
    if (members.length === 0) return `const ${local} = ${whole}`
    const islands = members.map(
      ({ name, exported }) => [name, island(exported, `${local}$.${name}`)] as const,
    )
    return `const ${local} = ${withMembers(`${local}$`, whole, islands)}`
  })
}

/** Code for a name some of whose members are islands. The others stay what they are, also where they are made when they are asked for. */
function withMembers(
  given: string,
  whole: string,
  islands: (readonly [name: string, code: string])[],
): string {
  const get = `get: (all, name) => own[name] ?? all[name] ?? ${given}[name]`
  const own = islands.map(([name, code]) => `${name}: ${code}`)
  return `((own) => new Proxy(${whole}, { ${get} }))({ __proto__: null, ${own.join(', ')} })`
}

/** The components that all notes have and that are used by their members: `Icons` for `<Icons.Sun>`. */
const membersOfCommon = (common: string[], code: string) =>
  new Map(
    common.map((name) => [name, findMembers(name, code)] as const).filter(([, names]) => names.length > 0),
  )

function namePartials({ specifier, bindings }: NoteImport): string[] {
  return bindings.map(({ local }) => `const ${local} = partial$(${JSON.stringify(specifier)})`)
}

/** The components used in the code without being imported or declared. */
function commonComponents(code: string, { module }: Walk): string[] {
  const known = new Set(moduleNames(module))
  return findComponents(code).filter(
    (name) => isComponentName(name) && !known.has(name) && !name.endsWith('$'),
  )
}

/** The components among the names that are not built in, each with its first place. */
function unknownComponents(names: string[], bound: Set<string>, walk: Walk): LiveModule['components'] {
  const met = new Set([...bound, ...walk.unknownComponents.map(({ name }) => name)])
  const isKnown = (name: string) =>
    builtInNames.includes(name) || /^Markdown(?:Element|Construct)$/.test(name)
  const others = names.filter((name) => !isKnown(name) && !met.has(name))
  return [...walk.unknownComponents, ...others.map((name) => ({ name, where: findElement(name, walk) }))]
}

function findElement(name: string, { source }: Walk): SourceLocation {
  const index = source.lines.findIndex((line) => line.includes(`<${name}`))
  return index < 0
    ? { file: source.file }
    : locate(source, index + 1, source.lines[index]!.indexOf(`<${name}`) + 1)
}

/** `require` calls for anything but code, which must not run before it is asked for. */
const assetCall = /\brequire\(\s*(['"`])([^'"`$]+\.(?!(?:[cm]?[jt]sx?)\1)\w+)\1\s*\)/g

/** Turns `require('./x.png')`, as webpack accepts it, into an import. */
function replaceRequires(written: string): { code: string; imports: string[] } {
  const specifiers: string[] = []
  const places = written.search(assetCall) < 0 ? new Set() : findRequires(written)
  const code = written.replace(assetCall, (whole, _, specifier: string, start: number) => {
    if (!places.has(start)) return whole
    const name = `required${specifiers.push(specifier) - 1}$`
    return specifier.endsWith('.json') ? `${name}.default` : name
  })
  const imports = specifiers.map(
    (specifier, index) => `import * as required${index}$ from ${JSON.stringify(specifier)}`,
  )
  return { code, imports }
}
