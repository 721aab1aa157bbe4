import type { DocPlace } from './docPlace.ts'

/**
 * The id by which sidebars and the config refer to a doc: its folder, and the `id` of its front matter or else its
 * name.
 */
export function docId({ folder, name }: DocPlace, written?: string): string {
  return [folder, written || name].filter(Boolean).join('/')
}
