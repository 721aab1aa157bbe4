import { expect, test } from 'vitest'
import { serveDevSite } from '../support/serveDevSite.ts'
import { temporarySite } from '../support/temporarySite.ts'

const note = (title: string, text = '', fields = '') => `---\n${fields}\n---\n# ${title}\n\n${text}\n`

const docs = {
  'docs/index.md': note('Start', '[One](a/one.md)'),
  'docs/a/one.md': note(
    'One',
    '[Two](two.md), [again](two.md#x), [Three](../b/three.md), [out](https://x.org)',
  ),
  'docs/a/two.md': note('Two', '[One](one.md)'),
  'docs/b/three.md': note('A title that is longer than there is room for'),
  'docs/b/hidden.md': note('Hidden', '[One](../a/one.md)', 'unlisted: true'),
  'docs/b/draft.md': note('Draft', '[One](../a/one.md)', 'draft: true'),
}

/** The dots of the picture by their titles: address, and titles of the notes that they link to. */
function readDots(html: string) {
  const dots = Array.from(
    html.matchAll(
      /<a href="([^"]*)"([^>]*)>(?:<title>([^<]*)<\/title>)?<path d="M[^"]*" data-size="(\d)"><\/path><text[^>]*>([^<]*)<\/text>/g,
    ),
  )
  const titles = dots.map(([, , , title, , shown]) => title ?? shown!)
  return Object.fromEntries(
    dots.map(([, href, more], at) => {
      const links = /data-links="([^"]*)"/.exec(more!)?.[1]?.split(' ') ?? []
      return [titles[at], { href, links: links.map((each) => titles[Number(each)]) }]
    }),
  )
}

test('the map draws all listed docs as links, and the links between them', async () => {
  const site = temporarySite(docs, {
    baseUrl: '/n/',
    trailingSlash: true,
    docs: { routeBasePath: '/', graph: true },
  })
  await site.build()
  const html = site.read('build/graph/index.html')
  expect(readDots(html)).toEqual({
    One: { href: '/n/a/one/', links: ['Two', 'A title that is longer than there is room for'] },
    Two: { href: '/n/a/two/', links: ['One'] },
    'A title that is longer than there is room for': { href: '/n/b/three/', links: [] },
    Start: { href: '/n/', links: ['One'] },
  })
  expect(html).toContain('>A title that is longer than ther…</text>')
  expect(Array.from(html.matchAll(/class="graph-name"[^>]*>([^<]*)</g), ([, name]) => name)).toEqual([
    'a',
    'b',
    'Test',
  ])
  expect(html.match(/data-hue="\d"/g)).toBeTruthy()
})

test('the map is in the sitemap and in the language of the site, and drawn again when a link is added', async () => {
  const site = temporarySite(docs, {
    i18n: { defaultLocale: 'vi', locales: ['vi'] },
    docs: { routeBasePath: '/', graph: true },
  })
  await site.build()
  expect(site.read('build/sitemap.xml')).toContain('/graph</loc>')
  expect(site.read('build/graph.html')).toContain('<h1>Bản đồ ghi chú</h1>')
  expect(readDots(site.read('build/graph.html')).Two!.links).toEqual(['One'])
  site.write({ 'docs/a/two.md': note('Two', '[One](one.md), [Start](../index.md)') })
  await site.build()
  expect(readDots(site.read('build/graph.html')).Two!.links).toEqual(['One', 'Start'])
})

test('each version has its own map, and a page of the site at its address stays', async () => {
  const site = temporarySite(
    {
      ...docs,
      'versions.json': '["1"]',
      'versioned_docs/version-1/index.md': note('Former'),
      'src/pages/next/graph.md': '# Mine',
    },
    { docs: { graph: true }, pages: {} },
  )
  await site.build()
  expect(readDots(site.read('build/graph.html'))).toEqual({ Former: { href: '/', links: [] } })
  expect(site.read('build/next/graph.html')).toContain('Mine')
})

test('without the setting there is no map, and nothing of it on any page', async () => {
  const site = temporarySite(docs, { docs: { routeBasePath: '/' } })
  const build = await site.build()
  expect(build.paths().filter((path) => path.includes('graph'))).toEqual([])
})

test('while a site is served, the map is that of the notes as they are', async () => {
  const site = temporarySite(docs, { docs: { routeBasePath: '/', graph: true } })
  const { read } = await serveDevSite(site)
  const dots = readDots(await read('/graph'))
  expect(dots.Start?.links).toEqual(['One'])
})
