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
