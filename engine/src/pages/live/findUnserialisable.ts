import { isValidElement } from 'react'

/** A value among props that JSON cannot hold. */
export interface Unserialisable {
  /** The path within the props, such as `options.format[0]`. */
  path: string
  /** In words, such as `a function`. */
  kind: string
}

/** Finds the first value that cannot be serialised into a page. */
export function findUnserialisable(value: unknown, path = ''): Unserialisable | undefined {
  const kind = kindOf(value)
  if (kind) return { path, kind }
  if (typeof value !== 'object' || value === null) return undefined
  for (const [name, inner] of Object.entries(value)) {
    const place = Array.isArray(value) ? `${path}[${name}]` : path ? `${path}.${name}` : name
    const found = findUnserialisable(inner, place)
    if (found) return found
  }
  return undefined
}

function kindOf(value: unknown): string | undefined {
  if (typeof value === 'function') return 'a function'
  if (typeof value === 'symbol') return 'a symbol'
  if (typeof value === 'bigint') return 'a bigint'
  if (isValidElement(value)) return 'an element'
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  const prototype = Object.getPrototypeOf(value) as object | null
  if (prototype === null || prototype === Object.prototype) return undefined
  return `an object of the class ${prototype.constructor.name}`
}
