import { z } from 'zod'

/** A path below `baseUrl`, without slashes at its ends. */
const path = z.string().transform((written) => written.replace(/^\/+|\/+$/g, ''))

const context = z.union([
  path.transform((context) => ({ path: context, label: context })),
  z.strictObject({
    /** Path below `baseUrl`; all pages at or below it are the context. */
    path,
    /** What readers know it as; by language if it has several names. */
    label: z.union([z.string(), z.record(z.string(), z.string())]),
  }),
])

const count = z.int().positive()

const options = z.strictObject({
  /** Whether the docs can be found. */
  indexDocs: z.boolean().default(true),
  /** Whether posts of the blog can be found. */
  indexBlog: z.boolean().default(true),
  /** Whether pages that stand alone can be found. */
  indexPages: z.boolean().default(false),
  /** Pages that cannot be found: paths below `baseUrl`, or patterns that such paths match. */
  ignoreFiles: z
    .union([z.string(), z.instanceof(RegExp), z.array(z.union([z.string(), z.instanceof(RegExp)]))])
    .default([])
    .transform((given) => [given].flat()),
  /** Marks the words that were searched for on the page that a result leads to. */
  highlightSearchTermsOnTargetPage: z.boolean().default(false),
  /** How many results the box suggests. */
  searchResultLimits: count.default(8),
  /** How many letters of text the box shows of a result. */
  searchResultContextMaxLength: count.default(50),
  /** Shows the way to each page, not only its title. */
  explicitSearchResultPath: z.boolean().default(false),
  /** Whether keys lead to the box. */
  searchBarShortcut: z.boolean().default(true),
  /** Whether the box names those keys. */
  searchBarShortcutHint: z.boolean().default(true),
  /** The keys, joined by `+`; `mod` is ⌘ on a Mac and ctrl elsewhere. `/` leads to the box as well. */
  searchBarShortcutKeymap: z.string().default('mod+k'),
  /** Parts of the site that are searched by themselves from the pages within them. */
  searchContextByPaths: z.array(context).default([]),
  /** Shows no box on pages outside all of these parts. */
  hideSearchBarWithNoSearchContext: z.boolean().default(false),
  /** Searches everything from pages outside these parts; else only what lies outside of them as well. */
  useAllContextsWithNoSearchContext: z.boolean().default(false),
  /** How many letters of a word may be wrong. */
  fuzzyMatchingDistance: z.int().min(0).max(2).default(2),
})

/** The search. `false` switches it off: no index, no box, no search page. */
export const search = z.union([z.literal(false), options]).prefault({})
