import type { SiteConfig } from '../config/siteConfig.ts'
import { kindNames } from '../model/admonitionKinds.ts'
import type { MarkdownPlugin } from '../model/markdownPlugin.ts'
import { createUiText, type UiText } from '../model/uiText.ts'
import { fromUnified } from './plugins/fromUnified.ts'

/** The part of the config that affects how notes are compiled. */
export interface MarkdownOptions {
  format: 'mdx' | 'md' | 'detect' | 'auto' | 'md-only'
  emoji: boolean
  math: boolean
  mermaid: boolean
  /** Whether blocks that say `live` run. */
  liveCode: boolean
  /** Whether the title of a picture alone in its paragraph is a caption. */
  captions: boolean
  /** Whether what Obsidian adds to Markdown is read, and with the text of a link first. */
  obsidian: boolean | 'dendron' | 'logseq'
  /** Whether each line of a paragraph is a line on the page. */
  lineBreaks: boolean
  /** Whether attributes in braces are read, where files are no MDX. */
  attributes: boolean
  /** Whether boxes of MkDocs are read there. */
  indentedBoxes: boolean
  /** The kinds of admonition that `:::` may name; undefined when admonitions are switched off. */
  admonitions?: string[]
  maintainCase: boolean
  idStyle: 'github' | 'mkdocs' | 'vitepress'
  compat: { comments: boolean; admonitions: boolean; headingIds: boolean }
  defaultLanguage?: string
  magicComments: MagicComment[]
  plugins: MarkdownPlugin[]
  /** Names of components that the site gives all notes; they win over built-in ones. */
  ownComponents: string[]
  /** Interface texts within notes: default titles and labels. */
  uiText: UiText
  /** The site's own truncation markers for posts, by the folders of their blogs. */
  truncateMarkers: ReadonlyMap<string, RegExp>
}

/** A kind of magic comment, which gives lines of code a class. */
export interface MagicComment {
  className: string
  line?: string
  block?: { start: string; end: string }
}

/** Picks the options from the config. Configs with equal options give the same documents. */
export function toMarkdownOptions(
  { markdown, prism, blog, ...config }: SiteConfig,
  ownComponents: string[] = [],
): MarkdownOptions {
  return {
    format: markdown.format,
    emoji: markdown.emoji,
    math: markdown.math,
    mermaid: markdown.mermaid,
    liveCode: markdown.liveCode !== false && markdown.format !== 'md-only',
    captions: markdown.captions,
    obsidian: markdown.obsidian,
    lineBreaks: markdown.lineBreaks,
    attributes: markdown.attributes,
    indentedBoxes: markdown.indentedBoxes,
    admonitions: admonitionNames(markdown.admonitions),
    maintainCase: markdown.anchors.maintainCase,
    idStyle: markdown.anchors.style,
    compat: markdown.mdx1Compat,
    defaultLanguage: prism.defaultLanguage,
    magicComments: prism.magicComments,
    plugins: [
      ...markdown.plugins,
      ...markdown.remarkPlugins.map((plugin) => fromUnified(plugin, 'mdast', config.siteDir)),
      ...markdown.rehypePlugins.map((plugin) => fromUnified(plugin, 'hast', config.siteDir)),
    ],
    ownComponents,
    uiText: createUiText(config.words, config.i18n.currentLocale),
    truncateMarkers: new Map(
      blog.flatMap(({ path, truncateMarker }) => (truncateMarker ? [[path, truncateMarker] as const] : [])),
    ),
  }
}

function admonitionNames(setting: SiteConfig['markdown']['admonitions']): string[] | undefined {
  if (setting === false) return undefined
  return setting.extendDefaults ? [...kindNames, ...setting.keywords] : setting.keywords
}
