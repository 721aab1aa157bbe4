import { createHash } from 'node:crypto'
import type { SiteConfig } from '../config/siteConfig.ts'
import { isRecord, memoize } from '../std/collections.ts'
import { addressesInCode, decodeEntities } from '../std/html.ts'

/** The facts about a page that its content security policy depends on. */
export interface PolicyNeeds {
  /** The code of the inline script. */
  inlineScript?: string | undefined
  /** Tags that code of the site, not a note, puts into the head. */
  siteTags?: string | undefined
  /** Whether elements may have `style` attributes, as those of formulas have. */
  mayHaveStyles: boolean
  /** Whether code that is made of text runs, as in code blocks that say `live`. */
  runsText?: boolean | undefined
}

/**
 * The content security policy. Browsers may run the site's own files, scripts that the config names, and inline scripts
 * of the engine, the config and the site's code by their hash. Nothing a note contains can add to it.
 */
export function contentPolicy(config: SiteConfig, needs: PolicyNeeds): string {
  const { inlineScript, siteTags, mayHaveStyles, runsText } = needs
  return policyOf(config)(JSON.stringify({ inlineScript, siteTags, mayHaveStyles, runsText }))
}

/** Most pages have the same needs (JSON). */
const policyOf = memoize(
  (config: SiteConfig) => memoize((needs: string) => writePolicy(config, JSON.parse(needs))),
  new WeakMap(),
)

function writePolicy(config: SiteConfig, needs: PolicyNeeds): string {
  const rules = {
    ...(config.contentPolicy.strict && strictRules(config, needs)),
    'script-src': [...scriptSources(config, needs), ...(needs.runsText ? ["'unsafe-eval'"] : [])],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
  }
  return Object.entries(rules)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}

/** From where browsers may run scripts, in the words of the policy. */
export function scriptSources(
  config: SiteConfig,
  { inlineScript, siteTags }: Pick<PolicyNeeds, 'inlineScript' | 'siteTags'>,
): string[] {
  const { scripts, stylesheets, headTags, plugged } = config
  const { before = [], after = [] } = plugged?.bodyTags ?? {}
  const given = [...headTags, ...before, ...after]
  const tags = given.filter(({ tagName }) => tagName === 'script')
  const { addresses, codes, ...html } = runInHtml([config.navbar, config.footer, config.announcementBar])
  const handlers = [
    ...html.handlers,
    ...[...given.map(({ attributes }) => attributes), ...scripts, ...stylesheets].flatMap(handlersOf),
  ]
  const own = runInHtml([siteTags])
  const named = [...scripts, ...tags.map(({ attributes }) => attributes)].map(({ src }) => src)
  const inline = tags.filter(({ attributes }) => !isData.test(String(attributes?.type)))
  const loaded = [...inline.map(({ innerHTML = '' }) => innerHTML), ...codes, ...own.codes].flatMap(
    addressesInCode,
  )
  const hashes = [
    inlineScript,
    ...tags.map(({ innerHTML }) => innerHTML),
    ...codes,
    ...own.codes,
    ...handlers,
  ]
    .filter((code) => code !== undefined)
    .map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`)
  const unsafe = handlers.length > 0 ? ["'unsafe-hashes'"] : []
  return [
    "'self'",
    ...new Set([
      ...otherHosts([...named, ...addresses, ...own.addresses, ...loaded]),
      ...config.contentPolicy.hosts,
      ...unsafe,
      ...hashes,
    ]),
  ]
}

/** What runs when something happens to an element, such as a style sheet that is put in place when it is there. */
const handlersOf = (attributes: object = {}): string[] =>
  Object.entries(attributes).flatMap(([name, code]) => (/^on/i.test(name) ? String(code) : []))

/** Types of scripts that do not run. */
const isData = /json|template|speculationrules/i

/** What runs in HTML of settings, such as an item of the navbar, and of code: the site's owner wrote it there. */
function runInHtml(settings: unknown[]) {
  const html = textsIn(settings).filter((text) => text.includes('<'))
  const scripts = html
    .flatMap(scriptsIn)
    .filter((script) => !isData.test(/^[^>]*?\stype="[^">]*"/.exec(script)?.[0] ?? ''))
  return {
    addresses: scripts.flatMap((script) => /^[^>]*\ssrc\s*=\s*["']?([^"'\s>]+)/.exec(script)?.[1] ?? []),
    codes: scripts.map((script) => script.slice(script.indexOf('>') + 1)).filter((code) => code.trim()),
    handlers: html.flatMap((text) =>
      Array.from(text.matchAll(/\son[a-z]+\s*=\s*(?:"([^"]*)"|'([^']*)')/gi), ([, double, single = '']) =>
        decodeEntities(double ?? single),
      ),
    ),
  }
}

/**
 * What tells a page from those under another policy: the scripts that code of the site puts into its head, and whether
 * it runs code that is made of text.
 */
export function markOfPolicy({
  siteTags = '',
  runsText,
}: Omit<PolicyNeeds, 'mayHaveStyles'>): string | undefined {
  const { addresses, codes } = runInHtml([siteTags])
  const scripts = [...addresses, ...codes, ...(runsText ? ['eval'] : [])]
  if (scripts.length === 0) return undefined
  return createHash('sha256').update(JSON.stringify(scripts)).digest('hex').slice(0, 8)
}

/** What is between `<script` and its end. Of data that is one, the text is not looked into. */
function scriptsIn(html: string): string[] {
  const parts: string[] = []
  for (let rest = html; ; ) {
    const start = rest.search(/<script\b/i)
    if (start < 0) return parts
    rest = rest.slice(start + '<script'.length)
    const end = rest.search(/<\/script/i)
    parts.push(end < 0 ? rest : rest.slice(0, end))
    rest = end < 0 ? '' : rest.slice(end)
  }
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return Array.isArray(value) || isRecord(value) ? Object.values(value).flatMap(textsIn) : []
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
    'connect-src': ["'self'", ...(provider ? [new URL(searchServer(provider)).origin] : []), ...hosts],
    'form-action': ["'self'", ...hosts],
  }
}

/** The origins of the full URLs among the addresses. Without a protocol, browsers take that of the page. */
function otherHosts(addresses: unknown[]): string[] {
  return addresses
    .map(String)
    .filter((address) => /^(?:https?:)?\/\//.test(address) && URL.canParse(address, 'https://any'))
    .map((address) => new URL(address, 'https://any')[address.startsWith('//') ? 'host' : 'origin'])
}

type Provider = NonNullable<Exclude<SiteConfig['search'], false>['provider']>

/** The address of the search server that readers ask, without a slash at its end. */
export const searchServer = (provider: Provider) =>
  provider.name === 'algolia' ? `https://${provider.appId.toLowerCase()}-dsn.algolia.net` : provider.url
