import { z } from 'zod'

/** The sitemap: the addresses of all pages, for search engines. `false`: none. */
export const sitemap = z
  .union([
    z.literal(false),
    z.strictObject({
      /** Name of the file. */
      filename: z.string().endsWith('.xml', "must end in '.xml'").default('sitemap.xml'),
      /** How often pages change, as a hint for search engines. `null`: not given. */
      changefreq: z
        .enum(['always', 'hourly', 'daily', 'weekly', 'monthly', 'yearly', 'never'])
        .nullable()
        .default('weekly'),
      /** Priority of pages among those of the site, from 0 to 1. `null`: not given. */
      priority: z.number().min(0).max(1).nullable().default(0.5),
      /** When pages changed last, from git or front matter: the day, or the second. `null`: not given. */
      lastmod: z.enum(['date', 'datetime']).nullable().default(null),
      /** Patterns of paths to leave out, base included. `*` matches anything within a segment, `**` any segments. */
      ignorePatterns: z.array(z.string()).default([]),
    }),
  ])
  .prefault({})
