import { createElement, useContext } from 'react'
import { isComponent } from '../isComponent.ts'
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
