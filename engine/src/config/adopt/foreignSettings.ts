import { parseDocument } from 'yaml'
import { isRecord } from '../../std/collections.ts'
import type { Settings } from './settings.ts'

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

/** The settings in a YAML file, be it one with tags of other programs. */
export function fieldsOf(text: string): Settings {
  const document = parseDocument(text, { logLevel: 'silent', strict: false })
  const value: unknown = document.errors.length > 0 ? {} : document.toJS()
  return isRecord(value) ? value : {}
}

/** The navigation of MkDocs as the items of a sidebar, as far as its notes are there. */
export const itemsOf = (nav: unknown[], notes: string[]): object[] =>
  nav.flatMap((entry): object[] => {
    const [label, value] = isRecord(entry) ? (Object.entries(entry)[0] ?? []) : [undefined, entry]
    if (Array.isArray(value)) {
      const items = itemsOf(value, notes)
      return items.length > 0 ? [{ type: 'category', label, items }] : []
    }
    const target = String(value)
    if (/^https?:\/\//.test(target)) return [{ type: 'link', label: label ?? target, href: target }]
    const named = label === undefined ? {} : { label }
    return notes.includes(target) ? [{ type: 'doc', id: target.replace(/\.md$/, ''), ...named }] : []
  })

/** A site in one language. */
export const i18nOf = (language: string) => ({ i18n: { defaultLocale: language, locales: [language] } })

/** What the config of another generator says of the site in plain texts, which have these names. */
export function factsIn(text: string, names: Record<string, RegExp>): Settings {
  const found = Object.entries(names).map(([name, pattern]) => [name, textAt(pattern, text)])
  const { title, tagline, site = '', language = '' } = Object.fromEntries(found)
  const { origin, pathname } = URL.canParse(site) ? new URL(site) : { origin: '', pathname: '/' }
  return {
    ...(title && { title }),
    ...(tagline && { tagline }),
    ...(origin.startsWith('http') && { url: origin }),
    ...(pathname !== '/' && { baseUrl: pathname }),
    ...(/^[a-z]{2,3}(?:-\w+)*$/i.test(language) && i18nOf(language)),
  }
}

/** The text behind a name, in quotation marks or, as YAML has it, without. */
export function textAt(name: RegExp, text: string): string | undefined {
  const { 0: found, index } = name.exec(text) ?? { 0: '', index: text.length }
  const [line = ''] = text.slice(index + found.length).split('\n', 1)
  const [, double, single, plain] = /^[ \t]*(?:"([^"\\]+)"|'([^'\\]+)'|([^"'#`{}[\]|>&*!]+))/.exec(line) ?? []
  return (double ?? single ?? (name.flags === 'm' ? plain : undefined))?.trim() || undefined
}
