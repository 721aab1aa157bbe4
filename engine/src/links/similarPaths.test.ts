import { expect, test } from 'vitest'
import { indexPaths, nearestPath } from './similarPaths.ts'

const words = ['plan', 'guide', 'setup', 'search', 'deploy', 'color', 'theme', 'notes']
const many = Array.from({ length: 4096 }, (_, at) =>
  [at >> 9, (at >> 6) & 7, (at >> 3) & 7, at & 7].map((word) => words[word]).join('-'),
)

test.each([
  ['/docs/instalation', '/docs/installation'],
  ['/docs/isntallation', '/docs/installation'],
  ['/docs/Installation', '/docs/installation'],
  ['/docs/installatoin', '/docs/installation'],
  ['/doc/installation', '/docs/installation'],
  ['/docs/ab', '/docs/abc'],
  ['/docs/axc', '/docs/abc'],
  ['/docs/deployment', undefined],
])('%s is most like %s among many paths', (path, nearest) => {
  const paths = ['/docs/installation', '/docs/abc', ...many.map((name) => `/docs/${name}`)]
  expect(nearestPath(path, indexPaths(paths))).toBe(nearest)
})

/** Names that share their endings only: of none a typo makes another. */
const unlike = (at: number) =>
  `folder/${((at * 2_654_435_761) % 2 ** 32).toString(36).padStart(7, 'q')}-notes`

test.each([
  ['names in rows', (at: number) => `folder/note-${String(at).padStart(5, '0')}`, 'gone/note-00077x'],
  ['names of their own', unlike, `gone/${unlike(77)}x`],
  ['names that are all longer', unlike, 'gone/notes'],
  ['words in many orders', (at: number) => many[at]!, `gone/${many[77]}x`],
])('among four times the paths no more names are looked at for a broken link, with %s', (_, pathOf, gone) => {
  const lookedAt = (size: number) => {
    const index = indexPaths(Array.from({ length: size }, (_, at) => pathOf(at)))
    let count = 0
    for (const list of index.byPair.values()) {
      const entries = [...list]
      list[Symbol.iterator] = function* () {
        for (const entry of entries) {
          count++
          yield entry
        }
        return undefined
      }
    }
    nearestPath(gone, index)
    return count
  }
  expect(lookedAt(4096)).toBeLessThan(lookedAt(1024) * 2)
})
