import { expect, test } from 'vitest'
import { bytesOf, temporarySite } from '../support/temporarySite.ts'

const strict = { onBrokenLinks: 'throw' } as const

test('asking a failed build for a file or its paths shows the report', async () => {
  const built = await temporarySite({ 'docs/a.md': '# A\n\n[Gone](/gone)' }, strict).build()
  expect(built.failed).toBe(true)
  expect(() => built.file('a.html')).toThrow(
    /^There is no "a\.html" because the build failed:\nerror {2}broken-link .*docs\/a\.md:3:8/,
  )
  expect(() => built.paths()).toThrow('broken-link')
  expect(() => built.data('routes')).toThrow('broken-link')
})

test('asking a good build for a file that it did not make shows those that it made', async () => {
  const built = await temporarySite({ 'docs/a.md': '# A' }).build()
  expect(() => built.file('b.html')).toThrow(
    /There is no "b\.html" in the output\. There are:\n[^]*^a\.html$/m,
  )
})

test('after a failed build the files of the build before are still there', async () => {
  const site = temporarySite({ 'docs/a.md': '# A' }, strict)
  await site.build()
  site.write({ 'docs/a.md': '# B\n\n[Gone](/gone)' })
  const built = await site.build()
  expect(built.failed).toBe(true)
  expect(built.file('a.html')).toContain('<h1')
})

test('reading a file that no build has made shows the report, or what the command said', async () => {
  const site = temporarySite({ 'docs/a.md': '# A\n\n[x](./gone.md)' }, { onBrokenLinks: 'throw' })
  const build = await site.build()
  expect(() => site.read('build/a.html')).toThrow(/no .*a\.html[^]*broken-markdown-link/)
  expect(() => bytesOf(build, 'a.png')).toThrow(/no .*a\.png[^]*gone\.md/)
  expect((await site.sotay('build', '--mni')).status).toBe(1)
  expect(() => site.read('build/a.html')).toThrow('--mni')
})
