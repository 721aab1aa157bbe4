import * as React from 'react'
import { type ComponentType, createElement } from 'react'
import type { Root } from 'react-dom/client'
import { renderToReadableStream, renderToStaticMarkup } from 'react-dom/server'
import { island } from '../../theme/island/island.tsx'
import { createWatchedRoot } from './createWatchedRoot.ts'

/** An island in the document of a test. */
export interface MountedIsland {
  /** What the build puts into the page. */
  html: string
  /** The element around the component. */
  element: HTMLElement
  /** What the component threw, and how its first state differs from what the build rendered. Empty if all is well. */
  problems: string[]
  unmount(): Promise<void>
}

/**
 * The HTML of an island as the build renders it, without the globals of a browser. It throws where the build would
 * report a problem.
 */
export function renderIsland<Props extends object>(component: ComponentType<Props>, props: Props): string {
  const Island = island(component, { files: [], when: 'touched' })
  try {
    return withoutBrowser(() => renderToStaticMarkup(createElement(Island as ComponentType<Props>, props)))
  } catch (error) {
    // Hooks of a copy of React that renders nothing.
    if (!/ null \(reading 'use\w*'\)/.test(String(error))) throw error
    throw new Error(twoCopies, { cause: error })
  }
}

const twoCopies =
  "The component has another copy of React than Sotay, so its hooks do not work. Give both the same one, in vitest.config.ts: resolve: { dedupe: ['react', 'react-dom'] }"

/** Renders an island as the build does, puts it into the document of a test (jsdom, happy-dom), and hydrates it there. */
export async function mountIsland<Props extends object>(
  component: ComponentType<Props>,
  props: Props,
): Promise<MountedIsland> {
  if (typeof document === 'undefined')
    throw new Error('mountIsland needs a document: run the test with jsdom or happy-dom.')
  const html = await renderLoaded(component, props)
  const place = document.createElement('div')
  place.innerHTML = html
  const element = place.firstElementChild as HTMLElement
  document.body.append(element)
  const problems: string[] = []
  let root: Root | undefined
  await settled(() => {
    root = createWatchedRoot(element, component as ComponentType, [], (_, text) => void problems.push(text))
  })
  return {
    html,
    element,
    problems,
    async unmount() {
      await settled(() => root!.unmount())
      element.remove()
    },
  }
}

/** The HTML of an island with what its `lazy` parts show, which a build has loaded before it renders. */
async function renderLoaded<Props extends object>(
  component: ComponentType<Props>,
  props: Props,
): Promise<string> {
  const html = renderIsland(component, props)
  if (!html.includes(fallbackMark)) return html
  const waiting = await renderToReadableStream(createElement(component, props), { onError() {} })
  await waiting.allReady
  return renderIsland(component, props)
}

/** What React writes before the fallback of a `<Suspense>`. */
const fallbackMark = '<!--$!-->'

/** Runs something and what React does after it: effects, and the states that they set. */
async function settled(run: () => void): Promise<void> {
  // React has `act` in its development build only.
  if (!React.act) {
    run()
    await new Promise((resolve) => setTimeout(resolve))
    return
  }
  const settings = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }
  const { IS_REACT_ACT_ENVIRONMENT: former } = settings
  settings.IS_REACT_ACT_ENVIRONMENT = true
  await React.act(async () => run())
  settings.IS_REACT_ACT_ENVIRONMENT = former
}

const browserGlobals = ['window', 'document', 'location', 'localStorage', 'sessionStorage']

/** The build has none of the globals by which code asks whether it is in a browser. */
function withoutBrowser<Result>(run: () => Result): Result {
  const found = browserGlobals.map(
    (name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const,
  )
  const hidden = found.filter(([name, own]) => own && Reflect.deleteProperty(globalThis, name))
  try {
    return run()
  } finally {
    for (const [name, own] of hidden) Object.defineProperty(globalThis, name, own!)
  }
}
