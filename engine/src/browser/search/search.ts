import type { SearchSettings } from '../../model/searchSettings.ts'
import { element } from './element.ts'
import { createResultsPage } from './resultsPage.ts'
import { createSearchBox, type SearchBox } from './searchBox.ts'
import { createSearchClient } from './searchClient.ts'
import { showTargetMarks } from './targetMarks.ts'

/** The search of the page, once its code is here. */
export interface SearchCode {
  /** Makes a box live, and has the index ready for it. */
  enterBox(form: HTMLFormElement): void
  /** Another page stands in place. */
  enterPage(): void
}

/** Starts what the reader came near to. */
export function startSearchCode(settings: SearchSettings): SearchCode {
  const client = createSearchClient(settings)
  document.head.append(element('link', { rel: 'stylesheet', href: settings.stylesheet }))
  const boxes = new WeakMap<HTMLFormElement, SearchBox>()
  const pages = new WeakSet<HTMLFormElement>()
  const findBox = () => {
    const form = document.querySelector<HTMLFormElement>('.search-box')
    return form ? enterBox(form) : undefined
  }
  const enterBox = (form: HTMLFormElement) => {
    const box = boxes.get(form) ?? createSearchBox(form, client, settings)
    boxes.set(form, box)
    box.open()
    return box
  }
  return {
    enterBox,
    enterPage() {
      const form = document.querySelector<HTMLFormElement>('[data-search-page]')
      if (form && !pages.has(form)) createResultsPage(form, client, settings)
      if (form) pages.add(form)
      const marked = showTargetMarks()
      if (marked) findBox()?.fill(marked)
    },
  }
}
