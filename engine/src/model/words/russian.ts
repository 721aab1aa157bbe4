import type { Words } from '../uiText.ts'

/** Every text of the interface in Russian. Its plural category `one` holds 21 and 31 too. */
export const russian: Words = {
  // Scripts of every page
  lightMode: 'светлая тема',
  darkMode: 'тёмная тема',
  systemMode: 'как в системе',
  switchColorModeFrom: 'Переключить светлую или тёмную тему (сейчас: {mode})',
  wrapCode: 'Включить или выключить перенос строк',
  copy: 'Копировать',
  copyCode: 'Скопировать код в буфер обмена',
  copied: 'Скопировано',
  loading: 'Загрузка',
  pageFailed: 'Не удалось загрузить эту страницу.',
  partFailed: 'Не удалось загрузить эту часть страницы.',
  searchFailed: 'Не удалось загрузить поиск.',
  retry: 'Повторить',

  // Search
  suggestions: 'Подсказки',
  noResults: 'Ничего не найдено',
  documentsFound: {
    one: 'Найден {count} документ',
    few: 'Найдено {count} документа',
    many: 'Найдено {count} документов',
    other: 'Найдено {count} документа',
  },
  noDocumentsFound: 'Документы не найдены',
  resultsShown: {
    one: '{count} результат',
    few: '{count} результата',
    many: '{count} результатов',
    other: '{count} результата',
  },
  seeAllResults: 'Показать все результаты',
  seeAllResultsWithin: 'Показать все результаты в разделе «{context}»',
  seeAllResultsOutside: 'Показать все результаты вне раздела «{context}»',
  searchPartial: 'Часть результатов отсутствует: не все данные удалось загрузить.',
  clearSearch: 'Очистить',
  apiReference: 'Справочник по API',
  recentSearches: 'Недавние запросы',
  clearRecentSearches: 'Очистить недавние запросы',
  queryProblem: 'Часть запроса «{written}» понята как обычный текст: {reason}.',
  filterBySection: 'Раздел',
  filterByLanguage: 'Язык',
  moreResults: 'Показать ещё',
  searchResultsFor: 'Результаты поиска по запросу «{query}»',
  searchTheDocumentation: 'Поиск по документации',
  searchNeedsScript: 'Для поиска нужен JavaScript, а он здесь отключён.',
  searchByTags: 'Посмотрите вместо этого по тегам.',
  searchContext: 'Где искать',
  everywhere: 'Везде',
  elsewhere: 'Вне этих разделов',

  // Diagrams
  enlargeDiagram: 'Увеличить схему',
  enlargePicture: 'Увеличить изображение',
  zoomOut: 'Уменьшить (-)',
  zoomIn: 'Увеличить (+)',
  fitIntoWindow: 'По размеру окна (0)',
  closeViewer: 'Закрыть (Escape)',

  // Parts of a page that fail
  pageCrashed: 'На этой странице произошла ошибка.',
  tryAgain: 'Попробовать снова',

  // Not found
  pageNotFound: 'Страница не найдена',
  pageNotFoundReason: 'Не удалось найти то, что вы искали.',
  pageNotFoundAdvice:
    'Сообщите, пожалуйста, владельцу сайта, с которого вы пришли, что его ссылка больше не работает.',

  // Frame of the page
  skipToMainContent: 'Перейти к основному содержимому',
  mainNavigation: 'Основная навигация',
  toggleNavigationBar: 'Открыть или закрыть панель навигации',
  closeNavigationBar: 'Закрыть панель навигации',
  backToMainMenu: '← Назад в главное меню',
  expandDropdown: 'Развернуть список',
  collapseDropdown: 'Свернуть список',
  versions: 'Версии',
  upcomingVersion: 'Следующая',
  languages: 'Языки',
  opensInNewTab: '(откроется в новой вкладке)',
  close: 'Закрыть',
  scrollBackToTop: 'Вернуться к началу страницы',
  onThisPage: 'На этой странице',
  search: 'Поиск',
  switchColorMode: 'Переключить светлую или тёмную тему',

  // Sidebar and the way through the docs
  docsSidebar: 'Содержание документации',
  collapseSidebar: 'Свернуть боковую панель',
  expandSidebar: 'Развернуть боковую панель',
  expandCategory: 'Развернуть раздел «{label}» боковой панели',
  collapseCategory: 'Свернуть раздел «{label}» боковой панели',
  breadcrumbs: 'Навигационная цепочка',
  homePage: 'Главная страница',
  docsPages: 'Страницы документации',
  previous: 'Назад',
  next: 'Далее',
  categoryItems: {
    one: '{count} элемент',
    few: '{count} элемента',
    many: '{count} элементов',
    other: '{count} элемента',
  },

  // Below the text
  tagsLabel: 'Теги:',
  editThisPage: 'Редактировать эту страницу',
  lastUpdated: 'Последнее обновление',
  lastUpdatedOn: ': {date}',
  lastUpdatedBy: ' ({author})',

  // What notes show without saying it
  admonitionNote: 'примечание',
  admonitionTip: 'совет',
  admonitionInfo: 'информация',
  admonitionWarning: 'предупреждение',
  admonitionDanger: 'опасно',
  admonitionCaution: 'осторожно',
  admonitionSecondary: 'дополнение',
  admonitionImportant: 'важно',
  admonitionSuccess: 'успех',
  headingLink: 'Прямая ссылка на «{heading}»',
  details: 'Подробнее',

  // Tags
  tags: 'Теги',
  viewAllTags: 'Показать все теги',
  docsTagged: {
    one: '{count} документ с тегом «{tag}»',
    few: '{count} документа с тегом «{tag}»',
    many: '{count} документов с тегом «{tag}»',
    other: '{count} документа с тегом «{tag}»',
  },

  // Banners
  draftTitle: 'Черновик',
  draftMessage: 'Эта страница — черновик. Она видна только при разработке и не будет опубликована.',
  unlistedTitle: 'Страница вне списков',
  unlistedMessage:
    'Этой страницы нет в списках. Поисковые системы её не индексируют, и открыть её можно только по прямой ссылке.',
  unreleasedVersion: 'Это документация {siteTitle} {versionLabel}. Эта версия ещё не выпущена.',
  unmaintainedVersion: 'Это документация {siteTitle} {versionLabel}. Эта версия больше не поддерживается.',
  latestVersionSuggestion: 'Актуальная документация — в {latestVersionLink} ({versionLabel}).',
  latestVersionLink: 'последней версии',
  notLatestVersion: 'Не последняя версия',
  versionBadge: 'Версия: {versionLabel}',
  untranslatedTitle: 'Ещё не переведено',
  untranslated: 'Этой страницы ещё нет на вашем языке. Вы читаете оригинал (язык: {language}).',

  // Former addresses, and pages as Markdown
  pageMoved: 'Страница перемещена',
  copyPage: 'Скопировать страницу как Markdown',
  pageCopied: 'Скопировано',

  // Reading offline
  readOffline: 'Читать офлайн',
  offlineOffer:
    'Все страницы этого сайта вместе с изображениями и поиском можно сохранить на этом устройстве и читать без сети.',
  offlineNeedsScript: 'Для сохранения нужен JavaScript.',
  offlineNotHere:
    'Здесь сохранить сайт нельзя: это работает только на собранном сайте, по его основному адресу.',
  offlineImpossible: 'Этот браузер не умеет сохранять сайты, или соединение не защищено.',
  offlineSize: {
    one: 'Это {count} файл, {size} на устройстве.',
    few: 'Это {count} файла, {size} на устройстве.',
    many: 'Это {count} файлов, {size} на устройстве.',
    other: 'Это {count} файла, {size} на устройстве.',
  },
  offlineProgress: '{done} из {count}',
  offlineStopped: 'Остановлено: {done} из {count}. Всё, что уже загружено, останется.',
  offlineFailed:
    'Удалось загрузить не всё, только {done} из {count} ({reason}). Всё, что уже загружено, останется.',
  offlineKept: {
    one: 'Сохранено {date}: {count} файл, {size}.',
    few: 'Сохранено {date}: {count} файла, {size}.',
    many: 'Сохранено {date}: {count} файлов, {size}.',
    other: 'Сохранено {date}: {count} файла, {size}.',
  },
  offlineOutdated: 'Сохранено {date}. С тех пор сайт изменился.',
  keepOffline: 'Сохранить на этом устройстве',
  stopKeeping: 'Остановить',
  keepAgain: 'Повторить',
  updateOffline: 'Обновить',
  removeOffline: 'Удалить',

  // Blog
  blogListNavigation: 'Навигация по списку записей',
  blogPostNavigation: 'Навигация между записями',
  blogRecentPosts: 'Недавние записи',
  recentPosts: 'Последние записи',
  posts: {
    one: '{count} запись',
    few: '{count} записи',
    many: '{count} записей',
    other: '{count} записи',
  },
  postsTagged: '{nPosts} с тегом «{tag}»',
  authors: 'Авторы',
  viewAllAuthors: 'Показать всех авторов',
  postsOfAuthor: '{authorName} - {nPosts}',
  noPostsOfAuthor: 'У этого автора пока нет записей.',
  readingTime: {
    one: '{count} минута чтения',
    few: '{count} минуты чтения',
    many: '{count} минут чтения',
    other: '{count} минуты чтения',
  },
  readMore: 'Читать далее',
  readMoreAbout: 'Читать далее: {title}',
  newerEntries: 'Более новые записи',
  olderEntries: 'Более старые записи',
  newerPost: 'Следующая запись',
  olderPost: 'Предыдущая запись',
  archive: 'Архив',
  postsWithTag: 'Записи блога',
}
