import type { AdmonitionTitle } from '../admonitionKinds.ts'
import {
  boxWords,
  diagramWords,
  islandWords,
  markWords,
  offlineWords,
  resultsWords,
  scriptWords,
  searchWords,
  viewerWords,
} from './browserWords.ts'

/** The texts that scripts show. */
export const browserWords = {
  ...scriptWords,
  ...searchWords,
  ...boxWords,
  ...resultsWords,
  ...markWords,
  ...viewerWords,
  ...diagramWords,
  ...islandWords,
}

/**
 * Every text of the interface, in English. Names in braces are placeholders; texts with a count have one form for each
 * plural category. A new text goes here (or into one of the tables above, if a script shows it) and into the table of
 * every other language.
 */
export const english = {
  ...browserWords,
  ...offlineWords,

  // Not found
  pageNotFound: 'Page Not Found',
  pageNotFoundReason: 'There is no page at this address.',
  pageNotFoundAdvice: 'It may have moved, or the address may be misspelt.',

  // Frame of the page
  skipToMainContent: 'Skip to main content',
  mainNavigation: 'Main',
  toggleNavigationBar: 'Toggle navigation bar',
  closeNavigationBar: 'Close navigation bar',
  backToMainMenu: '← Back to main menu',
  expandDropdown: 'Expand the dropdown',
  collapseDropdown: 'Collapse the dropdown',
  versions: 'Versions',
  upcomingVersion: 'Next',
  languages: 'Languages',
  opensInNewTab: '(opens in new tab)',
  scrollBackToTop: 'Scroll back to top',
  onThisPage: 'On this page',
  search: 'Search',

  // Search
  searchTheDocumentation: 'Search the documentation',
  searchNeedsScript: 'Searching needs JavaScript, which is switched off here.',
  searchByTags: 'Look through the tags instead.',
  searchContext: 'Where to search',
  everywhere: 'Everywhere',
  elsewhere: 'Outside these parts',

  // Colour mode
  switchColorMode: 'Switch between dark and light mode',

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
  sections: 'Sections',
  whatLinksHere: 'What links here',
  relatedNotes: 'Related notes',
  graph: 'Map of the notes',
  graphOffer:
    'Each dot is a note, each line a link between two. Colours are those of the sections; the more links a note has, the larger it is.',
  graphPart: 'Shown are the {count} best linked of {total} notes.',
  graphAsList: 'As a list',
  linksTo: 'Links to',
  linkedFrom: 'Linked from',
  allFolders: 'All sections',
  allPages: 'All pages',
  morePages: { one: '1 more page', other: '{count} more pages' },
  filterPages: 'Filter pages',
  noFilteredPages: 'No page of this list has these words.',
  pagesInside: { one: '1 page', other: '{count} pages' },
  newPages: 'What is new',
  categoryItems: { one: '1 item', other: '{count} items' },

  // Below the text
  tagsLabel: 'Tags:',
  editThisPage: 'Edit this page',
  lastUpdated: 'Last updated',
  lastUpdatedOn: ' on {date}',
  lastUpdatedBy: ' by {author}',
  contributors: { one: 'One contributor', other: '{count} contributors' },

  // What notes show without saying it
  admonitionNote: 'note',
  admonitionTip: 'tip',
  admonitionInfo: 'info',
  admonitionWarning: 'warning',
  admonitionDanger: 'danger',
  admonitionCaution: 'caution',
  admonitionSecondary: 'secondary',
  admonitionImportant: 'important',
  admonitionSuccess: 'success',
  headingLink: 'Direct link to {heading}',
  details: 'Details',
  enlargePicture: 'Enlarge the picture',
  liveEditor: 'Code editor',
  liveResult: 'Result',
  liveReset: 'Reset',

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
  notLatestVersion: 'Not the latest version',
  versionBadge: 'Version: {versionLabel}',
  untranslatedTitle: 'Not translated yet',
  untranslated:
    'This page is not available in your language yet. You are reading the original, in {language}.',

  // Former addresses, and pages as Markdown
  pageMoved: 'This page has moved',
  copyPage: 'Copy page as Markdown',
  pageCopied: 'Copied',
  pageActions: 'More about this page',
  printPage: 'Print',

  // Reading offline
  readOffline: 'Read offline',
  offlineOffer:
    'All pages of this site, with their pictures and the search, can be kept on this device, to be read without a network.',

  // Blog
  blogListNavigation: 'Blog list page navigation',
  blogPostNavigation: 'Blog post page navigation',
  blogRecentPosts: 'Blog recent posts navigation',
  recentPosts: 'Recent posts',
  posts: { one: 'One post', other: '{count} posts' },
  postsTagged: '{nPosts} tagged with "{tag}"',
  authors: 'Authors',
  viewAllAuthors: 'View all authors',
  postsOfAuthor: '{authorName} - {nPosts}',
  noPostsOfAuthor: 'This author has not written any posts yet.',
  readingTime: { one: 'One min read', other: '{count} min read' },
  readMore: 'Read more',
  readMoreAbout: 'Read more about {title}',
  newerEntries: 'Newer entries',
  olderEntries: 'Older entries',
  newerPost: 'Newer post',
  olderPost: 'Older post',
  archive: 'Archive',
  postsWithTag: 'Posts of the blog',
} as const satisfies Record<string, unknown> & Record<AdmonitionTitle, string>
