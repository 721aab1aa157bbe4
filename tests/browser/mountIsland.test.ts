import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'
import { expect } from 'vitest'
import type { MountedIsland } from '../../engine/src/browser/islands/mountIsland.tsx'
import { browserTest } from '../support/browserTest.ts'

/** What the test of an author's component does, run in the document of a real browser. */
const code = `
import { createElement, useEffect, useState } from 'react'
import { mountIsland } from ${JSON.stringify(fileURLToPath(new URL('../../engine/src/browser/islands/mountIsland.tsx', import.meta.url)))}

function Counter({ start, children }) {
  const [count, setCount] = useState(start)
  const [isReady, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  return createElement('p', null, createElement('button', { onClick: () => setCount(count + 1) }, count), isReady ? 'ready' : 'waits', children)
}
let renderings = 0
const Unsure = () => createElement('p', null, renderings++ === 0 ? 'first' : 'second')
const Thrower = () => {
  useEffect(() => { throw new Error('No luck') }, [])
  return 'here'
}
const components = { Counter, Unsure, Thrower }
globalThis.mount = async (name, props, text) => {
  const children = text && createElement('b', null, text)
  globalThis.mounted = await mountIsland(components[name], { ...props, children })
}
`

async function bundle(): Promise<string> {
  const build = await rolldown({
    input: 'test',
    transform: { define: { 'process.env.NODE_ENV': '"development"' } },
    plugins: [
      {
        name: 'test',
        resolveId: (id) => (id === 'test' ? fileURLToPath(new URL('./test.js', import.meta.url)) : null),
        load: (id) => (id.endsWith('/browser/test.js') ? code : null),
      },
    ],
  })
  const { output } = await build.generate({ format: 'iife' })
  return output[0].code
}

declare global {
  var mount: (name: string, props?: object, text?: string) => Promise<void>
  var mounted: MountedIsland
}

browserTest(
  'an island of a site is mounted in a test: as built, then live, with its problems',
  async ({ browser }) => {
    // Not a page of a site: its scripts would start the island, too.
    const page = await browser.newPage()
    await page.evaluate(await bundle())
    const problems = () => page.evaluate(() => globalThis.mounted.problems)
    const shown = () => page.evaluate(() => globalThis.mounted.element.textContent)

    await page.evaluate(() => globalThis.mount('Counter', { start: 3 }, ' Text'))
    expect(await page.evaluate(() => globalThis.mounted.html)).toContain('waits')
    expect(await shown()).toBe('3ready Text')
    await page.evaluate(() => globalThis.mounted.element.querySelector('button')!.click())
    await expect.poll(shown).toBe('4ready Text')
    expect(await problems()).toEqual([])
    await page.evaluate(() => globalThis.mounted.unmount())
    expect(await page.evaluate(() => globalThis.mounted.element.isConnected)).toBe(false)

    await page.evaluate(() => globalThis.mount('Unsure'))
    expect((await problems()).join()).toMatch(/\+ +second\n- +first/)
    await page.evaluate(() => globalThis.mount('Thrower'))
    expect(await problems()).toEqual(['No luck'])
    await page.context().close()
  },
)
