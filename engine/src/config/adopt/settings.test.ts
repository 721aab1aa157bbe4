import { expect, test } from 'vitest'
import { adoptSettings } from './adoptSettings.ts'
import { relativePaths } from './settings.ts'

test('files of the site are named from it, as values and as names, and all else stays', () => {
  const pattern = /x/
  const given = { '/site/plugin.js': {}, list: ['/site/src/a.css', '/sites/b.css'], pattern }
  expect(relativePaths(given, '/site/')).toEqual({
    './plugin.js': {},
    list: ['./src/a.css', '/sites/b.css'],
    pattern,
  })
})

test('a preset of another package gives its docs and blog, and runs if it has none', () => {
  const look = { isInstalled: (name: string) => name === 'redocs', findWrapped: () => undefined }
  const presets = [
    ['docusaurus-preset-openapi', { docs: { path: 'notes' }, api: { path: 'x.yaml' } }],
    ['redocs', { specs: [] }],
  ]
  expect(adoptSettings({ presets }, look)).toMatchObject({
    docs: { path: 'notes' },
    'docusaurus-preset-openapi (preset)': { api: { path: 'x.yaml' } },
    plugins: [['redocs', { specs: [] }]],
  })
})

test('several blogs become a list, and each gets the settings that the theme has for all', () => {
  const adopt = (blog: unknown) =>
    adoptSettings({
      presets: [['classic', { blog }]],
      plugins: [
        ['@docusaurus/plugin-content-blog', { id: 'log', path: 'log', routeBasePath: 'log' }],
        ['content-blog', { id: 'more' }],
      ],
      themeConfig: { blog: { sidebar: { groupByYear: false } } },
    }).blog
  const sidebar = { groupByYear: false }
  const log = { id: 'log', path: 'log', routeBasePath: 'log', sidebar }
  expect(adopt({ blogTitle: 'News' })).toEqual([{ blogTitle: 'News', sidebar }, log, { id: 'more', sidebar }])
  // Docusaurus has a blog unless the preset says that there is none.
  expect(adopt(undefined)).toEqual([{ sidebar }, log, { id: 'more', sidebar }])
  expect(adopt(false)).toEqual([log, { id: 'more', sidebar }])
})
