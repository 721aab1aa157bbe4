import { z } from 'zod'

const attribute = z.union([z.string(), z.boolean()])

const script = z
  .union([z.string(), z.object({ src: z.string() }).catchall(attribute)])
  .transform((given): ScriptTag => (typeof given === 'string' ? { src: given } : given))

const stylesheet = z
  .union([z.string(), z.object({ href: z.string() }).catchall(attribute)])
  .transform((given): StylesheetTag => (typeof given === 'string' ? { href: given } : given))

type Attributes = Record<string, string | boolean>
type ScriptTag = { src: string } & Attributes
type StylesheetTag = { href: string } & Attributes

/** Tags for the head of every page, added to those of the engine. */
export const head = {
  /** `<meta>` tags, each a record of its attributes. One with a known name or property replaces the engine's own. */
  metadata: z.array(z.record(z.string(), z.string())).default([]),
  /** Further tags, such as `{ tagName: 'link', attributes: { rel: 'preconnect', href: '…' } }`. */
  headTags: z
    .array(
      z.strictObject({
        /** Name of the element. */
        tagName: z.string(),
        /** Attributes by name. `true` writes the name alone; `false` leaves it out. */
        attributes: z.record(z.string(), attribute).default({}),
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
