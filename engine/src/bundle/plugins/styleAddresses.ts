import { dirname, relative } from 'node:path'
import type { Plugin } from 'vite'
import type { SiteConfig } from '../../config/siteConfig.ts'
import { fileHref } from '../../model/paths.ts'
import { createStyleFinder, type StyleFinder } from '../styles/createStyleFinder.ts'
import { mapUrls, staticName } from '../styles/createStyleReader.ts'
import { tidySheet } from '../styles/tidySheet.ts'

/**
 * Resolves URLs in stylesheets that components import as in those of the site (`/img/x.png`, `~@site/…`), and reports
 * missing files.
 */
export function styleAddresses(config: SiteConfig): { plugin: Plugin } & Pick<StyleFinder, 'problems'> {
  const { find, problems } = createStyleFinder(config)
  const toAddress = (url: string, sheet: string): string => {
    const found = isComputed(url) ? undefined : find(url, sheet)
    if (!found) return url
    const fixed = staticName(found.path, config)
    if (fixed) return fileHref(fixed, config) + found.rest
    return `./${relative(dirname(sheet), found.path).replaceAll('\\', '/')}${found.rest}`
  }
  const plugin: Plugin = {
    name: 'sotay:style-addresses',
    enforce: 'pre',
    transform(code, id) {
      if (!/\.(?:css|s[ac]ss)$/.test(id) || id.includes('/node_modules/')) return undefined
      const { css } = id.endsWith('.css') ? tidySheet(code) : { css: code }
      return { code: mapUrls(css, (url) => toAddress(url, id)), map: null }
    },
  }
  return { plugin, problems }
}

/** Whether Sass computes the URL. */
const isComputed = (url: string) => /\$|#\{/.test(url)
