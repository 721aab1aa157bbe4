import { useEffect, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { FilterList } from '../model/sidebar.ts'
import { SidebarFilter } from '../theme/sidebar/SidebarFilter.tsx'
import { ask } from './loadError.ts'

/** Lets the field above a long sidebar filter its pages. */
export function hydrate(island: HTMLElement): () => void {
  const field = island.querySelector('input')!
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
