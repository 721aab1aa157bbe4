import { expect, test } from 'vitest'
import { groupTags } from './groupTags.ts'

test('tags stand under their first letters, in the order of the alphabet', () => {
  const labels = ['networking', 'DNS', 'docker', 'Ổn định', 'aws', 'openssl']
  const groups = groupTags(labels.map((label) => ({ label, href: `/${label}`, count: 1 })))
  expect(groups.map(({ letter, tags }) => [letter, ...tags.map(({ label }) => label)])).toEqual([
    ['A', 'aws'],
    ['D', 'DNS', 'docker'],
    ['N', 'networking'],
    ['O', 'openssl'],
    ['Ổ', 'Ổn định'],
  ])
})
