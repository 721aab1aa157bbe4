import {
  type KeyboardEvent,
  type MouseEvent as ReactMouseEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { hydrateRoot } from 'react-dom/client'
import { SearchInput } from '../../theme/search/SearchParts.tsx'
import { element, isModified } from '../element.ts'
import { findSearchPlace } from './askedSearch.ts'
import { comboboxOf, moveChoice, optionHrefs, type PopupState } from './popupState.ts'
import { ClearButton, SuggestionPopup } from './SuggestionPopup.tsx'
import type { SearchServices } from './searchClient.ts'
import { isMac, isShortcut } from './shortcut.ts'
import { type Suggester, useSuggester } from './useSuggester.ts'

/** A box that answers while the reader types: a combobox whose suggestions are links. */
export interface SearchBox {
  /** Opens the search client before anything is typed. A focus says where Escape is to lead back to. */
  open(event: Event): void
}

/** How many boxes there are, which keeps their ids apart. */
let count = 0

/** Hydrates the form of a search box. */
export function createSearchBox(form: HTMLFormElement, services: SearchServices): SearchBox {
  const { client, settings } = services
  const input = form.querySelector('input')!
  const former: RefObject<EventTarget | null> = { current: null }
  hydrateRoot(
    form,
    <LiveSearchBox
      {...{ form, services, former }}
      id={`search-options-${count++}`}
      className={input.className}
      label={input.placeholder}
      hint={form.querySelector('kbd')?.textContent ?? undefined}
    />,
  )
  return {
    open({ type, relatedTarget }: FocusEvent) {
      if (type === 'focusin' && !form.contains(relatedTarget as Node | null)) former.current = relatedTarget
      client.open(findSearchPlace(location.pathname, settings).version)
    },
  }
}

interface LiveSearchBoxProps {
  form: HTMLFormElement
  services: SearchServices
  /** What had the focus before the box. */
  former: RefObject<EventTarget | null>
  id: string
  className: string
  label: string
  /** The shortcut, where the box shows it. */
  hint?: string
}

/**
 * What is in the form of a search box. The field keeps its own text, because some may have been typed before this code
 * was loaded.
 */
function LiveSearchBox({ form, services, former, id, ...shown }: LiveSearchBoxProps) {
  const { className, label, hint } = shown
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const { state, choose, ...suggester } = useSuggester(form, services)
  useFormEvents(form, suggester)
  const { ask, close } = suggester
  const entered = useEntered(form, list, state)
  const isOpen = state.content.kind !== 'nothing'
  const { settings } = services
  const hasOptions = optionHrefs(state.content, settings).length > 0
  const isLive = useLive(input, ask)
  useDialog(form, isOpen, settings.preview)
  useChoiceInView(list, state)
  const open = () => {
    if (!isOpen) ask()
  }
  const isPageOld = state.content.kind === 'failed' && state.content.isLasting
  const places = { form, input, list, entered, former }
  const parts = { shortcut: settings.shortcut, ...places, state, choose, ...suggester }
  return (
    <>
      <SearchInput
        ref={input}
        {...{ className, label, ...(isLive && comboboxOf(id, state, hasOptions)) }}
        onFocus={open}
        onClick={() => followTap(input.current!, isOpen, open)}
        onInput={ask}
        onKeyDown={(event) => followKey(event, parts)}
      />
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: it takes no focus */}
      {hint && <kbd aria-hidden="true">{hint}</kbd>}
      {isLive && (
        <>
          <SuggestionPopup
            {...{ id, state, list, settings }}
            clicked={(event) => followClick(event, parts)}
            pointed={choose}
            retry={() => (isPageOld ? form.requestSubmit() : ask())}
            forget={suggester.forget}
          />
          <ClearButton {...{ input, isOpen, close, ask }} clearMarks={services.clearMarks} />
        </>
      )}
    </>
  )
}

/** Whether the box is more than what the build rendered, which it is at first. One that has the focus opens then. */
function useLive(input: RefObject<HTMLInputElement | null>, ask: () => void): boolean {
  const [isLive, setLive] = useState(false)
  useLayoutEffect(() => {
    setLive(true)
    if (input.current === document.activeElement) ask()
  }, [input, ask])
  return isLive
}

/** A tap or a click that opens the box selects its former text, as the shortcut does. */
function followTap(field: HTMLInputElement, isOpen: boolean, open: () => void): void {
  if (!isOpen && field.selectionStart === field.selectionEnd) field.select()
  open()
}

/** Scrolls to the chosen option, in the next frame: until then nobody needs to know the layout. */
function useChoiceInView(list: RefObject<HTMLDivElement | null>, state: PopupState): void {
  useLayoutEffect(() => {
    const scroll = () => optionsOf(list)[state.choice]?.scrollIntoView({ block: 'nearest' })
    const frame = requestAnimationFrame(scroll)
    return () => cancelAnimationFrame(frame)
  }, [list, state])
}

/**
 * While the box is open, shows its form in the top layer, over the page, and keeps its place in the navbar free. With
 * room for a preview (`isWide`) it is as wide as with one from the beginning, so that the field stays where it is.
 */
function useDialog(form: HTMLFormElement, isOpen: boolean, isWide: boolean): void {
  useLayoutEffect(() => {
    if (!isOpen) return
    const { inlineSize, blockSize } = getComputedStyle(form)
    const place = element('span', { className: 'search-place' })
    Object.assign(place.style, { inlineSize, blockSize })
    form.after(place)
    form.dataset.open = isWide ? 'wide' : ''
    form.popover = 'manual'
    form.showPopover()
    return () => {
      form.hidePopover()
      form.popover = null
      delete form.dataset.open
      place.remove()
    }
  }, [form, isOpen, isWide])
}

const optionsOf = (list: RefObject<HTMLDivElement | null>) =>
  list.current?.querySelectorAll<HTMLElement>('[role=option]') ?? []

/** A box and its actions. */
interface BoxParts extends Suggester {
  /** The keys that lead to the box; undefined where none do. */
  shortcut: SearchServices['settings']['shortcut']
  form: HTMLFormElement
  input: RefObject<HTMLInputElement | null>
  list: RefObject<HTMLDivElement | null>
  /** An Enter that waits for its answer. */
  entered: RefObject<KeyboardEvent | null>
  former: LiveSearchBoxProps['former']
  state: PopupState
  /** Chooses an option by its index. */
  choose: (index: number) => void
}

/** Closes when the reader goes elsewhere. */
function useFormEvents(form: HTMLFormElement, { close, remember }: Suggester): void {
  useEffect(() => {
    const ending = new AbortController()
    const isInside = (target: EventTarget | null) => form.contains(target as Node | null)
    const listen = (target: EventTarget, type: string, act: (event: FocusEvent) => void) =>
      target.addEventListener(type, act as EventListener, ending)
    listen(form, 'submit', remember)
    listen(form, 'focusout', ({ relatedTarget }) => {
      if (relatedTarget && !isInside(relatedTarget)) close()
    })
    listen(document, 'pointerdown', ({ target }) => {
      if (!isInside(target)) close()
    })
    return () => ending.abort()
  }, [form, close, remember])
}

/**
 * Holds an Enter that came before its answer, and opens the best result, or all of none, once that is here. As soon as a
 * state is shown: an effect may run when the next one is on its way, whose options are not there yet.
 */
function useEntered(form: HTMLFormElement, list: RefObject<HTMLDivElement | null>, state: PopupState) {
  const entered = useRef<KeyboardEvent>(null)
  useLayoutEffect(() => {
    const event = entered.current
    if (!event || form.hasAttribute('data-loading')) return
    entered.current = null
    const best = optionsOf(list)[state.choice]
    if (best) press(best, event)
    else form.requestSubmit()
  }, [form, list, state])
  return entered
}

/** Leaves links to the browser, which opens them here or in another tab; a query is asked in the box. */
function followClick(event: ReactMouseEvent, { input, ask, close, remember }: BoxParts): void {
  const link = (event.target as Element).closest('a')
  if (!link || event.button > 1) return
  const opensHere = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey
  const { query } = link.dataset
  if (query === undefined) remember()
  if (!opensHere) return
  if (query === undefined) {
    close()
    return
  }
  event.preventDefault()
  input.current!.value = query
  input.current!.focus()
  ask()
}

/**
 * Arrows choose, Enter opens, Escape leaves step by step, the shortcut at once; Tab moves on, as everywhere. A box that
 * Escape closed is opened again by the shortcut, so that what is typed takes the place of its text.
 */
function followKey(event: KeyboardEvent, parts: BoxParts): void {
  const act = event.nativeEvent.isComposing ? undefined : actionOfKey(event, parts)
  if (!act) return
  event.preventDefault()
  act()
}

function actionOfKey(event: KeyboardEvent, parts: BoxParts): (() => void) | undefined {
  const { shortcut, form, input, list, entered, former, state, choose, ask, close } = parts
  const isAwaited = entered.current !== null
  entered.current = null
  const isOpen = state.content.kind !== 'nothing'
  const all = optionsOf(list)
  const next = moveChoice(event.key, state.choice, all.length)
  if (next !== undefined) return () => choose(next)
  if (shortcut && isModified(event.nativeEvent) && isShortcut(shortcut, event, isMac))
    return isOpen ? leave : askAnew
  if (event.key === 'ArrowDown' && !isOpen) return ask
  if (event.key === 'Escape') return !input.current!.value ? leave : isOpen ? close : empty
  if (event.key !== 'Enter') return undefined
  // While an answer is loading, the chosen suggestion belongs to another query. A second Enter submits the form.
  if (form.hasAttribute('data-loading')) return isAwaited ? undefined : waitForAnswer
  const chosen = all[state.choice]
  return chosen && (() => press(chosen, event))

  function askAnew() {
    input.current!.select()
    ask()
  }

  function empty() {
    input.current!.value = ''
  }

  function waitForAnswer() {
    entered.current = event
  }

  function leave() {
    close()
    if (former.current instanceof HTMLElement) former.current.focus()
    else (document.activeElement as HTMLElement).blur()
  }
}

/** Enter follows the chosen link as a click with the same keys would. */
function press(link: Element, { ctrlKey, metaKey, shiftKey }: KeyboardEvent): void {
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }))
}
