import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { photograph } from '../support/photograph.ts'
import { readPage } from '../support/readPage.ts'
import { bytesOf, temporarySite } from '../support/temporarySite.ts'

const config = { images: { resize: true, smallest: 5000 } }
const photo = await photograph(1600, 1000)
const frames = [
  await photo.clone().resize(600).png().toBuffer(),
  await photo.clone().flip().resize(600).png().toBuffer(),
]
const plain = (colour: string) =>
  sharp({ create: { width: 700, height: 500, channels: 3, background: colour } })

describe('with pictures in the sizes that pages show', async () => {
  const site = temporarySite(
    {
      'docs/note.md':
        '# A\n\n![First](./photo.jpg "A title")\n\n![Turned](./turned.jpg)\n\n[![Linked](./photo.jpg)](/note)\n\n![Green](./green.png)\n\n![Small](./small.png) ![Moving](./moving.webp) ![Drawn](./drawn.svg) ![Narrow](./narrow.jpg)\n',
      'docs/photo.jpg': await photo.clone().jpeg({ quality: 90 }).toBuffer(),
      'docs/turned.jpg': await (await photograph(1000, 800))
        .withMetadata({ orientation: 6 })
        .jpeg()
        .toBuffer(),
      'docs/green.png': await plain('rgb(90, 170, 70)')
        .withIccProfile('p3')
        .png({ compressionLevel: 0 })
        .toBuffer(),
      'docs/small.png': await plain('white').png().toBuffer(),
      'docs/moving.webp': await sharp(frames, { join: { animated: true } })
        .webp()
        .toBuffer(),
      'docs/drawn.svg': `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600">${'<!-- -->'.repeat(400)}</svg>`,
      'docs/narrow.jpg': await photo.clone().resize(400).jpeg().toBuffer(),
    },
    config,
  )
  const build = await site.build()
  const page = readPage(build, 'note')
  const within = (alt: string) =>
    new RegExp(`<picture>((?:(?!</picture>).)*alt="${alt}"[^>]*>)</picture>`, 's').exec(page.html)?.[1] ?? ''
  const files = (alt: string, format: string) =>
    [...within(alt).matchAll(new RegExp(`/(assets/images/[^ "]+\\.${format}) (\\d+)w`, 'g'))].map(
      ([, path, width]) => ({ path: path!, width: Number(width) }),
    )

  test('a large picture is published as AVIF and WebP in four widths, which are what they say', async () => {
    expect(build.diagnostics).toEqual([])
    for (const format of ['avif', 'webp']) {
      const sizes = files('First', format)
      expect(sizes.map(({ width }) => width)).toEqual([480, 672, 1080, 1344])
      for (const { path, width } of sizes)
        expect(await sharp(bytesOf(build, path)).metadata()).toMatchObject({
          width,
          height: Math.round(width * 0.625),
        })
    }
    expect(within('First')).toMatch(/^<source type="image\/avif" .*<source type="image\/webp" .*<img /s)
  })

  test('its original stays for browsers that know no other format, with its size, text and caption', () => {
    expect(page.attribute('img[alt="First"]', 'src')).toMatch(/^\/assets\/images\/photo-[\da-f]{8}\.jpg$/)
    expect(page.attribute('img[alt="First"]', 'width')).toBe('1600')
    expect(page.attribute('img[alt="First"]', 'height')).toBe('1000')
    expect(page.texts('figcaption')).toEqual(['A title'])
  })

  test('the first picture is loaded at once, the others when they come near', () => {
    expect(page.attributes('img[alt="First"]', 'loading')).toEqual([])
    expect(page.attribute('img[alt="Turned"]', 'loading')).toBe('lazy')
  })

  test('a picture in a link comes in sizes too, and is not enlarged', () => {
    expect(files('Linked', 'avif')).toHaveLength(4)
    expect(page.html).not.toMatch(/alt="Linked"[^>]*><\/picture><button/)
  })

  test('a picture is turned as its camera was held', async () => {
    expect(page.attribute('img[alt="Turned"]', 'width')).toBe('800')
    expect(page.attribute('img[alt="Turned"]', 'height')).toBe('1000')
    const [size] = files('Turned', 'webp')
    expect(await sharp(bytesOf(build, size!.path)).metadata()).toMatchObject({ width: 480, height: 600 })
  })

  test('colours of a wide profile become those of all screens', async () => {
    const [size] = files('Green', 'webp')
    const { dominant } = await sharp(bytesOf(build, size!.path)).stats()
    for (const [value, wanted] of [
      [dominant.r, 90],
      [dominant.g, 170],
      [dominant.b, 70],
    ] as const)
      expect(Math.abs(value - wanted)).toBeLessThan(12)
  })

  test('small files, moving pictures, drawings and narrow ones stay as they are', () => {
    for (const alt of ['Small', 'Moving', 'Drawn', 'Narrow']) expect(within(alt)).toBe('')
  })

  test('a second build takes them from the cache', async () => {
    const folder = join(site.dir, '.sotay/cache/pictures')
    const made = () => readdirSync(folder).map((name) => [name, statSync(join(folder, name)).ino])
    const before = made()
    expect(before.length).toBe(20)
    await site.build()
    expect(made()).toEqual(before)
  })
})

test('a picture that cannot be read is reported and published as it is', async () => {
  const whole = await photo.clone().jpeg({ quality: 90 }).toBuffer()
  const build = await temporarySite(
    { 'docs/note.md': '# A\n\n![Cut off](./cut.jpg)', 'docs/cut.jpg': whole.subarray(0, whole.length / 2) },
    config,
  ).build()
  expect(build.diagnostics).toMatchObject([
    { code: 'unreadable-picture', level: 'warning', where: { file: 'docs/cut.jpg' } },
  ])
  expect(readPage(build, 'note').html).not.toContain('<picture>')
  expect(readPage(build, 'note').attribute('article img', 'src')).toMatch(/cut-[\da-f]{8}\.jpg$/)
})

test('[GHSA-26w7-cxv4-gfx2] what is no photograph inside is not decoded, whatever its name', async () => {
  const tiff = await photo.clone().tiff().toBuffer()
  const site = temporarySite({ 'docs/note.md': '# A\n\n![A](./a.png)\n', 'docs/a.png': tiff }, config)
  const build = await site.build()
  expect(build.report).toContain('unreadable-picture')
  expect(readPage(build, 'note').html).not.toContain('<picture>')
  const settings = JSON.parse(readFileSync(new URL('../../engine/package.json', import.meta.url), 'utf8'))
  expect(settings.peerDependencies.sharp).toBe('^0.35.4')
})
