import { afterEach, expect, test, vi } from 'vitest'
import { findBrowser } from '../../engine/src/commands/check/browserPipe.ts'
import { check } from '../../engine/src/commands/check/check.ts'
import { printReport } from '../../engine/src/diagnostics/printReport.ts'
import { installedBrowser } from '../../scripts/parts/installedBrowser.mjs'
import { temporarySite } from '../support/temporarySite.ts'

afterEach(() => void vi.unstubAllEnvs())

const part = (name: string, body: string, shown = 'fine') => `import { useEffect, useState } from 'react'
export default function ${name}() {
  ${body}
  return <button type="button" onClick={() => {}}>${shown}</button>
}`

/** One that never ends is waited for up to twenty seconds. */
const loop = 'set(n + 1)'

const names = ['Fine', 'Clock', 'Title', 'Effect', 'Render', 'Later', 'Gone', 'File', 'Never', 'Loop']
const files = {
  'docs/index.md': `---
slug: /
---
# Parts

Plain.
`,
  'docs/parts.md': `${names.map((name) => `import ${name} from '../src/${name}'`).join('\n')}

# Parts

${names.map((name) => `<${name} />`).join('\n\n')}
`,
  'src/Fine.jsx': part('Fine', 'const [n] = useState(1)'),
  'src/Clock.jsx': part('Clock', '', "{typeof window === 'undefined' ? 'build' : 'browser'}"),
  'src/Title.jsx': part('Title', '', "<b title={typeof window === 'undefined' ? 'one' : 'two'}>same</b>"),
  'src/Effect.jsx': part('Effect', "useEffect(() => { throw new Error('in an effect') }, [])"),
  'src/Render.jsx': part(
    'Render',
    "if (typeof window !== 'undefined') throw new Error('in the browser only')",
  ),
  'src/Later.jsx': part(
    'Later',
    "useEffect(() => void setTimeout(() => { throw new Error('in a timer') }), [])",
  ),
  'src/Gone.jsx': part('Gone', "useEffect(() => void Promise.reject(new Error('a promise')), [])"),
  'src/File.jsx': part(
    'File',
    "useEffect(() => void new Promise((_, fail) => Object.assign(new Image(), { onerror: fail, src: 'data:,' })), [])",
  ),
  'src/Never.jsx': part('Never', 'useEffect(() => void new Promise(() => {}), [])'),
  'src/Loop.jsx': part('Loop', `const [n, set] = useState(0)\n  useEffect(() => { ${loop} })`),
}

/** Loads a script of a host. */
const load = (port: number) => `useEffect(() => {
    const script = document.createElement('script')
    script.src = 'http://127.0.0.1:${port}/client.js'
    document.body.append(script)
  }, [])`
const loading = {
  'docs/a.md':
    "# A\n\nimport Part from '../src/Part'\nimport Other from '../src/Other'\n\n<Part />\n\n<Other />",
  'src/Part.jsx': part('Part', load(9)),
  'src/Other.jsx': part('Other', load(10)),
}
/** However busy the machine is, what ends is waited for. */
const patience = 150_000

test('check --hydrate starts every island in a browser and names what fails or is blocked, with its file and page', async () => {
  vi.stubEnv('CHROME_PATH', process.env.SOTAY_CHROMIUM ?? (await installedBrowser())!)
  const site = temporarySite({ ...files, ...loading }, { contentPolicy: { hosts: ['http://127.0.0.1:9'] } })
  const { diagnostics } = await check(site.dir, { hydrate: true, patience })
  const found = diagnostics.filter(({ code }) =>
    /^(?:hydration|island|endless|error-in|no-browser)/.test(code),
  )
  const report = printReport(found)
  for (const [code, file, text] of [
    ['hydration-mismatch', 'src/Clock.jsx:2', '+       browser\n  -       build'],
    ['hydration-mismatch', 'src/Title.jsx:2', '+         title="two"\n  -         title="one"'],
    ['island-failed', 'src/Effect.jsx:2', 'On the page /parts, <Effect> threw in the browser: in an effect'],
    ['island-failed', 'src/Render.jsx:2', '<Render> threw in the browser: in the browser only'],
    ['island-failed', 'docs/parts.md', 'in a timer'],
    ['island-failed', 'docs/parts.md', 'a promise'],
    ['island-failed', 'docs/parts.md', 'the event "error" of data:, was thrown'],
    ['error-in-console', 'docs/parts.md', 'shows an error: Maximum update depth exceeded'],
  ] as const) {
    expect(report).toContain(text)
    const places = found.map(
      ({ code, where }) => `${code} ${[where?.file, where?.line].filter(Boolean).join(':')}`,
    )
    expect(places).toContain(`${code} ${file}`)
  }
  expect(report).not.toMatch(/<Fine>|<Never>/)

  const blocked = diagnostics.filter(({ code }) => code === 'blocked-by-policy')
  expect(blocked).toMatchObject([{ where: { file: 'docs/a.md' } }])
  expect(blocked[0]!.message).toBe(
    'On the page /a, the content policy blocked http://127.0.0.1:10/client.js.',
  )
  expect(blocked[0]!.hint).toContain("contentPolicy: { hosts: ['http://127.0.0.1:10'] }")
})

test('check --hydrate reports a page whose components never end, and goes on', async () => {
  vi.stubEnv('CHROME_PATH', process.env.SOTAY_CHROMIUM ?? (await installedBrowser())!)
  const site = temporarySite({
    'docs/a.md': "# A\n\nimport Endless from '../src/Endless'\n\n<Endless />",
    'docs/b.md': "# B\n\nimport Endless from '../src/Endless'\n\n<Endless />",
    'src/Endless.jsx': part('Endless', 'useEffect(() => { for (;;); }, [])'),
  })
  // However long it is given, such a page does not answer.
  const { diagnostics } = await check(site.dir, { hydrate: true, patience: 500 })
  const late = diagnostics.filter(({ code }) => code === 'endless-page')
  expect(late.map(({ where }) => where?.file)).toEqual(['docs/a.md', 'docs/b.md'])
  expect(late[0]?.message).toBe(
    'The page /a did not answer within 0.5 seconds after its components had started.',
  )
})

test('without a browser, check --hydrate says what it needs', async () => {
  expect(findBrowser({ PATH: '' })).toBeUndefined()
  vi.stubEnv('CHROME_PATH', '/no/such/browser')
  const { diagnostics } = await check(temporarySite(loading).dir, { hydrate: true })
  const [problem] = diagnostics.filter(({ code }) => code === 'no-browser')
  expect(problem?.message).toContain('The browser that "--hydrate" needs failed:')
  expect(problem?.hint).toContain('CHROME_PATH')
})

test('check --hydrate starts no browser for a site without islands', async () => {
  vi.stubEnv('CHROME_PATH', '/no/such/browser')
  const { diagnostics } = await check(temporarySite({ 'docs/a.md': '# A' }).dir, { hydrate: true })
  expect(diagnostics.filter(({ code }) => code === 'no-browser')).toEqual([])
})
