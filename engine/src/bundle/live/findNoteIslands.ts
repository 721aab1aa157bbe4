import type { SiteConfig } from '../../config/siteConfig.ts'
import type { ImportedName } from '../../markdown/document.ts'
import { allNotes } from '../../model/constructs.ts'
import { type HydrateTime, hydrateTimes } from '../../model/markup.ts'
import { exportParts, memberExport } from '../../model/noteModules.ts'
import type { SourcePath } from '../../model/paths.ts'
import { hydrateTimeOf, type InteractiveModules, isInteractive } from '../findInteractiveModules.ts'
import { type IslandEntry, islandName } from '../islandEntry.ts'
import { commonId, type LiveModules, type LiveNotes, type LiveSource, noteId } from './liveNotes.ts'

/** A component of a note that needs code in the browser. */
export interface NoteIsland {
  note: SourcePath
  /** The key that the note's module uses: `@site/src/Chart#default`, `#Own`, `Common`. */
  key: string
  entry: IslandEntry
  when: HydrateTime
}

/** Facts known when all modules of the notes are read. */
interface Findings {
  modules: LiveModules
  interactive: Pick<InteractiveModules, 'get'>
  /** Whether a module reads a context that the site provides around all pages. */
  isFramed(id: string): boolean
  config: SiteConfig
}

/**
 * The components of notes that are islands: imported ones, ones declared in the note itself, or ones available in all
 * notes.
 */
export function findNoteIslands({ notes, commonFile }: LiveNotes, findings: Findings): NoteIsland[] {
  return notes.flatMap((note) => [
    ...importedIslands(note, findings),
    ...ownIslands(note, commonFile, findings),
    ...commonIslands(note, commonFile, findings),
  ])
}

function importedIslands(
  { source, module }: LiveSource,
  { modules, interactive, config }: Findings,
): NoteIsland[] {
  return module.imports.flatMap(({ specifier, components }) =>
    components.flatMap((exported): NoteIsland[] => {
      const [whole, member] = exportParts(exported)
      const origin = modules.origin(noteId({ source }, config), { specifier, exported: whole })
      const when = origin && interactive.get(origin.id)
      if (!when) return []
      const there = member ? memberExport(origin.exported, member) : origin.exported
      const entry = { id: origin.id, exported: there, name: islandName(origin.id, there) }
      return [{ note: source, key: `${specifier}#${exported}`, entry, when }]
    }),
  )
}

/** Components that the note declares. A `BrowserPart` exists only to run in the browser, so it is always an island. */
function ownIslands(note: LiveSource, commonFile: string | undefined, findings: Findings): NoteIsland[] {
  const { source, module } = note
  const id = noteId(note, findings.config)
  const isFramed = module.own.length > 0 && drawsFramed(note, commonFile, findings)
  const isLive = isFramed || (module.own.length > 0 && isInteractive(module.code))
  // A part for browsers is an island by itself, and no reason for the others to start early.
  const when = hydrateTimeOf(module.code.replace(/\bBrowserOnly\b/g, ''))
  const composed = timesOfCompositions(note, findings)
  const timeOf = (name: string) =>
    isBrowserPart(name) ? 'visible' : firstTime([composed.get(name), isLive ? when : undefined])
  return module.own.flatMap((name): NoteIsland[] => {
    const when = timeOf(name)
    const entry = { id, exported: `own.${name}`, name: islandName(id, name), ...(isFramed && { isFramed }) }
    return when ? [{ note: source, key: `#${name}`, entry, when }] : []
  })
}

/** Whether a note has a component that reads a context which the site provides around all pages. */
function drawsFramed(
  { source, module }: LiveSource,
  commonFile: string | undefined,
  { modules, config, isFramed }: Findings,
): boolean {
  const importer = noteId({ source }, config)
  const imported = module.imports.flatMap(({ specifier, names }) =>
    names.map((exported) => modules.origin(importer, { specifier, exported })?.id),
  )
  const common = module.components.map(
    ({ name }) => modules.commonImports.find((each) => each.name === name)?.id ?? commonFile,
  )
  return [...imported, ...common].some((id) => id !== undefined && isFramed(id))
}

/** When compositions start: with the first of their parts. */
function timesOfCompositions(
  { source, module }: LiveSource,
  { modules, interactive, config }: Findings,
): Map<string, HydrateTime | undefined> {
  const timeOf = ({ specifier, imported: exported }: ImportedName) => {
    const common = specifier === allNotes && modules.commonImports.find(({ name }) => name === exported)
    const origin = common || modules.origin(noteId({ source }, config), { specifier, exported })
    if (!origin && specifier === allNotes && modules.hasLiveCommon) return 'touched'
    return origin && interactive.get(origin.id)
  }
  return new Map(module.compositions.map(({ name, imports }) => [name, firstTime(imports.map(timeOf))]))
}

/** The time that comes first. */
const firstTime = (times: (HydrateTime | undefined)[]) =>
  hydrateTimes.findLast((time) => times.includes(time))

const isBrowserPart = (name: string) => /^BrowserPart\d+$/.test(name)

/**
 * Components available in all notes. One that `MDXComponents` imports is bundled from its own module, others from
 * `MDXComponents`.
 */
function commonIslands(
  { source, module }: LiveSource,
  commonFile: string | undefined,
  { modules, interactive }: Findings,
): NoteIsland[] {
  const imports = new Map(modules.commonImports.map((each) => [each.name, each]))
  const names = new Map(module.components.flatMap(({ name, members = [] }) => namesOf(name, members)))
  return [...names].flatMap(([key, [name, member]]): NoteIsland[] => {
    const imported = imports.get(name)
    if (imported) {
      const { id } = imported
      const exported = exportOf(imported.exported, member)
      const when = interactive.get(id)
      return when && exported !== '*'
        ? [{ note: source, key, entry: { id, exported, name: islandName(id, exported) }, when }]
        : []
    }
    if (!modules.hasLiveCommon || commonFile === undefined) return []
    const exported = exportOf(name, member)
    const entry = { id: commonId, exported: `common.${exported}`, name: islandName(commonFile, exported) }
    return [{ note: source, key, entry, when: 'touched' }]
  })
}

type CommonName = [key: string, [name: string, member?: string]]

/** A component and those of its members that a note uses, by the keys that the note's module uses. */
const namesOf = (name: string, members: string[]): CommonName[] =>
  members.length > 0 ? members.map((member) => [`${name}.${member}`, [name, member]]) : [[name, [name]]]

/** The member of an export, or of all that a module exports. */
const exportOf = (exported: string, member: string | undefined) =>
  member === undefined ? exported : exported === '*' ? member : memberExport(exported, member)
