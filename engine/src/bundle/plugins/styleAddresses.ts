import type { SourceMapPayload } from 'node:module'
import { dirname, relative } from 'node:path'
import type { Plugin } from 'vite'
import type { SiteConfig } from '../../config/siteConfig.ts'
import { type Diagnostic, diagnose } from '../../diagnostics/diagnostic.ts'
import { fileHref, isExternalUrl, toSourcePath } from '../../model/paths.ts'
import { createStyleFinder, type StyleFinder } from '../styles/createStyleFinder.ts'
import { mapUrls, staticName } from '../styles/createStyleReader.ts'
import { findSass, isSass, type Locate, locateBySourceMap } from '../styles/readSheet.ts'
import { diagnoseSlips, refuseDepth, tidySheet } from '../styles/tidySheet.ts'

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
  const tidy = async (code: string, id: string, locate: Locate) => {
    refuseDepth(code, locate)
    const { css, slips } = tidySheet(code)
    problems.push(...diagnoseSlips(slips, locate), ...(await findLeftOut(css, id, locate)))
    return css
  }
  const withoutMissing = (css: string, id: string) =>
    css.replace(imported, (written, path: string) => (isExternalUrl(path) || find(path, id) ? written : ''))
  const beforeSass: Plugin = {
    name: 'sotay:style-addresses',
    enforce: 'pre',
    async transform(code, id) {
      if (!isOwnSheet(id)) return undefined
      const file = toSourcePath(relative(config.siteDir, id))
      // Before Vite loads it, which cannot say what it adds.
      if (isSass(id)) findSass(config)
      const css = isSass(id)
        ? code
        : withoutMissing(
            await tidy(code, id, (place) => ({ file, ...place, sourceLine: lineAt(code, place.line) })),
            id,
          )
      return { code: mapUrls(css, (url) => toAddress(url, id)), map: null }
    },
  }
  const afterSass: Plugin = {
    name: 'sotay:sass-slips',
    async transform(code, id) {
      if (!isOwnSheet(id) || !isSass(id)) return undefined
      const map = this.getCombinedSourcemap() as unknown as SourceMapPayload
      return { code: await tidy(code, id, locateBySourceMap(map, id, config.siteDir)), map: null }
    },
  }
  return { plugins: [beforeSass, afterSass], problems }
}

/** An import of another sheet. */
const imported = /@import\s+(?:url\(\s*)?["']([^"'\n]+)["'][^;]*;/g
const isOwnSheet = (id: string) => /\.(?:css|s[ac]ss)$/.test(id) && !id.includes('/node_modules/')

const lineAt = (text: string, line: number) => text.split(/\r?\n/)[line - 1] ?? ''

/** What only the compiler of CSS modules reads, and at-rules of other tools. */
const ofOtherTools = /^(?:AtRuleInvalid|DeprecatedCssModulesValueRule)$/
const ofModules = /CSS module|^'(?:export|import)'/

/** Finds the rules and declarations that the minifier will leave out. */
async function findLeftOut(css: string, filename: string, locate: Locate): Promise<Diagnostic[]> {
  const { transform } = await import('lightningcss')
  try {
    const { warnings } = transform({
      filename,
      code: Buffer.from(css),
      errorRecovery: true,
      cssModules: /\.module\.\w+$/.test(filename),
    })
    return warnings
      .filter(({ type, message }) => !ofOtherTools.test(type) && !ofModules.test(message))
      .map(({ message, loc }) => diagnose('forgiven-css', ['part', message], locate(loc)))
  } catch {
    // The bundler stops with the reason and the place.
    return []
  }
}

/** Whether Sass computes the URL. */
const isComputed = (url: string) => /\$|#\{/.test(url)
