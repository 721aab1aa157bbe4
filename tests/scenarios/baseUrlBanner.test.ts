import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { readPage } from '../support/readPage.ts'
import { temporarySite } from '../support/temporarySite.ts'

const files = { 'docs/index.md': '---\nslug: /\n---\n\n# Home', 'docs/b.md': '# B' }
const banner = 'script[data-configured-base]'

test('[S135] the home page alone carries the banner for a wrong base, and allows it by its hash', async () => {
  const build = await temporarySite(files, { baseUrl: '/x/' }).build()
  const home = readPage(build, 'index')
  expect(home.attributes(banner, 'data-configured-base')).toEqual(['/x/'])
  const hash = createHash('sha256')
    .update(codeIn(build.file('index.html')))
    .digest('base64')
  const policy = 'meta[http-equiv="Content-Security-Policy"]'
  expect(home.attributes(policy, 'content')[0]).toContain(`script-src 'self' 'sha256-${hash}';`)
  expect(home.text('body')).not.toContain('did not load properly')

  for (const path of ['b', '404']) {
    expect(readPage(build, path).has(banner)).toBe(false)
    expect(readPage(build, path).attributes(policy, 'content')[0]).toContain("script-src 'self';")
  }
})

test('a site can do without the banner', async () => {
  const build = await temporarySite(files, { baseUrlIssueBanner: false }).build()
  expect(readPage(build, 'index').has(banner)).toBe(false)
})

const codeIn = (html: string) => /<script data-configured-base[^>]*>(.*?)<\/script>/s.exec(html)![1]!
