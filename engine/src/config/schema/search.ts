import { z } from 'zod'
import { pattern } from './parts.ts'

/** A path below `baseUrl`, without slashes at its ends. */
const path = z.string().transform((written) => written.replace(/^\/+|(?<!\/)\/+$/g, ''))

/** A plain text, escaped to a regular expression. */
const literal = z.string().transform((text) => new RegExp(text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')))

const context = z.union([
  path.transform((context) => ({ path: context, label: context })),
  z.strictObject({
    /** Path below `baseUrl`; all pages at or below it are the context. */
    path,
    /** Label for readers; by language if it has several. */
    label: z.union([z.string(), z.record(z.string(), z.string())]),
  }),
])

const count = z.int().positive()

/** An index that Algolia's crawler made (DocSearch). The keys are those of Docusaurus' `themeConfig.algolia`. */
const algolia = z.strictObject({
  name: z.literal('algolia'),
  /** Id of the application at Algolia. The only server that is asked is `https://<appId>-dsn.algolia.net`. */
  appId: z.string().regex(/^\w+$/, 'must be the id of an application, such as "BH4D9OD16A"'),
  /** Its public key, which may only search. */
  apiKey: z.string().min(1),
  indexName: z.string().min(1),
  /**
   * Finds only pages in the current language and version. The crawler reads both from tags in the head of each page.
   */
  contextualSearch: z.boolean().default(true),
  /** Further parameters of each query, as Algolia's API names them. */
  searchParameters: z.record(z.string(), z.json()).default({}),
  /** Pattern of result addresses on other sites; all other results are taken to be on this site. */
  externalUrlRegex: pattern().optional(),
  /** Replaces a part of each result's path, for an index made of a site with another base. */
  replaceSearchResultPathname: z
    .strictObject({
      from: z.union([literal, z.instanceof(RegExp)]),
      to: z.string(),
    })
    .optional(),
  /** The results page is always at `/search`. */
  searchPagePath: z.literal('search').default('search'),
  /** Click events are never sent to Algolia, so only `false` is valid. */
  insights: z.literal(false).default(false),
})

/** What the servers have in common that `sotay search:push` fills. */
const server = {
  /** Address of a Typesense, Meilisearch or OpenSearch server, as readers reach it. No other host is asked. */
  url: z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/(?<!\/)\/+$/, '')),
  /** Name of the index, of the collection or of its alias. */
  indexName: z.string().regex(/^[\w-]+$/, 'must be of letters, digits, "-" and "_"'),
  /** A public key, which may only search. */
  apiKey: z.string().min(1),
  /** Finds only pages in the current language and version. */
  contextualSearch: z.boolean().default(true),
}

const typesense = z.strictObject({ name: z.literal('typesense'), ...server })
const meilisearch = z.strictObject({ name: z.literal('meilisearch'), ...server })
const openSearch = z.strictObject({
  name: z.literal('opensearch'),
  ...server,
  /** Name and password of a user who may only search, with a colon between them; left out if the server asks for none. */
  apiKey: z.string().default(''),
})

const options = z.strictObject({
  /** Whether the docs can be found. */
  indexDocs: z.boolean().default(true),
  /** Whether posts of the blog can be found. */
  indexBlog: z.boolean().default(true),
  /** Whether standalone pages can be found. */
  indexPages: z.boolean().default(false),
  /** Pages that cannot be found: paths below `baseUrl`, or patterns that such paths match. */
  ignoreFiles: z
    .union([z.string(), z.instanceof(RegExp), z.array(z.union([z.string(), z.instanceof(RegExp)]))])
    .default([])
    .transform((given) => [given].flat()),
  /** Marks the search terms on the page that a result leads to. */
  highlightSearchTermsOnTargetPage: z.boolean().default(false),
  /** How many pages the box suggests. The first ones are shown with more of their sections. */
  searchResultLimits: count.default(8),
  /** How many characters of a section's text the box shows. */
  searchResultContextMaxLength: count.default(150),
  /** Shows the way to each section that is found, not only that to its page above it. */
  explicitSearchResultPath: z.boolean().default(false),
  /**
   * Keeps the last searches without results on the reader's device, for authors who want to know what is missing: the
   * search page offers them as a file. Nothing is sent.
   */
  keepUnansweredSearches: z.boolean().default(false),
  /** Whether wide screens show, beside the suggestions, the section that the chosen one leads to. */
  preview: z.boolean().default(true),
  /** Whether a keyboard shortcut leads to the search box. */
  searchBarShortcut: z.boolean().default(true),
  /** Whether the box shows the shortcut. */
  searchBarShortcutHint: z.boolean().default(true),
  /** The keys of the shortcut, joined by `+`; `mod` is ⌘ on a Mac and ctrl elsewhere. `/` leads to the box as well. */
  searchBarShortcutKeymap: z
    .string()
    .regex(/^\S+$/, "must be keys joined by '+', such as 'mod+k'")
    .default('mod+k'),
  /** Parts of the site with a search of their own: from their pages, only that part is searched. */
  searchContextByPaths: z.array(context).default([]),
  /** Shows no box on pages outside all of these parts. */
  hideSearchBarWithNoSearchContext: z.boolean().default(false),
  /** From pages outside these parts, searches the whole site; else only the pages outside. */
  useAllContextsWithNoSearchContext: z.boolean().default(false),
  /** How many letters of a search term may be wrong. */
  fuzzyMatchingDistance: z.int().min(0).max(2).default(2),
  /**
   * Groups of names for the same thing: `[['k8s', 'Kubernetes'], ['bắt tay ba bước', 'three-way handshake']]`. A
   * search for one finds the pages with any other. Another name of a single note goes into its front matter, as one of
   * its `aliases`.
   */
  synonyms: z.array(z.array(z.string().min(1)).min(2)).default([]),
  /**
   * The search provider. Left out: an index of files made at build and read by the reader's browser; no other host is
   * asked. A site that outgrows files, or has an index already, names a search server: `provider: { name: 'algolia',
   * appId, apiKey, indexName }`. Box, page and addresses stay the same; no index is made then, and the query syntax is
   * the server's.
   */
  provider: z.discriminatedUnion('name', [algolia, typesense, meilisearch, openSearch]).optional(),
})

/** The search. `false` switches it off: no index, no box, no search page. */
export const search = z.union([z.literal(false), options]).prefault({})
