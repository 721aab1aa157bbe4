import { z } from 'zod'
import { joinUrlPath } from '../../model/paths.ts'
import { siteUrl } from './siteUrl.ts'

/** What the site is called and where it stands. */
export const site = {
  /** Name of the site. It stands in the title of every page, after the page's own. */
  title: z.string().min(1, 'must not be empty'),
  /** A sentence on what the site is about. It stands in `llms.txt`; pages may show it too. */
  tagline: z.string().default(''),
  /** Address of the host, with its protocol and without a path: `https://notes.example.com`. */
  url: siteUrl,
  /** Path below which the site stands on its host, such as `/notes/`. Slashes at both ends are added. */
  baseUrl: z
    .string()
    .default('/')
    .transform((path) => joinUrlPath(path, '/')),
  /**
   * Whether the home page says so when its files are not found, which is mostly a matter of `baseUrl`.
   * The words stand in a script of the page.
   */
  baseUrlIssueBanner: z.boolean().default(true),
  /**
   * Whether addresses end in a slash. `true`: they do, and pages are written as `a/index.html`.
   * `false`: they do not, and pages are written as `a.html`. Left out: addresses stay as files name them.
   */
  trailingSlash: z.boolean().optional(),
  /** Icon of the site: a path in a static folder, or a full address. */
  favicon: z.string().optional(),
  /** What stands between the title of the page and the title of the site. */
  titleDelimiter: z.string().default('|'),
  /** Asks search engines to leave the whole site out. */
  noIndex: z.boolean().default(false),
  /** Picture that stands for pages without one of their own where links to them are shared. */
  image: z.string().optional(),
  /**
   * Whether a picture is drawn for each page without one of its own: its title, where it stands, and the title of the
   * site, with Latin letters. Drawing takes about 14 ms a page, once; pictures are kept in `.sotay/cache`.
   */
  previewImages: z.boolean().default(false),
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
  /** Room for values of your own. Nothing in here is checked. */
  customFields: z.record(z.string(), z.unknown()).default({}),
}
