import type { Properties } from 'hast'
import { toPropertyValue } from './jsx.ts'

/** Converts React props to HTML attributes. Values that HTML cannot hold become undefined. */
export function toProperties(props: Record<string, unknown>): Properties {
  return Object.fromEntries(
    Object.entries(props).map(([name, value]) => [name, toPropertyValue(name, value)]),
  )
}
