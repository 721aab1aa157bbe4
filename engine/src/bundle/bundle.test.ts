import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'
import { expect, test } from 'vitest'
import { testFolder } from '../content/testFolder.ts'
import { stopOnErrors } from '../diagnostics/diagnostic.ts'
import { testConfig } from '../site/testSite.ts'
import { type BundledFile, readParts, scriptHrefs } from './bundle.ts'
import { packageFolder } from './modulePaths.ts'
import { bundleOverrides } from './overrides/bundleOverrides.ts'

const parts = readParts(join(packageFolder(), 'dist/browser'), testConfig({ search: {} }), {})

const withComponents = Object.entries(parts).flatMap(([name, part]) =>
  'runtime' in part ? [{ name, ...part }] : [],
)

const weigh = ({ contents }: BundledFile) => gzipSync(contents, { level: 9 }).length

test.each(withComponents)(
  'the first touch of the part "$name" loads at most 16 KB',
  ({ script, runtime }) => {
    const bytes = [script, ...runtime].reduce((total, file) => total + weigh(file), 0)
    console.log('Bytes of the first touch:', bytes)
    expect(bytes).toBeLessThanOrEqual(16 * 1024)
  },
)

const { search } = parts
const later = new Map(
  [search!.box, ...search!.loadedLater].map((file) => [file.output.replace(/.*\/|\..*/g, ''), file]),
)

test.each(['searchBox', 'searchPage', 'MarkBar'])(
  'the search and its part "%s", which is loaded on its own, are at most 16 KB before the worker',
  (name) => {
    const bytes = [search!.script, ...search!.runtime, later.get(name)!].map(weigh)
    console.log(`Bytes of the search with ${name}:`, bytes)
    expect(bytes.reduce((total, one) => total + one)).toBeLessThanOrEqual(16 * 1024)
  },
)

test.each(withComponents)(
  'the components of the part "$name" import their runtime by its published name',
  (part) => {
    const [runtime] = part.runtime
    const name = runtime!.output.split('/').at(-1)!
    expect('box' in part ? part.box.contents : part.script.contents).toContain(`from"./${name}"`)
    expect(scriptHrefs(part, testConfig({ baseUrl: '/notes/' }))).toBe(
      `/notes/${part.script.output} /notes/${runtime!.output}`,
    )
  },
)

test("the runtime of the engine's components says whose it is", () => {
  expect(parts.viewer.runtime[0]!.contents).toMatch(/^\/\*! Preact [\d.]+, MIT License/)
})

test('no function that names files is made per build: Rolldown keeps it, with all that is around it', () => {
  const sources = import.meta.glob<string>('./**/*.ts', { query: '?raw', import: 'default', eager: true })
  const naming = Object.entries(sources).filter(([, code]) =>
    /FileNames: *(?:async )?(?:\(|function)/.test(code),
  )
  expect(Object.keys(sources)).toContain('./bundleForBrowser.ts')
  expect(naming.map(([path]) => path)).toEqual([])
})

test('the files of islands are the same, in whatever order their modules happen to be read', async () => {
  const button = (name: string) =>
    `export default () => <button onClick={() => alert('${name}')}>${name}</button>`
  const config = {
    ...testFolder({
      'src/Footer.jsx': `import One from './one/Part'\nimport Two from './two/Part'\nexport default () => <p><One /><Two /></p>`,
      'src/one/Part.jsx': button('one'),
      'src/two/Part.jsx': button('two'),
    }),
    components: { Footer: './src/Footer.jsx' },
  }
  const bundle = async (late: string) => {
    const delay: Plugin = {
      name: 'delay',
      enforce: 'pre',
      async resolveId(id) {
        if (id.includes(late)) await setTimeout(50)
      },
    }
    const made = await bundleOverrides(config, { cached: (_, build) => build([delay]), tell: stopOnErrors })
    const scripts = made!.files.map(({ output, contents }) => [output, String(contents)])
    return { scripts: scripts.sort(), islands: [...made!.islands] }
  }
  const one = await bundle('/one/')
  expect(one.scripts.length).toBeGreaterThan(2)
  expect(await bundle('/two/')).toEqual(one)
})
