import type { SiteConfig } from '../config/siteConfig.ts'
import { defaultAdmonitions } from './syntax/admonition.ts'

/** What compiling a note needs to know of the config. */
export interface MarkdownOptions {
  format: 'mdx' | 'md' | 'detect'
  emoji: boolean
  math: boolean
  mermaid: boolean
  /** The kinds that `:::` may name; undefined when admonitions are switched off. */
  admonitions?: string[]
  maintainCase: boolean
  compat: { comments: boolean; admonitions: boolean; headingIds: boolean }
  defaultLanguage?: string
  magicComments: MagicComment[]
}

/** Comments in code that mark lines; a class for each kind. */
export interface MagicComment {
  className: string
  line?: string
  block?: { start: string; end: string }
}

/** Picks from the config what compiling depends on; two configs that agree here give the same documents. */
export function toMarkdownOptions({ markdown, prism }: SiteConfig): MarkdownOptions {
  return {
    format: markdown.format,
    emoji: markdown.emoji,
    math: markdown.math,
    mermaid: markdown.mermaid,
    admonitions: admonitionKinds(markdown.admonitions),
    maintainCase: markdown.anchors.maintainCase,
    compat: markdown.mdx1Compat,
    defaultLanguage: prism.defaultLanguage,
    magicComments: prism.magicComments,
  }
}

function admonitionKinds(setting: SiteConfig['markdown']['admonitions']): string[] | undefined {
  if (setting === false) return undefined
  return setting.extendDefaults ? [...defaultAdmonitions, ...setting.keywords] : setting.keywords
}
