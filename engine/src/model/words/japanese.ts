import type { Words } from '../uiText.ts'

/** Every text of the interface in Japanese. */
export const japanese: Words = {
  // Scripts of every page
  lightMode: 'ライトモード',
  darkMode: 'ダークモード',
  systemMode: 'システムの設定',
  switchColorModeFrom: 'ダークモードとライトモードを切り替える（現在：{mode}）',
  wrapCode: '行の折り返しを切り替える',
  copy: 'コピー',
  copyCode: 'コードをクリップボードにコピー',
  copied: 'コピーしました',
  loading: '読み込み中',
  pageFailed: 'このページを読み込めませんでした。',
  partFailed: 'ページのこの部分を読み込めませんでした。',
  searchFailed: '検索機能を読み込めませんでした。',
  retry: '再試行',

  // Search
  suggestions: '候補',
  noResults: '結果はありません',
  documentsFound: { other: '{count} 件のドキュメントが見つかりました' },
  noDocumentsFound: 'ドキュメントは見つかりませんでした',
  resultsShown: { other: '{count} 件の結果' },
  seeAllResults: 'すべての結果を見る',
  seeAllResultsWithin: '「{context}」内のすべての結果を見る',
  seeAllResultsOutside: '「{context}」以外のすべての結果を見る',
  searchPartial: '一部のデータを読み込めなかったため、結果が欠けています。',
  clearSearch: 'クリア',
  apiReference: 'API リファレンス',
  recentSearches: '最近の検索',
  clearRecentSearches: '検索履歴を消去',
  queryProblem: '「{written}」は通常のテキストとして検索しました：{reason}。',
  filterBySection: 'セクション',
  filterByLanguage: '言語',
  moreResults: '結果をさらに表示',
  searchResultsFor: '「{query}」の検索結果',
  searchTheDocumentation: 'ドキュメントを検索',
  searchNeedsScript: '検索には JavaScript が必要ですが、無効になっています。',
  searchByTags: '代わりにタグから探す',
  searchContext: '検索範囲',
  everywhere: 'すべて',
  elsewhere: 'その他',

  // Diagrams
  enlargeDiagram: '図を拡大',
  enlargePicture: '画像を拡大',
  zoomOut: '縮小 (-)',
  zoomIn: '拡大 (+)',
  fitIntoWindow: 'ウィンドウに合わせる (0)',
  closeViewer: '閉じる (Escape)',

  // Parts of a page that fail
  pageCrashed: 'このページでエラーが発生しました。',
  tryAgain: '再試行',

  // Not found
  pageNotFound: 'ページが見つかりません',
  pageNotFoundReason: 'お探しのページは見つかりませんでした。',
  pageNotFoundAdvice: 'リンク元のサイトの管理者に、リンクが切れていることをお知らせください。',

  // Frame of the page
  skipToMainContent: 'メインコンテンツへ移動',
  mainNavigation: 'メインナビゲーション',
  toggleNavigationBar: 'ナビゲーションバーを開閉',
  closeNavigationBar: 'ナビゲーションバーを閉じる',
  backToMainMenu: '← メインメニューに戻る',
  expandDropdown: 'ドロップダウンを開く',
  collapseDropdown: 'ドロップダウンを閉じる',
  versions: 'バージョン',
  upcomingVersion: '次期',
  languages: '言語',
  opensInNewTab: '（新しいタブで開く）',
  close: '閉じる',
  scrollBackToTop: 'ページの先頭に戻る',
  onThisPage: 'このページの内容',
  search: '検索',
  switchColorMode: 'ダークモードとライトモードを切り替える',

  // Sidebar and the way through the docs
  docsSidebar: 'ドキュメントの目次',
  collapseSidebar: 'サイドバーを折りたたむ',
  expandSidebar: 'サイドバーを展開',
  expandCategory: 'サイドバーのカテゴリ「{label}」を展開',
  collapseCategory: 'サイドバーのカテゴリ「{label}」を折りたたむ',
  breadcrumbs: 'パンくずリスト',
  homePage: 'ホームページ',
  docsPages: 'ドキュメントのページ',
  previous: '前へ',
  next: '次へ',
  categoryItems: { other: '{count} 項目' },

  // Below the text
  tagsLabel: 'タグ：',
  editThisPage: 'このページを編集',
  lastUpdated: '最終更新',
  lastUpdatedOn: '：{date}',
  lastUpdatedBy: '（{author}）',

  // What notes show without saying it
  admonitionNote: 'メモ',
  admonitionTip: 'ヒント',
  admonitionInfo: '情報',
  admonitionWarning: '警告',
  admonitionDanger: '危険',
  admonitionCaution: '注意',
  admonitionSecondary: '補足',
  admonitionImportant: '重要',
  admonitionSuccess: '成功',
  headingLink: '{heading}への直接リンク',
  details: '詳細',

  // Tags
  tags: 'タグ',
  viewAllTags: 'すべてのタグを見る',
  docsTagged: { other: 'タグ「{tag}」の付いたドキュメント {count} 件' },

  // Banners
  draftTitle: '下書きのページ',
  draftMessage: 'このページは下書きです。開発中にだけ表示され、公開されるサイトには含まれません。',
  unlistedTitle: '限定公開のページ',
  unlistedMessage:
    'このページは限定公開です。検索エンジンには登録されず、直接のリンクを知っている人だけが閲覧できます。',
  unreleasedVersion: 'これは {siteTitle} の未リリースのバージョン {versionLabel} のドキュメントです。',
  unmaintainedVersion:
    'これは {siteTitle} {versionLabel} のドキュメントです。このバージョンはすでに保守されていません。',
  latestVersionSuggestion: '最新のドキュメントは{latestVersionLink}（{versionLabel}）をご覧ください。',
  latestVersionLink: '最新バージョン',
  notLatestVersion: '最新バージョンではありません',
  versionBadge: 'バージョン：{versionLabel}',
  untranslatedTitle: '未翻訳のページ',
  untranslated: 'このページはまだ翻訳されていません。原文（{language}）を表示しています。',

  // Former addresses, and pages as Markdown
  pageMoved: 'このページは移動しました',
  copyPage: 'ページを Markdown としてコピー',
  pageCopied: 'コピーしました',

  // Reading offline
  readOffline: 'オフラインで読む',
  offlineOffer:
    'このサイトのすべてのページを、画像や検索機能とともにこの端末に保存し、ネットワークなしで読むことができます。',
  offlineNeedsScript: '保存には JavaScript が必要です。',
  offlineNotHere: 'ここでは保存できません。ビルドされたサイトの正式なアドレスで保存してください。',
  offlineImpossible: 'このブラウザーがサイトの保存に対応していないか、接続が安全ではありません。',
  offlineSize: { other: '{count} 個のファイルがあり、端末上で {size} を使用します。' },
  offlineProgress: '{count} 件中 {done} 件',
  offlineStopped: '{count} 件中 {done} 件で停止しました。ダウンロード済みのものは残ります。',
  offlineFailed:
    'すべてはダウンロードできず、{count} 件中 {done} 件で終わりました（{reason}）。ダウンロード済みのものは残ります。',
  offlineKept: { other: '{date}に保存しました：{count} 個のファイル、{size}。' },
  offlineOutdated: '{date}に保存しました。その後サイトが更新されています。',
  keepOffline: 'この端末に保存',
  stopKeeping: '停止',
  keepAgain: '再試行',
  updateOffline: '更新',
  removeOffline: '削除',

  // Blog
  blogListNavigation: 'ブログ一覧のページ移動',
  blogPostNavigation: 'ブログ記事の移動',
  blogRecentPosts: '最近のブログ記事',
  recentPosts: '最近の記事',
  posts: { other: '{count} 件の記事' },
  postsTagged: 'タグ「{tag}」の付いた {nPosts}',
  authors: '著者',
  viewAllAuthors: 'すべての著者を見る',
  postsOfAuthor: '{authorName} - {nPosts}',
  noPostsOfAuthor: 'この著者の記事はまだありません。',
  readingTime: { other: '{count} 分で読めます' },
  readMore: '続きを読む',
  readMoreAbout: '続きを読む：{title}',
  newerEntries: '新しい記事',
  olderEntries: '過去の記事',
  newerPost: '新しい記事',
  olderPost: '前の記事',
  archive: 'アーカイブ',
  postsWithTag: 'ブログ記事',
}
