import { z } from 'zod'
import { isScriptAddress, isScriptInsteadOfFile } from '../../std/html.ts'
import { fileAddress, htmlText } from './parts.ts'

/** A line above the navbar of every page. */
export const announcementBar = z.strictObject({
  /** Changing it shows the bar again to readers who had closed it. */
  id: z.string().default('announcement-bar'),
  /** Text of the bar, as HTML. */
  content: htmlText,
  /** Any CSS colour. */
  backgroundColor: z.string().optional(),
  /** Any CSS colour. */
  textColor: z.string().optional(),
  /** Whether readers can close the bar. */
  isCloseable: z.boolean().default(true),
})

/** Light and dark. */
export const colorMode = z.strictObject({
  /** The mode of readers who have not chosen one. */
  defaultMode: z.enum(['light', 'dark']).default('light'),
  /** Removes the switch, so that every reader gets the default mode. */
  disableSwitch: z.boolean().default(false),
  /** Follows the colour mode of the reader's system until the reader chooses one. */
  respectPrefersColorScheme: z.boolean().default(false),
})

const fontFiles = z
  .union([z.string(), z.array(z.string()).min(1, 'must name a file')])
  .transform((files) => [files].flat())

const font = z.strictObject({
  /** Name of the font, as style sheets write it: `Inter`. */
  family: z.string().regex(/^[^"\\\n]+$/, 'must be the name of a font'),
  /**
   * Its files, TTF, OTF, WOFF or WOFF2: a path from the site folder, or a file of an installed package, such as
   * `@fontsource-variable/inter/files/inter-latin-wght-normal.woff2`. A list may have one file for each script, weight
   * and style; what a file is for is read from it.
   */
  files: fontFiles,
})

/**
 * Fonts that the site brings itself, in place of those of the reader's system. Each file is cut down to the letters that
 * the site uses and published as WOFF2; `sotay start` publishes it whole. Until it has arrived, texts are shown in a
 * font of the system that is scaled to the same width and line height. This needs the package `subset-font`:
 * `npm install --save-dev subset-font`.
 */
export const fonts = z.strictObject({
  /** The font of all texts. */
  text: font.optional(),
  /** The font of headings. Left out: that of the text. */
  headings: font.optional(),
  /** The font of code. */
  code: font.optional(),
  /** The lightest and the boldest weight that variable fonts keep: each range in between adds some bytes. */
  weights: z.tuple([z.number(), z.number()]).default([400, 700]),
  /**
   * What happens when a font arrives late. `swap`: it replaces the one of the system at once. `optional`: only if it
   * arrives within a moment, so that no line ever breaks anew; the next page that is loaded has it.
   */
  display: z.enum(['swap', 'optional']).default('swap'),
})

/**
 * Pictures in the sizes that pages show. A picture in the Markdown of a note is also published as AVIF and WebP in up to
 * four widths, of which browsers load the one that fits the screen. Moving pictures and drawings stay as they are. This
 * needs the package `sharp`: `npm install --save-dev sharp`.
 */
export const images = z.strictObject({
  /** Whether pictures are published in further sizes. */
  resize: z.boolean().default(false),
  /** Pictures whose files have fewer bytes than this stay as they are. */
  smallest: z.int('must be a whole number').min(0, 'must not be negative').default(40_000),
})

const level = z.int('must be a whole number').min(2, 'must be 2 or more').max(6, 'must be 6 or less')

/** Which headings the table of contents beside a page shows. The front matter of a page can override it. */
export const tableOfContents = z
  .strictObject({
    /** The highest level shown, 2 to 6. */
    minHeadingLevel: level.default(2),
    /** The lowest level shown, 2 to 6. */
    maxHeadingLevel: level.default(3),
  })
  .refine(({ minHeadingLevel, maxHeadingLevel }) => minHeadingLevel <= maxHeadingLevel, {
    error: 'must not have a "minHeadingLevel" (2 unless set) above its "maxHeadingLevel" (3 unless set)',
  })

const attribute = z.union([z.string(), z.boolean()])

const addressAttribute = /^(?:href|src|srcset|action|formaction|data|poster|xlink:href)$/i
const refresh = /^[\s\d.;,]*url\s*=\s*["']?/i

/** Whether an attribute holds code in place of an address: of a file, or of the page that a refresh opens. */
function isScript([name, value]: [string, string | boolean]): boolean {
  if (typeof value === 'boolean') return false
  if (/^content$/i.test(name)) return refresh.test(value) && isScriptAddress(value.replace(refresh, ''))
  return addressAttribute.test(name) && isScriptInsteadOfFile(value)
}

/** Attributes of an element by name, of which those with an address hold no code. */
function attributesOf<Value extends z.ZodType<string | boolean>>(value: Value) {
  return z.record(z.string(), value).check(({ value, issues }) => {
    const found = Object.entries(value).find(isScript)
    if (found)
      issues.push({ code: 'custom', input: value, path: [found[0]], message: 'must be an address, not code' })
  })
}

const script = z
  .union([fileAddress, z.object({ src: fileAddress }).catchall(attribute)])
  .transform((given): ScriptTag => (typeof given === 'string' ? { src: given } : given))

const stylesheet = z
  .union([fileAddress, z.object({ href: fileAddress }).catchall(attribute)])
  .transform((given): StylesheetTag => (typeof given === 'string' ? { href: given } : given))

type Attributes = Record<string, string | boolean>
type ScriptTag = { src: string } & Attributes
type StylesheetTag = { href: string } & Attributes

/** Tags for the head of every page, added to those of the engine. */
export const head = {
  /**
   * `<meta>` tags, each a record of its attributes. One with a known name or property replaces the engine's own, but
   * not what a page says of itself, such as its description.
   */
  metadata: z.array(attributesOf(z.string())).default([]),
  /** Further tags, such as `{ tagName: 'link', attributes: { rel: 'preconnect', href: '…' } }`. */
  headTags: z
    .array(
      z.strictObject({
        /** Name of the element. */
        tagName: z.string(),
        /** Attributes by name. `true` writes the name alone; `false` leaves it out. */
        attributes: attributesOf(attribute).default({}),
        /** HTML inside the element. */
        innerHTML: z.string().optional(),
      }),
    )
    .default([]),
  /** Scripts, each an address or a record of attributes with `src`. */
  scripts: z.array(script).default([]),
  /** Style sheets, each an address or a record of attributes with `href`. */
  stylesheets: z.array(stylesheet).default([]),
}
