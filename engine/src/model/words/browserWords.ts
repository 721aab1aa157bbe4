/** Texts of the scripts of every page. The scripts contain them, so each letter counts. */
export const scriptWords = {
  // Colour mode
  lightMode: 'light mode',
  darkMode: 'dark mode',
  systemMode: 'system mode',
  switchColorModeFrom: 'Switch between dark and light mode (currently {mode})',

  // Code blocks
  wrapCode: 'Toggle word wrap',
  copy: 'Copy',
  copyCode: 'Copy code to clipboard',
  copied: 'Copied',

  // When something fails, or takes long
  loading: 'Loading',
  pageFailed: 'This page could not be loaded.',
  partFailed: 'This part of the page could not be loaded.',
  searchFailed: 'The search could not be loaded.',
  noConnection: 'The server cannot be reached.',
  retry: 'Retry',
  close: 'Close',
} as const

/** Texts of the search in the browser, in its box and on its page. Each script holds those that it shows. */
export const searchWords = {
  searchPartial: 'Some results are missing: not everything could be loaded.',
  apiReference: 'API Reference',
  queryProblem: '"{written}" was taken as plain text: {reason}.',
  answer: 'Answer',
  moreInPage: { one: '1 more in this page', other: '{count} more in this page' },
  partlyFound: 'With some of the words',
  withoutWords: 'Without: {words}',
  nothingForShown: 'Nothing for "{typed}"; showing "{used}".',
  shownInstead: 'Showing "{used}" for "{typed}".',
  searchExactly: 'Search for "{query}" exactly',
  similarWords: 'Similar words:',
  lookThroughTags: 'Look through the tags',
} as const

/** Texts of the search box. */
export const boxWords = {
  suggestions: 'Suggestions',
  noResults: 'No results',
  resultsShown: { one: '1 result', other: '{count} results' },
  seeAllResults: 'See all results',
  seeAllResultsWithin: 'See all results within "{context}"',
  seeAllResultsOutside: 'See all results outside "{context}"',
  clearSearch: 'Clear',
  recentSearches: 'Recent searches',
  clearRecentSearches: 'Clear recent searches',
  openSearchPage: 'Open the search page',
  keyChooses: 'choose',
  keyOpens: 'open',
  keyCloses: 'close',
} as const

/** Texts of the search page. */
export const resultsWords = {
  documentsFound: { one: '1 document found', other: '{count} documents found' },
  withAllWords: '({count} with all words)',
  noDocumentsFound: 'No documents were found',
  filterBySection: 'Section',
  filterByLanguage: 'Language',
  moreResults: 'Show more results',
  searchResultsFor: 'Search results for "{query}"',
  meantPages: 'You may have meant:',
  unansweredSearches: {
    one: '1 search without results is kept on this device.',
    other: '{count} searches without results are kept on this device.',
  },
  downloadList: 'Download the list',
  deleteList: 'Delete it',
} as const

/** Texts of the bar of highlighted words. */
export const markWords = {
  highlights: 'Highlighted words',
  highlightPlace: '{place} of {count}',
  previousHighlight: 'Previous highlight',
  nextHighlight: 'Next highlight',
  removeHighlights: 'Remove the highlights',
} as const

/** Texts of the viewer for pictures and diagrams. */
export const viewerWords = {
  zoomOut: 'Zoom out (-)',
  zoomIn: 'Zoom in (+)',
  fitIntoWindow: 'Fit into the window (0)',
  closeViewer: 'Close (Escape)',
} as const

/** Texts of a diagram drawn in the browser. */
export const diagramWords = {
  enlargeDiagram: 'Enlarge the diagram',
  diagramFailed: 'This diagram cannot be drawn. This is its source:',
} as const

/** Texts shown in place of an island that fails. */
export const islandWords = {
  pageCrashed: 'This page crashed.',
  partCrashed: 'This part of the page failed.',
  tryAgain: 'Try again',
} as const

/** Texts of the script for offline reading. Only its page passes them on, in every language. */
export const offlineWords = {
  offlineNeedsScript: 'Keeping them needs JavaScript.',
  offlineNotHere: 'It cannot be kept here, only on the built site, at its main address.',
  offlineImpossible: 'This browser cannot keep a site, or the connection to it is not secure.',
  offlineSize: {
    one: 'That is 1 file, {size} on the device.',
    other: 'That is {count} files, {size} on the device.',
  },
  offlineProgress: '{done} of {count}',
  offlineStopped: 'Stopped at {done} of {count}. What has come stays.',
  offlineFailed: 'Not everything has come, only {done} of {count} ({reason}). What has come stays.',
  offlineKept: {
    one: 'Kept on {date}: 1 file, {size}.',
    other: 'Kept on {date}: {count} files, {size}.',
  },
  offlineOutdated: 'Kept on {date}. The site has changed since then.',
  keepOffline: 'Keep on this device',
  stopKeeping: 'Stop',
  keepAgain: 'Try again',
  updateOffline: 'Update',
  removeOffline: 'Remove',
} as const
