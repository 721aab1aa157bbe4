import { type ComponentType, type PropsWithChildren, useId } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { type IslandCode, islandTag, slotTag } from '../../model/markup.ts'
import { Html } from '../content/Html.tsx'
import { IslandContent } from './IslandContent.tsx'

/**
 * Makes a component an island: rendered at build, and hydrated in the browser when it is needed. Its props must be
 * JSON; its children are sent as HTML.
 */
export function island<Props extends object>(component: ComponentType<Props>, { files, when }: IslandCode) {
  return function Island({ children, ...props }: PropsWithChildren<Props>) {
    const identifierPrefix = useId()
    const slot = children === undefined ? undefined : renderToStaticMarkup(children)
    const content = <IslandContent {...{ component, props, slot }} />
    const html = withoutPreloads(renderToString(content, { identifierPrefix }))
    return (
      <Html
        tag={islandTag}
        data-files={files.join(' ')}
        // A blank island can be neither touched nor seen.
        data-when={isBlank(html) ? 'now' : when}
        data-props={JSON.stringify(props)}
        data-prefix={identifierPrefix}
        html={html + hiddenSlot(html, slot)}
      />
    )
  }
}

/** Children that the component does not show yet are sent in a `<template>`. */
function hiddenSlot(html: string, slot: string | undefined): string {
  const isShown = slot === undefined || html.includes(`<${slotTag}>${slot}</${slotTag}>`)
  return isShown ? '' : `<template data-slot>${slot}</template>`
}

/** Removes the preload links that React puts before images: right before the image they are of no use. */
export function withoutPreloads(html: string): string {
  return html.replace(/^(?:<link rel="preload"[^>]*>)+/, '')
}

const showsWithoutText = /<(?:audio|button|canvas|iframe|img|input|object|select|svg|textarea|video)\b/

/** Whether HTML puts nothing on the page that a reader could see or touch. */
export function isBlank(html: string): boolean {
  return !showsWithoutText.test(html) && html.replace(/<[^>]*>/g, '').trim() === ''
}
