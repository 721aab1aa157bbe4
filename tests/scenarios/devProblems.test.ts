import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { createDevSite } from '../../engine/src/commands/dev/devSite.ts'
import { printReport } from '../../engine/src/diagnostics/printReport.ts'
import { serveDevSite } from '../support/serveDevSite.ts'
import { temporarySite } from '../support/temporarySite.ts'

async function openSite(files: Record<string, string>) {
  const site = temporarySite({ 'docs/index.md': '# Home\n\n## Part', ...files }, { onBrokenLinks: 'throw' })
  return { site, ...(await serveDevSite(site)) }
}

/** What is printed while a page is asked for: the first line of each problem. */
async function printedAt(read: (path: string) => Promise<string>, path: string) {
  const lines: string[] = []
  const print = vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    lines.push(
      ...(String(text).match(/^\w+ {2}[\w-]+ +\S+$/gm) ?? []).map((line) => line.replace(/ +/g, ' ')),
    )
    return true
  })
  await read(path)
  print.mockRestore()
  return lines
}

test('while notes are written, links and pictures of HTML are checked too', async () => {
  const { read } = await openSite({
    'docs/a.md':
      '# A\n\n<a href="/indx">x</a> <a href="#a-prt">y</a> <img src="/img/gone.svg" alt="z" /> <a href="/file.txt">f</a>\n\n## A part',
    'static/file.txt': 'x',
  })
  expect(await printedAt(read, '/a')).toEqual([
    'warning broken-anchor docs/a.md:3:32',
    'warning broken-image docs/a.md:3:56',
    'error broken-link docs/a.md:3:10',
  ])
  expect(await printedAt(read, '/a')).toEqual([])
})

test('links of sidebars are checked when the site is read', async () => {
  const { devSite } = await openSite({ 'src/pages/b.md': '# B' })
  expect(devSite.current().diagnostics).toEqual([])
  const site = temporarySite(
    {
      'docs/index.md': '# Home',
      'sidebars.mjs': "export default { s: ['index', { type: 'link', label: 'A', href: '/indx' }] }",
    },
    { onBrokenLinks: 'warn', docs: { sidebarPath: 'sidebars.mjs', routeBasePath: '/' } },
  )
  const { diagnostics } = (await createDevSite(site.dir)).current()
  expect(printReport(diagnostics)).toMatch(/^warning {2}broken-link +sidebars\.mjs:1:66$/m)
})

test('a mistake in the settings is reported until it is fixed, and notes go on meanwhile', async () => {
  const sidebars = "export default { s: ['index', 'a'] }"
  const site = temporarySite(
    { 'docs/index.md': '# Home', 'docs/a.md': '# A', 'sidebars.mjs': sidebars },
    { docs: { sidebarPath: 'sidebars.mjs', routeBasePath: '/' } },
  )
  const devSite = await createDevSite(site.dir)
  const told = async (files: Record<string, string>) => {
    site.write(files)
    await devSite.refresh(Object.keys(files).map((path) => join(site.dir, path)))
    const { outlines, diagnostics } = devSite.current()
    return [outlines.map(({ file }) => file.text), diagnostics.map(({ code }) => code)]
  }
  expect(await told({ 'sidebars.mjs': `${sidebars} }` })).toEqual([['# A', '# Home'], ['module-failed']])
  expect(await told({ 'docs/a.md': '# Other' })).toEqual([['# Other', '# Home'], ['module-failed']])
  expect(await told({ 'sidebars.mjs': sidebars })).toEqual([['# Other', '# Home'], []])
})

test('a style sheet that is cut off is reported on the page, and no more when it is whole', async () => {
  const site = temporarySite(
    { 'docs/index.md': '# Home', 'src/own.css': 'h1 { color: rgb(7, 8' },
    { customCss: 'src/own.css' },
  )
  const devSite = await createDevSite(site.dir)
  const codes = () => devSite.current().diagnostics.map(({ code }) => code)
  expect(codes()).toContain('forgiven-css')
  site.write({ 'src/own.css': 'h1 { color: red }' })
  await devSite.refresh([join(site.dir, 'src/own.css')])
  expect(codes()).toEqual([])
})

test('a file that the system does not let us read is reported on the page, and the former site stays', async () => {
  const { site, devSite, read } = await openSite({ 'docs/a.md': '# A' })
  mkdirSync(join(site.dir, 'docs/tags.yml'))
  await devSite.refresh([join(site.dir, 'docs/tags.yml')])
  expect(await read('/a')).toMatch(/<h1>A<\/h1>[^]*data-count="1 error" data-urgent>error {2}unusable-file/)
})

test('each reading of the site has a name of its own, which its pages carry', async () => {
  const { site, devSite, read } = await openSite({ 'docs/a.md': '# A' })
  const { id } = devSite.current()
  expect(await read('/a')).toContain(`data-state="${id}"`)
  await devSite.refresh([join(site.dir, 'docs/a.md')])
  expect(devSite.current().id).not.toBe(id)
})

test('warnings are given to the page after the errors, with how many there are', async () => {
  const { read } = await openSite({ 'docs/a.md': '---\ntitel: A\n---\n\n[x](/indx)' })
  expect(await read('/a')).toMatch(
    /data-count="1 error, 1 warning" data-urgent>error {2}broken-link[^]*warning {2}unknown-front-matter/,
  )
})

test('what was asked for goes along from a former address', async () => {
  const { address } = await openSite({ 'docs/a.md': '---\naliases: [/old]\n---\n\n# A' })
  const { headers } = await fetch(`${address}/old?tab=b`, { redirect: 'manual' })
  expect(headers.get('location')).toBe('/a?tab=b')
})

test('an import that leads nowhere is reported alone, without what follows from it', async () => {
  const { read, site, devSite } = await openSite({
    'docs/a.md': 'import A from "../src/A"\n\n<A />',
  })
  expect(await printedAt(read, '/a')).toEqual(['error import-not-found docs/a.md:1:15'])
  site.write({ 'src/A.jsx': 'export default () => <b>there</b>' })
  await devSite.refresh([join(site.dir, 'src/A.jsx')])
  expect(await read('/a')).toContain('<b>there</b>')
})

test('a mistake in front matter is reported with the site, and not again with its page', async () => {
  const { read, devSite } = await openSite({ 'docs/a.md': '---\nsidebar_position: first\n---\n\nText.' })
  expect(devSite.current().diagnostics).toMatchObject([{ code: 'invalid-front-matter' }])
  expect(await printedAt(read, '/a')).toEqual([])
})

test('while notes are written, slips in the styles of their components are reported', async () => {
  const { read } = await openSite({
    'docs/a.md': "import { Box } from '@site/src/Box'\n\n# A\n\n<Box />",
    'src/Box.tsx': "import './box.css'\n\nexport const Box = () => <p>box</p>",
    'src/box.css': '.a { color: red };\n.b { color }',
  })
  expect(await printedAt(read, '/a')).toEqual([
    'warning forgiven-css src/box.css:1:18',
    'warning forgiven-css src/box.css:2:6',
  ])
})

test('while notes are written, links to headings of other notes are checked', async () => {
  const { read } = await openSite({
    'docs/a.md': '# A\n\n[x](./b.md#gone) [y](./b.md#there) [z](/c#own) [v](/d#live)\n',
    'docs/b.md': '# B\n\n## There\n',
    'docs/c.md': '# C\n\n<p id="own">Text</p>\n',
    'docs/d.mdx': 'export const Live = () => <p id="live">Text</p>\n\n# D\n\n<Live />\n',
  })
  expect(await printedAt(read, '/a')).toEqual(['warning broken-anchor docs/a.md:3:5'])
})
