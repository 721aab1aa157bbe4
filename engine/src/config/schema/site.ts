import { z } from 'zod'
import type { PageEditFacts } from '../../model/callbackFacts.ts'
import { presetNames } from '../../model/themes.ts'
import {
  basePath,
  callback,
  contentFolder,
  editAddress,
  fileAddress,
  filePatterns,
  folder,
  instanceId,
  listInstances,
  plainValue,
  siteUrl,
  uniqueIds,
} from './parts.ts'

const preset = z.enum(presetNames)

/** Name, address and folders of the site. */
export const site = {
  /** Name of the site. It ends the title of every page. */
  title: z.string().min(1, 'must not be empty'),
  /** A sentence that describes the site. It is part of `llms.txt`, and below the title of a blog that is the whole site; pages may show it too. */
  tagline: z.string().default(''),
  /** Address of the host, with its protocol and without a path: `https://notes.example.com`. */
  url: siteUrl,
  /** Path below which the site is published on its host, such as `/notes/`. Slashes at both ends are added. */
  baseUrl: basePath.default('/'),
  /**
   * Whether the home page shows a message when its files are not found, mostly because `baseUrl` is wrong. The message
   * is part of an inline script.
   */
  baseUrlIssueBanner: z.boolean().default(true),
  /**
   * Whether addresses end in a slash. `true`: they do, and pages are written as `a/index.html`.
   * `false`: they do not, and pages are written as `a.html`. Left out: addresses stay as files name them.
   */
  trailingSlash: z.boolean().optional(),
  /** Icon of the site: a path in a static folder, or a full address. */
  favicon: fileAddress.optional(),
  /** Separator between the title of the page and the title of the site. */
  titleDelimiter: z.string().default('|'),
  /** Asks search engines to leave the whole site out. */
  noIndex: z.boolean().default(false),
  /** Preview picture for shared links to pages without one of their own. */
  image: fileAddress.optional(),
  /**
   * Whether to draw a preview picture for each page without one of its own, with the title of the page, its place in
   * the site and the title of the site, in Latin letters. Drawing takes about 8 ms a page, once; pictures are cached
   * in `.sotay/cache`.
   */
  previewImages: z.boolean().default(false),
  /**
   * Whether a reader who rests on a link within a text, by pointer or by key, sees the beginning of the page of this
   * site that it leads to. The script for it is fetched at the first such link.
   */
  linkPreviews: z.boolean().default(false),
  /**
   * The colours of the site: a preset, or `{ preset, accent }`. The presets are `paper` (warm), `ink` (blue), `moss`
   * (green), `plum` and `rust`. `accent` is a colour such as `#7a3e9d`, of which hue and strength are taken: how light
   * it is in each mode is the theme's, so that links can be read whatever it is.
   */
  theme: z
    .union([
      preset.transform((name) => ({ preset: name })),
      z.strictObject({
        /** The preset. */
        preset: preset.default('paper'),
        /** A colour as `#rrggbb` or `#rgb`. */
        accent: z
          .string()
          .regex(/^#(?:[\da-f]{3}){1,2}$/i, 'must be a colour such as #7a3e9d')
          .optional(),
      }),
    ])
    .default({ preset: 'paper' }),
  /**
   * Style sheets of the site, added after those of the theme. One file or a list, from the site folder. Fonts and pictures
   * that they name by a relative path are published with a hash in their names.
   */
  customCss: z
    .union([z.string(), z.array(z.string())])
    .default([])
    .transform((files) => [files].flat()),
  /** Folders whose files are copied to the output as they are. */
  staticDirectories: z.array(z.string()).default(['static']),
  /**
   * What the engine's own parts in the browser (search, viewer of pictures, reading offline) run on. `preact`: on
   * Preact, 7 KB that they share; islands of the site bring React, 69 KB. `react`: on the React of these islands, if
   * there are any. That is less only for readers who use both, as on a site with islands on most pages.
   */
  ui: z.enum(['preact', 'react']).default('preact'),
  /** Values of your own. They are not checked. Scripts of components may carry them, so nothing secret belongs here. */
  customFields: z.record(z.string(), plainValue).default({}),
  /**
   * What plugins and components made for Docusaurus ask for in its `themeConfig`, beside what is there from the other
   * settings.
   */
  extraThemeConfig: z.record(z.string(), plainValue).default({}),
}

const options = z.strictObject({
  ...contentFolder,
  /** Name of this folder of pages among several: letters, digits, `_` and `-`. */
  id: instanceId,
  /** Folder of the pages, from the site folder. */
  path: folder.default('src/pages'),
  /** Path of the pages below `baseUrl`. */
  routeBasePath: z.string().default('/'),
  /** Patterns of files that are pages. */
  include: filePatterns.default(['**/*.{js,jsx,ts,tsx,md,mdx}']),
  /** Where a page can be edited: the address before its path, or a function that gives the whole address. */
  editUrl: z.union([editAddress, callback<(facts: PageEditFacts) => string | undefined>()]).optional(),
})

/** Standalone pages, written in React or Markdown. Several folders make a list, each with an `id`. `false`: none. */
export const pages = z
  .union([z.literal(false), options, z.array(options)])
  .prefault({})
  .transform(listInstances)
  .check(uniqueIds('folders'))

const plugin = z.union([z.string(), callback<(context: never, options: never) => unknown>()])

/** Plugins with a lifecycle. What is `false` or nothing is left out, as a condition may give it. */
export const plugins = z
  .array(
    z.union([
      plugin,
      z.tuple([plugin, z.record(z.string(), z.unknown()).optional()]),
      z.literal(false),
      z.null(),
      z.undefined(),
    ]),
  )
  .default([])
