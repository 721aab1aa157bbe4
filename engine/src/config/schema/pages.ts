import { z } from 'zod'
import { callback } from './callback.ts'
import { contentFolder } from './contentFolder.ts'

/** The argument of a function given as `pages.editUrl`: a page. */
export interface PageEditFacts {
  /** The pages folder, from the site folder. */
  pagesDirPath: string
  /** The file, from the pages folder. */
  pagesPath: string
  permalink: string
  locale: string
}

const options = z.strictObject({
  ...contentFolder,
  /** Folder of the pages, from the site folder. */
  path: z.string().default('src/pages'),
  /** Path of the pages below `baseUrl`. */
  routeBasePath: z.string().default('/'),
  /** Patterns of files that are pages. */
  include: z.array(z.string()).default(['**/*.{js,jsx,ts,tsx,md,mdx}']),
  /** Where a page can be edited: the address before its path, or a function that gives the whole address. */
  editUrl: z.union([z.string(), callback<(facts: PageEditFacts) => string | undefined>()]).optional(),
})

/** Standalone pages, written in React or Markdown. `false` switches them off. */
export const pages = z.union([z.literal(false), options]).prefault({})
