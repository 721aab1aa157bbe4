import type { Words } from '../uiText.ts'

/** Every text of the interface in Portuguese as Brazil writes it. Its plural category `one` holds 0 too. */
export const portuguese: Words = {
  // Scripts of every page
  lightMode: 'modo claro',
  darkMode: 'modo escuro',
  systemMode: 'modo do sistema',
  switchColorModeFrom: 'Alternar entre modo escuro e claro (atual: {mode})',
  wrapCode: 'Ativar ou desativar a quebra de linha',
  copy: 'Copiar',
  copyCode: 'Copiar código para a área de transferência',
  copied: 'Copiado',
  loading: 'Carregando',
  pageFailed: 'Não foi possível carregar esta página.',
  partFailed: 'Não foi possível carregar esta parte da página.',
  searchFailed: 'Não foi possível carregar a busca.',
  retry: 'Tentar novamente',

  // Search
  suggestions: 'Sugestões',
  noResults: 'Nenhum resultado',
  documentsFound: { one: '{count} documento encontrado', other: '{count} documentos encontrados' },
  noDocumentsFound: 'Nenhum documento encontrado',
  resultsShown: { one: '{count} resultado', other: '{count} resultados' },
  seeAllResults: 'Ver todos os resultados',
  seeAllResultsWithin: 'Ver todos os resultados em “{context}”',
  seeAllResultsOutside: 'Ver todos os resultados fora de “{context}”',
  searchPartial: 'Faltam resultados: não foi possível carregar tudo.',
  clearSearch: 'Limpar',
  apiReference: 'Referência da API',
  recentSearches: 'Buscas recentes',
  clearRecentSearches: 'Limpar buscas recentes',
  queryProblem: '“{written}” foi buscado como texto simples: {reason}.',
  filterBySection: 'Seção',
  filterByLanguage: 'Idioma',
  moreResults: 'Mostrar mais resultados',
  searchResultsFor: 'Resultados da busca por “{query}”',
  answer: 'Resposta',
  moreInPage: { one: 'Mais {count} nesta página', other: 'Mais {count} nesta página' },
  partlyFound: 'Com algumas das palavras',
  nothingForShown: 'Nada para “{typed}”; mostrando “{used}”.',
  shownInstead: 'Mostrando “{used}” em vez de “{typed}”.',
  searchExactly: 'Pesquisar exatamente “{query}”',
  similarWords: 'Palavras parecidas:',
  lookThroughTags: 'Ver as tags',
  openSearchPage: 'Abrir a página de pesquisa',
  keyChooses: 'escolher',
  keyOpens: 'abrir',
  keyCloses: 'fechar',
  highlights: 'Palavras destacadas',
  highlightPlace: '{place} de {count}',
  previousHighlight: 'Destaque anterior',
  nextHighlight: 'Próximo destaque',
  removeHighlights: 'Remover os destaques',
  unansweredSearches: {
    one: '{count} pesquisa sem resultados está guardada neste dispositivo.',
    other: '{count} pesquisas sem resultados estão guardadas neste dispositivo.',
  },
  downloadList: 'Baixar a lista',
  deleteList: 'Apagar a lista',
  searchTheDocumentation: 'Buscar na documentação',
  searchNeedsScript: 'A busca precisa de JavaScript, que está desativado aqui.',
  searchByTags: 'Procure pelas tags.',
  searchContext: 'Onde buscar',
  everywhere: 'Em tudo',
  elsewhere: 'Fora destas partes',

  // Diagrams
  enlargeDiagram: 'Ampliar o diagrama',
  enlargePicture: 'Ampliar a imagem',
  zoomOut: 'Diminuir zoom (-)',
  zoomIn: 'Aumentar zoom (+)',
  fitIntoWindow: 'Ajustar à janela (0)',
  closeViewer: 'Fechar (Escape)',

  // Parts of a page that fail
  pageCrashed: 'Ocorreu um erro nesta página.',
  tryAgain: 'Tentar novamente',

  // Not found
  pageNotFound: 'Página não encontrada',
  pageNotFoundReason: 'Não encontramos o que você procura.',
  pageNotFoundAdvice: 'Avise o responsável pelo site que trouxe você até aqui que o link não funciona mais.',

  // Frame of the page
  skipToMainContent: 'Pular para o conteúdo principal',
  mainNavigation: 'Navegação principal',
  toggleNavigationBar: 'Abrir ou fechar a barra de navegação',
  closeNavigationBar: 'Fechar a barra de navegação',
  backToMainMenu: '← Voltar ao menu principal',
  expandDropdown: 'Expandir o menu',
  collapseDropdown: 'Recolher o menu',
  versions: 'Versões',
  upcomingVersion: 'Futura',
  languages: 'Idiomas',
  opensInNewTab: '(abre em uma nova aba)',
  close: 'Fechar',
  scrollBackToTop: 'Voltar ao topo',
  onThisPage: 'Nesta página',
  search: 'Buscar',
  switchColorMode: 'Alternar entre modo escuro e claro',

  // Sidebar and the way through the docs
  docsSidebar: 'Sumário da documentação',
  collapseSidebar: 'Recolher a barra lateral',
  expandSidebar: 'Expandir a barra lateral',
  expandCategory: 'Expandir a categoria “{label}” da barra lateral',
  collapseCategory: 'Recolher a categoria “{label}” da barra lateral',
  breadcrumbs: 'Trilha de navegação',
  homePage: 'Página inicial',
  docsPages: 'Páginas da documentação',
  previous: 'Anterior',
  next: 'Próxima',
  categoryItems: { one: '{count} item', other: '{count} itens' },

  // Below the text
  tagsLabel: 'Tags:',
  editThisPage: 'Editar esta página',
  lastUpdated: 'Última atualização',
  lastUpdatedOn: ' em {date}',
  lastUpdatedBy: ' por {author}',

  // What notes show without saying it
  admonitionNote: 'nota',
  admonitionTip: 'dica',
  admonitionInfo: 'informação',
  admonitionWarning: 'aviso',
  admonitionDanger: 'perigo',
  admonitionCaution: 'cuidado',
  admonitionSecondary: 'complemento',
  admonitionImportant: 'importante',
  admonitionSuccess: 'sucesso',
  headingLink: 'Link direto para {heading}',
  details: 'Detalhes',

  // Tags
  tags: 'Tags',
  viewAllTags: 'Ver todas as tags',
  docsTagged: {
    one: '{count} documento com a tag “{tag}”',
    other: '{count} documentos com a tag “{tag}”',
  },

  // Banners
  draftTitle: 'Rascunho',
  draftMessage: 'Esta página é um rascunho. Ela só aparece durante o desenvolvimento e não será publicada.',
  unlistedTitle: 'Página não listada',
  unlistedMessage:
    'Esta página não está listada. Os mecanismos de busca não a indexam, e só quem tem o link direto pode acessá-la.',
  unreleasedVersion:
    'Esta é a documentação de {siteTitle} {versionLabel}, uma versão que ainda não foi lançada.',
  unmaintainedVersion:
    'Esta é a documentação de {siteTitle} {versionLabel}, uma versão que não é mais mantida.',
  latestVersionSuggestion: 'Para a documentação atualizada, veja a {latestVersionLink} ({versionLabel}).',
  latestVersionLink: 'versão mais recente',
  notLatestVersion: 'Não é a versão mais recente',
  versionBadge: 'Versão: {versionLabel}',
  untranslatedTitle: 'Ainda não traduzida',
  untranslated:
    'Esta página ainda não está disponível no seu idioma. Você está lendo o original ({language}).',

  // Former addresses, and pages as Markdown
  pageMoved: 'Esta página mudou de endereço',
  copyPage: 'Copiar página como Markdown',
  pageCopied: 'Copiado',

  // Reading offline
  readOffline: 'Ler offline',
  offlineOffer:
    'Todas as páginas deste site, com as imagens e a busca, podem ser guardadas neste dispositivo para serem lidas sem rede.',
  offlineNeedsScript: 'Para guardá-las é preciso ter JavaScript.',
  offlineNotHere: 'Não é possível guardar o site aqui, só depois de publicado e no endereço principal.',
  offlineImpossible: 'Este navegador não consegue guardar sites, ou a conexão não é segura.',
  offlineSize: {
    one: 'São {size} no dispositivo, em {count} arquivo.',
    other: 'São {size} no dispositivo, em {count} arquivos.',
  },
  offlineProgress: '{done} de {count}',
  offlineStopped: 'Interrompido em {done} de {count}. O que já foi baixado permanece.',
  offlineFailed:
    'Não foi possível baixar tudo, apenas {done} de {count} ({reason}). O que já foi baixado permanece.',
  offlineKept: {
    one: 'Guardado em {date}: {count} arquivo, {size}.',
    other: 'Guardado em {date}: {count} arquivos, {size}.',
  },
  offlineOutdated: 'Guardado em {date}. O site mudou desde então.',
  keepOffline: 'Guardar neste dispositivo',
  stopKeeping: 'Interromper',
  keepAgain: 'Tentar novamente',
  updateOffline: 'Atualizar',
  removeOffline: 'Remover',

  // Blog
  blogListNavigation: 'Navegação da lista de posts',
  blogPostNavigation: 'Navegação entre posts',
  blogRecentPosts: 'Posts recentes',
  recentPosts: 'Posts recentes',
  posts: { one: '{count} post', other: '{count} posts' },
  postsTagged: '{nPosts} com a tag “{tag}”',
  authors: 'Autores',
  viewAllAuthors: 'Ver todos os autores',
  postsOfAuthor: '{authorName} - {nPosts}',
  noPostsOfAuthor: 'Nenhum post foi publicado aqui ainda.',
  readingTime: { one: '{count} min de leitura', other: '{count} min de leitura' },
  readMore: 'Continuar lendo',
  readMoreAbout: 'Continuar lendo: {title}',
  newerEntries: 'Posts mais recentes',
  olderEntries: 'Posts mais antigos',
  newerPost: 'Post mais recente',
  olderPost: 'Post mais antigo',
  archive: 'Arquivo',
  postsWithTag: 'Posts do blog',
}
