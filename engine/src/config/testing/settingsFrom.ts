import { configSchema } from '../schema.ts'

/** Checked settings of a site that says only this. */
export function settingsFrom(given: Record<string, unknown> = {}) {
  return configSchema.parse({ title: 'Notes', url: 'https://example.com', ...given })
}
