import type { Plugin, Rolldown } from 'vite'
import type { HydrateTime } from '../model/markup.ts'
import { isInteractive } from './isInteractive.ts'
import { packageFolder } from './packageFolder.ts'

/** The modules that need code in the browser, and when it is loaded. */
export type InteractiveModules = Map<string, HydrateTime>

/** A plugin that looks at the modules of a build, and its result. */
export interface InteractivitySearch {
  plugin: Plugin
  /** Resolves before the build ends. */
  found: Promise<InteractiveModules>
}

/** Finds the modules that contain, or import, code that only a browser can run. */
export function findInteractiveModules(): InteractivitySearch {
  let tell: (modules: InteractiveModules) => void
  const found = new Promise<InteractiveModules>((resolve) => {
    tell = resolve
  })
  const plugin: Plugin = {
    name: 'sotay:find-interactive-modules',
    buildEnd(error) {
      if (error) return
      tell(spread([...this.getModuleIds()].map((id) => this.getModuleInfo(id)!)))
    },
  }
  return { plugin, found }
}

/** Passes the need of each module on to all modules that import it. */
function spread(modules: Rolldown.ModuleInfo[]): InteractiveModules {
  const byId = new Map(modules.map((module) => [module.id, module]))
  const times: InteractiveModules = new Map()
  const waiting = modules.flatMap((module) => {
    const time = timeOf(module)
    return time ? [{ module, time }] : []
  })
  for (const { module, time } of waiting) {
    const former = times.get(module.id)
    if (former === 'visible' || former === time) continue
    times.set(module.id, time)
    for (const id of [...module.importers, ...module.dynamicImporters])
      waiting.push({ module: byId.get(id)!, time })
  }
  return times
}

const engine = `${packageFolder().replaceAll('\\', '/')}/dist/`
const isCode = /\.(?:[cm]?[jt]sx?|mdx?\?note)$/

/**
 * When a module needs the browser: once visible if it has effects or looks different in a browser, else when touched.
 */
function timeOf({ id, code }: Rolldown.ModuleInfo): HydrateTime | undefined {
  if (code === null || !isCode.test(id) || id.startsWith(engine)) return undefined
  const needsBrowser = id.includes('/node_modules/') ? isStateful(code) : isInteractive(code)
  if (!needsBrowser) return undefined
  return hasEffect.test(code) ? 'visible' : 'touched'
}

/** Packages are searched for state only: a property named like an event handler proves nothing in them. */
const isStateful = (code: string) => hasState.test(code)

const hasEffect =
  /\b(?:use(?:(?:Layout|Insertion)?Effect|SyncExternalStore|ColorMode|IsBrowser|Location|WindowSize)|BrowserOnly|componentDidMount)\b/
const hasState =
  /\b(?:use(?:State|Reducer|Ref|(?:Layout|Insertion)?Effect|SyncExternalStore|Transition)\b|extends\s+(?:\w+\.)?(?:Pure)?Component\b)/
