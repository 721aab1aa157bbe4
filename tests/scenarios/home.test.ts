import { describe, expect, test } from 'vitest'
import { readPage } from '../support/readPage.ts'
import { temporarySite } from '../support/temporarySite.ts'

const front = (fields: object, text = '') => `---\n${JSON.stringify(fields)}\n---\n\n${text}`
const hero = {
  tagline: 'One sentence.',
  search: true,
  actions: [
    { label: 'Begin', to: './tools/axe.md' },
    { label: 'Elsewhere', to: 'https://example.org' },
  ],
  features: [{ title: 'Small', description: 'It weighs little.', icon: '✦', hue: 3, to: './tools/saw.md' }],
  shelf: true,
  news: true,
}
const changed = (day: number) => ({ last_update: { date: `2025-03-${String(day).padStart(2, '0')}` } })
const many = Array.from({ length: 13 }, (_, index) => [
  `docs/upkeep/n${index}.md`,
  front(changed(20), `# Note ${index}`),
])
const files = {
  'docs/index.md': front({ slug: '/', description: 'Of the page.', hero }, '# The site\n\n## More\n\nText.'),
  'docs/tools/_category_.json': '{ "label": "Tools", "position": 1 }',
  'docs/tools/axe.md': front(changed(3), '# Axe\n\nSharpen it with a [file](./file.md).'),
  'docs/tools/file.md': front(changed(2), '# File'),
  'docs/tools/saw.md': front({}, '# Saw\n\nA [file](file.md), then a [file](file.md), and an [axe](axe.md).'),
  'docs/tools/old.md': front(changed(1), '# Old'),
  'docs/upkeep/_category_.json': '{ "label": "Upkeep", "position": 2 }',
  'docs/words/_category_.json': '{ "label": "Words", "position": 3 }',
  'docs/words/glossary.md': front({}, '# Glossary'),
  ...Object.fromEntries(many),
  'blog/2025-01-02-first.md': front({ description: 'Of the post.' }, '# First post'),
}

describe('a page with a hero', async () => {
  const build = await temporarySite(files, { docs: { routeBasePath: '/', showLastUpdateTime: true } }).build()
  const page = readPage(build, 'index')

  test('begins with its title, its tagline, links and a form that leads to the search page', () => {
    expect(page.texts('h1')).toEqual(['The site'])
    expect(page.text('.home-hero p')).toBe('One sentence.')
    expect(page.attributes('.home-actions a', 'href')).toEqual(['/tools/axe', 'https://example.org'])
    expect(page.attribute('form.home-search', 'action')).toBe('/search')
  })

  test('shows its features as cards, of which those that lead somewhere are links', () => {
    expect(page.texts('a.card strong')).toEqual(['Small'])
    expect(page.attributes('a.card', 'href')).toEqual(['/tools/saw'])
    expect(page.attributes('a.card', 'data-hue')).toEqual(['3'])
  })

  test('has neither breadcrumbs nor a table of contents nor neighbours', () => {
    expect(page.has('.breadcrumbs')).toBe(false)
    expect(page.has('.theme-doc-toc-desktop')).toBe(false)
    expect(page.has('.pagination-nav__link')).toBe(false)
  })

  test('its shelf has each section with its size and the pages that most notes link to', () => {
    expect(page.texts('.shelf h2 a')).toEqual(['Tools', 'Upkeep', 'Words'])
    expect(page.texts('.shelf small')).toEqual(['4 pages', '13 pages', '1 page'])
    // The section has no page of its own, so it leads to its first page, Axe.
    expect(page.texts('.shelf li').slice(0, 3)).toEqual(['File', 'Saw', 'Old'])
    expect(page.texts('.shelf li').at(-1)).toBe('Glossary')
  })

  test('its news are the last changes, without what changed many pages at once, and the newest posts', () => {
    expect(page.texts('.home-news a')).toEqual(['Axe', 'File', 'Old', 'First post'])
    expect(page.texts('.home-news p')).toEqual(['Tools', 'Tools', 'Tools', 'Of the post.'])
  })

  test('its styles are loaded there only', () => {
    const sheet = /assets\/css\/home\.\w+\.css/
    expect(page.html).toMatch(sheet)
    expect(readPage(build, 'tools/axe').html).not.toMatch(sheet)
  })
})

test('a page without dates or posts has no news, and without a search page no field', async () => {
  const { 'docs/index.md': index, 'docs/tools/saw.md': saw } = files
  const build = await temporarySite(
    {
      'docs/index.md': index.replace('./tools/axe.md', './tools/saw.md'),
      'docs/tools/saw.md': saw.replace(/\[(\w+)\]\(\w+\.md\)/g, '$1'),
    },
    { search: false, docs: { routeBasePath: '/' } },
  ).build()
  expect(build.report).toBe('')
  const page = readPage(build, 'index')
  expect(page.has('.home-news')).toBe(false)
  expect(page.has('form.home-search')).toBe(false)
})

test('a text where a hero would be, as sites have it for parts of their own, is a warning', async () => {
  const picture = front({ slug: '/', hero: '/img/dark.png' }, '# Home')
  const { report } = await temporarySite({ 'docs/index.md': picture }).build()
  expect(report).toMatch(/^warning {2}invalid-front-matter/)
  expect(report).not.toMatch(/^error/m)
})

test('a hero of a page outside of the docs shows their shelf', async () => {
  const { 'docs/index.md': _, ...others } = files
  const about = front({ title: 'About', hero: { shelf: true } })
  const build = await temporarySite({ ...others, 'src/pages/about.md': about }).build()
  const page = readPage(build, 'about')
  expect(page.texts('h1')).toEqual(['About'])
  expect(page.texts('.shelf h2 a')).toEqual(['Tools', 'Upkeep', 'Words'])
})

test('a feature has a hue by its place and an icon of Lucide by its name, and a name that Lucide does not have is reported', async () => {
  const features = [
    { title: 'Fast', icon: 'zap' },
    { title: 'Small', icon: 'feathr' },
    { title: 'Old', icon: 'ab' },
  ]
  const site = temporarySite({ 'docs/index.md': front({ slug: '/', hero: { features } }, '# Home') })
  const build = await site.build()
  const page = readPage(build, 'index')
  expect(page.html.match(/<svg viewBox="0 0 24 24"/g)).toHaveLength(1)
  expect(page.html).toMatch(/<svg viewBox="0 0 24 24" aria-hidden="true"><path [^>]*stroke="currentColor"/)
  expect(page.html).toMatch(/data-tile="?ab/)
  expect(page.attributes('.card', 'data-hue')).toEqual(['1', '2', '3'])
  expect(build.report).toContain('feathr')
  expect(build.report).toContain('docs/index.md:2:')
  expect(build.report).toContain('feather')
})

test('links of a hero that lead nowhere are reported with their place', async () => {
  const index = '---\nslug: /\nhero:\n  actions:\n    - { label: Begin, to: ./nowhere.md }\n---\n\n# Home'
  const build = await temporarySite({ 'docs/index.md': index }, { onBrokenLinks: 'warn' }).build()
  expect(build.report).toContain('docs/index.md:5:')
  expect(build.report).toContain('nowhere.md')
})

test('a hero with a mistake is reported, and left out', async () => {
  const build = await temporarySite({
    'docs/index.md': '---\nslug: /\nhero:\n  titel: Home\n---\n\n# Home\n\nText.',
  }).build()
  expect(build.report).toMatch(/^error {2}unknown-hero-key .*docs\/index\.md:3:1$/m)
  expect(build.report).toContain('so the page is shown without it: "titel".')
})
