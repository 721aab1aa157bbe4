import { z } from 'zod'

/** The list of addresses for search engines. `false`: none. */
export const sitemap = z
  .union([
    z.literal(false),
    z.strictObject({
      /** Name of the file. */
      filename: z.string().endsWith('.xml', "must end in '.xml'").default('sitemap.xml'),
      /** How often pages change, as search engines are told. `null`: not said. */
      changefreq: z
        .enum(['always', 'hourly', 'daily', 'weekly', 'monthly', 'yearly', 'never'])
        .nullable()
        .default('weekly'),
      /** How much pages matter beside other pages of the site, from 0 to 1. `null`: not said. */
      priority: z.number().min(0).max(1).nullable().default(0.5),
      /** When pages changed last, from git or front matter: the day, or the second. `null`: not said. */
      lastmod: z.enum(['date', 'datetime']).nullable().default(null),
      /** Addresses to leave out, base included. `*` stands for anything within a part, `**` for any parts. */
      ignorePatterns: z.array(z.string()).default([]),
    }),
  ])
  .prefault({})
