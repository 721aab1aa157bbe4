import { expect, test } from 'vitest'
import { testSite } from '../site/testSite.ts'
import { globalData, siteMetadata } from './siteData.ts'

const sidebars = {
  tutorialSidebar: [
    'introduction/index',
    { type: 'category', label: 'A', items: ['a/b'], link: { type: 'generated-index' } },
  ],
}

const docs = {
  'introduction/index.md': { slug: '/', title: 'Hello' },
  'a/b.md': { unlisted: true },
  'd.md': { draft: true },
}

const site = testSite({ docs, sidebars, config: { docs: { sidebarPath: 'sidebars.ts' } } })

test('[S66] nothing but the structure of the site is written', () => {
  expect(Object.keys(globalData(site))).toEqual(['docs', 'i18n'])
})

test('[S67] [S21] a doc has id, path and sidebar', () => {
  expect(globalData(site).docs!.versions[0]!.docs).toEqual([
    { id: 'introduction/index', path: '/', sidebar: 'tutorialSidebar' },
    { id: 'a/b', path: '/a/b', sidebar: 'tutorialSidebar', unlisted: true },
    { id: '/category/a', path: '/category/a', sidebar: 'tutorialSidebar' },
  ])
})

test('[S68] a version has name, label, path, main doc, drafts and sidebars', () => {
  const { docs: _, ...version } = globalData(site).docs!.versions[0]!
  expect(version).toEqual({
    name: 'current',
    label: 'Next',
    isLast: true,
    path: '/',
    mainDocId: 'introduction/index',
    draftIds: ['d'],
    sidebars: { tutorialSidebar: { link: { path: '/', label: 'Hello' } } },
  })
})

test('[S78] the docs say where they are and whether they show breadcrumbs', () => {
  expect(globalData(site).docs).toMatchObject({ path: '/', breadcrumbs: true })
  const other = testSite({
    docs,
    config: { baseUrl: '/notes/', docs: { routeBasePath: 'docs', breadcrumbs: false } },
  })
  expect(globalData(other).docs).toMatchObject({ path: '/notes/docs', breadcrumbs: false })
})

test('[S69] the one language is English, from left to right', () => {
  expect(globalData(site).i18n).toEqual({
    defaultLocale: 'en',
    locales: ['en'],
    currentLocale: 'en',
    localeConfigs: {
      en: { label: 'English', direction: 'ltr', htmlLang: 'en', calendar: 'gregory', path: 'en' },
    },
  })
})

test('the data about a site is plain JSON', () => {
  const data = globalData(site)
  expect(JSON.parse(JSON.stringify(data))).toEqual(data)
})

test('a site without docs lists none', () => {
  expect(Object.keys(globalData(testSite({ config: { docs: false } })))).toEqual(['i18n'])
})

test('the versions of engine and site are written', () => {
  expect(siteMetadata('0.1.0', '0.0.0')).toEqual({ engineVersion: '0.1.0', siteVersion: '0.0.0' })
})
