import type { OwnText } from '../bundle/ownTexts/readOwnTexts.ts'
import { translateBlog, translateFooter, translateNavbar } from '../config/locale/localizeConfig.ts'
import { blogTextsFile, collectTexts, translationFiles } from '../config/locale/translations.ts'
import { messageId, wordsOfLanguage } from '../config/locale/words.ts'
import type { SiteConfig } from '../config/siteConfig.ts'
import { docsTranslations, loadVersions } from '../config/versions.ts'
import { readContent } from '../content/readContent.ts'
import { outlineDocument } from '../markdown/outlineDocument.ts'
import { type PluralText, pluralCases } from '../model/createText.ts'
import type { UiTextKey } from '../model/uiText.ts'
import { buildSite } from '../site/buildSite.ts'
import { generateItems } from '../site/sidebars/generateItems.ts'
import { translateSidebar } from '../site/sidebars/translateSidebar.ts'
import type { Site, Version } from '../site/site.ts'

/** Texts for translators by id; those of the site's own code may be explained. */
export type TextsById = ReadonlyMap<string, string | OwnText>

/** The translatable texts of a site: for each file of translations, its texts by id. */
export async function translatableTexts(
  config: SiteConfig,
  { locale, ownTexts }: { locale: string; ownTexts: OwnText[] },
): Promise<Map<string, TextsById>> {
  const { navbar, footer } = config
  const { versions, blogs } = await readOriginal(config)
  const own = ownTexts.map((text) => [text.id, text] as const)
  const words = new Map<string, string | OwnText>([...(await interfaceTexts(locale)), ...own])
  const files: [string, TextsById][] = [
    [translationFiles.words, words],
    [translationFiles.navbar, collectTexts((translate) => translateNavbar(navbar, translate))],
    [translationFiles.footer, collectTexts((translate) => footer && translateFooter(footer, translate))],
    ...versions.map((version): [string, Map<string, string>] => [
      versionFile(version),
      versionTexts(version),
    ]),
    ...blogs.map(({ config: blog }): [string, TextsById] => [
      blogTextsFile(blog),
      collectTexts((translate) => translateBlog(blog, translate)),
    ]),
  ]
  return new Map(files.filter(([, texts]) => texts.size > 0))
}

async function interfaceTexts(locale: string): Promise<Map<string, string>> {
  const words = await wordsOfLanguage(locale)
  const keys = Object.keys(words) as UiTextKey[]
  return new Map(keys.map((key) => [messageId(key), toMessage(words[key], locale)]))
}

function toMessage(text: string | PluralText, locale: string): string {
  if (typeof text === 'string') return text
  return pluralCases(locale)
    .map((name) => text[name] ?? text.other)
    .join('|')
}

/** The site as written, without translations: an empty `i18n.path` switches these off. */
async function readOriginal(config: SiteConfig): Promise<Site> {
  const original = { ...config, i18n: { ...config.i18n, path: '' } }
  const content = await readContent(original, await loadVersions(original))
  const outlines = content.files.map((file) => outlineDocument(file, config.markdown))
  const parts = { ...content, outlines, history: new Map(), postDates: new Map() }
  const input = await generateItems(parts, config, { mode: 'dev' })
  return buildSite(input, config, { mode: 'dev' })
}

const versionFile = ({ docsConfig, translationName }: Version) =>
  `${docsTranslations(docsConfig)}/${translationName}.json`

/**
 * The texts of a version. Sidebar labels that equal a doc's title are left out, because the title is translated in the
 * doc.
 */
function versionTexts({ label, sidebars, docs }: Version): Map<string, string> {
  const titles = new Set(docs.map(({ outline, title }) => outline.frontMatter.sidebar_label ?? title))
  const texts = collectTexts((translate) => sidebars.map((sidebar) => translateSidebar(sidebar, translate)))
  const own = [...texts].filter(([id, text]) => !/^sidebar\..+?\.doc\./.test(id) || !titles.has(text))
  return new Map([['version.label', label], ...own])
}
