import { expect, test } from 'vitest'
import { temporarySite } from '../support/temporarySite.ts'

test('the page of a file that a link of a vault names stays in its address', async () => {
  const site = temporarySite(
    {
      'docs/index.md': '[[paper.pdf#page=3]] ![[paper.pdf#page=4|four]] [five](paper.pdf#page=5)\n',
      'docs/paper.pdf': '%PDF-1.4\n',
    },
    { docs: { routeBasePath: '/' }, markdown: { obsidian: true, format: 'md' } },
  )
  await site.build()
  const pages = site.read('build/index.html').matchAll(/href="\/assets\/files\/paper-\w+\.pdf(#[^"]*)"/g)
  expect(Array.from(pages, ([, hash]) => hash)).toEqual(['#page=3', '#page=4', '#page=5'])
})
