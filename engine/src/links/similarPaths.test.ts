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

test.each([
  ['names of their own', (at: number) => `folder/note-${String(at).padStart(5, '0')}`],
  ['words in many orders', (at: number) => many[at]!],
])('among four times the paths no more names are looked at for a broken link, with %s', (_, pathOf) => {
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
    nearestPath(`gone/${pathOf(77)}x`, index)
    return count
  }
  expect(lookedAt(4096)).toBeLessThan(lookedAt(1024) * 2)
})
