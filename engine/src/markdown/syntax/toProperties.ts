import type { Properties } from 'hast'
import { toPropertyValue } from './jsx.ts'

/** The props of a component as attributes of HTML; what means nothing there is left out. */
export function toProperties(props: Record<string, unknown>): Properties {
  return Object.fromEntries(
    Object.entries(props).map(([name, value]) => [name, toPropertyValue(name, value)]),
  )
}
