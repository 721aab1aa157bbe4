import type { Words } from '../uiText.ts'

/** Every text of the interface in Vietnamese, which has one form for all numbers. */
export const vietnamese: Words = {
  // Scripts of every page
  lightMode: 'chế độ sáng',
  darkMode: 'chế độ tối',
  systemMode: 'theo hệ thống',
  switchColorModeFrom: 'Chuyển giữa chế độ tối và sáng (hiện tại: {mode})',
  wrapCode: 'Bật/tắt tự xuống dòng',
  copy: 'Sao chép',
  copyCode: 'Sao chép mã vào bộ nhớ tạm',
  copied: 'Đã sao chép',
  loading: 'Đang tải',
  pageFailed: 'Không tải được trang này.',
  partFailed: 'Không tải được phần này của trang.',
  searchFailed: 'Không tải được chức năng tìm kiếm.',
  retry: 'Thử lại',

  // Search
  suggestions: 'Gợi ý',
  noResults: 'Không có kết quả',
  documentsFound: { other: 'Tìm thấy {count} tài liệu' },
  noDocumentsFound: 'Không tìm thấy tài liệu nào',
  resultsShown: { other: '{count} kết quả' },
  seeAllResults: 'Xem tất cả kết quả',
  seeAllResultsWithin: 'Xem tất cả kết quả trong “{context}”',
  seeAllResultsOutside: 'Xem tất cả kết quả ngoài “{context}”',
  searchPartial: 'Thiếu một số kết quả: không tải được toàn bộ dữ liệu.',
  clearSearch: 'Xóa',
  apiReference: 'Tham chiếu API',
  recentSearches: 'Tìm kiếm gần đây',
  clearRecentSearches: 'Xóa lịch sử tìm kiếm',
  queryProblem: '“{written}” được tìm như văn bản thường: {reason}.',
  filterBySection: 'Mục',
  filterByLanguage: 'Ngôn ngữ',
  moreResults: 'Xem thêm kết quả',
  searchResultsFor: 'Kết quả tìm kiếm cho “{query}”',
  searchTheDocumentation: 'Tìm kiếm trong tài liệu',
  searchNeedsScript: 'Tìm kiếm cần JavaScript, nhưng trình duyệt đang tắt.',
  searchByTags: 'Hãy tìm theo thẻ.',
  searchContext: 'Phạm vi tìm kiếm',
  everywhere: 'Mọi nơi',
  elsewhere: 'Ngoài các phần này',

  // Diagrams
  enlargeDiagram: 'Phóng to sơ đồ',
  enlargePicture: 'Phóng to hình',
  zoomOut: 'Thu nhỏ (-)',
  zoomIn: 'Phóng to (+)',
  fitIntoWindow: 'Vừa khung nhìn (0)',
  closeViewer: 'Đóng (Escape)',

  // Parts of a page that fail
  pageCrashed: 'Trang này gặp sự cố.',
  tryAgain: 'Thử lại',

  // Not found
  pageNotFound: 'Không tìm thấy trang',
  pageNotFoundReason: 'Chúng tôi không tìm thấy nội dung bạn cần.',
  pageNotFoundAdvice:
    'Vui lòng báo cho chủ trang web đã dẫn bạn đến đây rằng đường liên kết của họ không còn hoạt động.',

  // Frame of the page
  skipToMainContent: 'Chuyển đến nội dung chính',
  mainNavigation: 'Điều hướng chính',
  toggleNavigationBar: 'Mở hoặc đóng thanh điều hướng',
  closeNavigationBar: 'Đóng thanh điều hướng',
  backToMainMenu: '← Về trình đơn chính',
  expandDropdown: 'Mở danh sách',
  collapseDropdown: 'Đóng danh sách',
  versions: 'Phiên bản',
  upcomingVersion: 'Sắp tới',
  languages: 'Ngôn ngữ',
  opensInNewTab: '(mở trong thẻ mới)',
  close: 'Đóng',
  scrollBackToTop: 'Lên đầu trang',
  onThisPage: 'Trên trang này',
  search: 'Tìm kiếm',
  switchColorMode: 'Chuyển giữa chế độ tối và sáng',

  // Sidebar and the way through the docs
  docsSidebar: 'Mục lục tài liệu',
  collapseSidebar: 'Thu gọn thanh bên',
  expandSidebar: 'Mở rộng thanh bên',
  expandCategory: 'Mở mục “{label}” của thanh bên',
  collapseCategory: 'Thu gọn mục “{label}” của thanh bên',
  breadcrumbs: 'Vị trí trang',
  homePage: 'Trang chủ',
  docsPages: 'Trang tài liệu',
  previous: 'Trang trước',
  next: 'Trang sau',
  categoryItems: { other: '{count} mục' },

  // Below the text
  tagsLabel: 'Thẻ:',
  editThisPage: 'Sửa trang này',
  lastUpdated: 'Cập nhật lần cuối',
  lastUpdatedOn: ' vào {date}',
  lastUpdatedBy: ' bởi {author}',

  // What notes show without saying it
  admonitionNote: 'ghi chú',
  admonitionTip: 'mẹo',
  admonitionInfo: 'thông tin',
  admonitionWarning: 'cảnh báo',
  admonitionDanger: 'nguy hiểm',
  admonitionCaution: 'thận trọng',
  admonitionSecondary: 'bổ sung',
  admonitionImportant: 'quan trọng',
  admonitionSuccess: 'thành công',
  headingLink: 'Liên kết trực tiếp đến {heading}',
  details: 'Chi tiết',

  // Tags
  tags: 'Thẻ',
  viewAllTags: 'Xem tất cả thẻ',
  docsTagged: { other: '{count} tài liệu có thẻ “{tag}”' },

  // Banners
  draftTitle: 'Trang nháp',
  draftMessage: 'Trang này là bản nháp. Nó chỉ hiện khi đang soạn và không có trong bản xuất bản.',
  unlistedTitle: 'Trang không niêm yết',
  unlistedMessage:
    'Trang này không được niêm yết. Công cụ tìm kiếm sẽ bỏ qua nó, và chỉ người có liên kết trực tiếp mới xem được.',
  unreleasedVersion: 'Đây là tài liệu chưa phát hành của {siteTitle} phiên bản {versionLabel}.',
  unmaintainedVersion:
    'Đây là tài liệu của {siteTitle} phiên bản {versionLabel}, hiện không còn được duy trì.',
  latestVersionSuggestion: 'Để xem tài liệu mới nhất, hãy đến {latestVersionLink} ({versionLabel}).',
  latestVersionLink: 'phiên bản mới nhất',
  notLatestVersion: 'Không phải phiên bản mới nhất',
  versionBadge: 'Phiên bản: {versionLabel}',
  untranslatedTitle: 'Chưa có bản dịch',
  untranslated: 'Trang này chưa được dịch. Ngôn ngữ của bản gốc: {language}.',

  // Former addresses, and pages as Markdown
  pageMoved: 'Trang này đã chuyển đi',
  copyPage: 'Chép trang dạng Markdown',
  pageCopied: 'Đã chép',

  // Reading offline
  readOffline: 'Đọc ngoại tuyến',
  offlineOffer:
    'Có thể lưu mọi trang của site này, cùng hình ảnh và chức năng tìm kiếm, vào thiết bị để đọc khi không có mạng.',
  offlineNeedsScript: 'Việc lưu cần JavaScript.',
  offlineNotHere: 'Không thể lưu ở đây, chỉ lưu được trên bản đã dựng, tại địa chỉ chính của site.',
  offlineImpossible: 'Trình duyệt này không lưu được site, hoặc kết nối không an toàn.',
  offlineSize: { other: 'Có {count} tệp, chiếm {size} trên thiết bị.' },
  offlineProgress: '{done} trên {count}',
  offlineStopped: 'Đã dừng ở {done} trên {count}. Những gì đã tải vẫn được giữ.',
  offlineFailed: 'Chưa tải được hết, mới có {done} trên {count} ({reason}). Những gì đã tải vẫn được giữ.',
  offlineKept: { other: 'Đã lưu ngày {date}: {count} tệp, {size}.' },
  offlineOutdated: 'Đã lưu ngày {date}. Từ đó đến nay site đã thay đổi.',
  keepOffline: 'Lưu vào thiết bị này',
  stopKeeping: 'Dừng',
  keepAgain: 'Thử lại',
  updateOffline: 'Cập nhật',
  removeOffline: 'Xóa khỏi thiết bị',

  // Blog
  blogListNavigation: 'Điều hướng danh sách bài viết',
  blogPostNavigation: 'Điều hướng giữa các bài viết',
  blogRecentPosts: 'Các bài viết gần đây',
  recentPosts: 'Bài viết gần đây',
  posts: { other: '{count} bài viết' },
  postsTagged: '{nPosts} có thẻ “{tag}”',
  authors: 'Tác giả',
  viewAllAuthors: 'Xem tất cả tác giả',
  postsOfAuthor: '{authorName} - {nPosts}',
  noPostsOfAuthor: 'Tác giả này chưa viết bài nào.',
  readingTime: { other: '{count} phút đọc' },
  readMore: 'Đọc tiếp',
  readMoreAbout: 'Đọc tiếp bài {title}',
  newerEntries: 'Bài mới hơn',
  olderEntries: 'Bài cũ hơn',
  newerPost: 'Bài mới hơn',
  olderPost: 'Bài cũ hơn',
  archive: 'Lưu trữ',
  postsWithTag: 'Bài viết trên blog',
}
