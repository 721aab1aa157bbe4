import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { isFallback } from './createWatchedRoot.ts'
import { mountIsland, renderIsland } from './mountIsland.tsx'

test('an island is rendered as the build does it: without the globals of a browser', () => {
  Object.defineProperty(globalThis, 'window', { value: {}, configurable: true })
  const Where = ({ name }: { name: string }) => <p>{`${name} ${typeof window}`}</p>
  expect(renderIsland(Where, { name: 'in' })).toContain('data-props="{&quot;name&quot;:&quot;in&quot;}"')
  expect(renderIsland(Where, { name: 'in' })).toContain('<p>in undefined</p>')
  expect(typeof window).toBe('object')
  Reflect.deleteProperty(globalThis, 'window')
})

test('a prop that cannot be put into a page throws as the build reports it', () => {
  const Chart = (_: { pick: () => void }) => null
  expect(() => renderIsland(Chart, { pick: () => {} })).toThrow('The prop "pick" is a function')
})

test('a component with another copy of React throws with the setting that gives it the same one', () => {
  const require = createRequire(import.meta.url)
  for (const file of Object.keys(require.cache).filter((each) => /[\\/]react[\\/]/.test(each)))
    delete require.cache[file]
  const { useState } = require('react')
  const Counter = () => <p>{useState(1)[0]}</p>
  expect(() => renderIsland(Counter, {})).toThrow("dedupe: ['react', 'react-dom']")
})

test('mounting says that it needs a document', async () => {
  await expect(mountIsland(() => null, {})).rejects.toThrow('run the test with jsdom or happy-dom')
})

test('the fallback of a boundary that waits for the browser is no problem, but what cannot be hydrated is', () => {
  const isHarmless = (message: string) => isFallback(new Error(message))
  expect(
    isHarmless('Minified React error #419; visit https://react.dev/errors/419 for the full message'),
  ).toBe(true)
  expect(isHarmless('Switched to client rendering because the server rendering aborted due to: …')).toBe(true)
  expect(isHarmless('Minified React error #418; visit https://react.dev/errors/418')).toBe(false)
  expect(
    isHarmless('There was an error while hydrating this Suspense boundary. Switched to client rendering.'),
  ).toBe(false)
})
