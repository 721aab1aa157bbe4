import type { z } from 'zod'
import { didYouMean } from '../diagnostics/catalogue/entry.ts'
import { nearestMatch } from '../diagnostics/nearestMatch.ts'
import { asTable, isRecord } from '../std/collections.ts'
import { listWords } from '../std/text.ts'
import { configSchema, settingName } from './siteConfig.ts'

/** A hint for a setting that does not exist: the nearest name, its new place, or the names that there are. */
export function suggestSetting(path: PropertyKey[], value: unknown): string | undefined {
  const [parent, name] = [path.slice(0, -1), String(path.at(-1))]
  if (parent.length === 0 && fromDocusaurus[name]) return fromDocusaurus[name]
  const siblings = namesAt(parent)
  const elsewhere = allPaths(configSchema).filter((known) => known.at(-1) === name)
  const nearest = nearestMatch(name, siblings)
  const like = siblings.find((known) => [name, `show${name}`].some((word) => isAlike(word, known)))
  if (like) return didYouMean(settingName([...parent, like]))
  if (elsewhere.length > 0) return didYouMean(elsewhere.map(settingName))
  if (nearest) return didYouMean(settingName([...parent, nearest]))
  return moveUp(value) ?? listSiblings(parent, name, siblings)
}

const isAlike = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

const fromDocusaurus = asTable<string>({
  presets:
    'Put the options of the preset for docs into "docs", those for the blog into "blog", and those for pages into "pages".',
  themes: 'A theme with a lifecycle goes into "plugins"; what the theme of Sotay can do is in the settings.',
})

/** The names of the settings below a path. */
export function namesAt(path: PropertyKey[]): string[] {
  const schemas = path.reduce<z.core.$ZodType[]>(
    (level, key) =>
      level
        .flatMap(schemaMembers)
        .flatMap(([name, member]) => (name === key || name === anyKey ? [member] : [])),
    [configSchema],
  )
  const names = schemas.flatMap(schemaMembers).map(([name]) => name)
  return [...new Set(names.filter((name) => typeof name === 'string'))]
}

/** The path of every setting, except those within lists and records. */
function allPaths(schema: z.core.$ZodType, parent: string[] = []): string[][] {
  return schemaMembers(schema).flatMap(([name, member]) =>
    name === anyKey ? [] : [[...parent, name], ...allPaths(member, [...parent, name])],
  )
}

/** A hint for a group that does not exist, such as `themeConfig`, but holds known settings. */
function moveUp(value: unknown): string | undefined {
  const known = isRecord(value) ? namesAt([]).filter((name) => name in value) : []
  if (known.length === 0) return undefined
  const names = known.map((name) => `"${name}"`)
  return `Its settings are at the top level: move ${listWords(names, 'and')} there.`
}

function listSiblings(parent: PropertyKey[], name: string, siblings: string[]): string | undefined {
  if (parent.length === 0 && name === 'themeConfig') return translated
  if (parent.length === 0) return 'Values of your own go into "customFields".'
  return siblings.length > 0 ? `"${settingName(parent)}" knows ${siblings.join(', ')}.` : undefined
}

const translated =
  'What Docusaurus has in it is a setting by itself here: "navbar", "footer", "colorMode". Run "sotay adopt" to have a config of Docusaurus translated.'

type Schema = z.core.$ZodType

/** Stands for any key of a list or a record. */
export const anyKey = Symbol('any key')

/** The keys of a schema with their schemas, looking through unions, defaults and pipes. */
export function schemaMembers(schema: Schema): [string | typeof anyKey, Schema][] {
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape)
    case 'array':
      return [[anyKey, def.element]]
    case 'record':
      return [[anyKey, def.valueType]]
    case 'union':
      return def.options.flatMap(schemaMembers)
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
      return schemaMembers(def.innerType)
    case 'pipe':
      return [def.in, def.out].flatMap(schemaMembers)
    default:
      return []
  }
}
