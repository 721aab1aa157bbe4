import { tabListTag } from '../../model/markup.ts'
import { follow, isModified } from '../element.ts'
import { createStorage, type ReaderStorage } from '../storage.ts'
import { chooseTab, nextTab } from './tabState.ts'

// Turns groups of panels into tabs, on pages that have some. A custom element at the end of each group starts it as soon
// as the parser gets there, or when another page is put in place, so that the reader's choice is shown before the first
// paint.
const keyOf = (id: string) => `docusaurus.tab.${id}` as const
const toValue = (tab: HTMLElement) => tab.dataset.value!

/**
 * The tab buttons of a group, after its `<template>` has been replaced by its content. The panels follow in the same
 * order.
 */
const tabsOf = (group: HTMLElement) => [...group.firstElementChild!.children] as HTMLElement[]

const storage = createStorage()
/** The groups whose choice is followed in other tabs of the browser. */
const followed = new Set<string>()

customElements.define(
  tabListTag,
  class extends HTMLElement {
    connectedCallback() {
      enter(this.parentElement!)
    }
  },
)
listenToTabs((group, tab) => select(group, toValue(tab), storage))

function enter(group: HTMLElement): void {
  const { id, query, value } = group.dataset
  const list = group.firstElementChild as HTMLTemplateElement
  if (list.content) list.replaceWith(list.content)
  if (id && !followed.has(id)) {
    followed.add(id)
    storage.listen(keyOf(id), (chosen) => showAll(id, chosen))
  }
  const inAddress = query && new URLSearchParams(location.search).get(query)
  const wishes = [inAddress, id && storage.get(keyOf(id)), value]
  show(group, chooseTab(tabsOf(group).map(toValue), wishes))
}

function listenToTabs(select: (group: HTMLElement, tab: HTMLElement) => void): void {
  const listen = (type: string, selector: string, act: Act) =>
    follow(type, `.tabs-container ${selector}`, (element, event) =>
      act(element.closest<HTMLElement>('.tabs-container')!, element, event as KeyboardEvent),
    )
  // Tabs within islands have no value: React shows and hides their panels.
  listen('click', '[role=tab][data-value]', select)
  listen('keydown', '[role=tab][data-value]', (group, tab, event) => {
    const { key } = event
    if (isModified(event)) return
    const tabs = tabsOf(group)
    const place = { index: tabs.indexOf(tab), count: tabs.length, isMirrored: tab.matches(':dir(rtl)') }
    const next = nextTab(key, place)
    if (next !== undefined) tabs[next]!.focus()
    else if (key === 'Enter' || key === ' ') select(group, tab)
    else return
    event.preventDefault()
  })
  // Find-in-page or a link has revealed something in a hidden panel.
  listen('beforematch', '.tab-panel', (group, panel) =>
    select(group, tabsOf(group)[[...group.children].indexOf(panel) - 1]!),
  )
}

type Act = (group: HTMLElement, element: HTMLElement, event: KeyboardEvent) => void

/** Selects a tab and keeps the group where it is in the viewport, though panels above it may change their height. */
function select(group: HTMLElement, value: string, storage: ReaderStorage): void {
  const { id, query } = group.dataset
  const top = group.getBoundingClientRect().top
  show(group, value)
  if (id) {
    storage.set(keyOf(id), value)
    showAll(id, value)
  }
  if (query) {
    const url = new URL(location.href)
    url.searchParams.set(query, value)
    history.replaceState(history.state, '', url)
  }
  scrollBy({ top: group.getBoundingClientRect().top - top, behavior: 'instant' })
  // Code blocks in the panel have a width only now; `resize` makes their buttons check it.
  dispatchEvent(new Event('resize'))
}

/** Shows one panel. If no tab is chosen, the first one can still be reached by keyboard. */
function show(group: HTMLElement, value: string | undefined): void {
  for (const [index, tab] of tabsOf(group).entries()) {
    const isShown = toValue(tab) === value
    tab.ariaSelected = `${isShown}`
    tab.tabIndex = isShown || (value === undefined && index === 0) ? 0 : -1
    tab.classList.toggle('tabs__item--active', isShown)
    // `until-found` keeps the hidden text within reach of find-in-page and of links to headings.
    Object.assign(group.children[index + 1]!, { hidden: !isShown && 'until-found' })
  }
}

/** Shows a tab in all groups with this id; groups without such a tab stay as they are. */
function showAll(id: string, value: string | null): void {
  for (const group of document.querySelectorAll<HTMLElement>('.tabs-container'))
    if (group.dataset.id === id && tabsOf(group).some((tab) => toValue(tab) === value)) show(group, value!)
}
