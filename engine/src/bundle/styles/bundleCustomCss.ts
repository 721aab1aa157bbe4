import { join, relative } from 'node:path'
import { checkReadable, isThere } from '../../config/readFile.ts'
import { configPlace, type SiteConfig } from '../../config/siteConfig.ts'
import type { SourceLocation, Tell } from '../../diagnostics/diagnostic.ts'
import { BuildFailed, diagnose, stopOnErrors } from '../../diagnostics/diagnostic.ts'
import { toSourcePath } from '../../model/paths.ts'
import type { BundledFile } from '../bundle.ts'
import { createStyleReader, type StyleReader } from './createStyleReader.ts'

/** A bundled stylesheet of the site. */
export interface CustomCss {
  /** Remote imports, which CSS requires before all other rules. */
  imports: string[]
  /** The CSS, wrapped in the last cascade layer. */
  css: string
  /** Fonts and pictures that it refers to. */
  files: BundledFile[]
}

/** Bundles and minifies one of the site's stylesheets with its imports. */
export async function bundleCustomCss(
  path: string,
  config: SiteConfig,
  tell: Tell = stopOnErrors,
): Promise<CustomCss> {
  const filename = join(config.siteDir, path)
  if (!isThere(filename))
    throw new BuildFailed([diagnose('missing-custom-css', [path], configPlace(config, 'customCss'))])
  stopOnErrors(checkReadable(config.siteDir, filename))
  const { files, problems, ...reader } = createStyleReader(config)
  const { text, warnings } = await bundleSheet(filename, reader, config)
  tell([...problems, ...warnings])
  return {
    imports: text.match(remoteImport) ?? [],
    css: `@layer user{${text.replace(remoteImport, '')}}`,
    files: [...files.values()],
  }
}

/** Remote imports, as Lightning CSS prints them. */
const remoteImport = /@import "(?:https?:)?\/\/[^"]*"[^;]*;/g

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
