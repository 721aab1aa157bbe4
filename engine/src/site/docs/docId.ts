import type { DocPlace } from './docPlace.ts'

/** The name by which sidebars and other settings call a doc: its folder and the `id` of its front matter. */
export function docId({ folder, name }: DocPlace, written?: string): string {
  return [folder, written || name].filter(Boolean).join('/')
}
