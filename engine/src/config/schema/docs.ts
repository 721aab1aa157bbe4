import { z } from 'zod'
import type { DocEditFacts, NumberPrefix, SidebarGenerator } from '../../model/callbackFacts.ts'
import {
  callback,
  contentFolder,
  editAddress,
  filePatterns,
  instanceId,
  listInstances,
  severity,
  uniqueIds,
} from './parts.ts'

const sidebar = z.strictObject({
  /** Puts a button below the sidebar that folds it away on wide screens. */
  hideable: z.boolean().default(false),
  /** Closes the other categories of a level when one of them is opened. */
  autoCollapseCategories: z.boolean().default(false),
})

const version = z.strictObject({
  /** Name shown to readers. Left out: `Next` for `current`, else its name. */
  label: z.string().optional(),
  /** Path below that of the docs. Left out: none for the last version, `next` for `current`, else its name. */
  path: z.string().optional(),
  /**
   * The banner above its pages. Left out: none on the last version, `unreleased` on newer ones, `unmaintained` on
   * older ones.
   */
  banner: z.enum(['none', 'unreleased', 'unmaintained']).optional(),
  /** Whether its pages show its name in a badge. Left out: if there are several versions. */
  badge: z.boolean().optional(),
  /** Asks search engines to leave it out. */
  noIndex: z.boolean().default(false),
  /** A class for `<html>` of its pages. Left out: `docs-version-` and its name. */
  className: z.string().optional(),
})

const versioning = {
  /** Whether the docs folder itself is one of the versions. */
  includeCurrentVersion: z.boolean().default(true),
  /** Builds the docs folder alone, as if there were no other versions. */
  disableVersioning: z.boolean().default(false),
  /** Name of the default version, to which links without a version lead. Left out: the newest in `versions.json`. */
  lastVersion: z.string().optional(),
  /** Settings of single versions, by name; `current` is the docs folder. */
  versions: z.record(z.string(), version).default({}),
  /** Names of the only versions to build. Left out: all. */
  onlyIncludeVersions: z.array(z.string()).optional(),
  /** Whether the version that a reader chose is remembered for pages that belong to none. */
  versionPersistence: z.enum(['localStorage', 'none']).default('localStorage'),
}

const options = z.strictObject({
  ...contentFolder,
  ...versioning,
  /** Name of this set of docs among several: letters, digits, `_` and `-`. */
  id: instanceId,
  /** Folder of the docs, from the site folder. */
  path: z.string().default('docs'),
  /** Path of the docs below `baseUrl`. `/` makes them the whole site. */
  routeBasePath: z.string().default('docs'),
  /** Path of the tag pages below that of the docs. */
  tagsBasePath: z.string().default('tags'),
  /** Patterns of files that are docs. */
  include: filePatterns.default(['**/*.{md,mdx}']),
  /**
   * File that holds the sidebars, from the site folder. `false`: no sidebars.
   * Left out: one sidebar made from the folders.
   */
  sidebarPath: z
    .union([z.string(), z.literal(false)], {
      error:
        'must be the name of a sidebars file, or false for no sidebars; leave it out for one made from the folders',
    })
    .optional(),
  /** Whether categories can be closed, unless they say so themselves. */
  sidebarCollapsible: z.boolean().default(true),
  /** Whether categories start closed, unless they say so themselves. */
  sidebarCollapsed: z.boolean().default(true),
  /** Shows breadcrumbs above a doc: the categories it is in. */
  breadcrumbs: z.boolean().default(true),
  /** Links to the pages before and after a doc below its text. Docs may still name some in their front matter. */
  pagination: z.boolean().default(true),
  /**
   * Shows below the title of a doc the `description` of its front matter, unless its text begins with the same words,
   * and on the card of a category the names of what is in it. Switched off, the card says how many items that are, and a
   * doc is itself among the cards that it lists, as in Docusaurus.
   */
  showSummaries: z.boolean().default(true),
  /** Shows below the title how many minutes it takes to read a doc. */
  showReadingTime: z.boolean().default(false),
  /** Where a doc says when it changed last: below its title, or below its text. */
  lastUpdatePlace: z.enum(['top', 'end']).default('end'),
  /**
   * Where the actions of a doc are: `end` is a row below its text, `top` a small menu beside its title, which also
   * prints the page.
   */
  pageActions: z.enum(['top', 'end']).default('end'),
  /** Lists at the end of a doc the docs and posts that link to it, each with the sentence around its link. */
  backlinks: z.boolean().default(false),
  /**
   * Lists at the end of a doc up to five others on the same subject, which share tags, links and telling words with it,
   * and which it does not link to itself.
   */
  relatedNotes: z.boolean().default(false),
  /**
   * Makes a page `graph` below the docs: a map that draws all of them and the links between them, in the colours of their
   * sections, and lists the same below. Each version has its own. With more than 1,000 docs it shows the best linked.
   */
  graph: z.boolean().default(false),
  /** Where a doc can be edited: the address before its path, or a function that gives the whole address. */
  editUrl: z.union([editAddress, callback<(facts: DocEditFacts) => string | undefined>()]).optional(),
  /** Whether the edit link of any version leads to the file of the current one. */
  editCurrentVersion: z.boolean().default(false),
  /**
   * Whether numbers before file and folder names, as in `01-intro.md`, give the order and are dropped from addresses.
   * A function splits names in its own way.
   */
  numberPrefixParser: z.union([z.boolean(), callback<(name: string) => NumberPrefix>()]).default(true),
  /**
   * Makes the items of a folder that a sidebar names. It gets the docs, and `defaultSidebarItemsGenerator`, which makes
   * those that would be there without it.
   */
  sidebarItemsGenerator: callback<SidebarGenerator>().optional(),
  /** File in the docs folder that describes the tags. `false`: none. Left out: `tags.yml` if there is one. */
  tags: z.union([z.string(), z.literal(false)]).optional(),
  /** How to report tags that the tags file does not hold. Left out: `warn` if there is such a file. */
  onInlineTags: severity.optional(),
  /** How the sidebar behaves in the browser. */
  sidebar: sidebar.prefault({}),
})

/** The docs: notes with sidebars. Several sets of them make a list, each with an `id`. `false` switches them off. */
export const docs = z
  .union([z.literal(false), options, z.array(options)])
  .prefault({})
  .transform(listInstances)
  .check(uniqueIds('sets'))
