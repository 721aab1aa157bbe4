import { expect, test } from 'vitest'
import { testSite } from '../site/testSite.ts'
import { filePaths, listOutputs } from './outputs.ts'

test('a page has no Markdown copy where a redirect leads from that address', () => {
  const redirects = [{ from: '/a.md', to: '/a' }]
  const site = testSite({ docs: { 'a.md': {}, 'b.md': {} }, config: { trailingSlash: true, redirects } })
  const paths = filePaths(listOutputs(site, []))
  expect(paths).toContain('a.md/index.html')
  expect(paths).toContain('b.md')
  expect(paths).not.toContain('a.md')
})
