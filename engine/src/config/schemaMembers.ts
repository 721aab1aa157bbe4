import type { z } from 'zod'

type Schema = z.core.$ZodType

/** What stands for the keys of a list or a record, which are not known beforehand. */
export const anyKey = Symbol('any key')

/** The schemas one level down, by key, through unions and defaults. */
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
    case 'default':
    case 'prefault':
      return schemaMembers(def.innerType)
    case 'pipe':
      return [def.in, def.out].flatMap(schemaMembers)
    default:
      return []
  }
}
