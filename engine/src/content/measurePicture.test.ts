import { imageSize } from 'image-size'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { sweep } from '../../../tests/support/sweep.ts'
import { measurePicture, sizeOf } from './measurePicture.ts'

const number = (value: number) => Buffer.from([value >>> 24, value >>> 16, value >>> 8, value])
const box = (kind: string, ...content: Buffer[]): Buffer => {
  const inner = Buffer.concat(content)
  return Buffer.concat([number(inner.length + 8), Buffer.from(kind), inner])
}
const begun = (beginning: string | Buffer, length = 60) =>
  Buffer.concat([Buffer.from(beginning as string), Buffer.alloc(length, 1)])
const hex = (text: string) => Buffer.from(text, 'hex')

const painted = sharp({ create: { width: 20, height: 10, channels: 3, background: '#abc' } })
const drawn = await Promise.all(
  (['png', 'jpeg', 'gif', 'webp', 'avif', 'tiff'] as const).map(
    async (format): Promise<[string, Buffer]> => [
      format,
      await painted.clone().toFormat(format).withMetadata({ orientation: 6 }).toBuffer(),
    ],
  ),
)

/** A picture of every format that a reader may take it for, whole or as far as readers look. */
const pictures: [format: string, bytes: Buffer][] = [
  ...drawn,
  [
    'heif',
    Buffer.concat([
      box('ftyp', Buffer.from('heic'), number(0)),
      box('meta', number(0), box('iprp', box('ipco', box('ispe', number(0), number(20), number(10))))),
    ]),
  ],
  ['jp2', Buffer.concat([box('jP  ', number(0x0d0a870a)), box('jp2h', box('ihdr', number(10), number(20)))])],
  [
    'jxl in boxes',
    Buffer.concat([
      box('JXL ', number(0x0d0a870a)),
      box('ftyp', Buffer.from('jxl '), number(0)),
      box('jxlp', number(0), hex('ff0a101010101010')),
      box('jxlp', number(1), Buffer.alloc(30)),
    ]),
  ],
  ['jxl', hex(`ff0a${'8f3c71aa'.repeat(10)}`)],
  ['icns', Buffer.concat([Buffer.from('icns'), number(64), box('ic10', Buffer.alloc(16)), box('ic07')])],
  ['ico', begun(hex('000001000300'))],
  ['cur', begun(hex('000002000300'))],
  ['bmp', begun('BM')],
  ['psd', begun('8BPS')],
  ['dds', begun('DDS ', 130)],
  ['ktx', begun(hex('ab4b5458203131bb0d0a1a0a'))],
  ['pnm', Buffer.from('P7\nWIDTH 20\nHEIGHT 10\nENDHDR\n')],
  ['tga', begun(hex('000002000000000000000000140000000a00'))],
  ['bigtiff', begun(hex('49492b00080000001000000000000000'))],
  [
    'svg',
    Buffer.from('<!-- a --><svg xmlns="http://www.w3.org/2000/svg" width="20px" viewBox="0 0 20 10"/>'),
  ],
]

/** Numbers that are the same in each run. */
function numbersFrom(seed: number): (limit: number) => number {
  let state = seed
  return (limit) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    return (state >> 8) % limit
  }
}

/** Changes some of the first bytes, cuts the picture, or lets a part of it come twice. */
function spoil(bytes: Buffer, next: (limit: number) => number): Buffer {
  const spoilt = Buffer.from(bytes)
  for (let time = next(5); time >= 0; time--)
    spoilt[next(Math.min(spoilt.length, 120))] = [0, 255, next(256)][next(3)]!
  const [from, to] = [next(spoilt.length), next(spoilt.length)]
  const others = [
    spoilt,
    spoilt.subarray(0, from),
    Buffer.concat([spoilt.subarray(0, from), spoilt.subarray(to)]),
  ]
  return others[next(3)]!
}

const spoilings = sweep(20, 200)

test.each(pictures)('%s: spoilt pictures are each read to an end', (_, bytes) => {
  const next = numbersFrom(bytes.length)
  for (let time = 0; time < spoilings; time++) {
    const spoilt = spoil(bytes, next)
    let isRead = false
    const read = (given: Uint8Array) => {
      try {
        return imageSize(given)
      } finally {
        isRead = true
      }
    }
    sizeOf(spoilt, { read })
    expect(isRead, spoilt.toString('hex')).toBe(true)
    measurePicture(spoilt, '.svg')
  }
})

/** Random bytes, some of them the most that a length can be, after the first ones of a picture. */
function noiseAfter(beginning: Buffer, next: (limit: number) => number): Buffer {
  const noise = Buffer.from(Array.from({ length: 4000 }, () => [next(256), 255, 0][next(3)]!))
  return Buffer.concat([beginning, noise])
}

const endings = ['.png', '.jpg', '.gif', '.webp', '.ico', '.bmp']

test.each(pictures)('%s: noise after its first bytes has a size, or is reported', (_, bytes) => {
  const next = numbersFrom(bytes.length + 1)
  for (const known of [4, 8, 16, 32])
    for (let time = 0; time < 10; time++) {
      const noise = noiseAfter(bytes.subarray(0, known), next)
      const ending = endings[next(endings.length)]!
      const isTold = Object.keys(measurePicture(noise, ending)).length > 0
      expect(isTold, ending + noise.toString('hex', 0, 100)).toBe(true)
      for (const other of ['.avif', '.svg']) measurePicture(noise, other)
    }
})

test('the turned picture has the size that browsers show', () => {
  expect(sizeOf(drawn[1]![1])).toEqual({ width: 10, height: 20 })
})

test('a reader that would never end is stopped, and the picture is reported', () => {
  const read: typeof imageSize = () => {
    for (;;);
  }
  expect(sizeOf(drawn[1]![1], { read, patience: 20 })).toBeUndefined()
  expect(measurePicture(Buffer.from('no picture'), '.png')).toEqual({ damage: 'other format' })
})
