import type { SearchSettings } from '../../model/searchSettings.ts'
import { addAndLoad, element } from '../element.ts'
import { importFiles } from '../importFiles.ts'
import type { ReaderStorage } from '../storage.ts'
import { createIndexClient } from './indexClient.ts'
import type { MarkBar } from './MarkBar.tsx'
import { createRecentSearches, createUnansweredSearches } from './recentSearches.ts'
import type { SearchBox } from './searchBox.tsx'
import type { SearchClient, SearchServices } from './searchClient.ts'
import { highlightParameter } from './searchLinks.ts'

/** The code of a box, of the search page, and of highlights; `readParts` in `bundle/bundle.ts` fills in their published names. */
const searchBox = new URL('./searchBox.js', import.meta.url).href
const searchPage = new URL('./searchPage.js', import.meta.url).href
const markBar = new URL('./MarkBar.js', import.meta.url).href

/** The search code of the page, once it is loaded. */
export interface SearchCode {
  /** Makes a box live and opens the search client for it, after an event within it. */
  enterBox(form: HTMLFormElement, event: Event): Promise<void>
  /** Called after another page has been put in place. Rejects if the code of the search page cannot be loaded. */
  enterPage(): Promise<void>
}

/** Starts the search: loads its styles and its client. */
export async function startSearchCode(settings: SearchSettings, storage: ReaderStorage): Promise<SearchCode> {
  const [client] = await Promise.all([createSearchClient(settings), loadStyles(settings.stylesheet)])
  const marks = createMarks(settings)
  const services: SearchServices = {
    client,
    settings,
    recent: createRecentSearches(storage),
    clearMarks: marks.clear,
    unanswered: settings.keepUnanswered ? createUnansweredSearches(storage) : undefined,
  }
  const imports = ` ${settings.files}`
  const boxes = new WeakMap<HTMLFormElement, SearchBox>()
  const pages = new WeakSet<HTMLFormElement>()
  const enterSearchPage = async (form: HTMLFormElement) => {
    restoreHeight(form)
    const { createSearchPage } = await importFiles<typeof import('./searchPage.ts')>(searchPage + imports)
    if (!pages.has(form)) createSearchPage(form, services)
    pages.add(form)
  }
  document.addEventListener('keydown', ({ key, target, defaultPrevented }) => {
    const isInField = (target as Element).matches('input, textarea, select, [contenteditable]')
    if (key === 'Escape' && !defaultPrevented && !isInField) marks.clear()
  })
  return {
    async enterBox(form, event) {
      const { createSearchBox } = await importFiles<typeof import('./searchBox.tsx')>(searchBox + imports)
      const box = boxes.get(form) ?? createSearchBox(form, services)
      boxes.set(form, box)
      box.open(event)
    },
    async enterPage() {
      const form = document.querySelector<HTMLFormElement>('[data-search-page]')
      if (form && !pages.has(form)) await enterSearchPage(form)
      const marked = await marks.show(location.search.includes(`${highlightParameter}=`))
      const inputs = document.querySelectorAll<HTMLInputElement>('.search-box input')
      if (marked) for (const input of inputs) input.value = marked.join(' ')
    },
  }
}

/** The highlighted words of the page. Their code is loaded with the first page that has any. */
function createMarks({ markStyles }: SearchSettings) {
  let bar: MarkBar | undefined
  let loading: Promise<MarkBar> | undefined
  const load = async () => {
    const [{ createMarkBar }] = await Promise.all([
      importFiles<typeof import('./MarkBar.tsx')>(markBar),
      loadStyles(markStyles),
    ])
    bar = createMarkBar()
    return bar
  }
  return {
    async show(isAsked: boolean): Promise<string[] | undefined> {
      if (!loading && !isAsked) return undefined
      loading ??= load()
      loading.catch(() => {
        loading = undefined
      })
      return (await loading).show()
    },
    clear: () => bar?.clear(),
  }
}

/** Resolves on errors too: the search works without its styles. The search page has them already. */
async function loadStyles(href: string): Promise<void> {
  if (document.head.querySelector(`link[href="${href}"]`)) return
  const link = element('link', { rel: 'stylesheet', href })
  await addAndLoad(link, document.head).catch(() => {})
}

/** The code that asks a search server is loaded only on sites that use one. */
async function createSearchClient(settings: SearchSettings): Promise<SearchClient> {
  const { provider } = settings
  if (provider.name === 'index') return createIndexClient(provider)
  const { createClient } = await importFiles<typeof import('./servers/typesense.ts')>(provider.script)
  return createClient(provider, settings)
}

/** Gives the page its former height before the results are there, so that the browser can go back to a place in it. */
function restoreHeight(form: HTMLFormElement): void {
  const state = window.navigation?.currentEntry?.getState() as { height?: number } | undefined
  if (state?.height) form.closest('main')!.style.minBlockSize = `${state.height}px`
}
