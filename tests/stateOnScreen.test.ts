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

/** What makes elements without React, and why each of it may. */
const withoutReact: Record<string, string> = {
  'browser/element.ts': 'makes the elements of all others',
  'browser/boot.ts': 'asks for fonts early',
  'browser/loadError.ts': 'is shown when the code of a component cannot be fetched',
  'browser/importFiles.ts': 'is shown when the code of a component cannot be fetched',
  'browser/reading/codeButtons.ts': 'is on every page with code, and its state is gone after a second',
  'browser/navigation/navigator.ts': 'has nothing to see',
  'browser/navigation/focusPage.ts': 'is read aloud only',
  'browser/navigation/swapPage.ts': 'adds the script of a part',
  'browser/navigation/progressBar.ts': 'acts on every page',
  'browser/search/startSearch.ts': 'acts before the code of the search is fetched',
  'browser/search/search.ts': 'adds a style sheet',
  'browser/search/algolia/algoliaClient.ts': 'adds a hint for the browser',
  'browser/search/targetMarks.ts': 'marks words in the text of a page',
  'browser/diagrams/showPicture.ts': 'puts finished pictures into a page',
  'browser/baseUrlBanner/baseUrlBanner.ts': 'is shown when no file can be loaded',
  'browser/dev/patch.ts': 'changes elements into those that the server sent',
}

test('[X19] all code of the engine is TypeScript, but for what runs before any is compiled', () => {
  const root = fileURLToPath(new URL('../engine/src', import.meta.url))
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  const scripts = files.filter((path) => /\.[cm]?jsx?$/.test(path)).map((path) => path.replaceAll('\\', '/'))
  // The progress line is a process of its own, which Node runs as it is.
  expect(scripts).toEqual(['commands/progressLine.js'])
})

test('[X19] what is on the screen in browsers is made by React components, and what is not says why', () => {
  const makes = /\b(?:element\(|document\.createElement|innerHTML\s*[=:]|insertAdjacentHTML)/
  const isComponent = /from 'react(?:-dom\/client)?'|<\/?[A-Z]\w*/
  const plain = sources.filter(
    ({ path, text }) =>
      path.startsWith('browser/') && makes.test(text) && !(path.endsWith('.tsx') && isComponent.test(text)),
  )
  expect(plain.map(({ path }) => path).filter((path) => !(path in withoutReact))).toEqual([])
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
