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
