import { type ComponentType, createElement, useContext } from 'react'
import { NoteContext } from './noteContext.ts'

/** Wraps a component so that the build can make it an island; `key` identifies it there. */
export function markIsland(value: unknown, key: string): unknown {
  if (!isComponent(value)) return value
  const Marked = (props: object) => {
    const renderIsland = useContext(NoteContext)?.renderIsland
    return renderIsland ? renderIsland(value, key, props) : createElement(value, props)
  }
  return typeof value === 'function' ? Object.assign(Marked, value) : Marked
}

const wrapped = ['react.memo', 'react.forward_ref', 'react.lazy'].map((name) => Symbol.for(name))

/**
 * Whether React can render a value as a component. `memo`, `forwardRef` and `lazy` return objects, and so do
 * contexts, which are no components.
 */
export function isComponent(value: unknown): value is ComponentType {
  const { $$typeof } = Object(value) as { $$typeof?: symbol }
  return typeof value === 'function' || ($$typeof !== undefined && wrapped.includes($$typeof))
}
