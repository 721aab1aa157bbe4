import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { localizeConfig } from '../config/locale/localizeConfig.ts'
import type { SiteConfig } from '../config/siteConfig.ts'
import { settingsFrom } from '../config/testing.ts'
import { loadVersions } from '../config/versions.ts'
import { stopOnErrors } from '../diagnostics/diagnostic.ts'
import { type SourcePath, toSourcePath } from '../model/paths.ts'
import { withoutTail } from './measurePicture.ts'
import { readContentFiles } from './readContent.ts'
import { filesBeside, readAssets, whyWithheld } from './siteFiles.ts'
import { testFolder } from './testFolder.ts'

test('the files of the folder are given, and no folders', () => {
  const { siteDir } = testFolder({ 'docs/a.png': '', 'docs/b/c.png': '' })
  expect(filesBeside(siteDir, toSourcePath('docs/x.png'))).toEqual(['a.png'])
})

test.each(['gone/x.png', 'docs/a.png/x.png'])('beside %s, where there is no folder, are none', (place) => {
  const { siteDir } = testFolder({ 'docs/a.png': '' })
  expect(filesBeside(siteDir, toSourcePath(place))).toEqual([])
})

const png = (width: number, height: number) => {
  const bytes = Buffer.from('89504e470d0a1a0a0000000d49484452000000000000000008060000000000000000', 'hex')
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  return bytes
}

const places = (...names: string[]): SourcePath[] => names.map(toSourcePath)
const configOf = (siteDir: string) => ({ ...settingsFrom(), siteDir }) as SiteConfig
const read = (siteDir: string, ...requests: SourcePath[][]) => [
  ...readAssets(configOf(siteDir), requests).values(),
]

test('a picture is published under a name with a hash, and its size is known', () => {
  const { siteDir } = testFolder({ 'docs/img/a b.png': png(640, 480) })
  const [asset] = read(siteDir, places('docs/img/a b.png'))
  expect(asset).toEqual({
    source: 'docs/img/a b.png',
    path: join(siteDir, 'docs/img/a b.png'),
    output: expect.stringMatching(/^assets\/images\/a b-[\da-f]{8}\.png$/),
    width: 640,
    height: 480,
  })
})

test('other files are published beside the pictures, without a size', () => {
  const { siteDir } = testFolder({ 'docs/b.pdf': 'PDF', 'docs/LICENSE': 'MIT', 'docs/c.tar.gz': '' })
  const assets = read(siteDir, places('docs/b.pdf'), places('docs/LICENSE'), places('docs/c.tar.gz'))
  expect(assets.map(({ output }) => output.replace(/[\da-f]{8}/, 'HASH'))).toEqual([
    'assets/files/b-HASH.pdf',
    'assets/files/LICENSE-HASH',
    'assets/files/c.tar-HASH.gz',
  ])
  expect(assets[0]).not.toHaveProperty('width')
})

test('the hash changes with the bytes, not with the place', () => {
  const { siteDir } = testFolder({ 'a/x.txt': '1', 'b/x.txt': '1', 'c/x.txt': '2' })
  const [a, b, c] = read(siteDir, places('a/x.txt'), places('b/x.txt'), places('c/x.txt'))
  expect(a!.output).toBe(b!.output)
  expect(a!.output).not.toBe(c!.output)
})

test('of several candidate paths, the first with a file is used', () => {
  const { siteDir } = testFolder({ 'static/b.png': png(1, 1), 'other/b.png': png(2, 2) })
  const assets = readAssets(configOf(siteDir), [places('missing/b.png', 'static/b.png', 'other/b.png')])
  expect([...assets.keys()]).toEqual(['static/b.png'])
})

test('a file that several notes show is read once', () => {
  const { siteDir } = testFolder({ 'static/b.png': png(1, 1) })
  expect(read(siteDir, places('static/b.png'), places('docs/b.png', 'static/b.png'))).toHaveLength(1)
})

test('a picture that is known is not read: its hash and size are those that were kept', () => {
  const { siteDir } = testFolder({ 'docs/a.png': png(640, 480) })
  const knownFiles: SiteConfig['knownFiles'] = {
    recall: (_, __, { open }) => open({ name: '0123abcd', width: 3, height: 4 } as never),
    refuse() {},
  }
  const assets = readAssets({ ...configOf(siteDir), knownFiles }, [places('docs/a.png')])
  expect([...assets.values()]).toMatchObject([
    { output: 'assets/images/a-0123abcd.png', width: 3, height: 4, source: 'docs/a.png' },
  ])
})

test('neither a folder nor a missing path is a file', () => {
  const { siteDir } = testFolder({ 'docs/folder.png/a.md': '' })
  expect(read(siteDir, places('docs/folder.png'), places('docs/gone.png'), [])).toEqual([])
})

test.each([
  ['svg', '<svg xmlns="http://www.w3.org/2000/svg" width="12.4" height="30"/>', { width: 12, height: 30 }],
  ['svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"/>', { width: 40, height: 20 }],
  ['svg', '<svg xmlns="http://www.w3.org/2000/svg"/>', {}],
  ['png', 'no picture at all', {}],
  ['PNG', png(3, 4), { width: 3, height: 4 }],
])('a .%s file with the content %j has the size %j', (ending, content, size) => {
  const name = `docs/a.${ending}`
  const [asset] = read(testFolder({ [name]: content }).siteDir, places(name))
  const { width, height } = asset!
  expect({ width, height }).toEqual({ width: undefined, height: undefined, ...size })
})

test.each(['NFC', 'NFD'] as const)('a name with accents is found on a disk that spells it in %s', (form) => {
  const { siteDir } = testFolder({ ['docs/sơ đồ.svg'.normalize(form)]: '<svg/>' })
  expect(read(siteDir, places('docs/sơ đồ.svg'))).toMatchObject([{ source: 'docs/sơ đồ.svg' }])
})

test.each(['png', 'svg', 'avif', 'ico', 'bmp'])('noise called a picture is damaged: %s', (ending) => {
  const { siteDir } = testFolder({ [`docs/a.${ending}`]: Buffer.from('e5a0ff31007cbb', 'hex') })
  expect(read(siteDir, places(`docs/a.${ending}`))).toMatchObject([{ damage: 'other format' }])
})

test.each([
  ['empty', 'a.png', ''],
  ['empty', 'a.svg', '\n'],
  ['web page', 'a.jpg', '<!DOCTYPE html><title>404</title>'],
  ['web page', 'a.svg', '<!doctype html><p><svg></svg></p>'],
  ['pointer', 'a.webp', 'version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n'],
  ['other format', 'a.gif', 'GIF89a'],
  ['other format', 'a.avif', '\0\0\0\x18ftypheic\0\0\0\0heic'],
  ['other format', 'a.avif', `\0\0\0\x18ftypavif\0\0\0\0avif${'\x07\xfe?k'.repeat(50)}`],
  ['other format', 'a.png', png(0, 0)],
  ['cut off', 'a.svg', '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0'],
  ['no namespace', 'a.svg', '<svg width="10" height="10"></svg>'],
])('what is wrong with a picture: %s, %s', (damage, name, content) => {
  const { siteDir } = testFolder({ [`docs/${name}`]: content })
  expect(read(siteDir, places(`docs/${name}`))[0]).toMatchObject({ damage })
})

test.each([
  ['a.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['a.svg', '<!-- <svg> --><svg xmlns="http://www.w3.org/2000/svg"></svg>'],
  ['a.svg', Buffer.from('\ufeff<svg xmlns="http://www.w3.org/2000/svg"/>', 'utf16le')],
  ['a.avif', '\0\0\0\x1cftypmif1\0\0\0\0mif1avif\0\0\0\x14ispe'],
])('a whole picture is: %s, %s', (name, content) => {
  const { siteDir } = testFolder({ [`docs/${name}`]: content })
  expect(read(siteDir, places(`docs/${name}`))[0]).not.toHaveProperty('damage')
})

test('a vector picture without a size is whole', () => {
  const { siteDir } = testFolder({
    'docs/a.svg': '<?xml version="1.0"?>\n<svg:svg xmlns:svg="http://www.w3.org/2000/svg"/>',
  })
  expect(read(siteDir, places('docs/a.svg'))[0]).not.toHaveProperty('damage')
})

const jpegPart = (kind: number, ...content: number[]) => [0xff, kind, 0, content.length + 2, ...content]
const jpegSize = jpegPart(0xc0, 8, 0, 30, 0, 40, 3, 1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1)

test('a JPEG is measured behind all that cameras write before its size', () => {
  const profile = [0xff, 0xe2, 0xff, 0xff, ...new Array<number>(0xffff - 2).fill(7)]
  const bytes = Buffer.from([0xff, 0xd8, ...new Array(12).fill(profile).flat(), ...jpegSize, 0xff, 0xd9])
  const { siteDir } = testFolder({ 'docs/a.jpg': bytes })
  expect(read(siteDir, places('docs/a.jpg'))[0]).toMatchObject({ width: 40, height: 30 })
})

test('a JPEG that leads nowhere is not searched to its end', () => {
  const lost = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 1, 0, 0]), Buffer.alloc(5_000_000)])
  expect(withoutTail(lost).length).toBeLessThan(100_000)
  const parts = Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    Buffer.alloc(5_000_000, Buffer.from([0xff, 0xe0, 0, 2])),
  ])
  expect(withoutTail(parts).length).toBeLessThan(200_000)
  const { siteDir } = testFolder({ 'docs/a.jpg': lost })
  expect(read(siteDir, places('docs/a.jpg'))[0]).toMatchObject({ damage: 'other format' })
})

test('a file outside that is named by its path is no link, also where the folder of the site is one', () => {
  const { siteDir: around } = testFolder({ 'site/docs/a.md': 'a', 'README.md': 'read', 'b.md': 'b' })
  symlinkSync(join(around, 'site'), join(around, 'linked'))
  symlinkSync('../../b.md', join(around, 'site/docs/b.md'))
  for (const name of ['site', 'linked']) {
    const config = configOf(join(around, name))
    const withheld = (path: string) => whyWithheld(toSourcePath(path), config)
    expect(['docs/a.md', 'docs/b.md'].map(withheld)).toEqual([undefined, 'outside'])
  }
  expect(whyWithheld(toSourcePath('../README.md'), configOf(join(around, 'site')))).toBeUndefined()
})

test.each([
  ['suffix', { 'a.md': 'A', 'a.vi.md': 'Á', 'b.en.md': 'B', 'x/c.vi.md': 'Xê', 'd.10.md': 'D' }],
  ['folder', { 'a.md': 'A', 'vi/a.md': 'Á', 'en/b.md': 'B', 'vi/x/c.md': 'Xê', 'd.10.md': 'D' }],
] as const)('translations may stand among the originals: %s', async (structure, files) => {
  const paths = Object.entries(files).map(([path, text]) => [`docs/${path}`, text])
  const config = testFolder(Object.fromEntries(paths), { i18n: { locales: ['en', 'vi'], structure } })
  const factsOf = async (locale: string) => {
    const localized = await localizeConfig(config, locale, stopOnErrors)
    const found = await readContentFiles(localized, await loadVersions(localized, stopOnErrors), stopOnErrors)
    return found.map(({ path, text, original, isUntranslated }) => [path, text, original, isUntranslated])
  }
  expect(await factsOf('en')).toEqual([
    ['a.md', 'A', undefined, undefined],
    ['b.md', 'B', 'docs/b.md', undefined],
    ['d.10.md', 'D', undefined, undefined],
  ])
  expect(await factsOf('vi')).toEqual([
    ['a.md', 'Á', 'docs/a.md', undefined],
    ['b.md', 'B', 'docs/b.md', true],
    ['d.10.md', 'D', undefined, true],
    ['x/c.md', 'Xê', 'docs/x/c.md', undefined],
  ])
})
