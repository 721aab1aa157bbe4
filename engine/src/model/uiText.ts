/** A text whose form depends on a count, as the plural rules of the language have it. */
interface PluralText {
  one: string
  other: string
}

/** Every text of the interface, in English. A name in braces is filled in. */
const texts = {
  // Not found (behaviours 1.8)
  pageNotFound: 'Page Not Found',
  pageNotFoundReason: 'We could not find what you were looking for.',
  pageNotFoundAdvice:
    'Please contact the owner of the site that linked you to the original URL and let them know their link is broken.',

  // Frame of the page
  skipToMainContent: 'Skip to main content',
  mainNavigation: 'Main',
  toggleNavigationBar: 'Toggle navigation bar',
  closeNavigationBar: 'Close navigation bar',
  backToMainMenu: '← Back to main menu',
  expandDropdown: 'Expand the dropdown',
  collapseDropdown: 'Collapse the dropdown',
  versions: 'Versions',
  languages: 'Languages',
  opensInNewTab: '(opens in new tab)',
  close: 'Close',
  scrollBackToTop: 'Scroll back to top',
  onThisPage: 'On this page',
  search: 'Search',

  // Search (behaviours 7.7, 7.9)
  searchTheDocumentation: 'Search the documentation',
  searchResultsFor: 'Search results for "{query}"',
  searchNeedsScript: 'Searching needs JavaScript, which is switched off here.',
  searchByTags: 'Look through the tags instead.',
  searchContext: 'Where to search',
  everywhere: 'Everywhere',
  suggestions: 'Suggestions',
  noResults: 'No results',
  documentsFound: { one: '1 document found', other: '{count} documents found' },
  noDocumentsFound: 'No documents were found',
  resultsShown: { one: '1 result', other: '{count} results' },
  seeAllResults: 'See all results',
  seeAllResultsWithin: 'See all results within "{context}"',
  seeAllResultsOutside: 'See all results outside "{context}"',
  searchFailed: 'The search could not be loaded.',
  searchPartial: 'Some results are missing: not everything could be loaded.',
  searchLoading: 'Loading the search',
  retry: 'Retry',
  clearSearch: 'Clear',
  apiReference: 'API Reference',

  // Colour mode
  lightMode: 'light mode',
  darkMode: 'dark mode',
  systemMode: 'system mode',
  switchColorMode: 'Switch between dark and light mode',
  switchColorModeFrom: 'Switch between dark and light mode (currently {mode})',

  // Sidebar and the way through the docs
  docsSidebar: 'Docs sidebar',
  collapseSidebar: 'Collapse sidebar',
  expandSidebar: 'Expand sidebar',
  expandCategory: "Expand sidebar category '{label}'",
  collapseCategory: "Collapse sidebar category '{label}'",
  breadcrumbs: 'Breadcrumbs',
  homePage: 'Home page',
  docsPages: 'Docs pages',
  previous: 'Previous',
  next: 'Next',
  categoryItems: { one: '1 item', other: '{count} items' },

  // Below the text
  tagsLabel: 'Tags:',
  editThisPage: 'Edit this page',
  lastUpdated: 'Last updated',
  lastUpdatedOn: ' on {date}',
  lastUpdatedBy: ' by {author}',

  // Tags
  tags: 'Tags',
  viewAllTags: 'View all tags',
  docsTagged: { one: 'One doc tagged with "{tag}"', other: '{count} docs tagged with "{tag}"' },

  // Banners
  draftTitle: 'Draft page',
  draftMessage:
    'This page is a draft. It will only be visible in dev and be excluded from the production build.',
  unlistedTitle: 'Unlisted page',
  unlistedMessage:
    'This page is unlisted. Search engines will not index it, and only users having a direct link can access it.',
  unreleasedVersion: 'This is unreleased documentation for {siteTitle} {versionLabel} version.',
  unmaintainedVersion:
    'This is documentation for {siteTitle} {versionLabel}, which is no longer actively maintained.',
  latestVersionSuggestion: 'For up-to-date documentation, see the {latestVersionLink} ({versionLabel}).',
  latestVersionLink: 'latest version',
  versionBadge: 'Version: {versionLabel}',

  // When something fails
  pageCrashed: 'This page crashed.',
  tryAgain: 'Try again',

  // Diagrams
  enlargeDiagram: 'Enlarge the diagram',

  // Blog
  blogListNavigation: 'Blog list page navigation',
  blogPostNavigation: 'Blog post page navigation',
  blogRecentPosts: 'Blog recent posts navigation',
  posts: { one: 'One post', other: '{count} posts' },
  postsTagged: '{nPosts} tagged with "{tag}"',
  authors: 'Authors',
  viewAllAuthors: 'View all authors',
  readingTime: { one: 'One min read', other: '{count} min read' },
} as const satisfies Record<string, string | PluralText>

type Texts = typeof texts

/** The name of a text of the interface. */
export type UiTextKey = keyof Texts

type Placeholder<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never
type ValueName<Key extends UiTextKey> = Texts[Key] extends PluralText
  ? 'count' | Placeholder<Texts[Key]['one' | 'other']>
  : Placeholder<Texts[Key]>
type Values<Key extends UiTextKey> = [ValueName<Key>] extends [never]
  ? []
  : [values: Record<ValueName<Key>, string | number>]

const pluralRules = new Intl.PluralRules('en')

/** A text of the interface with its values filled in; where it has plural forms, `count` chooses one. */
export function uiText<Key extends UiTextKey>(key: Key, ...[values]: Values<Key>): string {
  const given: Record<string, string | number> = values ?? {}
  const text: string | PluralText = texts[key]
  const form = typeof text === 'string' ? text : text[formFor(Number(given.count))]
  return form.replace(/\{(\w+)\}/g, (_, name: string) => String(given[name]))
}

function formFor(count: number): keyof PluralText {
  return pluralRules.select(count) === 'one' ? 'one' : 'other'
}
