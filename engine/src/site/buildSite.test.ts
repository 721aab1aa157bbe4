import { describe, expect, test } from 'vitest'
import { diagnose } from '../diagnostics/diagnostic.ts'
import { buildSite } from './buildSite.ts'
import { onlyVersion, testConfig, testInput, testSite } from './testSite.ts'

test('[S68] a site has one version', () => {
  const site = testSite({ docs: { 'introduction/index.md': { slug: '/' } } })
  expect(onlyVersion(site)).toMatchObject({
    name: 'current',
    label: 'Next',
    isLast: true,
    path: '/',
    tagsPath: '/tags',
    mainDocId: 'introduction/index',
    draftIds: [],
  })
})

describe('the main doc', () => {
  const mainDoc = (parts: Parameters<typeof testSite>[0]) => onlyVersion(testSite(parts)).mainDocId

  test('[S13] is the home page', () => {
    expect(mainDoc({ docs: { 'a.md': {}, 'b.md': { slug: '/' } } })).toBe('b')
  })

  test('is else the first doc of the first sidebar', () => {
    const sidebars = { one: [{ type: 'link', label: 'L', href: '/x' }, { Sub: ['b'] }, 'a'], two: ['c'] }
    const config = { docs: { sidebarPath: 'sidebars.ts' } }
    expect(mainDoc({ docs: { 'a.md': {}, 'b.md': {}, 'c.md': {} }, sidebars, config })).toBe('b')
  })

  test('is else the first doc', () => {
    expect(mainDoc({ docs: { 'a.md': {}, 'b.md': {} }, config: { docs: { sidebarPath: false } } })).toBe('a')
  })
})

test('docs without a file are an error that names the folder', () => {
  expect(testSite({ config: { docs: { path: 'notes' } } }).diagnostics).toMatchObject([
    { code: 'no-docs', level: 'error', message: 'No Markdown file was found in the docs folder "notes".' },
  ])
})

test('a site without docs has no version', () => {
  const site = testSite({ config: { docs: false }, pages: { 'index.md': {} } })
  expect(site).toMatchObject({ versions: [], diagnostics: [] })
  expect(site.routes.map(({ path }) => path)).toEqual(['/404.html', '/'])
})

test('problems of notes are among those of the site', () => {
  const input = testInput({ docs: { 'a.md': {} } })
  input.outlines[0]!.diagnostics.push(diagnose('front-matter-not-a-map', []))
  expect(buildSite(input, testConfig(), { mode: 'build' }).diagnostics).toMatchObject([
    { code: 'front-matter-not-a-map' },
  ])
})
