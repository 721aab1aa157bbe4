import { spawnSync } from 'node:child_process'
import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporarySite } from './temporarySite.ts'

const outside = temporarySite({ 'docs/a.md': '# A', 'secret.txt': 'secret', 'pictures/b.txt': 'shared' })

function siteWithLinks(settings = {}) {
  const site = temporarySite({ 'docs/a.md': '# A', 'docs/c.txt': 'own', 'static/d.txt': '' }, settings)
  symlinkSync(join(outside.dir, 'secret.txt'), join(site.dir, 'static/secret.txt'))
  symlinkSync(join(outside.dir, 'pictures'), join(site.dir, 'static/pictures'))
  symlinkSync(join(site.dir, 'docs/c.txt'), join(site.dir, 'static/own.txt'))
  symlinkSync(join(site.dir, 'gone.txt'), join(site.dir, 'static/dangling.txt'))
  return site
}
const published = (paths: string[]) => paths.filter((path) => path.endsWith('.txt') && path !== 'llms.txt')

test('what a link in a static folder leads to outside the site is not published, and told', async () => {
  const build = await siteWithLinks().build()
  expect(published(build.paths())).toEqual(['d.txt', 'own.txt'])
  expect(build.report.replaceAll(outside.dir, '/elsewhere')).toMatchInlineSnapshot(`
    "warning  link-leads-out                           static/pictures/b.txt
      This link leads to "/elsewhere/pictures/b.txt", outside the site and its static folders, so it is not published.
      Put the file itself here, or add the folder that holds it to "staticDirectories".

    warning  link-leads-out                           static/secret.txt
      This link leads to "/elsewhere/secret.txt", outside the site and its static folders, so it is not published.
      Put the file itself here, or add the folder that holds it to "staticDirectories".
    "
  `)
})

test('a static folder may lie outside the site when the config names it', async () => {
  const build = await siteWithLinks({ staticDirectories: ['static', join(outside.dir, 'pictures')] }).build()
  expect(published(build.paths())).toEqual(['b.txt', 'd.txt', 'own.txt', 'pictures/b.txt'])
})

test.skipIf(process.platform === 'win32')('a link to a pipe is not waited for', async () => {
  const site = temporarySite({ 'docs/a.md': '# A', 'static/a.txt': 'a' })
  spawnSync('mkfifo', [join(site.dir, 'pipe')])
  symlinkSync('../pipe', join(site.dir, 'static/pipe'))
  const { failed, paths } = await site.build()
  expect(failed).toBe(false)
  expect(paths()).toContain('a.txt')
  expect(paths()).not.toContain('pipe')
})
