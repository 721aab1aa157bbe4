import { currentLocale } from 'sotay:site'
import { type ComponentType, createElement, useContext, useEffect, useRef, useSyncExternalStore } from 'react'
import { pluralCases } from '../../model/createText.ts'
import { sharedContext } from '../contexts.ts'
import { type DocsVersion, useActiveVersion, useLatestVersion, useVersions } from './docsHooks.ts'
import { type CategoryFacts, NoteContext, type NoteFacts, usePageFacts } from './noteContext.ts'

/** The category of the sidebar that the page is in or belongs to, at build only. */
export function useCurrentSidebarCategory(): CategoryFacts {
  const category = useContext(NoteContext)?.category?.()
  if (!category)
    throw new Error(
      'useCurrentSidebarCategory() finds none: the page is in no category, or this is an island',
    )
  return category
}

/** The facts about the note. */
export function useDoc(): NoteFacts {
  const note = usePageFacts<NoteFacts>('doc')
  if (!note) throw new Error('useDoc() finds no note: this page is none')
  return note
}

const never = () => () => {}

/** Whether the component runs in the browser; false at build and in the first render. */
export function useIsBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

/** Chooses among the plural forms of a message, separated by `|`, in the language of the page. */
export const usePluralForm = () => ({ selectMessage })

export function selectMessage(count: number, message: string): string {
  const forms = message.split('|')
  const wanted = pluralCases(currentLocale).indexOf(new Intl.PluralRules(currentLocale).select(count))
  return forms[Math.min(wanted, forms.length - 1)]!
}

/** The value at the previous render. */
export function usePrevious<Value>(value: Value): Value | undefined {
  const former = useRef<Value>(undefined)
  useEffect(() => {
    former.current = value
  })
  return former.current
}

/** Has nothing to do: links and ids are found in the HTML, whichever component rendered them. */
export const useBrokenLinks = () => ({ collectLink() {}, collectAnchor() {} })

const canUseDOM = typeof document !== 'undefined'

/** What the code that runs can use, as `@docusaurus/ExecutionEnvironment` exports it. */
export const executionEnvironment = {
  canUseDOM,
  canUseEventListeners: canUseDOM,
  canUseIntersectionObserver: canUseDOM,
  canUseViewport: canUseDOM,
}

interface PageOfPlugin {
  plugin: { name: string; id: string }
  data?: Record<string, unknown>
}

/** The plugin that added the page, and what it gave along. */
export const RouteContext = /* @__PURE__ */ sharedContext<PageOfPlugin>('route', {
  plugin: { name: 'native', id: 'default' },
})

export const useRouteContext = () => useContext(RouteContext)

/** Renders the page that a route has within it. */
export const renderRoutes = ([inner]: { component: ComponentType }[]) =>
  inner && createElement(inner.component)

/** What `find` gives of the version of the page, or else of the latest one. */
function useCandidates<Found>(id: string | undefined, find: (version: LoadedVersion) => Found | undefined) {
  const versions = useVersions(id) as LoadedVersion[]
  const names = [useActiveVersion(id)?.name, useLatestVersion(id)?.name]
  return names
    .map((name) => versions.find((version) => version.name === name))
    .find((each) => each && find(each))
}

/** The versions that a link of the frame may lead to: that of the page, then the latest. */
export function useDocsVersionCandidates(id?: string): DocsVersion[] {
  const active = useActiveVersion(id)
  const latest = useLatestVersion(id)
  return [active, latest?.name === active?.name ? undefined : latest].flatMap((each) => each ?? [])
}

type LoadedVersion = DocsVersion & {
  docs: { id: string; path: string; sidebar?: string }[]
  sidebars: Record<string, { link?: { path: string; label: string } }>
}

/** The note that a link of the frame leads to; null where there is none. */
export function useLayoutDoc(docId: string, pluginId?: string) {
  const find = ({ docs }: LoadedVersion) => docs.find(({ id }) => id === docId)
  const version = useCandidates(pluginId, find)
  return (version && find(version)) ?? null
}

/** The sidebar that a link of the frame leads to, with its first page. */
export function useLayoutDocsSidebar(sidebarId: string, pluginId?: string) {
  const version = useCandidates(pluginId, ({ sidebars }) => sidebars[sidebarId])
  if (!version) throw new Error(`useLayoutDocsSidebar() finds no sidebar "${sidebarId}"`)
  return version.sidebars[sidebarId]!
}
