import { type ComponentType, createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Bundle } from '../../bundle/bundle.ts'
import type { FillBody, LiveRenderer } from '../../links/references.ts'
import type { Document, LiveHole, PartialReference } from '../../markdown/document.ts'
import type { SourcePath } from '../../model/paths.ts'
import { withoutPreloads } from '../../theme/island/island.tsx'
import { withinTime } from '../withinTime.ts'
import { explainLiveError, explainNoteCodeError } from './explainLiveError.ts'
import { Written } from './htmlMarks.tsx'
import { withNoteEnvironment } from './noteEnvironment.tsx'
import { type NotePage, noteFacts } from './notePage.ts'
import { toNoteIsland } from './toNoteIsland.tsx'

/** The result of evaluating the module of a note. */
interface NoteParts {
  holes: ((props: object, slot: (number: number) => ReactNode) => ReactNode)[]
}

type NoteModule = (scope: object) => NoteParts

/** Renders the live parts of one page with React. */
export function createLiveRenderer(document: Document, page: NotePage, bundle: Bundle): LiveRenderer {
  const opened = new Map<SourcePath, NoteParts | undefined>()
  let count = 0
  /** Evaluates the module of a note. An error in its code is reported once, not for every hole. */
  const open = (hole: LiveHole, fill: FillBody) => {
    // The problems of its module were reported when it was bundled.
    if (!bundle.pageModules.has(hole.module)) return undefined
    try {
      return openNote(hole, fill, { document, page, bundle })
    } catch (error) {
      page.diagnostics.push(explainNoteCodeError(error, hole))
      return undefined
    }
  }
  return {
    renderHole(hole, fill) {
      page.hole = hole
      if (!opened.has(hole.module)) opened.set(hole.module, open(hole, fill))
      const parts = opened.get(hole.module)
      if (!parts) return { html: '', diagnostics: [] }
      try {
        const slot = (number: number) => <Written mark={page.marks.mark(fill(hole.slots[number]!))} />
        // A component, because expressions may call hooks.
        const Hole = () => parts.holes[hole.number]!(hole.props ?? {}, slot)
        const element = withNoteEnvironment(<Hole />, page)
        const identifierPrefix = `note${++count}-`
        return {
          html: page.marks.fill(
            withoutPreloads(withinTime(() => renderToStaticMarkup(element, { identifierPrefix }))),
          ),
          diagnostics: [],
        }
      } catch (error) {
        return { html: '', diagnostics: [explainLiveError(error, hole)] }
      }
    },
  }
}

/** Evaluates the module of a note for one page. */
function openNote(
  hole: LiveHole,
  fill: FillBody,
  { document, page, bundle }: { document: Document; page: NotePage; bundle: Bundle },
): NoteParts {
  const module = bundle.pageModules.get(hole.module)!.default as NoteModule
  const { toc, contentTitle } = noteFacts(page)
  const islands = bundle.noteIslands.get(hole.module)
  const islandOf = (component: unknown, key: string) => {
    const files = islands?.get(key)
    return files ? toNoteIsland(component as ComponentType, files, { key, page }) : component
  }
  const common = Object.entries(bundle.components).map(([name, component]) => [
    name,
    islandOf(component, name),
  ])
  return module({
    toc,
    contentTitle,
    components: Object.fromEntries(common),
    island$: islandOf,
    partial$: (specifier: string) => (props: Record<string, unknown>) => {
      const partial = findPartial(specifier, hole.module, document)
      const html = partial?.body ? fill(partial.body, { module: partial.module!, props }) : ''
      return createElement(Written, { mark: page.marks.mark(html) })
    },
  })
}

function findPartial(
  specifier: string,
  importer: SourcePath,
  { references }: Document,
): PartialReference | undefined {
  return references.find(
    (each): each is PartialReference =>
      each.kind === 'partial' && each.specifier === specifier && each.where.file === importer,
  )
}
