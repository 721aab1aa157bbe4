import { expect, test } from 'vitest'
import type { UserConfig } from '../../engine/src/config/defineConfig.ts'
import { readPage } from '../support/readPage.ts'
import { temporarySite } from '../support/temporarySite.ts'

async function buildWith(announcementBar?: UserConfig['announcementBar']) {
  const build = await temporarySite({ 'docs/a.md': '# A' }, { announcementBar }).build()
  const stylesheet = build.paths().find((path) => /styles\.\w+\.css$/.test(path))!
  return { ...build, stylesheet: build.file(stylesheet) }
}

const bar = '.theme-announcement-bar'

test('an announcement is on every page, with its HTML and its id', async () => {
  const build = await buildWith({ id: 'moved', content: 'We <b>moved</b>' })
  for (const path of ['a', '404']) {
    expect(readPage(build, path).text(`${bar} b`)).toBe('moved')
    expect(readPage(build, path).attribute(bar, 'data-announcement')).toBe('moved')
  }
})

test('HTML of the settings that is not closed reaches no further than its place', async () => {
  const { file, paths } = await temporarySite(
    { 'docs/a.md': '# A\n' },
    {
      announcementBar: { content: '<div><b>We moved' },
      navbar: { items: [{ type: 'html', value: '<i>new</div>' }] },
      footer: { copyright: '<em>Text</p></footer>' },
    },
  ).build()
  expect(paths()).toContain('a.html')
  const html = file('a.html')
  expect(html).toContain('<div><b>We moved</b></div></div>')
  expect(html).toContain('<i>new</i></div>')
  expect(html).toContain('<em>Text</p></em></div>')
})

test('the colours of an announcement come last among those of the theme, in the stylesheet', async () => {
  const build = await buildWith({ content: 'News', backgroundColor: '#222', textColor: 'white' })
  expect(build.stylesheet).toMatch(
    /@layer components\{\.theme-announcement-bar\{background-color:#222;color:white\}\}$/,
  )
  expect(readPage(build, 'a').attribute(bar, 'style')).toBeUndefined()
  expect((await buildWith({ content: 'News' })).stylesheet).not.toContain('background-color:#222')
})

test('an announcement can be closed unless the config says otherwise', async () => {
  const close = `${bar} button`
  expect(readPage(await buildWith({ content: 'News' }), 'a').attribute(close, 'aria-label')).toBe('Close')
  expect(readPage(await buildWith({ content: 'News', isCloseable: false }), 'a').has(close)).toBe(false)
})

test('a site that sets none has none', async () => {
  expect(readPage(await buildWith(), 'a').has(bar)).toBe(false)
})
