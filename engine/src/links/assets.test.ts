import { expect, test } from 'vitest'
import { testDocument } from '../markdown/testDocument.ts'
import { toSourcePath } from '../model/paths.ts'
import { testConfig } from '../site/testSite.ts'
import { assetPlaces, assetRequests, diagnoseBrokenImage, mayBeAsset, withheldReason } from './assets.ts'

const places = (url: string, settings = {}) =>
  assetPlaces(url, testDocument('', {}, 'guides/a.md'), testConfig(settings))

test.each([
  ['./b.png', ['docs/guides/b.png']],
  ['b.png', ['docs/guides/b.png']],
  ['../img/b.png', ['docs/img/b.png']],
  ['./with%20blank.png?x#y', ['docs/guides/with blank.png']],
  ['./sơ-đồ.png', ['docs/guides/sơ-đồ.png']],
  ['/img/b.png', ['static/img/b.png']],
  ['@site/other/b.png', ['other/b.png']],
])('%s may mean %j', (url, expected) => {
  expect(places(url)).toEqual(expected)
})

test('the path of a file outside of the site may lead into it by the name of its folder', () => {
  const document = testDocument('', {}, 'a.md')
  const file = { ...document.file, source: toSourcePath('../NOTE.md') }
  const config = { ...testConfig(), siteDir: '/projects/site' }
  expect(assetPlaces('site/static/a.png', { file }, config)).toEqual(['static/a.png'])
  expect(assetPlaces('other/a.png', { file }, config)).toEqual(['../other/a.png'])
})

test('an absolute address is looked for in every static folder, with and without the base', () => {
  expect(places('/notes/b.png', { baseUrl: '/notes/', staticDirectories: ['static', 'public'] })).toEqual([
    'static/notes/b.png',
    'static/b.png',
    'public/notes/b.png',
    'public/b.png',
  ])
})

test.each([
  ['image', './a.png', true],
  ['image', './no-ending', true],
  ['image', '', false],
  ['image', 'https://example.com/a.png', false],
  ['image', '//example.com/a.png', false],
  ['image', 'data:image/png;base64,AA==', false],
  ['image', 'pathname:///a.png', false],
  ['link', './a.pdf', true],
  ['link', '/a.tar.gz?x#y', true],
  ['link', './a.md', false],
  ['link', './a.MDX#b', false],
  ['link', './a.html', false],
  ['link', './a', true],
  ['link', '/a', false],
  ['link', './a/', false],
  ['link', '#a.png', false],
  ['link', 'mailto:a@example.com', false],
] as const)('whether the %s %j may be a file of its own: %s', (kind, url, expected) => {
  expect(mayBeAsset({ kind, url })).toBe(expected)
})

test('pictures, linked files and the picture of the front matter are asked for', () => {
  const text =
    '---\nimage: ./card.png\n---\n![a](./a.png) [b](./b.pdf) [c](./c.md) [d](/d) ![e](https://example.com/e.png)'
  expect(assetRequests(testDocument(text), testConfig())).toEqual([
    ['docs/a.png'],
    ['docs/b.pdf'],
    ['docs/card.png'],
  ])
})

test.each(['/img/card.png', 'https://example.com/card.png'])(
  'the front matter picture %s is used as it is',
  (image) => {
    expect(assetRequests(testDocument(`---\nimage: ${image}\n---\n`), testConfig())).toEqual([])
  },
)

const settings = { docs: { path: '../docs' }, staticDirectories: ['static', './../pictures'] }

test.each([
  ['docs/a.png', undefined],
  ['..a/b.png', undefined],
  ['../docs/a.png', undefined],
  ['../pictures/a.png', undefined],
  ['../docs-of-another/a.png', 'outside'],
  ['../a.png', 'outside'],
  ['../../etc/passwd', 'outside'],
  ['.env', 'secret'],
  ['.git/config', 'secret'],
  ['../docs/.env', 'secret'],
])('%s is withheld: %s', (place, reason) => {
  expect(withheldReason(toSourcePath(place), testConfig(settings))).toBe(reason)
})

const where = { file: toSourcePath('docs/a.md'), line: 3 }
const beside = (...names: string[]) => ({ filesBeside: () => names })

const imageAt = (url: string, names: string[]) =>
  diagnoseBrokenImage(
    { url, where },
    [toSourcePath(`docs/${url.replace(/^\.\/|[?#].*$/g, '')}`)],
    beside(...names),
  )

test('a file beside it that is called nearly the same is proposed', () => {
  expect(imageAt('./img/plna.png', ['plan.png', 'other.jpg']).hint).toBe('Did you mean "./img/plan.png"?')
  expect(imageAt('./plan.png', ['zebra.svg']).hint).toContain('Correct the path.')
})

test('an address that begins with the name of the static folder is suggested without it', () => {
  const written = { url: '/static/img/a.png', where }
  const places = [toSourcePath('static/static/img/a.png')]
  const filesBeside = (place: string) => (place === 'static/img/a.png' ? ['a.png'] : [])
  expect(diagnoseBrokenImage(written, places, { filesBeside }).fix?.to).toBe('/img/a.png')
  expect(diagnoseBrokenImage(written, places, beside()).fix).toBeUndefined()
})

test('a name that differs by a typo, or only in capitals, is suggested', () => {
  expect(imageAt('./Plan.PNG', ['plan.png']).fix).toEqual({ from: './Plan.PNG', to: './plan.png' })
  expect(imageAt('./plans.png', ['plan a.png', 'plans1.png', 'plans2.png']).fix).toBeUndefined()
})

test('spaces in its name are escaped, and query and hash stay', () => {
  expect(imageAt('./my-plan.png?x#y', ['my plan.png']).fix?.to).toBe('./my%20plan.png?x#y')
})
