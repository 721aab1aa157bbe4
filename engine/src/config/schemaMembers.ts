import type { z } from 'zod'

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
    case 'default':
    case 'prefault':
      return schemaMembers(def.innerType)
    case 'pipe':
      return [def.in, def.out].flatMap(schemaMembers)
    default:
      return []
  }
}
