import { dirname, relative } from 'node:path'
import type { Plugin } from 'vite'
import type { SiteConfig } from '../../config/siteConfig.ts'
import { type Diagnostic, diagnose } from '../../diagnostics/diagnostic.ts'
import { fileHref, type SourcePath, toSourcePath } from '../../model/paths.ts'
import { createStyleFinder, type StyleFinder } from '../styles/createStyleFinder.ts'
import { mapUrls, staticName } from '../styles/createStyleReader.ts'
import { diagnoseSlips, tidySheet } from '../styles/tidySheet.ts'

/**
 * Reads stylesheets that components import as those of the site are read: resolves URLs (`/img/x.png`, `~@site/…`),
 * reports missing files, and forgives what browsers forgive.
 */
export function styleAddresses(config: SiteConfig): { plugins: Plugin[] } & Pick<StyleFinder, 'problems'> {
  const { find, problems } = createStyleFinder(config)
  const toAddress = (url: string, sheet: string): string => {
    const found = isComputed(url) ? undefined : find(url, sheet)
    if (!found) return url
    const fixed = staticName(found.path, config)
    if (fixed) return fileHref(fixed, config) + found.rest
    return `./${relative(dirname(sheet), found.path).replaceAll('\\', '/')}${found.rest}`
  }
  const tidy = async (code: string, id: string) => {
    const file = toSourcePath(relative(config.siteDir, id))
    const { css, slips } = tidySheet(code)
    problems.push(...diagnoseSlips(slips, file), ...(await findLeftOut(css, file)))
    return css
  }
  const beforeSass: Plugin = {
    name: 'sotay:style-addresses',
    enforce: 'pre',
    async transform(code, id) {
      if (!isOwnSheet(id)) return undefined
      const css = isSass(id) ? code : await tidy(code, id)
      return { code: mapUrls(css, (url) => toAddress(url, id)), map: null }
    },
  }
  const afterSass: Plugin = {
    name: 'sotay:sass-slips',
    async transform(code, id) {
      return isOwnSheet(id) && isSass(id) ? { code: tidySheet(code).css, map: null } : undefined
    },
  }
  return { plugins: [beforeSass, afterSass], problems }
}

const isSass = (id: string) => /\.s[ac]ss$/.test(id)
const isOwnSheet = (id: string) => /\.(?:css|s[ac]ss)$/.test(id) && !id.includes('/node_modules/')

/** What only the compiler of CSS modules reads, and at-rules of other tools. */
const ofOtherTools = /^(?:AtRuleInvalid|DeprecatedCssModulesValueRule)$/
const ofModules = /CSS module|^'(?:export|import)'/

/** Finds the rules and declarations that the minifier will leave out. */
async function findLeftOut(css: string, file: SourcePath): Promise<Diagnostic[]> {
  const { transform } = await import('lightningcss')
  try {
    const { warnings } = transform({
      filename: file,
      code: Buffer.from(css),
      errorRecovery: true,
      cssModules: file.endsWith('.module.css'),
    })
    return warnings
      .filter(({ type, message }) => !ofOtherTools.test(type) && !ofModules.test(message))
      .map(({ message, loc: { line, column } }) =>
        diagnose('forgiven-css', ['part', message], { file, line, column }),
      )
  } catch {
    // The bundler stops with the reason and the place.
    return []
  }
}

/** Whether Sass computes the URL. */
const isComputed = (url: string) => /\$|#\{/.test(url)
