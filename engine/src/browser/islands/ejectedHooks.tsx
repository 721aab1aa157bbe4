import {
  Children,
  isValidElement,
  type ReactElement,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { sharedContext } from '../../theme/contexts.ts'
import { storeDismissal } from '../chrome/announcementState.ts'
import { createStorage, type StorageKey } from '../storage.ts'

// What copies of parts of the theme of Docusaurus, and packages made for it, ask for.

interface TabProps {
  value: string
  label?: string
  default?: boolean
  attributes?: Record<string, unknown>
  children?: ReactNode
}

/** The tabs among children, without what is between them. */
export const sanitizeTabsChildren = (children: ReactNode): ReactElement<TabProps>[] =>
  Children.toArray(children).filter(
    (child): child is ReactElement<TabProps> => isValidElement<TabProps>(child) && 'value' in child.props,
  )

interface TabsProps {
  defaultValue?: string | null
  values?: TabProps[]
  groupId?: string
  children?: ReactNode
}

/** The tabs of a set, and which of them is chosen; a set with a group remembers it. */
export function useTabs({ defaultValue, values, groupId, children }: TabsProps) {
  const tabValues = values ?? sanitizeTabsChildren(children).map(({ props }) => props)
  const first = tabValues.find((tab) => tab.default) ?? tabValues[0]
  const [selectedValue, setSelected] = useState(defaultValue === undefined ? first?.value : defaultValue)
  const key = groupId ? (`docusaurus.tab.${groupId}` as const) : undefined
  const known = tabValues.map(({ value }) => value).join('\n')
  useEffect(() => {
    const kept = key && createStorage().get(key)
    if (kept && known.split('\n').includes(kept)) setSelected(kept)
  }, [key, known])
  const selectValue = (value: string) => {
    setSelected(value)
    if (key) createStorage().set(key, value)
  }
  return { selectedValue, selectValue, tabValues }
}

type Tabs = ReturnType<typeof useTabs> & { lazy?: boolean; block?: boolean }

const TabsContext = /* @__PURE__ */ sharedContext<Tabs | undefined>('tabs', undefined)

export const TabsProvider = ({ value, children }: { value: Tabs; children?: ReactNode }) => (
  <TabsContext.Provider value={value}>{children}</TabsContext.Provider>
)

export const useTabsContextValue = (props: TabsProps & { lazy?: boolean; block?: boolean }): Tabs => ({
  ...useTabs(props),
  lazy: props.lazy ?? false,
  block: props.block ?? false,
})

export function useTabsContext(): Tabs {
  const tabs = useContext(TabsContext)
  if (!tabs) throw new Error('useTabsContext() finds no tabs around this component')
  return tabs
}

/** `useLayoutEffect`, which has nothing to do at build. */
export const useIsomorphicLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect

/** A function that stays the same and calls the one of the last render. */
export function useEvent<Facts extends unknown[], Result>(call: (...facts: Facts) => Result) {
  const last = useRef(call)
  useIsomorphicLayoutEffect(() => {
    last.current = call
  })
  return useCallback((...facts: Facts): Result => last.current(...facts), [])
}

/** In px from the corner of the page. */
interface ScrollPosition {
  scrollX: number
  scrollY: number
}

/** Calls back at once and whenever the page scrolls, also with where it was the last time. */
export function useScrollPosition(follow: (now: ScrollPosition, last: ScrollPosition | null) => void): void {
  const last = useRef<ScrollPosition | null>(null)
  const tell = useEvent(() => {
    const now = { scrollX, scrollY }
    follow(now, last.current)
    last.current = now
  })
  useEffect(() => {
    tell()
    addEventListener('scroll', tell, { passive: true })
    return () => removeEventListener('scroll', tell)
  }, [tell])
}

interface SlotOptions {
  persistence?: 'localStorage' | 'sessionStorage' | 'none'
}

/** A value that the browser keeps for code of a site, under a key of its own. */
export function createStorageSlot(name: string, { persistence = 'localStorage' }: SlotOptions = {}) {
  const [storage, key] = [createStorage(), name as StorageKey]
  if (persistence !== 'localStorage' || typeof document === 'undefined')
    return { get: () => null, set() {}, del() {}, listen: () => () => {} }
  return {
    get: () => storage.get(key),
    set: (value: string) => storage.set(key, value),
    del: () => storage.delete(key),
    listen(changed: (event: { newValue: string | null }) => void) {
      let isOver = false
      storage.listen(key, (newValue) => isOver || changed({ newValue }))
      return () => {
        isOver = true
      }
    },
  }
}

/** Such a value, which is drawn anew when another tab changes it. */
export function useStorageSlot(name: string | null, options?: SlotOptions) {
  const [slot] = useState(() =>
    createStorageSlot(name ?? '', name === null ? { persistence: 'none' } : options),
  )
  const [value, setValue] = useState<string | null>(null)
  useEffect(() => {
    setValue(slot.get())
    return slot.listen(({ newValue }) => setValue(newValue))
  }, [slot])
  const set = (next: string) => {
    slot.set(next)
    setValue(next)
  }
  return [value, { ...slot, set }] as const
}

/** No position of the page jumps here when a tab is chosen. */
export const useScrollPositionBlocker = () => ({ blockElementScrollPositionUntilNextRender() {} })

/** Colours come from the style sheet: the theme of Prism has none. */
export const usePrismTheme = () => ({ plain: {}, styles: [] })

export const getPrismCssVariables = () => ({})

export const containsLineNumbers = (meta?: string) => /(?:^|\s)showLineNumbers(?=\s|=|$)/.test(meta ?? '')

/** Long lines are wrapped by the button of the block here. */
export const useCodeWordWrap = () => ({
  codeBlockRef: useRef(null),
  isEnabled: false,
  isCodeScrollable: false,
  toggle() {},
})

/** The bar of a site that has one is shown until a script finds that it was closed. */
export const useAnnouncementBar = () => ({
  close() {
    storeDismissal(createStorage())
    document.documentElement.dataset.announcementBarInitiallyDismissed = 'true'
  },
})

/** The bar hides by a script of its own. */
export const useHideableNavbar = () => ({ navbarRef: useRef(null), isNavbarVisible: true })

export const useNavbarSecondaryMenu = () => ({ shown: false, content: undefined, show() {}, hide() {} })

export const splitNavbarItems = <Item extends { position?: string }>(items: Item[]): [Item[], Item[]] => {
  const isLeft = ({ position = 'right' }: Item) => position === 'left'
  return [items.filter(isLeft), items.filter((item) => !isLeft(item))]
}

export const isRegexpStringMatch = (pattern?: string, text?: string) =>
  pattern !== undefined && text !== undefined && new RegExp(pattern, 'i').test(text)

export const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Whether the button that leads to the top is shown: after so many pixels, while the reader scrolls up. */
export function useBackToTopButton({ threshold }: { threshold: number }) {
  const [shown, setShown] = useState(false)
  useEffect(() => {
    let last = scrollY
    const follow = () => {
      setShown(scrollY > threshold && scrollY < last)
      last = scrollY
    }
    addEventListener('scroll', follow, { passive: true })
    return () => removeEventListener('scroll', follow)
  }, [threshold])
  return { shown, scrollToTop: () => scrollTo({ top: 0, behavior: 'smooth' }) }
}

/**
 * Whether the window is wider than the breakpoint (default as in Docusaurus), in px where text has its usual size; `ssr` at build and in the first
 * render.
 */
export function useWindowSize({ desktopBreakpoint = 996 } = {}): 'desktop' | 'mobile' | 'ssr' {
  return useSyncExternalStore(
    followSize,
    () => (matchMedia(`(width > ${desktopBreakpoint / 16}rem)`).matches ? 'desktop' : 'mobile'),
    () => 'ssr',
  )
}

function followSize(changed: () => void): () => void {
  addEventListener('resize', changed)
  return () => removeEventListener('resize', changed)
}
