import type { Words } from '../uiText.ts'

/** Every text of the interface in Korean. */
export const korean: Words = {
  // Scripts of every page
  lightMode: '라이트 모드',
  darkMode: '다크 모드',
  systemMode: '시스템 설정',
  switchColorModeFrom: '다크 모드와 라이트 모드 전환 (현재: {mode})',
  wrapCode: '자동 줄바꿈 전환',
  copy: '복사',
  copyCode: '코드를 클립보드에 복사',
  copied: '복사됨',
  loading: '불러오는 중',
  pageFailed: '이 페이지를 불러오지 못했습니다.',
  partFailed: '페이지의 이 부분을 불러오지 못했습니다.',
  searchFailed: '검색 기능을 불러오지 못했습니다.',
  retry: '다시 시도',

  // Search
  suggestions: '추천',
  noResults: '결과 없음',
  documentsFound: { other: '문서 {count}개를 찾았습니다' },
  noDocumentsFound: '문서를 찾지 못했습니다',
  resultsShown: { other: '결과 {count}개' },
  seeAllResults: '모든 결과 보기',
  seeAllResultsWithin: '“{context}” 안의 모든 결과 보기',
  seeAllResultsOutside: '“{context}” 밖의 모든 결과 보기',
  searchPartial: '일부 데이터를 불러오지 못해 빠진 결과가 있습니다.',
  clearSearch: '지우기',
  apiReference: 'API 레퍼런스',
  recentSearches: '최근 검색어',
  clearRecentSearches: '최근 검색어 지우기',
  queryProblem: '“{written}” 부분은 일반 텍스트로 검색했습니다: {reason}.',
  filterBySection: '섹션',
  filterByLanguage: '언어',
  moreResults: '결과 더 보기',
  searchResultsFor: '“{query}” 검색 결과',
  searchTheDocumentation: '문서 검색',
  searchNeedsScript: '검색하려면 JavaScript가 필요하지만 현재 꺼져 있습니다.',
  searchByTags: '대신 태그에서 찾아보세요.',
  searchContext: '검색 범위',
  everywhere: '전체',
  elsewhere: '그 밖의 부분',

  // Diagrams
  enlargeDiagram: '다이어그램 크게 보기',
  enlargePicture: '그림 크게 보기',
  zoomOut: '축소 (-)',
  zoomIn: '확대 (+)',
  fitIntoWindow: '창에 맞추기 (0)',
  closeViewer: '닫기 (Escape)',

  // Parts of a page that fail
  pageCrashed: '이 페이지에서 오류가 발생했습니다.',
  tryAgain: '다시 시도',

  // Not found
  pageNotFound: '페이지를 찾을 수 없음',
  pageNotFoundReason: '찾으시는 내용이 없습니다.',
  pageNotFoundAdvice: '링크를 제공한 사이트의 관리자에게 링크가 잘못되었다고 알려 주세요.',

  // Frame of the page
  skipToMainContent: '본문으로 건너뛰기',
  mainNavigation: '주 메뉴',
  toggleNavigationBar: '탐색 메뉴 열기 또는 닫기',
  closeNavigationBar: '탐색 메뉴 닫기',
  backToMainMenu: '← 주 메뉴로 돌아가기',
  expandDropdown: '드롭다운 펼치기',
  collapseDropdown: '드롭다운 접기',
  versions: '버전',
  upcomingVersion: '다음 버전',
  languages: '언어',
  opensInNewTab: '(새 탭에서 열기)',
  close: '닫기',
  scrollBackToTop: '맨 위로 이동',
  onThisPage: '이 페이지의 내용',
  search: '검색',
  switchColorMode: '다크 모드와 라이트 모드 전환',

  // Sidebar and the way through the docs
  docsSidebar: '문서 목차',
  collapseSidebar: '사이드바 접기',
  expandSidebar: '사이드바 펼치기',
  expandCategory: '사이드바의 “{label}” 카테고리 펼치기',
  collapseCategory: '사이드바의 “{label}” 카테고리 접기',
  breadcrumbs: '현재 위치',
  homePage: '홈페이지',
  docsPages: '문서 페이지',
  previous: '이전',
  next: '다음',
  categoryItems: { other: '{count}개 항목' },

  // Below the text
  tagsLabel: '태그:',
  editThisPage: '이 페이지 편집',
  lastUpdated: '마지막 업데이트',
  lastUpdatedOn: ': {date}',
  lastUpdatedBy: ' ({author})',

  // What notes show without saying it
  admonitionNote: '참고',
  admonitionTip: '팁',
  admonitionInfo: '정보',
  admonitionWarning: '경고',
  admonitionDanger: '위험',
  admonitionCaution: '주의',
  admonitionSecondary: '덧붙임',
  admonitionImportant: '중요',
  admonitionSuccess: '성공',
  headingLink: '{heading} 바로 가기 링크',
  details: '자세히',

  // Tags
  tags: '태그',
  viewAllTags: '모든 태그 보기',
  docsTagged: { other: '“{tag}” 태그가 있는 문서 {count}개' },

  // Banners
  draftTitle: '초안 페이지',
  draftMessage: '이 페이지는 초안입니다. 개발 중에만 보이며 배포되는 사이트에는 포함되지 않습니다.',
  unlistedTitle: '목록에 없는 페이지',
  unlistedMessage:
    '이 페이지는 목록에 표시되지 않습니다. 검색 엔진이 색인하지 않으며, 직접 링크를 아는 사람만 볼 수 있습니다.',
  unreleasedVersion: '아직 출시되지 않은 {siteTitle} {versionLabel} 버전의 문서입니다.',
  unmaintainedVersion: '더 이상 관리되지 않는 {siteTitle} {versionLabel} 버전의 문서입니다.',
  latestVersionSuggestion: '최신 문서는 {latestVersionLink} ({versionLabel})에서 볼 수 있습니다.',
  latestVersionLink: '최신 버전',
  notLatestVersion: '최신 버전이 아닙니다',
  versionBadge: '버전: {versionLabel}',
  untranslatedTitle: '아직 번역되지 않음',
  untranslated: '이 페이지는 아직 번역되지 않아 원문({language})으로 표시됩니다.',

  // Former addresses, and pages as Markdown
  pageMoved: '페이지가 이동했습니다',
  copyPage: '페이지를 Markdown으로 복사',
  pageCopied: '복사됨',

  // Reading offline
  readOffline: '오프라인으로 읽기',
  offlineOffer:
    '이 사이트의 모든 페이지를 그림, 검색 기능과 함께 이 기기에 저장하여 네트워크 없이 읽을 수 있습니다.',
  offlineNeedsScript: '저장하려면 JavaScript가 필요합니다.',
  offlineNotHere: '여기에서는 저장할 수 없습니다. 빌드된 사이트의 기본 주소에서만 저장할 수 있습니다.',
  offlineImpossible: '이 브라우저는 사이트를 저장할 수 없거나 연결이 안전하지 않습니다.',
  offlineSize: { other: '파일 {count}개, 기기에서 {size}를 차지합니다.' },
  offlineProgress: '{count}개 중 {done}개',
  offlineStopped: '{count}개 중 {done}개에서 멈췄습니다. 받은 파일은 그대로 남습니다.',
  offlineFailed:
    '모두 받지 못하고 {count}개 중 {done}개만 받았습니다({reason}). 받은 파일은 그대로 남습니다.',
  offlineKept: { other: '{date}에 저장됨: 파일 {count}개, {size}.' },
  offlineOutdated: '{date}에 저장됨. 그 뒤로 사이트가 변경되었습니다.',
  keepOffline: '이 기기에 저장',
  stopKeeping: '중지',
  keepAgain: '다시 시도',
  updateOffline: '업데이트',
  removeOffline: '삭제',

  // Blog
  blogListNavigation: '블로그 목록 탐색',
  blogPostNavigation: '블로그 글 탐색',
  blogRecentPosts: '최근 블로그 글',
  recentPosts: '최근 글',
  posts: { other: '글 {count}개' },
  postsTagged: '“{tag}” 태그가 있는 {nPosts}',
  authors: '글쓴이',
  viewAllAuthors: '모든 글쓴이 보기',
  postsOfAuthor: '{authorName} - {nPosts}',
  noPostsOfAuthor: '이 글쓴이가 쓴 글이 아직 없습니다.',
  readingTime: { other: '읽는 시간 {count}분' },
  readMore: '더 읽기',
  readMoreAbout: '더 읽기: {title}',
  newerEntries: '최신 글',
  olderEntries: '이전 글',
  newerPost: '다음 글',
  olderPost: '이전 글',
  archive: '보관함',
  postsWithTag: '블로그 글',
}
