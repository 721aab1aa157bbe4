import { isRecord } from '../../std/collections.ts'

export type Settings = Record<string, unknown>

/**
 * Merges settings deeply: lists are joined without duplicates; of other values, that of `other` wins unless it is
 * undefined.
 */
export function mergeSettings(one: Settings, other: Settings): Settings {
  const said = Object.entries(other).filter(([, value]) => value !== undefined)
  return { ...one, ...Object.fromEntries(said.map(([name, value]) => [name, mergeValues(one[name], value)])) }
}

function mergeValues(one: unknown, other: unknown): unknown {
  if (Array.isArray(one) && Array.isArray(other)) return [...new Set([...one, ...other])]
  return isRecord(one) && isRecord(other) ? mergeSettings(one, other) : other
}

/**
 * Makes absolute paths within the site folder, as `require.resolve` gives them, relative to it. `siteFolder` ends in a
 * slash.
 */
export function relativePaths<Value>(value: Value, siteFolder: string): Value {
  return rewrite(value, siteFolder) as Value
}

function rewrite(value: unknown, siteFolder: string): unknown {
  if (typeof value === 'string') return toRelative(value, siteFolder)
  if (Array.isArray(value)) return value.map((item) => rewrite(item, siteFolder))
  if (!isRecord(value) || value instanceof RegExp) return value
  const members = Object.entries(value).map(([name, member]) => [
    toRelative(name, siteFolder),
    rewrite(member, siteFolder),
  ])
  return Object.fromEntries(members)
}

function toRelative(text: string, siteFolder: string): string {
  return text.startsWith(siteFolder) ? `./${text.slice(siteFolder.length).replaceAll('\\', '/')}` : text
}

/** Google's tag (GA4), as the plugin of Docusaurus puts it into the head of pages. */
export function fromGtag({ trackingID, anonymizeIP }: Settings): Settings {
  const ids = [trackingID ?? []].flat().filter((id) => typeof id === 'string' && id !== '')
  if (ids.length === 0) return {}
  const options = anonymizeIP === true ? ', { anonymize_ip: true }' : ''
  return loaded(`https://www.googletagmanager.com/gtag/js?id=${ids[0]}`, [
    'window.dataLayer = window.dataLayer || []',
    'function gtag() { dataLayer.push(arguments) }',
    "gtag('js', new Date())",
    ...ids.map((id) => `gtag('config', '${id}'${options})`),
  ])
}

/** The theme that runs code blocks, which some name among the plugins, and where it shows what becomes of them. */
export function fromLiveCode(lists: unknown[], themeConfig: unknown): Settings {
  const names = lists.flatMap((list) => list ?? []).map((given) => String([given].flat()[0]))
  if (!names.some((name) => /live-?codeblock/i.test(name))) return {}
  const { liveCodeBlock } = isRecord(themeConfig) ? themeConfig : {}
  const position = isRecord(liveCodeBlock) && liveCodeBlock.playgroundPosition
  return { markdown: { liveCode: position === 'top' ? 'top' : 'bottom' } }
}

/** A container of Google Tag Manager: what its snippet does, with the script named where the content policy sees it. */
export function fromTagManager({ containerId }: Settings): Settings {
  if (typeof containerId !== 'string' || containerId === '') return {}
  return loaded(`https://www.googletagmanager.com/gtm.js?id=${containerId}`, [
    'window.dataLayer = window.dataLayer || []',
    "dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })",
  ])
}

const loaded = (src: string, code: string[]): Settings => ({
  headTags: [{ tagName: 'script', innerHTML: code.join('; ') }],
  scripts: [{ src, async: true }],
})

/**
 * The options of the plugin for redirects. Endings that addresses had (`fromExtensions`) become a function, unless the
 * site has one of its own; endings that addresses have now (`toExtensions`) are left to be reported.
 */
export function fromRedirects({ id: _, fromExtensions, ...options }: Settings): Settings {
  const endings = Array.isArray(fromExtensions) ? fromExtensions.map(String) : []
  if (endings.length === 0) return options
  if (options.createRedirects) return { ...options, fromExtensions }
  return { ...options, createRedirects: asFunction(withEndings(endings)) }
}

const withEndings = (endings: string[]) => {
  const addresses = endings.map((ending) => `\`\${path.replace(/\\/$/, '')}.${ending}\``).join(', ')
  return `(path) => (/^\\/$|\\.\\w+$/.test(path) ? [] : [${addresses}])`
}

/** A function whose code is exactly the given one, since it is printed. */
export const asFunction = (code: string): unknown => new Function(`return ${code}`)()

/** The settings of a site with no path in its address: Docusaurus warns of one and goes on, since `baseUrl` says it. */
export function withoutPath(site: Settings): Settings {
  const { url } = site
  // Marks of variables are no signs of an address.
  if (typeof url !== 'string' || !/^https?:\/\/[!-~]+$/.test(url) || !URL.canParse(url)) return site
  const { origin, pathname } = new URL(url)
  return pathname === '/' ? site : { ...site, url: origin }
}
