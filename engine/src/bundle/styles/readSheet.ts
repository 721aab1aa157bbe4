import { createRequire } from 'node:module'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isFile } from '../../config/files.ts'
import { readBytes } from '../../config/readFile.ts'
import { configPlace, type SiteConfig } from '../../config/siteConfig.ts'
import { BuildFailed, diagnose } from '../../diagnostics/diagnostic.ts'
import { toSourcePath } from '../../model/paths.ts'

/** The CSS of a stylesheet (absolute path). Sass is compiled by the `sass` package that the site has installed. */
export async function readSheet(sheet: string, config: SiteConfig): Promise<string> {
  // A missing stylesheet was already reported at its import.
  if (!isFile(sheet)) return ''
  if (/\.s[ac]ss$/.test(sheet)) return await compileSass(sheet, config)
  const text = readBytes(sheet).toString()
  return text.replace(/^\uFEFF/, '')
}

async function compileSass(sheet: string, config: SiteConfig): Promise<string> {
  const { compileAsync } = findSass(config)
  try {
    const options = { loadPaths: [join(config.siteDir, 'node_modules')], logger: silent }
    return (await compileAsync(sheet, options)).css
  } catch (error) {
    const { message, sassMessage = message, span } = error as SassError
    const file = toSourcePath(relative(config.siteDir, span?.url ? fileURLToPath(span.url) : sheet))
    const where = span && { line: span.start.line + 1, column: span.start.column + 1 }
    throw new BuildFailed([diagnose('invalid-css', [sassMessage.replace(/\.$/, '')], { file, ...where })])
  }
}

/** Sass's deprecation warnings are for the authors of the stylesheet, not for this report. */
const silent = { warn() {}, debug() {} }

function findSass(config: SiteConfig): Sass {
  try {
    return createRequire(join(config.siteDir, 'package.json'))('sass')
  } catch {
    throw new BuildFailed([diagnose('missing-package', ['sass'], configPlace(config, 'customCss'))])
  }
}

/** The part of the package's API that is used here. */
interface Sass {
  compileAsync(path: string, options: { loadPaths: string[]; logger: object }): Promise<{ css: string }>
}
type SassError = Error & {
  sassMessage?: string
  span?: { url?: URL; start: { line: number; column: number } }
}
