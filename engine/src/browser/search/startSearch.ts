import type { SearchSettings } from '../../model/searchSettings.ts'
import { scriptWords } from '../../model/words/scriptWords.ts'
import { pageText } from '../pageText.ts'
import type { Part } from '../session.ts'
import type { ReaderStorage } from '../storage.ts'
import type { SearchCode } from './search.ts'
import { findSearchPlace } from './searchPlace.ts'
import { isShortcut, nameShortcut } from './shortcut.ts'

const isMac = /Mac|iP(?:hone|ad)/.test(navigator.platform)
const findBoxes = () => [...document.querySelectorAll<HTMLFormElement>('.search-box')]

/** Fetches the search when the reader comes near: points at the box, goes into it, presses its keys, or opens a page that needs it. */
export function startSearch(settings: SearchSettings | undefined, storage: ReaderStorage): Part {
  if (!settings) return {}
  const load = createLoad(settings, storage)
  const approach = ({ type, target }: Event) => {
    const box = target instanceof Element && target.closest<HTMLFormElement>('.search-box')
    if (box && target.role !== 'alert') void enter(box, load, { isAsked: type === 'focusin' })
  }
  document.addEventListener('pointerover', approach)
  document.addEventListener('focusin', approach)
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
  /** What was begun before, if anything was. */
  begun(): Promise<SearchCode> | undefined
}

/** Loads the code once. Browsers remember a failed import, so another try has another address. */
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

/** A reader who went into the box is told when it cannot answer. */
async function enter(box: HTMLFormElement, load: Load, { isAsked }: { isAsked: boolean }): Promise<void> {
  const search = await load().catch(() => undefined)
  const failure = box.querySelector('[role=alert]')
  if (search) {
    failure?.remove()
    search.enterBox(box)
  } else if (isAsked && !failure) sayFailure(box)
}

/** Going into the box once more is another try. */
function sayFailure(box: HTMLFormElement): void {
  const text = pageText(scriptWords)
  const button = document.createElement('button')
  button.type = 'button'
  button.role = 'alert'
  button.textContent = `${text('searchFailed')} ${text('retry')}`
  button.onclick = () => box.querySelector('input')!.focus()
  box.append(button)
}

/** A slash that is being written leads nowhere. */
function leadsToBox(event: KeyboardEvent, shortcut: string): boolean {
  const isWriting = (event.target as Element).matches('input, textarea, select, [contenteditable]')
  return (
    isShortcut(shortcut, event, isMac) ||
    (isShortcut('/', { ...pick(event), shiftKey: false }, isMac) && !isWriting)
  )
}

const pick = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => ({ key, ctrlKey, metaKey, altKey })

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
  const hint = document.createElement('kbd')
  hint.ariaHidden = 'true'
  hint.textContent = nameShortcut(settings.shortcut, isMac)
  box.append(hint)
}
