import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { encodePng } from './encodePng.ts'

const red = [255, 0, 0, 255]
const blue = [0, 0, 255, 255]

test('a picture is packed as places in a palette', () => {
  const pixels = Buffer.from([...red, ...blue, ...red, ...blue, ...blue, ...red])
  const png = encodePng({ pixels, width: 3, height: 2 })!
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  const chunk = (name: string) => {
    const start = png.indexOf(name)
    return png.subarray(start + 4, start + 4 + png.readUInt32BE(start - 4))
  }
  expect([...chunk('IHDR')]).toEqual([0, 0, 0, 3, 0, 0, 0, 2, 8, 3, 0, 0, 0])
  expect([...chunk('PLTE')]).toEqual([255, 0, 0, 0, 0, 255])
  expect([...inflateSync(chunk('IDAT'))]).toEqual([0, 0, 1, 0, 0, 1, 1, 0])
})

test('a picture of more colours than a palette holds is not', () => {
  const pixels = Buffer.alloc(257 * 4)
  for (let index = 0; index < 257; index++) pixels.writeUInt32LE(index, index * 4)
  expect(encodePng({ pixels, width: 257, height: 1 })).toBeUndefined()
  expect(encodePng({ pixels, width: 256, height: 1 })).toBeDefined()
})
