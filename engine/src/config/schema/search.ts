import { z } from 'zod'
import { pattern } from './pattern.ts'

/** A path below `baseUrl`, without slashes at its ends. */
const path = z.string().transform((written) => written.replace(/^\/+|\/+$/g, ''))

/** A text that is looked for letter by letter, as a pattern. */
const literal = z.string().transform((text) => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&'))

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

/** An index that Algolia's crawler made (DocSearch). The keys are those of Docusaurus' `themeConfig.algolia`. */
const algolia = z.strictObject({
  name: z.literal('algolia'),
  /** The application at Algolia. Its server, `https://<appId>-dsn.algolia.net`, is asked, and nobody else. */
  appId: z.string().regex(/^\w+$/, 'must be the id of an application, such as "BH4D9OD16A"'),
  /** Its public key, which may only search. */
  apiKey: z.string().min(1),
  indexName: z.string().min(1),
  /** Finds only pages in the language of the site and of the version that is read. The crawler takes both from tags in the head of each page. */
  contextualSearch: z.boolean().default(true),
  /** Further parameters of each question, as Algolia's API names them. */
  searchParameters: z.record(z.string(), z.json()).default({}),
  /** A pattern of addresses on other sites that the index knows as well; all other results are taken to be on this site. */
  externalUrlRegex: pattern.optional(),
  /** What to put in the place of a part of each result's path, when the index was made of a site with another base. */
  replaceSearchResultPathname: z
    .strictObject({
      from: z.union([literal, z.instanceof(RegExp).transform(({ source }) => source)]),
      to: z.string(),
    })
    .optional(),
  /** The page of results stands at `/search`, whatever answers. */
  searchPagePath: z.literal('search').default('search'),
  /** Readers are not followed: `false` is all it can be. */
  insights: z.literal(false).default(false),
})

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
  /**
   * What answers. Left out: files made from the notes when the site is built, read in the reader's browser;
   * no other host is asked. A site that outgrows files, or has an index already, names a search server:
   * `provider: { name: 'algolia', appId, apiKey, indexName }`. Box, page and addresses stay the same; no files
   * are made then, and the language of queries is the server's.
   */
  provider: z.discriminatedUnion('name', [algolia]).optional(),
})

/** The search. `false` switches it off: no index, no box, no search page. */
export const search = z.union([z.literal(false), options]).prefault({})
