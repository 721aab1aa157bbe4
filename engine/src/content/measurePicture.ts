import { imageSize } from 'image-size'
import { runWithin } from '../config/siteCode.ts'
import { asTable } from '../std/collections.ts'
import type { Asset, PictureDamage } from './contentFile.ts'

/** Formats whose pictures always say how large they are. */
const sized = new Set(['.png', '.jpg', '.jpeg', '.gif', '.webp', '.ico', '.bmp'])

/** How pictures of other formats are known: not all of them say how large they are. */
const signatures = asTable<(bytes: Buffer) => boolean>({
  '.svg': (bytes) => svgTag.test(textOf(bytes)),
  // Behind the first bytes, a picture has a part with its size, and a film one about its track.
  '.avif': (bytes) =>
    /^[^]{4}ftyp[^]{0,80}avi[fs]/.test(bytes.toString('latin1', 0, 100)) &&
    (bytes.includes('ispe') || bytes.includes('tkhd')),
})

/** The size of a picture; none if its format is unknown, or if it is none. */
export function measurePicture(
  bytes: Uint8Array,
  ending: string,
): Pick<Asset, 'width' | 'height' | 'damage'> {
  const size = sizeOf(bytes)
  const isWhole =
    size !== undefined || !(sized.has(ending) || signatures[ending]?.(Buffer.from(bytes)) === false)
  const damage = isWhole && ending !== '.svg' ? undefined : damageOf(Buffer.from(bytes), isWhole)
  return { ...size, ...(damage && { damage }) }
}

/** The size of a picture as it is shown. A reader that does not come to an end is stopped. */
export function sizeOf(
  bytes: Uint8Array,
  { read = imageSize, patience = 5000 } = {},
): { width: number; height: number } | undefined {
  const part = withoutTail(bytes)
  // `image-size` reads past the end of a file that is cut off; small files share their memory with others.
  const given = part.length < farthest ? new Uint8Array(part) : part
  try {
    const { orientation = 1, ...stored } = isBrief(given)
      ? read(given)
      : runWithin(patience, () => read(given))
    // Browsers turn pictures as their camera was held.
    const isOnSide = orientation >= 5
    const [width, height] = isOnSide ? [stored.height, stored.width] : [stored.width, stored.height]
    return width > 0 && height > 0 ? { width: Math.round(width), height: Math.round(height) } : undefined
  } catch {
    return undefined
  }
}

/** Whether a PNG, GIF or WebP says its size in its first bytes, where no reader has to search. Setting a limit takes time. */
const isBrief = (bytes: Uint8Array) =>
  ['89504e47', '47494638', '52494646'].includes(Buffer.from(bytes.subarray(0, 4)).toString('hex'))

/** How many parts of a JPEG come before its size at most, and how far behind a wrong part it is looked for. */
const mostParts = 10_000
const farthest = 65_536

/**
 * Cuts a JPEG behind its first parts. Where their lengths lead nowhere, `image-size` looks for the size byte by byte,
 * which takes a second for each megabyte.
 */
export function withoutTail(bytes: Uint8Array): Uint8Array {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return bytes
  let at = 2
  for (let part = 0; part < mostParts && bytes[at] === 0xff; part++)
    at += 2 + (bytes[at + 2] ?? 0) * 256 + (bytes[at + 3] ?? 0)
  return bytes.subarray(0, at + farthest)
}

function damageOf(bytes: Buffer, isWhole: boolean): PictureDamage | undefined {
  const text = textOf(bytes)
  if (text.trim() === '') return 'empty'
  if (/^\s*<(?:!doctype\s+html|html)\b/i.test(text)) return 'web page'
  if (text.startsWith('version https://git-lfs.github.com/spec/')) return 'pointer'
  if (!isWhole) return 'other format'
  const [tag = '', prefix = ''] = svgTag.exec(withoutComments(text)) ?? []
  if (!tag.endsWith('/>') && !text.includes(`</${prefix}svg`)) return 'cut off'
  return tag.includes('xmlns') || text.includes('<!ENTITY') ? undefined : 'no namespace'
}

function withoutComments(markup: string): string {
  const [start, ...parts] = markup.split('<!--')
  return start + parts.map((part) => part.slice(part.indexOf('-->') + 3)).join('')
}

const svgTag = /<(\w+:)?svg(?:\s[^<>]*)?>/

/** Text may be in UTF-16, with a byte order mark. */
const textOf = (bytes: Buffer) => bytes.toString(bytes[0] === 0xff ? 'utf16le' : 'utf8')
