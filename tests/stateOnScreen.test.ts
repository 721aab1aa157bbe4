/// <reference types="vite/client" />
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const sources = Object.entries(
  import.meta.glob<string>(['../engine/src/**/*.{ts,tsx}', '!**/*.test.*', '!**/*.d.ts'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
).map(([path, text]) => ({ path: path.replace('../engine/src/', ''), text }))

/** What makes or exchanges elements without React, and why each of it may. */
const withoutReact: Record<string, string> = {
  'browser/element.ts': 'makes the elements of all others',
  'browser/boot.ts': 'asks for fonts early',
  'browser/loadError.ts': 'is shown when the code of a component cannot be fetched',
  'browser/importFiles.ts': 'is shown when the code of a component cannot be fetched',
  'browser/content/tabs.ts': 'acts before the first paint, on buttons that the build made',
  'browser/switches.ts': 'changes links that the build made',
  'browser/copyPage.ts': 'confirms on a button that the build made, for a second',
  'browser/viewer/usePictureView.ts': 'is the hook of a component that shows a copy of a picture',
  'browser/navigation/pageCache.ts': 'parses pages that the build made',
  'browser/navigation/mergeSidebar.ts': 'puts parts of a page in place that the build made',
  'browser/reading/codeButtons.ts': 'is on every page with code, and its state is gone after a second',
  'browser/navigation/navigator.ts': 'has nothing to see',
  'browser/navigation/focusPage.ts': 'is read aloud only',
  'browser/navigation/swapPage.ts': 'adds the script of a part',
  'browser/navigation/progressBar.ts': 'acts on every page',
  'browser/search/startSearch.ts': 'acts before the code of the search is fetched',
  'browser/search/searchCode.ts': 'adds a style sheet',
  'browser/search/servers/serverClient.ts': 'adds a hint for the browser',
  'browser/search/targetMarks.ts': 'marks words in the text of a page',
  'browser/diagrams/showPicture.ts': 'puts finished pictures into a page',
  'browser/baseUrlBanner/baseUrlBanner.ts': 'is shown when no file can be loaded',
  'browser/dev/dev.ts': 'parses pages that the server sent',
  'browser/dev/patch.ts': 'changes elements into those that the server sent',
}

test('[X19] all code of the engine is TypeScript, but for what runs before any is compiled', () => {
  const root = fileURLToPath(new URL('../engine/src', import.meta.url))
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  const scripts = files.filter((path) => /\.[cm]?jsx?$/.test(path)).map((path) => path.replaceAll('\\', '/'))
  // The progress line is a process of its own, which Node runs as it is.
  expect(scripts).toEqual(['commands/progressLine.js'])
})

/** The ways of a script to have something on the screen that was not there. */
const makes = new RegExp(
  [
    /\b(?:element\(|document\.createElement|innerHTML\s*[=:]|insertAdjacentHTML)/,
    /\b(?:new (?:Image|Option|Text|DOMParser)\(|cloneNode|importNode|createTextNode|createContextualFragment)/,
    /\b(?:setHTML(?:Unsafe)?\(|replaceWith\(|replaceChildren\(|(?:outerHTML|textContent|innerText)\s*=[^=])/,
  ]
    .map(({ source }) => source)
    .join('|'),
)

test('[X19] what is on the screen in browsers is made by React components, and what is not says why', () => {
  const isComponent = /from 'react(?:-dom\/client)?'|<\/?[A-Z]\w*/
  const plain = sources.filter(
    ({ path, text }) =>
      path.startsWith('browser/') && makes.test(text) && !(path.endsWith('.tsx') && isComponent.test(text)),
  )
  const found = plain.map(({ path }) => path)
  expect(found.filter((path) => !(path in withoutReact))).toEqual([])
  expect(Object.keys(withoutReact).filter((path) => !found.includes(path))).toEqual([])
})

test('[X19] state of React is in components and hooks only', () => {
  const state = /\buse(?:State|Reducer|SyncExternalStore)\(/
  const others = sources.filter(
    ({ path, text }) =>
      /^(?:browser|theme|pages)\//.test(path) &&
      state.test(text) &&
      !/\.tsx$|\/(?:use[A-Z]\w*|hooks)\.ts$/.test(path),
  )
  expect(others.map(({ path }) => path)).toEqual([])
})
