import { expect, test } from 'vitest'
import type { DocFrontMatter } from '../../markdown/frontMatter/frontMatter.ts'
import { onlyVersion, testSite } from '../testSite.ts'
import { buildTagPages, groupTags } from './tagPages.ts'

const pagesOf = (docs: Record<string, DocFrontMatter>) =>
  buildTagPages(onlyVersion(testSite({ docs })).docs).map(({ tag, docs, unlisted }) => ({
    label: tag.label,
    titles: docs.map(({ title }) => title),
    unlisted,
  }))

test('a tag lists its docs by title', () => {
  const docs = { 'a.md': { title: 'Zebra', tags: ['x'] }, 'b.md': { title: 'apple', tags: ['x', 'y'] } }
  expect(pagesOf(docs)).toEqual([
    { label: 'x', titles: ['apple', 'Zebra'], unlisted: false },
    { label: 'y', titles: ['apple'], unlisted: false },
  ])
})

test('of tags with one address the first gives the name', () => {
  expect(pagesOf({ 'a.md': { tags: ['DevOps'] }, 'b.md': { tags: ['dev ops'] } })).toEqual([
    { label: 'DevOps', titles: ['a', 'b'], unlisted: false },
  ])
})

test('[X8] unlisted docs are left out, unless the tag has no others', () => {
  const docs = { 'a.md': { tags: ['x'] }, 'b.md': { tags: ['x', 'y'], unlisted: true } }
  expect(pagesOf(docs)).toEqual([
    { label: 'x', titles: ['a'], unlisted: false },
    { label: 'y', titles: ['b'], unlisted: true },
  ])
})

test('tags are under their first letters, in the order of the alphabet', () => {
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

test('in a vault, the page of a tag lists what has one nested in it', () => {
  const docs = { 'a.md': { tags: ['x/y/z', 'x/w'] }, 'b.md': { tags: ['x'] } }
  const pages = (config: Record<string, unknown>) =>
    buildTagPages(onlyVersion(testSite({ docs, config })).docs).map(({ tag, docs }) => [
      tag.label,
      docs.length,
    ])
  expect(pages({ markdown: { obsidian: true } })).toEqual([
    ['x/y/z', 1],
    ['x', 2],
    ['x/y', 1],
    ['x/w', 1],
  ])
  expect(pages({})).toEqual([
    ['x/y/z', 1],
    ['x/w', 1],
    ['x', 1],
  ])
})
