import { fileURLToPath } from 'node:url'
import type { z } from 'zod'
import { configSchema } from '../../engine/src/config/schema.ts'
import { anyKey, schemaMembers } from '../../engine/src/config/schemaMembers.ts'
import { describeSchema } from './describeSchema.ts'
import { readComments, type WrittenSetting } from './readComments.ts'

type Schema = z.core.$ZodType

interface Setting {
  /** A path such as `docs.sidebar.hideable`; `[]` is for the items of a list, `<name>` for keys that a site chooses. */
  name: string
  schema: Schema
  comment: string
}

const nothing: WrittenSetting = { members: new Map() }

const introduction = `# Settings

Everything that \`sotay.config.ts\` may say. Names are paths: \`docs.path\` is \`path\` within \`docs\`; \`[]\` stands for each item of a list, \`<name>\` for a key of your own. A setting that is not listed here is an error.

This page is made from the schema in \`engine/src/config/schema/\`: run \`node scripts/reference.mjs\` after a change there.`

/** The page of the docs that lists every setting, as Markdown. */
export function renderConfigReference(): string {
  const path = fileURLToPath(new URL('../../engine/src/config/schema.ts', import.meta.url))
  const written = readComments(path, 'configSchema')
  const sections = schemaMembers(configSchema).map(([name, schema]) =>
    renderSection(String(name), schema, written),
  )
  return `${introduction}\n\n${sections.join('\n\n')}\n`
}

function renderSection(name: string, schema: Schema, { members }: WrittenSetting): string {
  const written = members.get(name) ?? nothing
  const own: Setting = { name, schema, comment: written.comment ?? '' }
  const below = settingsBelow(own, written)
  const list = below.map(({ name: path, schema: member, comment }) =>
    [`- \`${path}\` (${facts(member)})`, comment].filter(Boolean).join(': '),
  )
  return [
    `## ${name}`,
    `${sentence(facts(schema))} ${own.comment}`.trim(),
    ...(list.length > 0 ? [list.join('\n')] : []),
  ].join('\n\n')
}

/** Every setting below another, each once, those of a list or record under one name. */
function settingsBelow({ name: parent, schema }: Setting, { members }: WrittenSetting): Setting[] {
  const found = new Map<string, Setting>()
  const add = (setting: Setting) => found.has(setting.name) || found.set(setting.name, setting)
  for (const [key, member] of schemaMembers(schema)) {
    if (describeSchema(member).type === 'undefined') continue
    if (key === anyKey) {
      // A list, but also a single value is allowed: the value itself is listed already.
      if (schemaMembers(schema).length > 1) continue
      const name = isList(schema) ? `${parent}[]` : `${parent}.<name>`
      settingsBelow({ name, schema: member, comment: '' }, { members }).forEach(add)
      continue
    }
    const written = members.get(key) ?? nothing
    const setting = { name: `${parent}.${key}`, schema: member, comment: written.comment ?? '' }
    add(setting)
    settingsBelow(setting, written).forEach(add)
  }
  return [...found.values()]
}

const isList = (schema: Schema) => describeSchema(schema).type.includes('list')

function facts(schema: Schema): string {
  const { type, isRequired, defaultValue } = describeSchema(schema)
  if (isRequired) return `${type}; required`
  const isShown = defaultValue !== undefined && JSON.stringify(defaultValue) !== '{}'
  return isShown ? `${type}; default \`${JSON.stringify(defaultValue)}\`` : type
}

const sentence = (text: string) => `${text[0]!.toUpperCase()}${text.slice(1)}.`
