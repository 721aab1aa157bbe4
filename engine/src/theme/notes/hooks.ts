import { currentLocale } from 'sotay:site'
import { type ComponentType, createElement, useContext, useEffect, useRef, useSyncExternalStore } from 'react'
import { pluralCases } from '../../model/createText.ts'
import { sharedContext } from '../contexts.ts'
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
