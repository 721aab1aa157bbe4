import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { packageName } from '../../config/explainBundlerError.ts'
import { checkReadable, isThere } from '../../config/readFile.ts'
import { configPlace, type SiteConfig } from '../../config/siteConfig.ts'
import {
  BuildFailed,
  type Diagnostic,
  diagnose,
  type SourceLocation,
  stopOnErrors,
  type Tell,
} from '../../diagnostics/diagnostic.ts'
import { onlyMatch } from '../../diagnostics/nearestMatch.ts'
import { type SourcePath, toSourcePath } from '../../model/paths.ts'
import { editDistance } from '../../std/text.ts'
import type { BundledFile } from '../bundle.ts'
import { rateMissing } from '../plugins/missingImports.ts'
import { isOfPackage } from './createStyleFinder.ts'
import { createStyleReader, type StyleReader } from './createStyleReader.ts'

/** A bundled stylesheet of the site. Its CSS is wrapped in the last cascade layer. */
export interface CustomCss {
  source: SourcePath
  css: string
  /** Remote imports, which CSS requires before all other rules. */
  imports: string[]
  /** Fonts and pictures that it refers to. */
  files: BundledFile[]
}

/** Bundles and minifies one of the site's stylesheets with its imports. */
export async function bundleCustomCss(path: string, config: SiteConfig, tell: Tell): Promise<CustomCss> {
  const filename = join(config.siteDir, path)
  if (!isThere(filename)) {
    tell(explainMissing(path, config))
    return { source: toSourcePath(path), css: '', imports: [], files: [] }
  }
  stopOnErrors(checkReadable(config.siteDir, filename))
  const { files, problems, ...reader } = createStyleReader(config)
  const { text, warnings } = await bundleSheet(filename, reader, config)
  tell([...problems, ...warnings])
  return {
    source: toSourcePath(relative(config.siteDir, filename)),
    ...inUserLayer(text.replace(drawer, '$&:popover-open')),
    files: [...files.values()],
  }
}

/** A sheet of a package that is not installed is missing like what code imports of it. */
function explainMissing(path: string, config: SiteConfig): Diagnostic[] {
  const place = configPlace(config, 'customCss')
  const folder = path.split('/')[0]!
  const [, inside] = /^(?:\.\/)?node_modules\/(.+)/.exec(path) ?? []
  const name = packageName(inside ?? path)
  const isMissing = inside
    ? !existsSync(join(config.siteDir, 'node_modules', name))
    : isOfPackage(path) && path !== folder && !existsSync(join(config.siteDir, folder))
  const problem = isMissing
    ? diagnose('missing-package', [name], place)
    : diagnose('missing-custom-css', [path], place)
  return rateMissing(problem, config)
}

/** Styles of a site in its layer, above the theme's: among each other they count as if there were no layers. */
export const inUserLayer = (css: string) => ({
  imports: css.match(remoteImport) ?? [],
  css: `@layer user{${css.replace(remoteImport, '')}}`,
})

/** Remote imports, as Lightning CSS prints them. */
const remoteImport = /@import "(?:https?:)?\/\/[^"]*"[^;]*;/g

/** The menu of a phone. Here it is the sidebar of wide screens, too, for which rules for it elsewhere are not meant. */
const drawer = /\.navbar-sidebar(?![\w-])/g

/** Goes on after a mistake without the rule or declaration that holds it, as browsers do. */
async function bundleSheet(
  filename: string,
  { read, resolve, locate }: Omit<StyleReader, 'files' | 'problems'>,
  { siteDir }: SiteConfig,
) {
  const { bundleAsync } = await import('lightningcss')
  const where = (loc: CssError['loc'], sheet = filename) =>
    loc ? locate(sheet, loc) : { file: toSourcePath(relative(siteDir, sheet)) }
  const fail = (reason: string, place: SourceLocation) =>
    new BuildFailed([diagnose('invalid-css', [reason], place)])
  try {
    const { code, warnings } = await bundleAsync({
      filename,
      minify: true,
      errorRecovery: true,
      resolver: { read, resolve },
    })
    // At-rules of other tools stay in.
    const leftOut = warnings.filter(({ type }) => type !== 'AtRuleInvalid')
    const [first] = leftOut
    if (first && code.length === 0) throw fail(first.message, where(first.loc, first.loc.filename))
    return {
      text: code.toString(),
      warnings: leftOut.map(({ message, loc }) =>
        diagnose('forgiven-css', ['part', message], where(loc, loc.filename)),
      ),
    }
  } catch (error) {
    if (error instanceof BuildFailed) throw error
    const { message, loc, fileName } = error as CssError
    throw fail(message, where(loc, fileName || filename))
  }
}

type CssError = Error & { loc?: { line: number; column: number }; fileName?: string }

/** The names of custom properties in CSS, set or used. */
export const propertyNames = (css: string): string[] => css.match(/--[\w-]+/g) ?? []

/**
 * Finds custom properties that a site sets, that nothing uses, and that are a typo or two away from one of the theme.
 * `others` is the code and CSS of the site besides `sheets`, which may use them, too.
 */
export function misspeltTokens(
  sheets: Pick<CustomCss, 'source' | 'css'>[],
  { tokens, others }: { tokens: ReadonlySet<string>; others: string[] },
): Diagnostic[] {
  const used = [...sheets.map(({ css }) => css), ...others]
  return sheets.flatMap(({ source, css }) =>
    [...new Set(css.match(/(?<=[{;])--[\w-]+(?=\s*:)/g))].flatMap((name) => {
      if (tokens.has(name) || used.some((text) => uses(text, name))) return []
      const meant = onlyMatch(name, tokens)
      return meant ? [diagnose('misspelt-token', [name, meant], { file: source, texts: [`${name}:`] })] : []
    }),
  )
}

/** Whether a text names a custom property other than to set it. */
const uses = (text: string, name: string) =>
  text.includes(name) && new RegExp(`(?<![\\w-])${name}(?![\\w-]|\\s*:)`).test(text)

const declared = /(?<=[{;])[a-z][a-z-]{3,29}(?=:[^;{}]*[;}])/g

/** The names of properties in minified CSS. */
export const declaredNames = (css: string): string[] => css.match(declared) ?? []

/** Finds properties in the style sheets of a site that are unknown, and a typo away from one that the theme has, too. */
export async function misspeltProperties(
  sheets: Pick<CustomCss, 'source' | 'css'>[],
  ofTheme: ReadonlySet<string>,
): Promise<Diagnostic[]> {
  const { transform } = await import('lightningcss')
  return sheets.flatMap(({ source, css }) => {
    const unknown = new Set<string>()
    const custom = ({ name }: { name: string }) => void unknown.add(name)
    const rules = Array.from(new Set(declaredNames(css)), (name) => `a{${name}:inherit}`)
    const visitor = { Declaration: { custom } }
    transform({ filename: 'names.css', code: Buffer.from(rules.join('')), errorRecovery: true, visitor })
    return [...unknown].flatMap((name) => {
      const meant = ofTheme.has(name) ? undefined : onlyMatch(name, ofTheme)
      const where = { file: source, texts: [`${name}:`] }
      return meant && isOneSlip(name, meant)
        ? [diagnose('forgiven-css', ['unknown', name, meant], where)]
        : []
    })
  })
}

/** Whether two words differ in one letter, or in the order of their letters. Two letters make other properties. */
const isOneSlip = (one: string, other: string) =>
  editDistance(one, other) === 1 || [...one].sort().join() === [...other].sort().join()
