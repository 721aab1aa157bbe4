import { expect, test } from 'vitest'
import { temporarySite } from '../support/temporarySite.ts'

test('the page of a file that a link of a vault names stays in its address', async () => {
  const site = temporarySite(
    {
      'docs/index.md':
        '[[paper.pdf#page=3]] ![[paper.pdf#page=4|four]] ![[gone.pdf]] [five](paper.pdf#page=5)\n',
      'docs/paper.pdf': '%PDF-1.4\n',
    },
    { docs: { routeBasePath: '/' }, markdown: { obsidian: true, format: 'md' } },
  )
  await site.build()
  const html = site.read('build/index.html')
  expect(html).toMatch(
    /<iframe loading="lazy" width="100%" height="600" frameborder="0" title="paper\.pdf" src="\/assets\/files\/paper-\w+\.pdf#page=4"><\/iframe>/,
  )
  expect(html.match(/<iframe/g)).toHaveLength(1)
  const pages = site.read('build/index.html').matchAll(/href="\/assets\/files\/paper-\w+\.pdf(#[^"]*)"/g)
  expect(Array.from(pages, ([, hash]) => hash)).toEqual(['#page=3', '#page=4', '#page=5'])
})

test('a link of a vault to a page in HTML that lies in it leads to that file', async () => {
  const site = temporarySite(
    {
      'docs/index.md': '[[old page.html]] [old](old%20page.html) [new](/new.html)\n',
      'docs/new.md': '# New\n',
      'docs/old page.html': '<p>Old</p>\n',
    },
    { docs: { routeBasePath: '/' }, markdown: { obsidian: true, format: 'md' } },
  )
  const { report } = await site.build()
  expect(report).toBe('')
  const links = site.read('build/index.html').matchAll(/href="([^"]*)"[^>]*>(?:old|new)/g)
  const [byName, byPath, page] = Array.from(links, ([, address = '']) => address)
  expect(byName).toMatch(/^\/assets\/files\/old%20page-\w+\.html$/)
  expect([byPath, page]).toEqual([byName, '/new'])
  expect(site.read(`build${decodeURI(byName!)}`)).toBe('<p>Old</p>\n')
})

test('a picture whose name no file has is reported by its name, for it is looked for everywhere', async () => {
  const site = temporarySite(
    { 'docs/index.md': '![[Plan 2.png|300]]\n', 'docs/Plan 1.png': '' },
    { docs: { routeBasePath: '/' }, markdown: { obsidian: true, format: 'md' } },
  )
  const { stderr } = await site.sotay('build')
  expect(stderr).toContain('No file of the site has the name "Plan 2.png".')
  expect(stderr).toContain('Correct the name, or put the file beside the note.')
})

test('a note whose first heading says nothing has the name of its file, also where others name it', async () => {
  const site = temporarySite(
    { 'docs/index.md': '# Home\n', 'docs/Changes.md': '# \n\n## Part\n\n[[index]]\n' },
    { docs: { routeBasePath: '/', backlinks: true }, markdown: { obsidian: true, format: 'md' } },
  )
  await site.build()
  const html = site.read('build/Changes.html')
  expect(html).toContain('<title>Changes | ')
  expect(html.match(/<h1.*?<\/h1>/g)).toEqual(['<h1>Changes</h1>'])
  expect(site.read('build/index.html')).toMatch(/<section class="backlinks.*<a href="\/Changes">Changes<\/a>/)
  expect(site.read('build/index.html')).toMatch(/class="menu__link" href="\/Changes">Changes</)
})
