import { type ComponentType, createContext, createElement, type ReactNode, useContext } from 'react'
import type { BundledIsland } from '../../bundle/bundle.ts'
import { diagnose } from '../../diagnostics/diagnostic.ts'
import { fileHref } from '../../model/paths.ts'
import { island } from '../../theme/island/island.tsx'
import type { RefusedProp } from '../../theme/island/islandProps.tsx'
import { withIslandEnvironment, withNoteEnvironment } from './noteEnvironment.tsx'
import type { NotePage } from './notePage.ts'

/**
 * Makes a component of a note an island, and reports props that cannot be put into the page. `key` is the name by which
 * the note's module asks for it; `around` puts the contexts around elements among its props.
 */
export function toNoteIsland(
  component: ComponentType,
  files: BundledIsland,
  { key, page, around = (node) => withNoteEnvironment(node, page) }: NoteIslandFacts,
) {
  const refuse = (props: RefusedProp[]) => {
    const { part } = page
    for (const { path, kind } of props)
      page.diagnostics.push(
        diagnose('unserialisable-prop', [componentTag(key, part), path, kind], part?.where),
      )
  }
  const from = packageOf(key)
  const Island = toIsland(component, files, page, {
    around: (node) => <PackageAround value={from}>{around(node)}</PackageAround>,
    refuse,
  })
  return function NoteIsland(props: object) {
    if (useContext(PackageAround) === from && from !== undefined)
      page.diagnostics.push(diagnose('nested-islands', [from], page.part?.where))
    return <Island {...props} />
  }
}

/** The package of the island that holds what is being rendered. */
const PackageAround = createContext<string | undefined>(undefined)

/** The package that a component is imported from; undefined for one of the site. */
const packageOf = (key: string) => /^((?!@site\/)[@\w][^#]*)#/.exec(key)?.[1]

interface NoteIslandFacts {
  key: string
  page: NotePage
  around?: (node: ReactNode) => ReactNode
}

/** The tag of a component: `<Chart>` for `@site/src/Chart#default`. */
function componentTag(key: string, part: NotePage['part']): string {
  const name = key.split('#').at(-1)!
  if (name !== 'default') return `<${name}>`
  return part?.name.startsWith('<') ? part.name : `<${key.replace(/#.*/, '').split('/').at(-1)}>`
}

/** Makes a component of a page an island. */
export function toIsland(
  component: ComponentType,
  { outputs, when }: BundledIsland,
  page: NotePage,
  surroundings?: Parameters<typeof island>[2],
) {
  const { config } = page.references
  const WithEnvironment = (props: object) => withIslandEnvironment(createElement(component, props), page)
  return island(
    WithEnvironment,
    { files: outputs.map((output) => fileHref(output, config)), when },
    surroundings,
  )
}
