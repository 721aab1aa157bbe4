import {
  type ComponentType,
  createContext,
  createElement,
  isValidElement,
  type PropsWithChildren,
  type ReactNode,
  useContext,
  useId,
} from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { type IslandCode, islandTag, slotTag } from '../../model/markup.ts'
import { missingUses } from '../../std/errors.ts'
import { Html } from '../content/pieces.tsx'
import { createIslandContent, type RefusedProp, readProps, writeProps } from './islandProps.tsx'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      [islandTag]: import('react').HTMLAttributes<HTMLElement>
      [slotTag]: import('react').HTMLAttributes<HTMLElement>
    }
  }
}

/** What surrounds an island while it is rendered at build. */
interface Surroundings {
  /** Puts the contexts around elements that are rendered by themselves. */
  around?: (node: ReactNode) => ReactNode
  /** Receives the props that cannot be put into the page. The component is then no island: it stays as it is at build. */
  refuse?: (props: RefusedProp[]) => void
  /** What the site has around all pages, without what it shows there. */
  frame?: ComponentType<PropsWithChildren> | undefined
}

/** Whether a component is rendered within an island, as a part of it: in browsers there is no other there. */
const WithinIsland = createContext(false)

/**
 * Makes a component an island: rendered at build, and hydrated in the browser when it is needed. Its props go into the
 * page as text; elements among them that components render, as HTML.
 */
export function island<Props extends object>(
  component: ComponentType<Props>,
  { files, when }: IslandCode,
  { around = (node) => node, refuse = stop, frame }: Surroundings = {},
) {
  return function Island(given: PropsWithChildren<Props>) {
    const identifierPrefix = useId()
    // What fails at build, for want of an import, would do so in browsers.
    if (useContext(WithinIsland) || missingUses().isLeftOut) return createElement(component, given)
    const stay = (props: RefusedProp[], isWhole = false) => {
      refuse(props)
      const still = createElement(component, given)
      const whole = isWhole ? <WithinIsland value={true}>{still}</WithinIsland> : still
      return frame ? createElement(frame, null, whole) : whole
    }
    const { json, slots, refused } = writeProps(given)
    if (refused.length > 0) return stay(refused)
    const slotHtml: string[] = []
    try {
      for (const [number, node] of slots.entries())
        slotHtml.push(
          renderToStaticMarkup(around(node), { identifierPrefix: `${identifierPrefix}${number}` }),
        )
    } catch {
      // By themselves the elements lack a context of the component. What fails for another reason does so again.
      return stay([{ path: 'children', kind: 'an element that fails by itself' }], true)
    }
    // The props are read back, so that both sides render the same values.
    const content = createIslandContent(component as ComponentType<object>, readProps(json, slotHtml))
    const whole = <WithinIsland.Provider value={true}>{framed(content, frame)}</WithinIsland.Provider>
    const rendered = withoutAdditions(renderToString(whole, { identifierPrefix }))
    const html = frame ? withoutFrame(rendered) : rendered
    return (
      <Html
        tag={islandTag}
        data-files={files.join(' ')}
        // A blank island can be neither touched nor seen.
        data-when={isBlank(html) ? 'now' : when}
        data-props={json}
        data-prefix={identifierPrefix}
        html={html + hiddenSlots(html, slotHtml, slots)}
      />
    )
  }
}

const frameTag = 'sotay-framed'

/** An island within its frame; a mark tells it from what the frame shows besides. */
const framed = (content: ReactNode, Frame: Surroundings['frame']) =>
  Frame ? <Frame>{createElement(frameTag, null, content)}</Frame> : content

/** The HTML of the island alone; nothing, where a frame shows its children in browsers only. */
function withoutFrame(html: string): string {
  const start = html.indexOf(`<${frameTag}>`)
  return start < 0 ? '' : html.slice(start + frameTag.length + 2, html.lastIndexOf(`</${frameTag}>`))
}

function stop([first]: RefusedProp[]): never {
  throw new Error(`The prop "${first?.path}" is ${first?.kind}, which cannot be put into a page.`)
}

/** Elements that the component does not show yet, but for the text of the page, which is there if it is shown at all. */
const hiddenSlots = (html: string, slotHtml: string[], slots: ReactNode[]) =>
  slotHtml.map((slot, number) => (isPageText(slots[number]) ? '' : hiddenSlot(html, slot, number))).join('')

const isPageText = (node: ReactNode) =>
  isValidElement(node) && typeof node.type === 'function' && 'metadata' in node.type

/** Elements that the component does not show yet are sent in a `<template>`. */
function hiddenSlot(html: string, slot: string, number: number): string {
  const isShown = html.includes(`<${slotTag} data-slot="${number}">${slot}</${slotTag}>`)
  return isShown ? '' : `<template data-slot="${number}">${slot}</template>`
}

/**
 * Removes what React adds for itself: preload links, which are of no use right before an image, and the script that
 * holds back forms with a function as their action, which the content policy forbids; islands replay what they hold back.
 */
export function withoutAdditions(html: string): string {
  return html.replace(/^(?:<link rel="preload"[^>]*>)+/, '').replace(formScript, '')
}

const formScript =
  /<script>addEventListener\("submit",[^<]*"javascript:throw new Error\('React form unexpectedly submitted[^<]*<\/script>/g

const showsWithoutText = /<(?:audio|button|canvas|iframe|img|input|object|select|svg|textarea|video)\b/

/** Whether HTML puts nothing on the page that a reader could see or touch. */
export function isBlank(html: string): boolean {
  return !showsWithoutText.test(html) && html.replace(/<[^>]*>/g, '').trim() === ''
}
