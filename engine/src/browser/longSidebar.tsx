import { useEffect, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { FilterList } from '../model/sidebar.ts'
import { SidebarFilter } from '../theme/sidebar/SidebarFilter.tsx'
import { element, followClicks, isModified } from './element.ts'
import { ask } from './loadError.ts'
import { parsePage } from './navigation/pageCache.ts'

/** What a long sidebar has: a field that filters its pages, and links to items that its lists leave out. */
export function hydrate(island: HTMLElement, actions: Event[]): () => void {
  const field = island.querySelector('input')
  return field ? hydrateFilter(island, field) : openOnClick(island, actions)
}

/** Puts what the link leads to in its place, below its label. If it cannot be fetched, the browser goes there. */
function openOnClick(island: HTMLElement, actions: Event[]): () => void {
  const link = island.querySelector('a')!
  return followClicks(island, actions, (click) => {
    if (isModified(click as MouseEvent)) return
    click.preventDefault()
    fetchItems(new URL(link.href), island.dataset.rest!).then(
      (list) => replaceLink(link, list),
      () => location.assign(link.href),
    )
  })
}

/** The list that an address leads to, with only the items of a range. */
async function fetchItems(url: URL, range: string): Promise<Element> {
  const page = parsePage(await (await ask(url.pathname)).text())
  const list = page.querySelector(url.hash)!
  const [from, to] = range.split(',').map(Number)
  list.replaceChildren(...[...list.children].slice(from, to))
  return list
}

function replaceLink(link: HTMLAnchorElement, list: Element): void {
  const { className, textContent } = link
  const hadFocus = link.contains(document.activeElement)
  const label = element('summary', { className }, textContent)
  link.parentElement!.replaceWith(element('details', { open: true }, label, list))
  if (hadFocus) label.focus()
}

function hydrateFilter(island: HTMLElement, field: HTMLInputElement): () => void {
  const root = hydrateRoot(
    island,
    <LoadedFilter label={field.placeholder} address={island.dataset.list!} written={field.value} />,
  )
  return () => root.unmount()
}

interface LoadedFilterProps {
  label: string
  address: string
  written: string
}

/** While the list is not there, the sidebar stays as it is. */
function LoadedFilter({ label, address, written }: LoadedFilterProps) {
  const [list, setList] = useState<FilterList>()
  useEffect(() => {
    ask(address)
      .then((response) => response.json())
      .then(setList, () => {})
  }, [address])
  return <SidebarFilter label={label} list={list} written={written} />
}
