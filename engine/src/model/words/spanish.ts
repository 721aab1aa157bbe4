import type { Words } from '../uiText.ts'

/** Every text of the interface in Spanish. */
export const spanish: Words = {
  // Scripts of every page
  lightMode: 'modo claro',
  darkMode: 'modo oscuro',
  systemMode: 'modo del sistema',
  switchColorModeFrom: 'Cambiar entre modo oscuro y claro (actual: {mode})',
  wrapCode: 'Activar o desactivar el ajuste de línea',
  copy: 'Copiar',
  copyCode: 'Copiar el código al portapapeles',
  copied: 'Copiado',
  loading: 'Cargando',
  pageFailed: 'No se ha podido cargar esta página.',
  partFailed: 'No se ha podido cargar esta parte de la página.',
  searchFailed: 'No se ha podido cargar la búsqueda.',
  retry: 'Reintentar',

  // Search
  suggestions: 'Sugerencias',
  noResults: 'Sin resultados',
  documentsFound: { one: '1 documento encontrado', other: '{count} documentos encontrados' },
  noDocumentsFound: 'No se ha encontrado ningún documento',
  resultsShown: { one: '1 resultado', other: '{count} resultados' },
  seeAllResults: 'Ver todos los resultados',
  seeAllResultsWithin: 'Ver todos los resultados en «{context}»',
  seeAllResultsOutside: 'Ver todos los resultados fuera de «{context}»',
  searchPartial: 'Faltan resultados: no se han podido cargar todos los datos.',
  clearSearch: 'Borrar',
  apiReference: 'Referencia de la API',
  recentSearches: 'Búsquedas recientes',
  clearRecentSearches: 'Borrar las búsquedas recientes',
  queryProblem: '«{written}» se ha buscado como texto simple: {reason}.',
  filterBySection: 'Sección',
  filterByLanguage: 'Idioma',
  moreResults: 'Mostrar más resultados',
  searchResultsFor: 'Resultados de la búsqueda de «{query}»',
  answer: 'Respuesta',
  moreInPage: { one: '1 más en esta página', other: '{count} más en esta página' },
  partlyFound: 'Con algunas de las palabras',
  nothingForShown: 'Nada para «{typed}»; se muestra «{used}».',
  shownInstead: 'Se muestra «{used}» en lugar de «{typed}».',
  searchExactly: 'Buscar exactamente «{query}»',
  similarWords: 'Palabras parecidas:',
  lookThroughTags: 'Mirar en las etiquetas',
  openSearchPage: 'Abrir la página de búsqueda',
  keyChooses: 'elegir',
  keyOpens: 'abrir',
  keyCloses: 'cerrar',
  highlights: 'Palabras resaltadas',
  highlightPlace: '{place} de {count}',
  previousHighlight: 'Coincidencia anterior',
  nextHighlight: 'Coincidencia siguiente',
  removeHighlights: 'Quitar el resaltado',
  unansweredSearches: {
    one: '{count} búsqueda sin resultados se guarda en este dispositivo.',
    other: '{count} búsquedas sin resultados se guardan en este dispositivo.',
  },
  downloadList: 'Descargar la lista',
  deleteList: 'Borrar la lista',
  searchTheDocumentation: 'Buscar en la documentación',
  searchNeedsScript: 'La búsqueda necesita JavaScript, que aquí está desactivado.',
  searchByTags: 'Explorar las etiquetas en su lugar.',
  searchContext: 'Dónde buscar',
  everywhere: 'En todas partes',
  elsewhere: 'Fuera de estas partes',

  // Diagrams
  enlargeDiagram: 'Ampliar el diagrama',
  enlargePicture: 'Ampliar la imagen',
  zoomOut: 'Alejar (-)',
  zoomIn: 'Acercar (+)',
  fitIntoWindow: 'Ajustar a la ventana (0)',
  closeViewer: 'Cerrar (Escape)',

  // Parts of a page that fail
  pageCrashed: 'Se ha producido un error en esta página.',
  tryAgain: 'Volver a intentarlo',

  // Not found
  pageNotFound: 'Página no encontrada',
  pageNotFoundReason: 'No hemos encontrado lo que buscas.',
  pageNotFoundAdvice:
    'Avisa al propietario del sitio que te ha traído hasta aquí de que su enlace ya no funciona.',

  // Frame of the page
  skipToMainContent: 'Saltar al contenido principal',
  mainNavigation: 'Navegación principal',
  toggleNavigationBar: 'Abrir o cerrar la barra de navegación',
  closeNavigationBar: 'Cerrar la barra de navegación',
  backToMainMenu: '← Volver al menú principal',
  expandDropdown: 'Desplegar el menú',
  collapseDropdown: 'Contraer el menú',
  versions: 'Versiones',
  upcomingVersion: 'Próxima',
  languages: 'Idiomas',
  opensInNewTab: '(se abre en una pestaña nueva)',
  close: 'Cerrar',
  scrollBackToTop: 'Volver al principio de la página',
  onThisPage: 'En esta página',
  search: 'Buscar',
  switchColorMode: 'Cambiar entre modo oscuro y claro',

  // Sidebar and the way through the docs
  docsSidebar: 'Índice de la documentación',
  collapseSidebar: 'Contraer la barra lateral',
  expandSidebar: 'Desplegar la barra lateral',
  expandCategory: 'Desplegar la categoría «{label}» de la barra lateral',
  collapseCategory: 'Contraer la categoría «{label}» de la barra lateral',
  breadcrumbs: 'Ruta de navegación',
  homePage: 'Página de inicio',
  docsPages: 'Páginas de la documentación',
  previous: 'Anterior',
  next: 'Siguiente',
  categoryItems: { one: '1 elemento', other: '{count} elementos' },

  // Below the text
  tagsLabel: 'Etiquetas:',
  editThisPage: 'Editar esta página',
  lastUpdated: 'Última actualización',
  lastUpdatedOn: ' el {date}',
  lastUpdatedBy: ' por {author}',

  // What notes show without saying it
  admonitionNote: 'nota',
  admonitionTip: 'consejo',
  admonitionInfo: 'información',
  admonitionWarning: 'advertencia',
  admonitionDanger: 'peligro',
  admonitionCaution: 'precaución',
  admonitionSecondary: 'aparte',
  admonitionImportant: 'importante',
  admonitionSuccess: 'éxito',
  headingLink: 'Enlace directo a {heading}',
  details: 'Detalles',

  // Tags
  tags: 'Etiquetas',
  viewAllTags: 'Ver todas las etiquetas',
  docsTagged: {
    one: 'Un documento con la etiqueta «{tag}»',
    other: '{count} documentos con la etiqueta «{tag}»',
  },

  // Banners
  draftTitle: 'Borrador',
  draftMessage: 'Esta página es un borrador. Solo se ve durante el desarrollo y no se publicará.',
  unlistedTitle: 'Página no listada',
  unlistedMessage:
    'Esta página no está listada. Los buscadores no la indexan y solo se puede acceder a ella con un enlace directo.',
  unreleasedVersion:
    'Esta es la documentación de {siteTitle} {versionLabel}, una versión que aún no se ha publicado.',
  unmaintainedVersion:
    'Esta es la documentación de {siteTitle} {versionLabel}, una versión que ya no se mantiene.',
  latestVersionSuggestion: 'La documentación actualizada está en la {latestVersionLink} ({versionLabel}).',
  latestVersionLink: 'última versión',
  notLatestVersion: 'No es la última versión',
  versionBadge: 'Versión: {versionLabel}',
  untranslatedTitle: 'Sin traducir todavía',
  untranslated: 'Esta página aún no está disponible en tu idioma. Estás leyendo el original ({language}).',

  // Former addresses, and pages as Markdown
  pageMoved: 'Esta página se ha movido',
  copyPage: 'Copiar la página como Markdown',
  pageCopied: 'Copiado',

  // Reading offline
  readOffline: 'Leer sin conexión',
  offlineOffer:
    'Todas las páginas de este sitio, con sus imágenes y la búsqueda, se pueden guardar en este dispositivo para leerlas sin red.',
  offlineNeedsScript: 'Para guardarlas se necesita JavaScript.',
  offlineNotHere: 'Aquí no se puede guardar; solo en el sitio publicado, en su dirección principal.',
  offlineImpossible: 'Este navegador no puede guardar sitios, o la conexión no es segura.',
  offlineSize: {
    one: 'Es 1 archivo y ocupa {size} en el dispositivo.',
    other: 'Son {count} archivos y ocupan {size} en el dispositivo.',
  },
  offlineProgress: '{done} de {count}',
  offlineStopped: 'Detenido en {done} de {count}. Lo ya descargado se conserva.',
  offlineFailed:
    'No se ha podido descargar todo, solo {done} de {count} ({reason}). Lo ya descargado se conserva.',
  offlineKept: {
    one: 'Guardado el {date}: 1 archivo, {size}.',
    other: 'Guardado el {date}: {count} archivos, {size}.',
  },
  offlineOutdated: 'Guardado el {date}. Desde entonces el sitio ha cambiado.',
  keepOffline: 'Guardar en este dispositivo',
  stopKeeping: 'Detener',
  keepAgain: 'Reintentar',
  updateOffline: 'Actualizar',
  removeOffline: 'Eliminar',

  // Blog
  blogListNavigation: 'Navegación por la lista de artículos',
  blogPostNavigation: 'Navegación entre artículos',
  blogRecentPosts: 'Artículos recientes',
  recentPosts: 'Artículos recientes',
  posts: { one: 'Un artículo', other: '{count} artículos' },
  postsTagged: '{nPosts} con la etiqueta «{tag}»',
  authors: 'Autores',
  viewAllAuthors: 'Ver todos los autores',
  postsOfAuthor: '{authorName} - {nPosts}',
  noPostsOfAuthor: 'Aquí todavía no se ha publicado ningún artículo.',
  readingTime: { one: '1 min de lectura', other: '{count} min de lectura' },
  readMore: 'Seguir leyendo',
  readMoreAbout: 'Seguir leyendo: {title}',
  newerEntries: 'Artículos más recientes',
  olderEntries: 'Artículos anteriores',
  newerPost: 'Artículo más reciente',
  olderPost: 'Artículo anterior',
  archive: 'Archivo',
  postsWithTag: 'Artículos del blog',
}
