import type { SearchSettings, SearchStart } from '../../model/searchSettings.ts'
import { element, follow, isModified } from '../element.ts'
import { importFiles } from '../importFiles.ts'
import { showLoadError } from '../loadError.ts'
import type { Part } from '../part.ts'
import type { ReaderStorage } from '../storage.ts'
import { findSearchPlace } from './askedSearch.ts'
import type { SearchCode } from './searchCode.ts'
import { isMac, isShortcut, nameShortcut } from './shortcut.ts'

const findBoxes = () => [...document.querySelectorAll<HTMLFormElement>('.search-box')]

/**
 * Loads the search code when the reader needs it: points at a box, focuses it, presses the shortcut, or opens a page
 * that needs it.
 */
export function startSearch(settings: SearchStart | undefined, storage: ReaderStorage): Part {
  if (!settings) return {}
  const search = createSearch(settings, storage)
  for (const type of ['pointerover', 'focusin', 'input'])
    follow(type, '.search-box', (box, event) => {
      if (type === 'input' && search.isBegun()) return
      const field = type === 'pointerover' ? null : box.querySelector('input')
      void search.use((code) => code.enterBox(box as HTMLFormElement, event), field, ` ${settings.box}`)
    })
  document.addEventListener('keydown', (event) => {
    // In the box itself, the shortcut leads back.
    if (event.defaultPrevented || !settings.shortcut) return
    if (leadsToBox(event, settings.shortcut)) focusBox(event)
  })
  return {
    enterPage() {
      for (const box of findBoxes()) readyBox(box, settings as SearchSettings)
      const field = document.querySelector<HTMLInputElement>('[data-search-page] input')
      if (field || location.search.includes('_highlight=') || search.isBegun())
        void search.use((code) => code.enterPage(), field)
    },
  }
}

/**
 * The code of the search, loaded once, and again after a failure. That is shown only to a reader who waits in a field;
 * the next key, its Retry and the network that comes back are the retries. `more` is code that is fetched together with
 * it, each address after a space.
 */
function createSearch(settings: SearchStart, storage: ReaderStorage) {
  let loading: Promise<SearchCode> | undefined
  let failure: HTMLElement | undefined
  const load = (more: string) =>
    importFiles<SearchModule>(settings.files + more).then((code) =>
      code.startSearchCode({ ...code.settings, ...settings }, storage),
    )
  const use = async (act: (code: SearchCode) => unknown, field: HTMLInputElement | null, more = '') => {
    try {
      loading ??= load(more)
      loading.catch(() => {
        loading = undefined
      })
      await act(await loading)
      failure?.remove()
    } catch (error) {
      if (field && !failure?.isConnected)
        failure = showLoadError({ what: 'searchFailed', error }, ({ type }, isLasting) => {
          if (type === 'click') field.focus()
          if (isLasting) field.form!.submit()
          else void use(act, field, more)
        })
    }
  }
  return { use, isBegun: () => loading !== undefined }
}

/** Pages are rendered with the settings of their site at its end. */
type SearchModule = typeof import('./searchCode.ts') & { settings: SearchSettings }

/** Whether a key is the shortcut or `/`. What types a letter does not count in a field. */
function leadsToBox(event: KeyboardEvent, shortcut: string): boolean {
  // Shift does not count: on many keyboards it is needed for `/`.
  const isTyped = !isModified(event)
  if (isTyped && (event.target as Element).matches('input,textarea,select,[contenteditable]')) return false
  return isShortcut(shortcut, event, isMac) || (isTyped && event.key === '/')
}

function focusBox(event: KeyboardEvent): void {
  const box = findBoxes().find((box) => box.checkVisibility({ visibilityProperty: true }))
  if (!box) return
  event.preventDefault()
  const input = box.querySelector('input')!
  input.focus()
  input.select()
}

function readyBox(box: HTMLFormElement, settings: SearchSettings): void {
  box.hidden = settings.onlyInContext! && !findSearchPlace(location.pathname, settings).context
  if (!settings.hint || box.querySelector('kbd')) return
  box.append(element('kbd', { ariaHidden: 'true' }, nameShortcut(settings.shortcut!, isMac)))
}
