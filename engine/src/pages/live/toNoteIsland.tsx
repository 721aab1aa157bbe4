import { type ComponentType, createElement, type PropsWithChildren } from 'react'
import type { BundledIsland } from '../../bundle/bundleIslands.ts'
import { type Diagnostic, diagnose } from '../../diagnostics/diagnostic.ts'
import { findUnserialisable, type Unserialisable } from './findUnserialisable.ts'
import { withNoteEnvironment } from './noteEnvironment.tsx'
import type { NotePage } from './notePage.ts'
import { toIsland } from './toIsland.tsx'

/**
 * Makes a component of a note an island, and reports props that cannot be serialised for the browser. `key` is the name
 * by which the note's module asks for it.
 */
export function toNoteIsland(
  component: ComponentType,
  files: BundledIsland,
  { key, page }: { key: string; page: NotePage },
) {
  const Island = toIsland(component, files, page)
  return function NoteIsland({ children, ...props }: PropsWithChildren<Record<string, unknown>>) {
    const wrong = findUnserialisable(props)
    if (wrong) {
      page.diagnostics.push(explain(wrong, key, page.hole))
      return null
    }
    // Children are rendered to HTML separately, so they need the context again.
    const inner = children === undefined ? [] : [withNoteEnvironment(children, page)]
    return createElement(Island, props, ...inner)
  }
}

function explain({ path, kind }: Unserialisable, key: string, hole: NotePage['hole']): Diagnostic {
  return diagnose('unserialisable-prop', [nameOf(key, hole), path, kind], hole?.where)
}

/** The tag of a component: `<Chart>` for `@site/src/Chart#default`. */
function nameOf(key: string, hole: NotePage['hole']): string {
  const name = key.split('#').at(-1)!
  if (name !== 'default') return `<${name}>`
  return hole?.name.startsWith('<') ? hole.name : `<${key.replace(/#.*/, '').split('/').at(-1)}>`
}
