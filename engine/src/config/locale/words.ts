import { join } from 'node:path'
import { stopOnErrors, type Tell } from '../../diagnostics/diagnostic.ts'
import { type PluralText, pluralCases } from '../../model/createText.ts'
import type { UiTextKey, Words } from '../../model/uiText.ts'
import { english } from '../../model/words/english.ts'
import { asTable } from '../../std/collections.ts'
import { filesIn } from '../files.ts'
import { readBytes } from '../readFile.ts'
import type { SiteConfig } from '../siteConfig.ts'
import {
  isOwnMessage,
  type Messages,
  readMessages,
  translationFiles,
  translationFolder,
} from './translations.ts'

/**
 * The interface texts of the current locale: the built-in ones (English if there are none), overridden by `code.json`.
 */
export async function readWords(config: Pick<SiteConfig, 'siteDir' | 'i18n'>, tell: Tell): Promise<Words> {
  const { currentLocale } = config.i18n
  const folder = translationFolder(config)
  const words = await wordsOfLanguage(currentLocale)
  if (folder === undefined) return words
  return translateWords(
    words,
    readMessages(config.siteDir, join(folder, translationFiles.words), tell),
    currentLocale,
  )
}

/** The built-in interface texts of a language; English if it has none. */
export async function wordsOfLanguage(locale: string): Promise<Words> {
  return await wordTables[spokenLanguage(locale) ?? 'en']!()
}

/** Placeholder names of Docusaurus' messages, and ours for the same values. */
const otherNames = asTable<string>({ readingTime: 'count', tagName: 'tag', user: 'author' })

/** Overrides interface texts with messages. A plural message lists its forms with `|`, as in `one|other`. */
export function translateWords(words: Words, messages: Messages, locale: string): Words {
  if (messages.size === 0) return words
  const entries = (Object.keys(words) as UiTextKey[]).map((key) => {
    const message = messages.get(messageId(key))
    return [key, message === undefined ? words[key] : toText(words[key], ourNames(message), locale)]
  })
  return Object.fromEntries(entries)
}

function ourNames(message: string): string {
  return message.replace(/\{(\w+)\}/g, (_, name: string) => `{${otherNames[name] ?? name}}`)
}

function toText(former: string | PluralText, message: string, locale: string): string | PluralText {
  return typeof former === 'string' ? message : toForms(message.split('|'), locale)
}

/** Assigns the forms to the plural categories of the language, in order; missing ones get the last form. */
function toForms(forms: string[], locale: string): PluralText {
  const last = forms.at(-1)!
  const entries = pluralCases(locale).map((name, index) => [name, forms[index] ?? last] as const)
  return { other: last, ...Object.fromEntries(entries) }
}

/** The key in `wordTables` of a locale's interface texts: `de` for `de-AT`; undefined if there are none. */
export function spokenLanguage(locale: string): string | undefined {
  const { language, script } = new Intl.Locale(locale).maximize()
  return [`${language}-${script}`, language].find((name) => name in wordTables)
}

/**
 * The interface texts by language; for Chinese, by language and script. A table is imported only when a site uses its
 * language. English is always loaded: the browser scripts contain it.
 */
export const wordTables: Readonly<Record<string, () => Words | Promise<Words>>> = {
  ar: async () => (await import('../../model/words/arabic.ts')).arabic,
  de: async () => (await import('../../model/words/german.ts')).german,
  en: () => english,
  es: async () => (await import('../../model/words/spanish.ts')).spanish,
  fr: async () => (await import('../../model/words/french.ts')).french,
  ja: async () => (await import('../../model/words/japanese.ts')).japanese,
  ko: async () => (await import('../../model/words/korean.ts')).korean,
  pt: async () => (await import('../../model/words/portuguese.ts')).portuguese,
  ru: async () => (await import('../../model/words/russian.ts')).russian,
  vi: async () => (await import('../../model/words/vietnamese.ts')).vietnamese,
  'zh-Hans': async () => (await import('../../model/words/simplifiedChinese.ts')).simplifiedChinese,
  'zh-Hant': async () => (await import('../../model/words/traditionalChinese.ts')).traditionalChinese,
}

/** Docusaurus' ids of the texts in `code.json`, so that its translations can be used. */
const docusaurusIds: Partial<Record<UiTextKey, string>> = {
  pageNotFound: 'theme.NotFound.title',
  pageNotFoundReason: 'theme.NotFound.p1',
  pageNotFoundAdvice: 'theme.NotFound.p2',
  skipToMainContent: 'theme.common.skipToMainContent',
  mainNavigation: 'theme.NavBar.navAriaLabel',
  toggleNavigationBar: 'theme.docs.sidebar.toggleSidebarButtonAriaLabel',
  closeNavigationBar: 'theme.docs.sidebar.closeSidebarButtonAriaLabel',
  backToMainMenu: 'theme.navbar.mobileSidebarSecondaryMenu.backButtonLabel',
  expandDropdown: 'theme.navbar.mobileDropdown.collapseButton.expandAriaLabel',
  collapseDropdown: 'theme.navbar.mobileDropdown.collapseButton.collapseAriaLabel',
  versions: 'theme.navbar.mobileVersionsDropdown.label',
  languages: 'theme.navbar.mobileLanguageDropdown.label',
  opensInNewTab: 'theme.IconExternalLink.ariaLabel',
  close: 'theme.AnnouncementBar.closeButtonAriaLabel',
  scrollBackToTop: 'theme.BackToTopButton.buttonAriaLabel',
  onThisPage: 'theme.TOCCollapsible.toggleButtonLabel',
  search: 'theme.SearchBar.label',
  searchTheDocumentation: 'theme.SearchPage.emptyResultsTitle',
  searchResultsFor: 'theme.SearchPage.existingResultsTitle',
  noDocumentsFound: 'theme.SearchPage.noResultsText',
  documentsFound: 'theme.SearchPage.documentsFound.plurals',
  noResults: 'theme.SearchBar.noResultsText',
  seeAllResults: 'theme.SearchBar.seeAll',
  lightMode: 'theme.colorToggle.ariaLabel.mode.light',
  darkMode: 'theme.colorToggle.ariaLabel.mode.dark',
  systemMode: 'theme.colorToggle.ariaLabel.mode.system',
  switchColorModeFrom: 'theme.colorToggle.ariaLabel',
  wrapCode: 'theme.CodeBlock.wordWrapToggle',
  copy: 'theme.CodeBlock.copy',
  copyCode: 'theme.CodeBlock.copyButtonAriaLabel',
  copied: 'theme.CodeBlock.copied',
  docsSidebar: 'theme.docs.sidebar.navAriaLabel',
  collapseSidebar: 'theme.docs.sidebar.collapseButtonTitle',
  expandSidebar: 'theme.docs.sidebar.expandButtonTitle',
  expandCategory: 'theme.DocSidebarItem.expandCategoryAriaLabel',
  collapseCategory: 'theme.DocSidebarItem.collapseCategoryAriaLabel',
  breadcrumbs: 'theme.docs.breadcrumbs.navAriaLabel',
  homePage: 'theme.docs.breadcrumbs.home',
  docsPages: 'theme.docs.paginator.navAriaLabel',
  previous: 'theme.docs.paginator.previous',
  next: 'theme.docs.paginator.next',
  categoryItems: 'theme.docs.DocCard.categoryDescription.plurals',
  admonitionNote: 'theme.admonition.note',
  admonitionTip: 'theme.admonition.tip',
  admonitionInfo: 'theme.admonition.info',
  admonitionWarning: 'theme.admonition.warning',
  admonitionDanger: 'theme.admonition.danger',
  admonitionCaution: 'theme.admonition.caution',
  headingLink: 'theme.common.headingLinkTitle',
  liveEditor: 'theme.Playground.liveEditor',
  liveResult: 'theme.Playground.result',
  liveReset: 'theme.Playground.buttons.reset',
  tagsLabel: 'theme.tags.tagsListLabel',
  editThisPage: 'theme.common.editThisPage',
  lastUpdatedOn: 'theme.lastUpdated.atDate',
  lastUpdatedBy: 'theme.lastUpdated.byUser',
  tags: 'theme.tags.tagsPageTitle',
  viewAllTags: 'theme.tags.tagsPageLink',
  draftTitle: 'theme.contentVisibility.draftBanner.title',
  draftMessage: 'theme.contentVisibility.draftBanner.message',
  unlistedTitle: 'theme.contentVisibility.unlistedBanner.title',
  unlistedMessage: 'theme.contentVisibility.unlistedBanner.message',
  unreleasedVersion: 'theme.docs.versions.unreleasedVersionLabel',
  unmaintainedVersion: 'theme.docs.versions.unmaintainedVersionLabel',
  latestVersionSuggestion: 'theme.docs.versions.latestVersionSuggestionLabel',
  latestVersionLink: 'theme.docs.versions.latestVersionLinkLabel',
  versionBadge: 'theme.docs.versionBadge.label',
  pageCrashed: 'theme.ErrorPageContent.title',
  tryAgain: 'theme.ErrorPageContent.tryAgain',
  blogListNavigation: 'theme.blog.paginator.navAriaLabel',
  blogPostNavigation: 'theme.blog.post.paginator.navAriaLabel',
  blogRecentPosts: 'theme.blog.sidebar.navAriaLabel',
  posts: 'theme.blog.post.plurals',
  postsTagged: 'theme.blog.tagTitle',
  viewAllAuthors: 'theme.blog.authorsList.viewAll',
  authors: 'theme.blog.authorsList.pageTitle',
  readingTime: 'theme.blog.post.readingTime.plurals',
  readMore: 'theme.blog.post.readMore',
  readMoreAbout: 'theme.blog.post.readMoreLabel',
  newerEntries: 'theme.blog.paginator.newerEntries',
  olderEntries: 'theme.blog.paginator.olderEntries',
  newerPost: 'theme.blog.post.paginator.newerPost',
  olderPost: 'theme.blog.post.paginator.olderPost',
  archive: 'theme.blog.archive.title',
  postsOfAuthor: 'theme.blog.author.pageTitle',
  noPostsOfAuthor: 'theme.blog.author.noPosts',
}

/**
 * The messages of the site's own code in the current locale: its part of `code.json`, and the interface texts that it
 * asks for by Docusaurus' ids, as parts of the theme do that were copied. English ones are in the code itself.
 */
export function messagesOfCode({ siteDir, i18n, words }: MessageSources): Record<string, string> {
  const folder = translationFolder({ i18n })
  const locale = i18n.currentLocale
  if (folder === undefined && spokenLanguage(locale) === 'en') return {}
  const written =
    folder === undefined ? [] : readMessages(siteDir, join(folder, translationFiles.words), stopOnErrors)
  const code = [...filesIn(join(siteDir, 'src'), { isDeep: true, pattern: /\.[jt]sx?$/ }).values()]
  const asked = new Set(
    code.flatMap(
      (file) =>
        readBytes(file)
          .toString()
          .match(/theme\.[\w.]+/g) ?? [],
    ),
  )
  const keys = (Object.keys(words) as UiTextKey[]).filter((key) => words[key] !== english[key])
  const ofInterface = keys.map(
    (key) => [messageId(key), toMessage(words[key], messageId(key), locale)] as const,
  )
  return Object.fromEntries([
    ...ofInterface.filter(([id]) => asked.has(id)),
    ...[...written].filter(([id]) => isOwnMessage(id) || asked.has(id)),
  ])
}

type MessageSources = Pick<SiteConfig, 'siteDir' | 'i18n' | 'words'>

const timeNames = asTable<string>({ count: 'readingTime' })
const theirNames = asTable<string>({ tag: 'tagName', author: 'user' })

/** An interface text as a message, with the names of Docusaurus for its placeholders. */
function toMessage(text: string | PluralText, id: string, locale: string): string {
  const forms =
    typeof text === 'string' ? [text] : pluralCases(locale).map((name) => text[name] ?? text.other)
  const names = id.includes('readingTime') ? timeNames : theirNames
  return forms.join('|').replace(/\{(\w+)\}/g, (_, name: string) => `{${names[name] ?? name}}`)
}

/** The id of a text in `code.json`. */
export const messageId = (key: UiTextKey): string => docusaurusIds[key] ?? `sotay.${key}`
