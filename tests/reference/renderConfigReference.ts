import { fileURLToPath } from 'node:url'
import type { z } from 'zod'
import { configSchema } from '../../engine/src/config/siteConfig.ts'
import { anyKey, schemaMembers } from '../../engine/src/config/suggestSetting.ts'
import { describeSchema } from './describeSchema.ts'
import { readComments, type WrittenSetting } from './readComments.ts'

type Schema = z.core.$ZodType

interface Setting {
  /** A path such as `docs.sidebar.hideable`; `[]` is for the items of a list, `<name>` for keys that a site chooses. */
  name: string
  /** Several if members of a union share the name. */
  schemas: Schema[]
  comment: string
}

const nothing: WrittenSetting = { members: new Map() }

const introduction = `# Settings

Everything that \`sotay.config.ts\` may say. Names are paths: \`docs.path\` is \`path\` within \`docs\`; \`[]\` means each item of a list, \`<name>\` for a key of your own. A setting that is not listed here is an error.

This page is made from the schema in \`engine/src/config/schema/\`: run \`node scripts/reference.mjs\` after a change there.`

/** The page of the docs that lists every setting, as Markdown. */
export function renderConfigReference(): string {
  const path = fileURLToPath(new URL('../../engine/src/config/siteConfig.ts', import.meta.url))
  const written = readComments(path, 'configSchema')
  const sections = schemaMembers(configSchema).map(([name, schema]) =>
    renderSection(String(name), schema, written),
  )
  return `${introduction}\n\n${sections.join('\n\n')}\n`
}

function renderSection(name: string, schema: Schema, { members }: WrittenSetting): string {
  const written = members.get(name) ?? nothing
  const below = settingsBelow(name, schema, written)
  const list = below.map(({ name: path, schemas, comment }) =>
    [`- \`${path}\` (${facts(schemas)})`, comment].filter(Boolean).join(': '),
  )
  return [
    `## ${name}`,
    `${sentence(facts([schema]))} ${written.comment ?? ''}`.trim(),
    ...(list.length > 0 ? [list.join('\n')] : []),
  ].join('\n\n')
}

/** Every setting below another, each once, those of a list or record under one name. */
function settingsBelow(parent: string, schema: Schema, { members }: WrittenSetting): Setting[] {
  const found = new Map<string, Setting>()
  const add = (setting: Setting) => {
    const former = found.get(setting.name)
    if (former) former.schemas.push(...setting.schemas)
    else found.set(setting.name, setting)
  }
  for (const [key, member] of schemaMembers(schema)) {
    if (describeSchema(member).type === 'undefined') continue
    if (key === anyKey) {
      // A list, but also a single value is allowed: the value itself is listed already.
      if (schemaMembers(schema).length > 1) continue
      const name = isList(schema) ? `${parent}[]` : `${parent}.<name>`
      settingsBelow(name, member, { members }).forEach(add)
      continue
    }
    const written = members.get(key) ?? nothing
    const name = `${parent}.${key}`
    add({ name, schemas: [member], comment: written.comment ?? '' })
    settingsBelow(name, member, written).forEach(add)
  }
  return [...found.values()]
}

const isList = (schema: Schema) => describeSchema(schema).type.includes('list')

function facts(schemas: Schema[]): string {
  const all = schemas.map(describeSchema)
  const types = [...new Set(all.map(({ type }) => type))]
  const type = types.join(types.every((each) => each.startsWith('"')) ? ', ' : ' or ')
  if (all.every(({ isRequired }) => isRequired)) return `${type}; required`
  const { defaultValue } = all[0]!
  const isShown = defaultValue !== undefined && JSON.stringify(defaultValue) !== '{}'
  return isShown ? `${type}; default \`${JSON.stringify(defaultValue)}\`` : type
}

const sentence = (text: string) => `${text[0]!.toUpperCase()}${text.slice(1)}.`
