import { expect, test, vi } from 'vitest'
import { diagnose } from '../diagnostics/diagnostic.ts'
import { toSourcePath } from '../model/paths.ts'
import { testSite } from '../site/testSite.ts'
import { nearestFile, nearestPage } from './brokenLinks.ts'
import { buildLinkIndex } from './linkIndex.ts'
import { broken } from './references.ts'

const index = buildLinkIndex(
  testSite({
    docs: {
      'guides/tls.md': {},
      'guides/ssh.md': {},
      'tiếng việt/đường dẫn.md': {},
      'a/index.md': {},
      'b/index.md': {},
    },
  }),
)

test.each([
  ['/guides/tsl', '/guides/tls'],
  ['/Guides/TLS', '/guides/tls'],
  ['/elsewhere/ssh', '/guides/ssh'],
  ['/tiếng việt/đường dân', '/tiếng%20việt/đường%20dẫn'],
  ['/nothing/like/it', undefined],
])('the page most like %s is %s', (path, nearest) => {
  expect(nearestPage(path, { index })?.path).toBe(nearest)
})

test.each([
  ['./tsl.md', 'docs/guides/ssh.md', './tls.md'],
  ['../tls.md', 'docs/guides/ssh.md', './tls.md'],
  ['./tls.md', 'docs/a/index.md', '../guides/tls.md'],
  ['/wrong/đường dẫn.md', 'docs/guides/ssh.md', '../tiếng%20việt/đường%20dẫn.md'],
  ['./some/folder/index.md', 'docs/a/index.md', undefined],
  ['./nothing-like-it.md', 'docs/a/index.md', undefined],
])('in place of %s, %s most likely meant %s', (path, from, nearest) => {
  expect(nearestFile(path, toSourcePath(from), { index })?.path).toBe(nearest)
})

test('what is meant by a broken link is looked for once, and only if problems are asked for', () => {
  const where = { file: toSourcePath('docs/a.md') }
  const problem = vi.fn(() => diagnose('empty-link', ['x.md'], where))
  const found = broken({
    name: 'href',
    reference: { kind: 'link', url: 'x.md', where },
    hook: 'warn',
    problem,
  })
  expect(found.address).toBe('x.md')
  expect(problem).not.toHaveBeenCalled()
  expect([found.diagnostics, found.diagnostics]).toMatchObject([[{ level: 'warning' }], [{}]])
  expect(problem).toHaveBeenCalledOnce()
})
