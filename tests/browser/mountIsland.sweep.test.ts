import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'
import { expect } from 'vitest'
import type { MountedIsland } from '../../engine/src/browser/islands/mountIsland.tsx'
import { browserTest } from '../support/browserTest.ts'

const source = JSON.stringify(
  fileURLToPath(new URL('../../engine/src/browser/islands/mountIsland.tsx', import.meta.url)),
)

/** What the test of an author's component does, run in the document of a real browser. */
const code = `
import { createElement, lazy, Suspense, useEffect, useState } from 'react'
import { mountIsland } from ${source}

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
const Part = lazy(async () => ({ default: () => 'the part' }))
const Whole = () => createElement('p', null, createElement(Suspense, { fallback: 'soon' }, createElement(Part)))
const components = { Counter, Unsure, Thrower, Whole }
globalThis.mount = async (name, props, text) => {
  const children = text && createElement('b', null, text)
  globalThis.mounted = await mountIsland(components[name], { ...props, children })
}
`

/** Modules by the names by which a test imports them. */
type Modules = Record<string, string>

async function bundle(modules: Modules): Promise<string> {
  const idOf = (name: string) =>
    fileURLToPath(new URL(`./${name.replace(/\W/g, '-')}.test.tsx`, import.meta.url))
  const texts = new Map(Object.entries(modules).map(([name, text]) => [idOf(name), text]))
  const build = await rolldown({
    input: 'test',
    transform: { define: { 'process.env.NODE_ENV': '"development"' } },
    plugins: [
      {
        name: 'test',
        resolveId: (name) => (name in modules ? idOf(name) : null),
        load: (id) => texts.get(id) ?? null,
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
    await page.evaluate(await bundle({ test: code }))
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

    await page.evaluate(() => globalThis.mount('Whole'))
    expect(await page.evaluate(() => globalThis.mounted.html)).toContain('the part')
    expect(await shown()).toBe('the part')
    await page.evaluate(() => globalThis.mount('Unsure'))
    expect((await problems()).join()).toMatch(/\+ +second\n- +first/)
    await page.evaluate(() => globalThis.mount('Thrower'))
    expect(await problems()).toEqual(['No luck'])
    await page.context().close()
  },
)

/** As much of Vitest as the example of the documents needs; its own runs in Node. */
const vitest = `
const same = (value, wanted) => {
  const [shown, asked] = [value, wanted].map((each) => JSON.stringify(each))
  if (shown !== asked) throw new Error(shown + ' is not ' + asked)
}
async function poll(read, wanted) {
  for (let turn = 0; read() !== wanted && turn < 250; turn++)
    await new Promise((resolve) => setTimeout(resolve, 20))
  same(read(), wanted)
}
export const expect = (value) => ({ toEqual: (wanted) => same(value, wanted) })
expect.poll = (read) => ({ toBe: (wanted) => poll(read, wanted) })
export const test = (name, run) => { globalThis.example = run().then(() => name) }
`
browserTest('the test of an island that the documents show runs, and can fail', async ({ browser }) => {
  const document = readFileSync(new URL('../../docs/islands.md', import.meta.url), 'utf8')
  const [counter, example] = [
    /```tsx title="\S+Counter\.tsx"\n([^]*?)```/,
    /```tsx\n(\/\/ @vitest[^]*?)```/,
  ].map((code) => code.exec(document)![1]!) as [string, string]
  const run = async (component: string) => {
    const page = await browser.newPage()
    const parts = {
      vitest,
      'sotay/testing': `export { mountIsland } from ${source}`,
      './Counter': component,
    }
    await page.evaluate(await bundle({ test: example, ...parts }))
    return page.evaluate('example')
  }
  expect(await run(counter)).toBe('the counter counts')
  const broken = counter
    .replace('{ useState }', '{ useEffect, useState }')
    .replace('  return (', "  useEffect(() => { throw new Error('No luck') }, [])\n  return (")
  await expect(run(broken)).rejects.toThrow('["No luck"] is not []')
})
