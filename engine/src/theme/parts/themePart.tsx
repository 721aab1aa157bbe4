import { createElement, useContext, useState } from 'react'
import { slotTag } from '../../model/markup.ts'
import type { ThemePartName } from '../../model/themeParts.ts'
import { Html } from '../content/pieces.tsx'
import { PartContext } from '../contexts.ts'

/**
 * The component that `@theme/…` and `@theme-original/…` give for a part of the theme. Within an island it is HTML of the
 * build, which stays as it is.
 */
export function themePart(name: ThemePartName) {
  return function ThemePart(props: object) {
    const drawer = useContext(PartContext)
    const [kept] = useState(() => (drawer ? '' : keptHtml(name)))
    const part = drawer && createElement(drawer.parts[name], props)
    if (part && !drawer.toHtml) return part
    const html = part ? drawer.toHtml!(part) : kept
    return <Html tag={slotTag} data-part={name} html={html} suppressHydrationWarning />
  }
}

/** What was read from the page, for parts that are hidden and shown anew. */
const lastHtml = /* @__PURE__ */ new Map<string, string>()

/** The HTML that the build put on the page for a part. */
function keptHtml(name: string): string {
  if (typeof document === 'undefined') return ''
  const there = document.querySelector(`[data-part="${name}"]`)
  if (there) lastHtml.set(name, there.innerHTML)
  return lastHtml.get(name) ?? ''
}
