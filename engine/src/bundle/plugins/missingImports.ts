import { join, relative, sep } from 'node:path'
import type { Plugin } from 'vite'
import { isFile } from '../../config/files.ts'
import type { SiteConfig } from '../../config/siteConfig.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { toSourcePath } from '../../model/paths.ts'
import { explainMissingImport, placeOfText } from '../explainPageBundleError.ts'

const prefix = '\0missing:'
/** Came with Docusaurus, so that few sites name it among their packages. React has checked no props since version 19. */
const propTypes = '\0prop-types'
const kinds = 'any array bigint bool element elementType func node number object string symbol'.split(' ')
const makers = 'arrayOf exact instanceOf objectOf oneOf oneOfType shape checkPropTypes'.split(' ')
const propTypesCode = `const check = Object.assign(() => null, { isRequired: () => null })
${kinds.map((name) => `exports.${name} = check`).join('\n')}
${makers.map((name) => `exports.${name} = () => check`).join('\n')}`

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
      if (id === 'prop-types') return propTypes
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
      if (id === propTypes) return propTypesCode
      return id.startsWith(prefix) ? 'module.exports = {}' : undefined
    },
  }
  return { plugin, problems }
}
