import type { z } from 'zod'

type Schema = z.core.$ZodType

/** The type of a setting in words, and its default. */
export interface SchemaFacts {
  type: string
  isRequired: boolean
  defaultValue?: unknown
}

/** Describes a schema, looking through wrappers such as `optional` and `default`. */
export function describeSchema(schema: Schema): SchemaFacts {
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'optional':
      return { ...describeSchema(def.innerType), isRequired: false }
    case 'default':
    case 'prefault':
      return { ...describeSchema(def.innerType), isRequired: false, defaultValue: def.defaultValue }
    case 'pipe':
      return describeSchema(saysNothing(def.in) ? def.out : def.in)
    default:
      return { type: typeOf(schema), isRequired: true }
  }
}

/** Whether a schema tells nothing about the values that it accepts: a custom check, or one followed by a transform. */
function saysNothing(schema: Schema): boolean {
  const { def } = (schema as z.core.$ZodTypes)._zod
  return def.type === 'pipe' && saysNothing(def.in)
    ? isTransform(def.out)
    : def.type === 'custom' && !isPattern(schema)
}

const isTransform = (schema: Schema) => (schema as z.core.$ZodTypes)._zod.def.type === 'transform'
const isPattern = (schema: Schema) => schema._zod.bag.Class === RegExp

const words: Record<string, string> = {
  string: 'text',
  number: 'number',
  int: 'number',
  boolean: 'true or false',
  null: 'null',
  custom: 'function',
  unknown: 'anything',
  json: 'anything',
  lazy: 'anything',
  object: 'object',
  record: 'object',
}

function typeOf(schema: Schema): string {
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'enum':
      return Object.values(def.entries).map(show).join(', ')
    case 'literal':
      return def.values.map(show).join(', ')
    case 'array':
      return `list of ${describeSchema(def.element).type}`
    case 'nullable':
      return `${describeSchema(def.innerType).type} or null`
    case 'union':
      return [...new Set(def.options.map((option) => describeSchema(option).type))].join(' or ')
    default:
      return isPattern(schema) ? 'pattern' : (words[def.type] ?? def.type)
  }
}

const show = (value: unknown) => JSON.stringify(value)
