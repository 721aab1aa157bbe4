import type { SearchSettings } from '../../model/searchSettings.ts'
import { element, follow } from '../element.ts'
import { importFiles } from '../importFiles.ts'
import { showLoadError } from '../loadError.ts'
import type { Part } from '../part.ts'
import type { ReaderStorage } from '../storage.ts'
import type { SearchCode } from './search.ts'
import { findSearchPlace } from './searchPlace.ts'
import { isShortcut, nameShortcut } from './shortcut.ts'

const isMac = /Mac|iP(?:hone|ad)/.test(navigator.platform)
const findBoxes = () => [...document.querySelectorAll<HTMLFormElement>('.search-box')]

/**
 * Loads the search code when the reader needs it: points at a box, focuses it, presses the shortcut, or opens a page
 * that needs it.
 */
export function startSearch(settings: SearchSettings | undefined, storage: ReaderStorage): Part {
  if (!settings) return {}
  const load = createLoad(settings, storage)
  const enter = createEnter(load)
  for (const type of ['pointerover', 'focusin', 'input']) follow(type, '.search-box', enter)
  document.addEventListener('keydown', (event) => {
    if (settings.shortcut && leadsToBox(event, settings.shortcut)) focusBox(event)
  })
  return {
    enterPage() {
      for (const box of findBoxes()) readyBox(box, settings)
      const needsCode =
        document.querySelector('[data-search-page]') || location.search.includes('_highlight=')
      void (needsCode ? load() : load.begun())?.then(
        (search) => search.enterPage(),
        () => undefined,
      )
    },
  }
}

interface Load {
  (): Promise<SearchCode>
  /** The loaded or loading code, if any. */
  begun(): Promise<SearchCode> | undefined
}

/** Loads the code once, and again after a failure. */
function createLoad(settings: SearchSettings, storage: ReaderStorage): Load {
  let code: Promise<SearchCode> | undefined
  const load = () => {
    code ??= importFiles<typeof import('./search.ts')>(settings.files).then(({ startSearchCode }) =>
      startSearchCode(settings, storage),
    )
    code.catch(() => {
      code = undefined
    })
    return code
  }
  return Object.assign(load, { begun: () => code })
}

/**
 * Makes a box live when the reader points at it, goes into it or types. A failure is shown only to a reader who has
 * gone into the box; the next key, its Retry and the network that comes back are the retries.
 */
function createEnter(load: Load) {
  let failure: HTMLElement | undefined
  const enter = async (box: HTMLElement, { type }: Event) => {
    if (type === 'input' && load.begun()) return
    try {
      const search = await load()
      failure?.remove()
      search.enterBox(box as HTMLFormElement)
    } catch (error) {
      if (type === 'pointerover' || failure?.isConnected) return
      failure = showLoadError({ what: 'searchFailed', error }, (event) => {
        if (event.type === 'click') box.querySelector('input')!.focus()
        void enter(box, event)
      })
    }
  }
  return enter
}

/** Whether a key is the shortcut or `/`. A `/` typed into a field does not count. */
function leadsToBox(event: KeyboardEvent, shortcut: string): boolean {
  const isWriting = (event.target as Element).matches('input, textarea, select, [contenteditable]')
  // On many keyboards Shift is needed for it.
  const isSlash = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey
  return isShortcut(shortcut, event, isMac) || (isSlash && !isWriting)
}

function focusBox(event: KeyboardEvent): void {
  const box = findBoxes().find((box) => box.checkVisibility())
  if (!box) return
  event.preventDefault()
  const input = box.querySelector('input')!
  input.focus()
  input.select()
}

function readyBox(box: HTMLFormElement, settings: SearchSettings): void {
  box.hidden = settings.onlyInContext && !findSearchPlace(location.pathname, settings).context
  if (!settings.shortcut || !settings.hint || box.querySelector('kbd')) return
  box.append(element('kbd', { ariaHidden: 'true' }, nameShortcut(settings.shortcut, isMac)))
}
