import { readBytes } from '../config/readFile.ts'
import { encodePath, toOutputPath } from '../model/paths.ts'
import { contentPolicy } from '../pages/contentPolicy.ts'
import type { LocaleResults, OutputFile } from './localeResults.ts'

type Results = Pick<LocaleResults, 'site' | 'bundle' | 'mayHaveStyles'>

/**
 * Files that several static hosts read: `_redirects`, so that redirects need no page in between, and `_headers`. Rules
 * of a static file of the same name come first.
 */
export function hostFiles(locales: Results[], files: OutputFile[]): OutputFile[] {
  return [
    ...withRules('_redirects', locales.flatMap(redirectRules), files),
    ...withRules('_headers', headerRules(locales), files),
  ]
}

/** Hosts read `*` and `:name` as patterns, so an address with such signs has only its page. */
function redirectRules({ site }: Results): string[] {
  const plain = site.redirects.filter(({ path }) => !/[*:]/.test(path))
  return plain.map(({ path, to }) => `${encodePath(path)} ${to} 301\n`)
}

/** One policy for all pages: hosts send the headers of every matching rule, and browsers enforce the strictest. */
function headerRules(locales: Results[]): string[] {
  const [{ site, bundle }] = locales as [Results]
  const { config } = site
  if (!config.contentPolicy.headersFile) return []
  const policy = contentPolicy(config, {
    inlineScript: config.baseUrlIssueBanner ? bundle.baseUrlBanner : undefined,
    mayHaveStyles: locales.some((locale) => locale.mayHaveStyles),
  })
  const headers = [
    `Content-Security-Policy: ${policy}; frame-ancestors 'self'`,
    'X-Content-Type-Options: nosniff',
    'Referrer-Policy: strict-origin-when-cross-origin',
  ]
  return [`/*\n${headers.map((header) => `  ${header}\n`).join('')}`]
}

function withRules(name: string, rules: string[], files: OutputFile[]): OutputFile[] {
  if (rules.length === 0) return []
  const own = files.find(({ path }) => path === name)
  const written = own && 'copyOf' in own ? readBytes(own.copyOf).toString().replace(/\n?$/, '\n') : ''
  return [{ path: toOutputPath(name), contents: written + rules.join('') }]
}
