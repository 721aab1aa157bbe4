import { createHash } from 'node:crypto'
import type { SiteConfig } from '../config/siteConfig.ts'

/** The facts about a page that its content security policy depends on. */
export interface PolicyNeeds {
  /** The code of the inline script. */
  inlineScript?: string | undefined
  /** Whether elements may have `style` attributes, as those of formulas have. */
  mayHaveStyles: boolean
}

/**
 * The content security policy. Browsers may run the site's own files, scripts that the config names, and inline scripts
 * of the engine and the config by their hash. Nothing a note contains can add to it.
 */
export function contentPolicy(config: SiteConfig, needs: PolicyNeeds): string {
  const rules = {
    ...(config.contentPolicy.strict && strictRules(config, needs)),
    'script-src': scriptSources(config, needs),
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
  }
  return Object.entries(rules)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}

function scriptSources(
  { scripts, headTags, plugged, contentPolicy: { hosts } }: SiteConfig,
  { inlineScript }: PolicyNeeds,
): string[] {
  const { before = [], after = [] } = plugged?.bodyTags ?? {}
  const tags = [...headTags, ...before, ...after].filter(({ tagName }) => tagName === 'script')
  const addresses = [...scripts, ...tags.map(({ attributes }) => attributes)].map(({ src }) => src)
  const hashes = [inlineScript, ...tags.map(({ innerHTML }) => innerHTML)]
    .filter((code) => code !== undefined)
    .map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`)
  return ["'self'", ...new Set([...otherHosts(addresses), ...hosts, ...hashes])]
}

function strictRules(config: SiteConfig, { mayHaveStyles }: PolicyNeeds): Record<string, string[]> {
  const provider = config.search ? config.search.provider : undefined
  const { hosts } = config.contentPolicy
  return {
    'default-src': ["'self'"],
    'style-src': [
      "'self'",
      ...new Set([...otherHosts(config.stylesheets.map(({ href }) => href)), ...hosts]),
    ],
    ...(mayHaveStyles && { 'style-src-attr': ["'unsafe-inline'"] }),
    'img-src': ['*', 'data:'],
    'media-src': ['*'],
    'frame-src': ['*'],
    ...(hosts.length > 0 && { 'font-src': ["'self'", ...hosts] }),
    'connect-src': ["'self'", ...(provider ? [searchServer(provider)] : []), ...hosts],
    'form-action': ["'self'", ...hosts],
  }
}

/** The origins of the full URLs among the addresses. */
function otherHosts(addresses: unknown[]): string[] {
  return addresses
    .map(String)
    .filter((address) => /^(?:https?:)?\/\//.test(address) && URL.canParse(address, 'https://any'))
    .map((address) => new URL(address, 'https://any').origin)
}

type Provider = NonNullable<Exclude<SiteConfig['search'], false>['provider']>

/** The origin of the search server that readers ask. */
const searchServer = (provider: Provider) =>
  provider.name === 'algolia' ? algoliaServer(provider.appId) : new URL(provider.url).origin

/** The origin of the search server of an Algolia application. */
export const algoliaServer = (appId: string) => `https://${appId.toLowerCase()}-dsn.algolia.net`
