import { join, relative, sep } from 'node:path'
import type { Plugin } from 'vite'
import { isFile } from '../../config/files.ts'
import type { SiteConfig } from '../../config/siteConfig.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { toSourcePath } from '../../model/paths.ts'
import { explainMissingImport, placeOfText } from '../explainPageBundleError.ts'

const prefix = '\0missing:'
/** Checks nothing: React has ignored what kinds of props components name since version 19. */
const kinds = 'any array bigint bool element elementType func node number object string symbol'.split(' ')
const makers = 'arrayOf exact instanceOf objectOf oneOf oneOfType shape checkPropTypes'.split(' ')
const propTypes = `const check = Object.assign(() => null, { isRequired: () => null })
${kinds.map((name) => `exports.${name} = check`).join('\n')}
${makers.map((name) => `exports.${name} = () => check`).join('\n')}`

const clsx = `export const clsx = (...all) =>
  all.flat(Infinity).map((each) => typeof each === 'object' ? clsx(Object.keys(each ?? {}).filter((name) => each[name])) : each)
    .filter((each) => each && each !== true).join(' ')
export default clsx`

/** Packages that came with Docusaurus, so that not every site names them among its own. */
const companions: Record<string, string> = { '\0clsx': clsx, '\0prop-types': propTypes }

/**
 * Reports imports of the site's code that nothing resolves, and lets the build go on, so that it finds what else is
 * wrong: the bundler would stop before it reads other imports of the same file. An address may mean a static file.
 */
export function missingImports({
  siteDir,
  staticDirectories,
}: Pick<SiteConfig, 'siteDir' | 'staticDirectories'>): {
  plugin: Plugin
  problems: Diagnostic[]
} {
  const problems: Diagnostic[] = []
  const plugin: Plugin = {
    name: 'sotay:missing-imports',
    enforce: 'post',
    resolveId(id, importer, { kind, custom }) {
      if (kind !== 'import-statement' || custom?.isTrial || !importer) return undefined
      if (`\0${id}` in companions) return `\0${id}`
      const address = id.startsWith('/') ? id : ''
      const places = staticDirectories.map((folder) => join(siteDir, folder, address))
      const file = places.find((place) => isFile(place.replace(/\?.*/s, '')))
      if (file) return file
      // The modules of notes, which are no files, explain their own imports.
      if (importer.includes('/node_modules/') || !isFile(importer)) return undefined
      // The alias "@site" is replaced by now.
      const specifier = id.replace(/\?.*/s, '').replace(join(siteDir, sep), '@site/')
      const where = placeOfText(specifier, importer, siteDir)
      // Not written there: another plugin added it.
      if (!where.line) return undefined
      problems.push(
        explainMissingImport({ specifier, where }, toSourcePath(relative(siteDir, importer)), { siteDir }),
      )
      // Without the name of the file: by its ending, bundlers would read the module as JSON or as a style sheet.
      return prefix + problems.length
    },
    // CommonJS, which has whatever name is imported from it.
    load(id) {
      return companions[id] ?? (id.startsWith(prefix) ? 'module.exports = {}' : undefined)
    },
  }
  return { plugin, problems }
}
