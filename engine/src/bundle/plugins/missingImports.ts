import { existsSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import type { Plugin } from 'vite'
import { preprocessorOf } from '../../config/explainBundlerError.ts'
import { isFile } from '../../config/files.ts'
import type { SiteConfig } from '../../config/siteConfig.ts'
import { type Diagnostic, diagnose, hasErrors, withSeverity } from '../../diagnostics/diagnostic.ts'
import { toSourcePath } from '../../model/paths.ts'
import { isThemePart } from '../../model/themeParts.ts'
import { explainMissingImport, isInstalled, isWebAddress, placeOfText } from '../explainPageBundleError.ts'
import { isSiteCode } from '../findInteractiveModules.ts'
import { findOwnAddresses, parseModule } from '../parseModule.ts'
import { findSass } from '../styles/readSheet.ts'
import { noteExports, toMissingExport } from './foreignModules.ts'
import {
  findSoundFile,
  importsOf,
  isForeign,
  isKnownExport,
  toKnownName,
  toThemeName,
} from './themeImports.ts'

const prefix = '\0missing:'
/** The module in place of one that is missing, where that does not stop the build. */
export const forgiven = '\0forgiven'
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

/** The module of stand-ins for what is not there. */
const standIns = '\0stand-ins'
const ofNote = /\?note$/

type MissingConfig = Pick<SiteConfig, 'siteDir' | 'staticDirectories' | 'onMissingImports'>

/**
 * Reports imports of the site's code that nothing resolves, and lets the build go on, so that it finds what else is
 * wrong: the bundler would stop before it reads other imports of the same file. An address may mean a static file.
 */
export function missingImports(config: MissingConfig): { plugins: Plugin[]; problems: Diagnostic[] } {
  const { siteDir } = config
  const problems: Diagnostic[] = []
  const report = (id: string, importer: string): string | undefined => {
    // The alias "@site" is replaced by now.
    const specifier = id.replace(/\?.*/s, '').replace(join(siteDir, sep), '@site/')
    const where = placeOfText(specifier, importer, siteDir)
    // Not written there: another plugin added it.
    if (!where.line) return undefined
    const problem = explainMissingImport({ specifier, where }, where.file, config)
    const rated = rateMissing(problem, config)
    problems.push(...rated)
    return isForgiven(rated) ? forgiven : prefix + problems.length
  }
  const plugin: Plugin = {
    name: 'sotay:missing-imports',
    enforce: 'post',
    resolveId(id, importer, { kind, custom }) {
      if (id === standIns) return id
      if (custom?.isTrial || !importer) return undefined
      const isTolerant = config.onMissingImports !== 'throw'
      const isStatement = kind === 'import-statement'
      // What packages ask for while they run, they may do without.
      if (importer.includes('/node_modules/'))
        return isTolerant && isStatement && isFile(importer) ? report(id, importer) : undefined
      if (isStatement && `\0${id}` in companions) return `\0${id}`
      const file = isStatement ? findStatic(id, config) : undefined
      if (file) return file
      // The modules of notes, which are no files, report their own imports, and have none left that stops the build.
      if (isTolerant && ofNote.test(importer)) return forgiven
      // Without the name of the file: by its ending, bundlers would read the module as JSON or as a style sheet.
      const isCode = isStatement || (isTolerant && (kind === 'require-call' || kind === 'dynamic-import'))
      return isCode && isFile(importer) ? report(id, importer) : undefined
    },
    // CommonJS, which has whatever name is imported from it.
    load(id) {
      if (id === standIns) return `export { standIn } from ${noteExports()}`
      if (id === forgiven) return `module.exports = require(${JSON.stringify(standIns)}).standIn()`
      return companions[id] ?? (id.startsWith(prefix) ? 'module.exports = {}' : undefined)
    },
  }
  const plugins = [
    missingNames(problems, config),
    importsOfHosts(report, config),
    missingFiles(report),
    plugin,
  ]
  return { plugins, problems }
}

type Report = (id: string, importer: string) => string | undefined

/** What code names by its address, such as a worker: one that is not there would stop the build without a place. */
const missingFiles = (report: Report): Plugin => ({
  name: 'sotay:missing-files',
  enforce: 'pre',
  async transform(code, id) {
    if (!isSiteCode(id) || !code.includes('import.meta.url')) return undefined
    let text = code
    for (const { address, start, end } of findOwnAddresses(code, id).reverse()) {
      if (existsSync(join(dirname(id), address))) continue
      const found = await this.resolve(address, id, { custom: { isTrial: true } })
      // What is asked at the same time by others is no trial.
      if (found && found.id !== forgiven && !found.id.startsWith(prefix)) continue
      if (report(address, id) === forgiven)
        text = `${text.slice(0, start)}new URL('about:blank')${text.slice(end)}`
    }
    return text === code ? undefined : { code: text, map: null }
  },
})

/** Code of other hosts is not bundled, nor could it run at build. The modules of notes report their own imports. */
const importsOfHosts = (report: Report, { onMissingImports }: MissingConfig): Plugin => ({
  name: 'sotay:imports-of-hosts',
  enforce: 'pre',
  resolveId(id, importer, { kind }) {
    if (kind !== 'import-statement' || !importer || !isWebAddress(id)) return undefined
    if (ofNote.test(importer)) return onMissingImports === 'throw' ? undefined : forgiven
    return isFile(importer) ? report(id, importer) : undefined
  },
})

/**
 * Adds stand-ins to a module of another engine for names that a file of the site imports from it and that it does not
 * have here, where that does not stop the build.
 */
const missingNames = (problems: Diagnostic[], config: MissingConfig): Plugin => ({
  name: 'sotay:missing-names',
  enforce: 'pre',
  async resolveId(id, importer, { kind }) {
    if (preprocessorOf(id) && importer) {
      const found = await this.resolve(id, importer, { skipSelf: true })
      const missing = found && findMissingSass(found.id, config)
      if (missing) problems.push(...missing)
      return missing ? forgiven : undefined
    }
    const isOfSite = importer && isFile(importer) && !importer.includes('/node_modules/')
    if (kind !== 'import-statement' || !isForeign(id) || !isOfSite) return undefined
    const names = missingNamesOf(id, importer, config)
    if (names.length === 0) return undefined
    for (const name of names) {
      const problem = toMissingExport(name, id, placeOfText(name, importer, config.siteDir))
      problems.push(...rateMissing(problem, config))
    }
    return `${extended}${JSON.stringify([id, ...names])}`
  },
  load(given) {
    if (!given.startsWith(extended)) return undefined
    const [id, ...names] = JSON.parse(given.slice(extended.length)) as [string, ...string[]]
    const from = JSON.stringify(id)
    return [
      `import { standIn } from ${noteExports()}`,
      `export * from ${from}`,
      ...(isKnownExport(id) ? [`export { default } from ${from}`] : []),
      ...names.map((name) =>
        name === 'default'
          ? 'export default standIn()'
          : `export const ${name} = standIn(${JSON.stringify(name)})`,
      ),
    ].join('\n')
  },
})

/** What is reported of a style sheet that is left out, because what compiles it is not installed and need not be. */
export function findMissingSass(sheet: string, config: MissingConfig): Diagnostic[] | undefined {
  const needed = preprocessorOf(sheet)
  if (!needed || config.onMissingImports === 'throw') return undefined
  if (needed === 'sass' ? findSass(config) : isInstalled(needed, config.siteDir)) return undefined
  const file = toSourcePath(relative(config.siteDir, sheet))
  const rated = rateMissing(diagnose('missing-package', [needed], { file }), config)
  return isForgiven(rated) ? rated : undefined
}

const extended = '\0extended:'

/** The names that a file (absolute path) imports from a module of another engine, and that this does not have here. */
function missingNamesOf(id: string, importer: string, config: MissingConfig): string[] {
  const part = toThemeName(id)
  const isHere = toKnownName(id) !== undefined || isThemePart(part?.name ?? '')
  if (config.onMissingImports === 'throw' || !isHere) return []
  if (part?.isReplaced && findSoundFile(part.name, config)) return []
  const names = importsOf(importer).flatMap(({ specifier, names }) => (specifier === id ? names : []))
  return [...new Set(names)].filter((name) => !isKnownExport(id, name))
}

function findStatic(id: string, { siteDir, staticDirectories }: MissingConfig): string | undefined {
  const address = id.startsWith('/') ? id : ''
  const places = staticDirectories.map((folder) => join(siteDir, folder, address))
  return places.find((place) => isFile(place.replace(/\?.*/s, '')))
}

const forgivable =
  /^(?:import-not-found|missing-custom-css|missing-export|missing-package|unknown-theme-(?:import|export))$/

/** What the site wants to be told of a missing import. */
export function rateMissing(
  problem: Diagnostic,
  { onMissingImports }: Pick<SiteConfig, 'onMissingImports'>,
): Diagnostic[] {
  if (!forgivable.test(problem.code)) return [problem]
  const rated = withSeverity(onMissingImports, problem)
  return isForgiven(rated)
    ? rated.map((each) => ({
        ...each,
        message: `${each.message} Pages are made without what it would give.`,
      }))
    : rated
}

/** Whether the build goes on without what is missing. */
export const isForgiven = (rated: Diagnostic[]) => !hasErrors(rated)

/** The global function that tries code at the top of a module. */
export const attemptName = 'sotayAttempt$'

/**
 * Where imports may be missing, each value at the top of a module of the site is tried by itself: one that cannot be
 * made would cost every page that imports the module all its parts.
 */
export const attempts = ({ onMissingImports }: Pick<SiteConfig, 'onMissingImports'>): Plugin => ({
  name: 'sotay:attempts',
  enforce: 'post',
  async transform(code, id) {
    if (onMissingImports === 'throw' || !isSiteCode(id)) return undefined
    const { RolldownMagicString } = await import('rolldown')
    const written = new RolldownMagicString(code)
    for (const { type, start, end } of parseModule(code, 'module.jsx').program.body.flatMap(valuesOf)) {
      const value = code.slice(start, end)
      if (!/Function|Class|Literal/.test(type) && /[.([]/.test(value) && !/\bawait\b/.test(value))
        written.appendRight(start, `${attemptName}(() => (`).prependLeft(end, '))')
    }
    return { code: written.toString(), map: written.generateMap({ hires: true }).toString() }
  },
})

type Statement = ReturnType<typeof parseModule>['program']['body'][number]

/** The values that a statement makes. */
function valuesOf(statement: Statement): { type: string; start: number; end: number }[] {
  switch (statement.type) {
    case 'ExpressionStatement': {
      const { expression } = statement
      return [expression.type === 'AssignmentExpression' ? expression.right : expression]
    }
    case 'ExportNamedDeclaration':
      return statement.declaration ? valuesOf(statement.declaration) : []
    case 'ExportDefaultDeclaration':
      return [statement.declaration]
    case 'VariableDeclaration':
      return statement.declarations.flatMap(({ init }) => init ?? [])
    default:
      return []
  }
}
