import { relative } from 'node:path'
import type { Plugin } from 'vite'
import { packageName } from '../../config/explainBundlerError.ts'
import type { SiteConfig } from '../../config/siteConfig.ts'
import { type Diagnostic, diagnose } from '../../diagnostics/diagnostic.ts'
import type { ImportedName, NestedComponent } from '../../markdown/document.ts'
import type { InteractiveModules } from '../findInteractiveModules.ts'
import { islandName } from '../islandEntry.ts'
import type { Origin } from './findOrigin.ts'
import { type LiveModules, type LiveSource, noteId } from './liveNotes.ts'

/** What the modules of a build have to do with contexts of React. */
export interface ContextSearch {
  plugin: Plugin
  /** The modules with contexts for which a component, or what its module imports, may provide a value. */
  providedBy(component: Origin): Set<string>
  /** The same for those that it may read. */
  readBy(component: Origin): Set<string>
}

interface SeenModule {
  imports: readonly string[]
  code: string
}

const creates = /\bcreateContext\s*[(<]/
/** `<Theme.Provider value>`, `<Provider store>` or `<ThemeContext value>`, as written and as compiled. */
const provides = /Provider\b|<\w{1,60}Context\s[^>]{0,300}\bvalue=|\wContext,\s*\{\s*value\b/
const reads = /\buseContext\b|\buse\(\s*\w*Context\b|\.Consumer\b/

/** A plugin that looks at the modules of a build. What it found is complete when the build has ended. */
export function findContexts(): ContextSearch {
  const seen = new Map<string, SeenModule>()
  const plugin: Plugin = {
    name: 'sotay:find-contexts',
    moduleParsed: ({ id, code, importedIds }) =>
      void seen.set(id, { code: code ?? '', imports: importedIds }),
  }
  return {
    plugin,
    providedBy: ({ id, exported }) =>
      contextsOf(id, seen, (user, code) =>
        // Most packages with a context provide it in one of many components only.
        isForeign(user) ? user === id && /Provider$/.test(exported) : provides.test(code),
      ),
    readBy: ({ id }) => contextsOf(id, seen, (_, code) => reads.test(code)),
  }
}

/** The contexts that such modules get at, among all that this module imports. */
function contextsOf(
  start: string,
  seen: Map<string, SeenModule>,
  isUser: (id: string, code: string) => boolean,
): Set<string> {
  const codeOf = (id: string) => seen.get(id)?.code ?? ''
  const users = [...reachedFrom(start, seen)].filter((id) => isUser(id, codeOf(id)))
  const reached = users.flatMap((id) => [...reachedFrom(id, seen)])
  return new Set(reached.filter((id) => creates.test(codeOf(id))))
}

/** A module and all that it imports. What a package imports beyond itself is its own business. */
function reachedFrom(start: string, seen: Map<string, SeenModule>): Set<string> {
  const reached = new Set([start])
  for (const id of reached)
    for (const imported of seen.get(id)?.imports ?? [])
      if (!isForeign(id) || packageOf(imported) === packageOf(id)) reached.add(imported)
  return reached
}

const isForeign = (id: string) => id.includes('/node_modules/')
const packageOf = (id: string) =>
  isForeign(id) ? packageName(id.split('/node_modules/').at(-1)!) : undefined

interface Known {
  modules: LiveModules
  interactive: InteractiveModules
  config: SiteConfig
  contexts: ContextSearch
}

/** Reports components that read a context which a component around them provides, where either of them is an island. */
export function checkContexts(notes: LiveSource[], known: Known): Diagnostic[] {
  return notes.flatMap((note) => note.module.nested.flatMap((nested) => checkNesting(nested, note, known)))
}

function checkNesting(
  { inner, around, where }: NestedComponent,
  note: LiveSource,
  { modules, interactive, config, contexts }: Known,
): Diagnostic[] {
  const originOf = ({ specifier, imported: exported }: ImportedName) =>
    modules.origin(noteId(note, config), { specifier, exported })
  const reader = originOf(inner)
  if (!reader) return []
  for (const outer of around.toReversed()) {
    const provider = originOf(outer)
    if (!provider || !(interactive.has(provider.id) || interactive.has(reader.id))) continue
    const read = contexts.readBy(reader)
    const shared = [...contexts.providedBy(provider)].find((id) => read.has(id))
    if (!shared) continue
    const name = packageOf(shared) ?? relative(config.siteDir, shared.replace(/\?.*/s, ''))
    const names = [reader, provider].map(nameOf)
    return [diagnose('context-between-islands', [names[0]!, names[1]!, name], where)]
  }
  return []
}

const nameOf = ({ id, exported }: Origin) => (exported === 'default' ? islandName(id, exported) : exported)
