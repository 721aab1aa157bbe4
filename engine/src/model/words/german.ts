import type { Words } from '../uiText.ts'

/** Every text of the interface in German. */
export const german: Words = {
  // Scripts of every page
  lightMode: 'heller Modus',
  darkMode: 'dunkler Modus',
  systemMode: 'wie das System',
  switchColorModeFrom: 'Zwischen dunklem und hellem Modus wechseln (derzeit: {mode})',
  wrapCode: 'Zeilenumbruch umschalten',
  copy: 'Kopieren',
  copyCode: 'Code in die Zwischenablage kopieren',
  copied: 'Kopiert',
  loading: 'Wird geladen',
  pageFailed: 'Diese Seite konnte nicht geladen werden.',
  partFailed: 'Dieser Teil der Seite konnte nicht geladen werden.',
  searchFailed: 'Die Suche konnte nicht geladen werden.',
  noConnection: 'Der Server ist nicht erreichbar.',
  retry: 'Erneut versuchen',

  // Search
  suggestions: 'Vorschläge',
  noResults: 'Keine Ergebnisse',
  documentsFound: { one: '1 Dokument gefunden', other: '{count} Dokumente gefunden' },
  noDocumentsFound: 'Keine Dokumente gefunden',
  resultsShown: { one: '1 Ergebnis', other: '{count} Ergebnisse' },
  seeAllResults: 'Alle Ergebnisse anzeigen',
  seeAllResultsWithin: 'Alle Ergebnisse in „{context}“ anzeigen',
  seeAllResultsOutside: 'Alle Ergebnisse außerhalb von „{context}“ anzeigen',
  searchPartial: 'Einige Ergebnisse fehlen: Nicht alles konnte geladen werden.',
  clearSearch: 'Löschen',
  apiReference: 'API-Referenz',
  recentSearches: 'Letzte Suchen',
  clearRecentSearches: 'Letzte Suchen löschen',
  queryProblem: '„{written}“ wurde als einfacher Text gesucht: {reason}.',
  filterBySection: 'Bereich',
  filterByLanguage: 'Sprache',
  moreResults: 'Weitere Ergebnisse anzeigen',
  searchResultsFor: 'Suchergebnisse für „{query}“',
  answer: 'Antwort',
  moreInPage: { one: '1 weitere Stelle auf dieser Seite', other: '{count} weitere Stellen auf dieser Seite' },
  partlyFound: 'Mit einem Teil der Wörter',
  nothingForShown: 'Nichts zu „{typed}“; hier ist „{used}“.',
  shownInstead: 'Hier ist „{used}“ statt „{typed}“.',
  searchExactly: 'Genau „{query}“ suchen',
  meantPages: 'Vielleicht meinten Sie:',
  similarWords: 'Ähnliche Wörter:',
  lookThroughTags: 'In den Schlagwörtern nachsehen',
  openSearchPage: 'Suchseite öffnen',
  keyChooses: 'auswählen',
  keyOpens: 'öffnen',
  keyCloses: 'schließen',
  highlights: 'Hervorgehobene Wörter',
  highlightPlace: '{place} von {count}',
  previousHighlight: 'Vorherige Stelle',
  nextHighlight: 'Nächste Stelle',
  removeHighlights: 'Hervorhebungen entfernen',
  unansweredSearches: {
    one: '{count} Suche ohne Ergebnis ist auf diesem Gerät gespeichert.',
    other: '{count} Suchen ohne Ergebnis sind auf diesem Gerät gespeichert.',
  },
  downloadList: 'Liste herunterladen',
  deleteList: 'Liste löschen',
  searchTheDocumentation: 'Dokumentation durchsuchen',
  searchNeedsScript: 'Die Suche benötigt JavaScript, das hier ausgeschaltet ist.',
  searchByTags: 'Stattdessen in den Schlagwörtern nachsehen.',
  searchContext: 'Suchbereich',
  everywhere: 'Überall',
  elsewhere: 'Außerhalb dieser Bereiche',

  // Diagrams
  enlargeDiagram: 'Diagramm vergrößern',
  enlargePicture: 'Bild vergrößern',
  zoomOut: 'Verkleinern (-)',
  zoomIn: 'Vergrößern (+)',
  fitIntoWindow: 'An Fenster anpassen (0)',
  closeViewer: 'Schließen (Escape)',

  // Parts of a page that fail
  pageCrashed: 'Auf dieser Seite ist ein Fehler aufgetreten.',
  tryAgain: 'Erneut versuchen',

  // Not found
  pageNotFound: 'Seite nicht gefunden',
  pageNotFoundReason: 'Wir konnten nicht finden, was Sie suchen.',
  pageNotFoundAdvice:
    'Bitte teilen Sie dem Betreiber der Website, die Sie hierher geführt hat, mit, dass der Link nicht mehr funktioniert.',

  // Frame of the page
  skipToMainContent: 'Zum Hauptinhalt springen',
  mainNavigation: 'Hauptnavigation',
  toggleNavigationBar: 'Navigationsleiste ein- oder ausblenden',
  closeNavigationBar: 'Navigationsleiste schließen',
  backToMainMenu: '← Zurück zum Hauptmenü',
  expandDropdown: 'Auswahlmenü ausklappen',
  collapseDropdown: 'Auswahlmenü einklappen',
  versions: 'Versionen',
  upcomingVersion: 'Nächste',
  languages: 'Sprachen',
  opensInNewTab: '(öffnet in neuem Tab)',
  close: 'Schließen',
  scrollBackToTop: 'Zurück nach oben',
  onThisPage: 'Auf dieser Seite',
  search: 'Suche',
  switchColorMode: 'Zwischen dunklem und hellem Modus wechseln',

  // Sidebar and the way through the docs
  docsSidebar: 'Inhalt der Dokumentation',
  collapseSidebar: 'Seitenleiste einklappen',
  expandSidebar: 'Seitenleiste ausklappen',
  expandCategory: 'Kategorie „{label}“ der Seitenleiste ausklappen',
  collapseCategory: 'Kategorie „{label}“ der Seitenleiste einklappen',
  breadcrumbs: 'Brotkrümelnavigation',
  homePage: 'Startseite',
  docsPages: 'Seiten der Dokumentation',
  previous: 'Zurück',
  next: 'Weiter',
  sections: 'Bereiche',
  whatLinksHere: 'Links auf diese Seite',
  relatedNotes: 'Verwandte Notizen',
  allPages: 'Alle Seiten',
  morePages: { one: '1 weitere Seite', other: '{count} weitere Seiten' },
  pagesInside: { one: '1 Seite', other: '{count} Seiten' },
  newPages: 'Neues',
  categoryItems: { one: '1 Eintrag', other: '{count} Einträge' },

  // Below the text
  tagsLabel: 'Schlagwörter:',
  editThisPage: 'Diese Seite bearbeiten',
  lastUpdated: 'Zuletzt aktualisiert',
  lastUpdatedOn: ' am {date}',
  lastUpdatedBy: ' von {author}',
  contributors: { one: '1 Mitwirkender', other: '{count} Mitwirkende' },

  // What notes show without saying it
  admonitionNote: 'Hinweis',
  admonitionTip: 'Tipp',
  admonitionInfo: 'Info',
  admonitionWarning: 'Warnung',
  admonitionDanger: 'Gefahr',
  admonitionCaution: 'Vorsicht',
  admonitionSecondary: 'Nebenbei',
  admonitionImportant: 'Wichtig',
  admonitionSuccess: 'Erfolg',
  headingLink: 'Direkter Link zu {heading}',
  details: 'Details',

  // Tags
  tags: 'Schlagwörter',
  viewAllTags: 'Alle Schlagwörter anzeigen',
  docsTagged: {
    one: 'Ein Dokument mit dem Schlagwort „{tag}“',
    other: '{count} Dokumente mit dem Schlagwort „{tag}“',
  },

  // Banners
  draftTitle: 'Entwurf',
  draftMessage:
    'Diese Seite ist ein Entwurf. Sie ist nur während der Entwicklung sichtbar und wird nicht veröffentlicht.',
  unlistedTitle: 'Nicht gelistete Seite',
  unlistedMessage:
    'Diese Seite ist nicht gelistet. Suchmaschinen nehmen sie nicht auf, und nur wer einen direkten Link hat, kann sie aufrufen.',
  unreleasedVersion:
    'Dies ist die Dokumentation für {siteTitle} {versionLabel}, eine noch nicht veröffentlichte Version.',
  unmaintainedVersion:
    'Dies ist die Dokumentation für {siteTitle} {versionLabel}. Diese Version wird nicht mehr gepflegt.',
  latestVersionSuggestion:
    'Die aktuelle Dokumentation finden Sie in der {latestVersionLink} ({versionLabel}).',
  latestVersionLink: 'neuesten Version',
  notLatestVersion: 'Nicht die neueste Version',
  versionBadge: 'Version: {versionLabel}',
  untranslatedTitle: 'Noch nicht übersetzt',
  untranslated: 'Diese Seite gibt es noch nicht in Ihrer Sprache. Sie lesen das Original ({language}).',

  // Former addresses, and pages as Markdown
  pageMoved: 'Diese Seite ist umgezogen',
  copyPage: 'Seite als Markdown kopieren',
  pageCopied: 'Kopiert',
  pageActions: 'Mehr zu dieser Seite',
  printPage: 'Drucken',

  // Reading offline
  readOffline: 'Offline lesen',
  offlineOffer:
    'Alle Seiten dieser Website lassen sich mitsamt Bildern und Suche auf diesem Gerät speichern und dann ohne Netz lesen.',
  offlineNeedsScript: 'Zum Speichern wird JavaScript benötigt.',
  offlineNotHere:
    'Hier kann nicht gespeichert werden, nur auf der fertigen Website unter ihrer Hauptadresse.',
  offlineImpossible: 'Dieser Browser kann keine Websites speichern, oder die Verbindung ist nicht sicher.',
  offlineSize: {
    one: 'Das ist 1 Datei mit {size} auf dem Gerät.',
    other: 'Das sind {count} Dateien mit {size} auf dem Gerät.',
  },
  offlineProgress: '{done} von {count}',
  offlineStopped: 'Bei {done} von {count} angehalten. Was schon geladen ist, bleibt.',
  offlineFailed:
    'Es konnte nicht alles geladen werden, nur {done} von {count} ({reason}). Was schon geladen ist, bleibt.',
  offlineKept: {
    one: 'Gespeichert am {date}: 1 Datei, {size}.',
    other: 'Gespeichert am {date}: {count} Dateien, {size}.',
  },
  offlineOutdated: 'Gespeichert am {date}. Seitdem hat sich die Website geändert.',
  keepOffline: 'Auf diesem Gerät speichern',
  stopKeeping: 'Anhalten',
  keepAgain: 'Erneut versuchen',
  updateOffline: 'Aktualisieren',
  removeOffline: 'Entfernen',

  // Blog
  blogListNavigation: 'Navigation der Beitragsliste',
  blogPostNavigation: 'Navigation zwischen Beiträgen',
  blogRecentPosts: 'Neueste Beiträge',
  recentPosts: 'Neueste Beiträge',
  posts: { one: 'Ein Beitrag', other: '{count} Beiträge' },
  postsTagged: '{nPosts} mit dem Schlagwort „{tag}“',
  authors: 'Autoren',
  viewAllAuthors: 'Alle Autoren anzeigen',
  postsOfAuthor: '{authorName} - {nPosts}',
  noPostsOfAuthor: 'Hier sind noch keine Beiträge erschienen.',
  readingTime: { one: '1 Min. Lesezeit', other: '{count} Min. Lesezeit' },
  readMore: 'Weiterlesen',
  readMoreAbout: 'Weiterlesen: {title}',
  newerEntries: 'Neuere Beiträge',
  olderEntries: 'Ältere Beiträge',
  newerPost: 'Neuerer Beitrag',
  olderPost: 'Älterer Beitrag',
  archive: 'Archiv',
  postsWithTag: 'Beiträge im Blog',
}
