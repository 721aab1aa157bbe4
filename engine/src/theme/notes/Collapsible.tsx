import { type Dispatch, type ReactNode, type SetStateAction, useState } from 'react'

interface Collapse {
  collapsed: boolean
  setCollapsed: Dispatch<SetStateAction<boolean>>
  toggleCollapsed: () => void
}

/** The state of something collapsible, and functions that change it. */
export function useCollapsible({ initialState }: { initialState: boolean | (() => boolean) }): Collapse {
  const [collapsed, setCollapsed] = useState(initialState)
  return { collapsed, setCollapsed, toggleCollapsed: () => setCollapsed((value) => !value) }
}

interface CollapsibleProps {
  as?: 'div' | 'ul'
  collapsed: boolean
  className?: string
  children?: ReactNode
}

/** An element whose content can be collapsed. */
export function Collapsible({ as: Tag = 'div', collapsed, className, children }: CollapsibleProps) {
  return (
    <Tag className={className} hidden={collapsed}>
      {children}
    </Tag>
  )
}
