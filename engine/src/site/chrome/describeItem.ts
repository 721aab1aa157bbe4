import type { AnyItemConfig } from './navbarConfig.ts'

/** An item as JSON for a message, without its position and default values. */
export function describeItem({ type, position: _, ...item }: AnyItemConfig): string {
  const { attributes, ...settings } = item as { attributes?: object }
  const fields = Object.entries({ type, ...settings, ...attributes })
  return JSON.stringify(Object.fromEntries(fields.filter(([, value]) => !isDefault(value))))
}

function isDefault(value: unknown): boolean {
  return value === false || (Array.isArray(value) && value.length === 0)
}
