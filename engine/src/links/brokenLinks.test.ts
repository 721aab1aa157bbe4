import { expect, test } from 'vitest'
import { toSourcePath } from '../model/paths.ts'
import { testSite } from '../site/testSite.ts'
import { nearestFile, nearestPage } from './brokenLinks.ts'
import { buildLinkIndex } from './linkIndex.ts'

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
