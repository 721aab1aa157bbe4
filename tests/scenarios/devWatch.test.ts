import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { start } from '../../engine/src/commands/start.ts'
import { temporarySite } from '../support/temporarySite.ts'

test('notes that lie outside of the site folder are followed too', async () => {
  const config = { title: 'T', url: 'https://example.com', docs: { path: '../docs', routeBasePath: '/' } }
  const { dir, write } = temporarySite({
    'docs/a.md': '# A',
    'web/sotay.config.mjs': `export default ${JSON.stringify(config)}`,
  })
  const { server, address } = await start(join(dir, 'web'), { port: 0, host: '127.0.0.1' })
  onTestFinished(() => void server.close())
  write({ 'docs/a.md': '# Edited' })
  await vi.waitFor(
    async () => expect(await (await fetch(`${address}a`)).text()).toContain('<h1>Edited'),
    10_000,
  )
})

test.each(['.', 'web'])('a commit changes when a note of a site in "%s" was last updated', async (place) => {
  const config = { title: 'T', url: 'https://example.com', docs: { showLastUpdateTime: true } }
  const { dir } = temporarySite({
    [`${place}/docs/a.md`]: '# A',
    [`${place}/sotay.config.mjs`]: `export default ${JSON.stringify(config)}`,
  })
  const commit = (date: string) => {
    const person = ['-c', 'user.name=A', '-c', 'user.email=a@example.com']
    for (const args of [
      ['init', '-q'],
      ['add', '.'],
      [...person, 'commit', '-q', '-m', 'Write'],
    ])
      execFileSync('git', args, {
        cwd: dir,
        env: {
          PATH: process.env.PATH,
          GIT_CONFIG_GLOBAL: '/dev/null',
          GIT_CONFIG_NOSYSTEM: '1',
          GIT_COMMITTER_DATE: date,
        },
      })
  }
  commit('2024-01-01T10:00:00Z')
  const { server, address } = await start(join(dir, place), { port: 0, host: '127.0.0.1' })
  onTestFinished(() => void server.close())
  const shows = (text: string) =>
    vi.waitFor(async () => expect(await (await fetch(`${address}docs/a`)).text()).toContain(text), 10_000)
  await shows('Jan 1, 2024')
  appendFileSync(join(dir, place, 'docs/a.md'), ' more')
  commit('2025-03-01T10:00:00Z')
  await shows('Mar 1, 2025')
  execFileSync('git', ['reset', '--hard', '--quiet', 'HEAD~1'], { cwd: dir })
  await shows('Jan 1, 2024')
})

test('pages of many notes are served before all of them are watched, and no edit is missed', async () => {
  const notes = Object.fromEntries(Array.from({ length: 1000 }, (_, at) => [`docs/n${at}.md`, `# N${at}`]))
  const { dir, write } = temporarySite(notes)
  const { server, address } = await start(dir, { port: 0, host: '127.0.0.1' })
  onTestFinished(() => void server.close())
  const read = async () => (await fetch(`${address}n7`)).text()
  expect(await read()).toContain('>N7</h1>')
  write({ 'docs/n7.md': '# Edited' })
  await vi.waitFor(async () => expect(await read()).toContain('>Edited</h1>'), 30_000)
})

test('what plugins read is followed too, and a plugin that fails is reported', async () => {
  const plugin = `import { readFileSync } from 'node:fs'
    export default ({ siteDir }) => ({
      name: 'words',
      getPathsToWatch: () => [siteDir + '/../words/*.md'],
      loadContent: () => readFileSync(siteDir + '/../words/one.md', 'utf8'),
      contentLoaded: ({ content, actions }) => actions.setGlobalData({ content }),
    })`
  const page = `import { usePluginData } from '@docusaurus/useGlobalData'
    export default () => <p>{usePluginData('words').content}</p>`
  const { dir, write } = temporarySite({
    'words/one.md': 'First',
    'web/plugins/words.mjs': plugin,
    'web/src/pages/index.jsx': page,
    'web/sotay.config.mjs':
      "export default { title: 'T', url: 'https://example.com', docs: false, plugins: ['./plugins/words.mjs'] }",
  })
  const { server, address } = await start(join(dir, 'web'), { port: 0, host: '127.0.0.1' })
  onTestFinished(() => void server.close())
  const shows = (text: string) =>
    vi.waitFor(async () => expect(await (await fetch(address)).text()).toContain(text), 10_000)
  await shows('<p>First')
  write({ 'words/one.md': 'Second' })
  await shows('<p>Second')
  write({ 'web/plugins/words.mjs': plugin.replace('readFileSync(siteDir', 'missingName(siteDir') })
  await shows('missingName')
})

test('a site whose config is broken at the start is served as soon as it is corrected', async () => {
  const printed: string[] = []
  const print = vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    printed.push(String(text))
    return true
  })
  onTestFinished(() => void print.mockRestore())
  const settings = "title: 'T', url: 'https://example.com', docs: { routeBasePath: '/' }"
  const { dir, write } = temporarySite({
    'docs/a.md': '# A',
    'sotay.config.mjs': `export default { ${settings}`,
  })
  const port = await freePort()
  const starting = start(dir, { port, host: '127.0.0.1' })
  await vi.waitFor(() => expect(printed.join('')).toContain('as soon as that is corrected'), 10_000)
  // Nothing else can take the port meanwhile, and a browser asks again.
  const waiting = await fetch(`http://127.0.0.1:${port}/a`)
  expect([waiting.status, waiting.headers.get('refresh')]).toEqual([503, '1'])
  expect(printed.join('')).toContain('module-failed')
  write({ 'sotay.config.mjs': `export default { ${settings}, nme: 1 }` })
  await vi.waitFor(() => expect(printed.join('')).toContain('unknown-setting'), 10_000)
  write({ 'sotay.config.mjs': `export default { ${settings} }` })
  const { server, address } = await starting
  onTestFinished(() => void server.close())
  expect(address).toBe(`http://127.0.0.1:${port}/`)
  expect(await (await fetch(`${address}a`)).text()).toContain('<h1>A')
})

/** A port that nothing listened on a moment ago. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  return port
}
