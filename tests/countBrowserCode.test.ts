import { expect, test } from 'vitest'
import { countBrowserCode } from './support/countBrowserCode.ts'

const count = (text: string, path = 'browser/a.ts') => countBrowserCode([{ path, text }])

test('a declaration that touches the page is DOM code, one beside it may be logic', () => {
  const text = `import { a } from './b.ts'

/** Reads the document. */
export const twice = (a: number) => a + a
function show(box: HTMLElement) {
  // Its text.
  box.textContent = 'document'

}
const find = () => document.body
type Found = Element
`
  expect(count(text)).toEqual({ import: 1, logic: 1, dom: 4, type: 1 })
})

test('names of properties and texts that look like the page are logic', () => {
  expect(count("const a = { window: 1 }\nconst b = a.location\nconst c = 'history'")).toEqual({ logic: 3 })
})

test('files with React are components, those of workers and of the dev server are counted apart', () => {
  expect(count('const a = document.body', 'browser/a.tsx')).toEqual({ component: 1 })
  expect(count('const a = document.body', 'browser/dev/a.ts')).toEqual({ dev: 1 })
  expect(count('addEventListener("message", a)', 'browser/searchWorker.ts')).toEqual({ worker: 1 })
})
