import type { Words } from '../uiText.ts'

/** Every text of the interface in French. Its plural category `one` holds 0 too; spaces beside its signs do not break. */
export const french: Words = {
  // Scripts of every page
  lightMode: 'mode clair',
  darkMode: 'mode sombre',
  systemMode: 'mode du système',
  switchColorModeFrom: 'Basculer entre le mode sombre et le mode clair (actuellement : {mode})',
  wrapCode: 'Activer ou désactiver le retour à la ligne',
  copy: 'Copier',
  copyCode: 'Copier le code dans le presse-papiers',
  copied: 'Copié',
  loading: 'Chargement',
  pageFailed: 'Cette page n’a pas pu être chargée.',
  partFailed: 'Cette partie de la page n’a pas pu être chargée.',
  searchFailed: 'La recherche n’a pas pu être chargée.',
  retry: 'Réessayer',

  // Search
  suggestions: 'Suggestions',
  noResults: 'Aucun résultat',
  documentsFound: { one: '{count} document trouvé', other: '{count} documents trouvés' },
  noDocumentsFound: 'Aucun document trouvé',
  resultsShown: { one: '{count} résultat', other: '{count} résultats' },
  seeAllResults: 'Voir tous les résultats',
  seeAllResultsWithin: 'Voir tous les résultats dans « {context} »',
  seeAllResultsOutside: 'Voir tous les résultats hors de « {context} »',
  searchPartial: 'Il manque des résultats : tout n’a pas pu être chargé.',
  clearSearch: 'Effacer',
  apiReference: 'Référence de l’API',
  recentSearches: 'Recherches récentes',
  clearRecentSearches: 'Effacer les recherches récentes',
  queryProblem: '« {written} » a été cherché comme du texte brut : {reason}.',
  filterBySection: 'Section',
  filterByLanguage: 'Langue',
  moreResults: 'Afficher plus de résultats',
  searchResultsFor: 'Résultats de recherche pour « {query} »',
  answer: 'Réponse',
  moreInPage: {
    one: '{count} autre passage sur cette page',
    other: '{count} autres passages sur cette page',
  },
  partlyFound: 'Avec une partie des mots',
  nothingForShown: 'Rien pour « {typed} » ; résultats pour « {used} ».',
  shownInstead: 'Résultats pour « {used} » au lieu de « {typed} ».',
  searchExactly: 'Rechercher exactement « {query} »',
  meantPages: 'Vous cherchiez peut-être :',
  similarWords: 'Mots proches :',
  lookThroughTags: 'Parcourir les étiquettes',
  openSearchPage: 'Ouvrir la page de recherche',
  keyChooses: 'choisir',
  keyOpens: 'ouvrir',
  keyCloses: 'fermer',
  highlights: 'Mots surlignés',
  highlightPlace: '{place} sur {count}',
  previousHighlight: 'Occurrence précédente',
  nextHighlight: 'Occurrence suivante',
  removeHighlights: 'Retirer le surlignage',
  unansweredSearches: {
    one: '{count} recherche sans résultat est conservée sur cet appareil.',
    other: '{count} recherches sans résultat sont conservées sur cet appareil.',
  },
  downloadList: 'Télécharger la liste',
  deleteList: 'Supprimer la liste',
  searchTheDocumentation: 'Rechercher dans la documentation',
  searchNeedsScript: 'La recherche nécessite JavaScript, qui est désactivé ici.',
  searchByTags: 'Parcourir plutôt les étiquettes.',
  searchContext: 'Où chercher',
  everywhere: 'Partout',
  elsewhere: 'En dehors de ces parties',

  // Diagrams
  enlargeDiagram: 'Agrandir le diagramme',
  enlargePicture: 'Agrandir l’image',
  zoomOut: 'Zoom arrière (-)',
  zoomIn: 'Zoom avant (+)',
  fitIntoWindow: 'Ajuster à la fenêtre (0)',
  closeViewer: 'Fermer (Échap)',

  // Parts of a page that fail
  pageCrashed: 'Cette page a rencontré une erreur.',
  tryAgain: 'Réessayer',

  // Not found
  pageNotFound: 'Page introuvable',
  pageNotFoundReason: 'Nous n’avons pas trouvé ce que vous cherchez.',
  pageNotFoundAdvice:
    'Veuillez signaler au propriétaire du site qui vous a conduit ici que son lien ne fonctionne plus.',

  // Frame of the page
  skipToMainContent: 'Aller au contenu principal',
  mainNavigation: 'Navigation principale',
  toggleNavigationBar: 'Ouvrir ou fermer la barre de navigation',
  closeNavigationBar: 'Fermer la barre de navigation',
  backToMainMenu: '← Retour au menu principal',
  expandDropdown: 'Déplier le menu',
  collapseDropdown: 'Replier le menu',
  versions: 'Versions',
  upcomingVersion: 'Prochaine',
  languages: 'Langues',
  opensInNewTab: '(s’ouvre dans un nouvel onglet)',
  close: 'Fermer',
  scrollBackToTop: 'Revenir en haut de la page',
  onThisPage: 'Sur cette page',
  search: 'Rechercher',
  switchColorMode: 'Basculer entre le mode sombre et le mode clair',

  // Sidebar and the way through the docs
  docsSidebar: 'Sommaire de la documentation',
  collapseSidebar: 'Replier la barre latérale',
  expandSidebar: 'Déplier la barre latérale',
  expandCategory: 'Déplier la catégorie « {label} » de la barre latérale',
  collapseCategory: 'Replier la catégorie « {label} » de la barre latérale',
  breadcrumbs: 'Fil d’Ariane',
  homePage: 'Page d’accueil',
  docsPages: 'Pages de la documentation',
  previous: 'Précédent',
  next: 'Suivant',
  sections: 'Sections',
  whatLinksHere: 'Pages liées',
  relatedNotes: 'Notes apparentées',
  allPages: 'Toutes les pages',
  morePages: { one: '{count} autre page', other: '{count} autres pages' },
  pagesInside: { one: '{count} page', other: '{count} pages' },
  newPages: 'Nouveautés',
  categoryItems: { one: '{count} élément', other: '{count} éléments' },

  // Below the text
  tagsLabel: 'Étiquettes :',
  editThisPage: 'Modifier cette page',
  lastUpdated: 'Dernière mise à jour',
  lastUpdatedOn: ' le {date}',
  lastUpdatedBy: ' par {author}',
  contributors: { one: '{count} contributeur', other: '{count} contributeurs' },

  // What notes show without saying it
  admonitionNote: 'remarque',
  admonitionTip: 'astuce',
  admonitionInfo: 'info',
  admonitionWarning: 'attention',
  admonitionDanger: 'danger',
  admonitionCaution: 'prudence',
  admonitionSecondary: 'à noter',
  admonitionImportant: 'important',
  admonitionSuccess: 'succès',
  headingLink: 'Lien direct vers {heading}',
  details: 'Détails',

  // Tags
  tags: 'Étiquettes',
  viewAllTags: 'Voir toutes les étiquettes',
  docsTagged: {
    one: '{count} document avec l’étiquette « {tag} »',
    other: '{count} documents avec l’étiquette « {tag} »',
  },

  // Banners
  draftTitle: 'Brouillon',
  draftMessage: 'Cette page est un brouillon. Elle n’est visible qu’en développement et ne sera pas publiée.',
  unlistedTitle: 'Page non répertoriée',
  unlistedMessage:
    'Cette page n’est pas répertoriée. Les moteurs de recherche ne l’indexent pas, et seules les personnes disposant d’un lien direct peuvent y accéder.',
  unreleasedVersion:
    'Ceci est la documentation de {siteTitle} {versionLabel}, une version qui n’est pas encore publiée.',
  unmaintainedVersion:
    'Ceci est la documentation de {siteTitle} {versionLabel}, une version qui n’est plus maintenue.',
  latestVersionSuggestion:
    'Pour une documentation à jour, consultez la {latestVersionLink} ({versionLabel}).',
  latestVersionLink: 'dernière version',
  notLatestVersion: 'Ce n’est pas la dernière version',
  versionBadge: 'Version : {versionLabel}',
  untranslatedTitle: 'Pas encore traduite',
  untranslated: 'Cette page n’existe pas encore dans votre langue. Vous lisez l’original ({language}).',

  // Former addresses, and pages as Markdown
  pageMoved: 'Cette page a été déplacée',
  copyPage: 'Copier la page en Markdown',
  pageCopied: 'Copié',

  // Reading offline
  readOffline: 'Lire hors ligne',
  offlineOffer:
    'Toutes les pages de ce site, avec leurs images et la recherche, peuvent être conservées sur cet appareil pour être lues sans réseau.',
  offlineNeedsScript: 'JavaScript est nécessaire pour les conserver.',
  offlineNotHere:
    'Impossible de conserver le site ici, seulement une fois publié et à son adresse principale.',
  offlineImpossible: 'Ce navigateur ne peut pas conserver de site, ou la connexion n’est pas sécurisée.',
  offlineSize: {
    one: 'Cela représente {count} fichier, soit {size} sur l’appareil.',
    other: 'Cela représente {count} fichiers, soit {size} sur l’appareil.',
  },
  offlineProgress: '{done} sur {count}',
  offlineStopped: 'Arrêté à {done} sur {count}. Ce qui est déjà téléchargé reste disponible.',
  offlineFailed:
    'Tout n’a pas pu être téléchargé, seulement {done} sur {count} ({reason}). Ce qui est déjà téléchargé reste disponible.',
  offlineKept: {
    one: 'Conservé le {date} : {count} fichier, {size}.',
    other: 'Conservé le {date} : {count} fichiers, {size}.',
  },
  offlineOutdated: 'Conservé le {date}. Le site a changé depuis.',
  keepOffline: 'Conserver sur cet appareil',
  stopKeeping: 'Arrêter',
  keepAgain: 'Réessayer',
  updateOffline: 'Mettre à jour',
  removeOffline: 'Supprimer',

  // Blog
  blogListNavigation: 'Navigation dans la liste des articles',
  blogPostNavigation: 'Navigation entre les articles',
  blogRecentPosts: 'Articles récents',
  recentPosts: 'Articles récents',
  posts: { one: '{count} article', other: '{count} articles' },
  postsTagged: '{nPosts} avec l’étiquette « {tag} »',
  authors: 'Auteurs',
  viewAllAuthors: 'Voir tous les auteurs',
  postsOfAuthor: '{authorName} - {nPosts}',
  noPostsOfAuthor: 'Aucun article n’a encore été publié ici.',
  readingTime: { one: '{count} min de lecture', other: '{count} min de lecture' },
  readMore: 'Lire la suite',
  readMoreAbout: 'Lire la suite : {title}',
  newerEntries: 'Articles plus récents',
  olderEntries: 'Articles plus anciens',
  newerPost: 'Article plus récent',
  olderPost: 'Article plus ancien',
  archive: 'Archives',
  postsWithTag: 'Articles du blog',
}
