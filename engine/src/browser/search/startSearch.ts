import type { SearchSettings } from '../../model/searchSettings.ts'
import { scriptWords } from '../../model/words/browserWords.ts'
import { element, follow } from '../element.ts'
import { pageText } from '../pageText.ts'
import type { Part } from '../session.ts'
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
  const approach = (box: HTMLElement, { type, target }: Event) => {
    if ((target as Element).role !== 'alert')
      void enter(box as HTMLFormElement, load, { isAsked: type === 'focusin' })
  }
  follow('pointerover', '.search-box', approach)
  follow('focusin', '.search-box', approach)
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

/** Loads the code once. Browsers remember a failed import, so a retry uses another address. */
function createLoad(settings: SearchSettings, storage: ReaderStorage): Load {
  let code: Promise<SearchCode> | undefined
  let failures = 0
  const load = () => {
    code ??= import(settings.script + (failures > 0 ? `?${failures}` : '')).then(({ startSearchCode }) =>
      startSearchCode(settings, storage),
    )
    code.catch(() => {
      code = undefined
      failures++
    })
    return code
  }
  return Object.assign(load, { begun: () => code })
}

/** Makes a box live. A failure is shown only to a reader who has focused the box. */
async function enter(box: HTMLFormElement, load: Load, { isAsked }: { isAsked: boolean }): Promise<void> {
  const search = await load().catch(() => undefined)
  const failure = box.querySelector('[role=alert]')
  if (search) {
    failure?.remove()
    search.enterBox(box)
  } else if (isAsked && !failure) sayFailure(box)
}

/** Focusing the box again is the retry. */
function sayFailure(box: HTMLFormElement): void {
  const text = pageText(scriptWords)
  const onclick = () => box.querySelector('input')!.focus()
  const message = `${text('searchFailed')} ${text('retry')}`
  box.append(element('button', { type: 'button', role: 'alert', onclick }, message))
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
