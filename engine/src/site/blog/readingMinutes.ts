import type { ReadingTimeFacts } from '../../config/schema/blog.ts'
import type { SiteConfig } from '../../config/siteConfig.ts'
import { countWords } from '../../std/text.ts'
import type { BlogConfig, Post } from './blog.ts'

/**
 * The reading time of a post in minutes, to two decimals unless the `readingTime` setting computes it; undefined when
 * it is not shown.
 */
export function readingMinutes(
  { outline }: Post,
  { showReadingTime, readingTime }: BlogConfig,
  { i18n }: SiteConfig,
): number | undefined {
  if (!showReadingTime) return undefined
  const content = outline.file.text.replace(/^---[ \t]*\n[\s\S]*?\n---[ \t]*(?:\n|$)/, '')
  if (!readingTime) return defaultReadingTime({ content })
  const { frontMatter } = outline
  return readingTime({ content, frontMatter, locale: i18n.currentLocale, defaultReadingTime })
}

const defaultReadingTime: ReadingTimeFacts['defaultReadingTime'] = ({ content, options }) =>
  Math.round((countWords(content) / (options?.wordsPerMinute ?? 200)) * 100) / 100
