import type { Plugin, Rolldown } from 'vite'
import { type HydrateTime, hydrateTimes, isHydrateTime } from '../model/markup.ts'
import { isOfEngine, isOfSite } from './modulePaths.ts'
import { lastName, loadParser, type NamedNode, parseModule } from './parseModule.ts'

/** The modules that need code in the browser, and when it is loaded. */
export type InteractiveModules = Map<string, HydrateTime>

/** A module that exports a time which is none. */
export interface UnknownTime {
  id: string
  value: string
}

/** A plugin that looks at the modules of a build, and its result. */
export interface InteractivitySearch {
  plugin: Plugin
  /** Resolves before the build ends. */
  found: Promise<InteractiveModules>
  /** Complete when the build has ended. */
  unknownTimes: UnknownTime[]
}

/** Finds the modules that contain, or import, code that only a browser can run. */
export function findInteractiveModules(): InteractivitySearch {
  const unknownTimes: UnknownTime[] = []
  let tell: (modules: InteractiveModules) => void
  const found = new Promise<InteractiveModules>((resolve) => {
    tell = resolve
  })
  const plugin: Plugin = {
    name: 'sotay:find-interactive-modules',
    buildEnd(error) {
      if (error) return
      const modules = [...this.getModuleIds()].map((id) => this.getModuleInfo(id)!)
      unknownTimes.push(...modules.flatMap(({ id, code }) => findUnknownTime(id, code)))
      tell(spread(modules))
    },
  }
  return { plugin, found, unknownTimes }
}

function findUnknownTime(id: string, code: string | null): UnknownTime[] {
  const value = isSiteCode(id) ? exportedTime(code) : undefined
  return value === undefined || isHydrateTime(value) ? [] : [{ id, value }]
}

/** Passes the need of each module on to all modules that import it. One that exports a time keeps it. */
function spread(modules: Rolldown.ModuleInfo[]): InteractiveModules {
  const byId = new Map(modules.map((module) => [module.id, module]))
  const times: InteractiveModules = new Map()
  const waiting = modules.flatMap((module) => {
    const time = timeOf(module)
    return time ? [{ module, time }] : []
  })
  for (const { module, time } of waiting) {
    const own = isSiteCode(module.id) ? chosenTime(module.code) : undefined
    const former = times.get(module.id)
    if (former && (own || rank(former) >= rank(time))) continue
    times.set(module.id, own ?? time)
    for (const id of [...module.importers, ...module.dynamicImporters])
      waiting.push({ module: byId.get(id)!, time: own ?? time })
  }
  return times
}

const isCode = /\.(?:[cm]?[jt]sx?|mdx?\?note)$/

/**
 * When a module needs the browser: once visible if it has effects or looks different in a browser, else when touched.
 */
function timeOf({ id, code }: Rolldown.ModuleInfo): HydrateTime | undefined {
  if (code === null || !isCode.test(id) || isOfEngine(id)) return undefined
  const chosen = isSiteCode(id) ? chosenTime(code) : undefined
  if (chosen) return chosen
  const needsBrowser = id.includes('/node_modules/') ? isStateful(code) : isInteractive(code, id)
  if (!needsBrowser) return undefined
  return hydrateTimeOf(code)
}

/** Whether a module is code of the site itself. */
export const isSiteCode = (id: string) => isCode.test(id) && isOfSite(id)
const rank = (time: HydrateTime) => hydrateTimes.indexOf(time)

/** When code that needs a browser starts: when it says, or else once visible if it has effects. */
export function hydrateTimeOf(code: string): HydrateTime {
  return chosenTime(code) ?? (hasEffect.test(code) ? 'visible' : 'touched')
}

function chosenTime(code: string | null): HydrateTime | undefined {
  const value = exportedTime(code)
  return isHydrateTime(value) ? value : undefined
}

/** The value of `export const hydrate = '…'`. In the module of a note, exports are statements of a function. */
const exportedTime = (code: string | null) =>
  /^[ \t]*(?:export )?const hydrate\s*=\s*(['"`])(.*?)\1/m.exec(code ?? '')?.[2]

/** Packages are searched for state only: a property named like an event handler proves nothing in them. */
const isStateful = (code: string) => hasState.test(code)

const hasEffect =
  /\b(?:use(?:(?:Layout|Insertion)?Effect|SyncExternalStore|ColorMode|IsBrowser|Location|ScrollPosition|Shared|WindowSize)|BrowserOnly|componentDidMount)\b/

const hasState =
  /\b(?:use(?:State|Reducer|Ref|(?:Layout|Insertion)?Effect|SyncExternalStore|Transition)\b|extends\s+(?:\w+\.)?(?:Pure)?Component\b)/

const hook = /^use(?:[A-Z]|$)/

/** Hooks that only read values known at build time, or keep what a render makes for the next one. */
const plainHook =
  /^use(?:Context|BaseUrl(?:Utils)?|BrokenLinks|CurrentSidebarCategory|DocusaurusContext|PluralForm|ThemeConfig|Doc(?:ById)?|DebugValue|Active(?:DocContext|Plugin|Version)|AllDocsData|BlogPost|CodeBlockContext|DateTimeFormat|DocVersionSuggestions|Docs(?:Data|PreferredVersion|Sidebar|Version)|FilteredAndTreeifiedTOC|HomePageRoute|KeyboardNavigation|LatestVersion|LockBodyScroll|Memo|(?:Plugin|Global|AllPluginInstances)Data|NavbarMobileSidebar|SidebarBreadcrumbs|TOCHighlight|TitleFormatter|TreeifiedTOC|Versions|VisibleSidebarItems)$/

/** In parts of the theme the width of the window only chooses between what CSS shows, so the build draws all of it. */
const isThemePart = (file: string) => /\/src\/theme\//.test(file.replaceAll('\\', '/'))

/** A function that is given to `ref` is called when the element is in the page. */
const takesElement = /\bref\s*[=:]/

/** `useLocation` needs a browser only if query or hash are read: the path is known at build time. */
const readsAfterPath = /\b(?:search|hash)\b/

/** Modules whose components only act in a browser. */
const browserModule = /^@docusaurus\/(?:BrowserOnly|ErrorBoundary)$/

const handler = /^on[A-Z]/
/** Properties of forms and their buttons: an address, or a function that acts as a handler does. */
const action = /^(?:a|formA)ction$/
const stateful = /^(?:Pure)?Component$/

/**
 * Whether a module has code that only a browser can run: a hook, an event handler, `BrowserOnly`, `ErrorBoundary`, or a
 * class component.
 */
export function isInteractive(code: string, file = 'module.jsx'): boolean {
  let found = false
  const isPlain = (name: string) =>
    plainHook.test(name) ||
    (name === 'useCallback' && !takesElement.test(code)) ||
    (name === 'useLocation' && !readsAfterPath.test(code)) ||
    (name === 'useWindowSize' && isThemePart(file))
  const isFunction = ({ type, name }: NamedNode) =>
    type.endsWith('FunctionExpression') || (type === 'Identifier' && declaresFunction(code, String(name)))
  const { Visitor } = loadParser()
  new Visitor({
    ImportDeclaration: ({ source }) => {
      found ||= browserModule.test(source.value)
    },
    CallExpression: ({ callee }) => {
      const name = lastName(callee)
      found ||= hook.test(name) && !isPlain(name)
    },
    Property: ({ key, value }) => {
      const name = lastName(key)
      found ||= (handler.test(name) && value.type !== 'Literal') || (action.test(name) && isFunction(value))
    },
    ClassDeclaration: ({ superClass }) => {
      found ||= superClass !== null && stateful.test(lastName(superClass))
    },
    JSXAttribute: ({ name, value }) => {
      const isContainer = value?.type === 'JSXExpressionContainer'
      found ||=
        handler.test(lastName(name)) ||
        (action.test(lastName(name)) && isContainer && isFunction(value.expression))
    },
  }).visit(parseModule(code, file).program)
  return found
}

/** Whether code declares a function of this name. */
const declaresFunction = (code: string, name: string) =>
  code.includes(`function ${name}(`) || new RegExp(`\\b${name} = (?:async )?(?:function\\b|\\()`).test(code)
