import { isLiveCodeIn } from '../bundle/bundle.ts'
import { readBytes } from '../config/readFile.ts'
import { encodePath, type OutputPath } from '../model/paths.ts'
import { contentPolicy } from '../pages/contentPolicy.ts'
import type { LocaleResults, OutputFile } from './localeResults.ts'

/** What the files for hosts say of one language. */
export type HostedLanguage = Pick<LocaleResults, 'site' | 'bundle' | 'mayHaveStyles'>

/** The rules of a file for hosts, with those of the site's own file of that name before them. */
export function afterOwnRules(path: OutputPath, rules: string[], own: OutputFile | undefined): OutputFile {
  const written = own && 'copyOf' in own ? readBytes(own.copyOf).toString().replace(/\n?$/, '\n') : ''
  return { path, contents: written + rules.join('') }
}

/**
 * The rules of `_redirects`, so that redirects need no page in between. Hosts read `*` and `:name` as patterns, so an
 * address with such characters has only its page.
 */
export function redirectRules(languages: HostedLanguage[]): string[] {
  const redirects = languages.flatMap(({ site }) => site.redirects)
  const plain = redirects.filter(({ path }) => !/[*:]/.test(path))
  return plain.map(({ path, to }) => `${encodePath(path)} ${to} 301\n`)
}

/**
 * The rules of `_headers`: one policy for all pages, because hosts send the headers of every matching rule, and browsers
 * enforce the strictest.
 */
export function headerRules(languages: HostedLanguage[]): string[] {
  const [{ site, bundle }] = languages as [HostedLanguage]
  const { config } = site
  if (!config.contentPolicy.headersFile) return []
  const policy = contentPolicy(config, {
    inlineScript: config.baseUrlIssueBanner ? bundle.baseUrlBanner : undefined,
    mayHaveStyles: languages.some((language) => language.mayHaveStyles),
    runsText: languages.some(({ bundle }) =>
      [...bundle.noteIslands.keys()].some((note) => isLiveCodeIn(bundle, note)),
    ),
  })
  const headers = [
    `Content-Security-Policy: ${policy}; frame-ancestors 'self'`,
    'X-Content-Type-Options: nosniff',
    'Referrer-Policy: strict-origin-when-cross-origin',
  ]
  return [`/*\n${headers.map((header) => `  ${header}\n`).join('')}`]
}
