import { isAbsolute, join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { InlineConfig, Plugin, Rolldown } from 'vite'
import { packageFileChecks } from '../config/importPlaces.ts'
import { runInFolder } from '../config/siteCode.ts'
import type { SiteConfig } from '../config/siteConfig.ts'
import { BuildFailed, diagnose, stopOnErrors, type Tell } from '../diagnostics/diagnostic.ts'
import { encodePath, toOutputPath, toSourcePath } from '../model/paths.ts'
import type { BundledFile } from './bundle.ts'
import { type BundlerProblem, explainPageBundleError, fileOf } from './explainPageBundleError.ts'
import { packageFolder } from './modulePaths.ts'
import { foreignModules } from './plugins/foreignModules.ts'
import { missingImports, rateMissing } from './plugins/missingImports.ts'
import { shareReact } from './plugins/sharedReact.ts'
import { styleAddresses } from './plugins/styleAddresses.ts'
import { svgComponents } from './plugins/svgComponents.ts'
import {
  defaultsOfPackages,
  documentTypes,
  iconStyles,
  loaderPrefixes,
  markdownImports,
  packagesOfSite,
  requireCalls,
  requireContexts,
  requireTemplates,
  textImports,
  typesInJavaScript,
  yamlImports,
} from './plugins/webpackImports.ts'
import { olderSass, sassLogger } from './styles/readSheet.ts'

/** The options in which the two builds of React pages (server and browser) differ. */
export interface PageBuild {
  /** Module ids by the name of their output file. */
  input: Record<string, string>
  plugins: Plugin[]
  ssr: boolean
  /** Whether each chunk of code has a style sheet of its own, instead of one for all. */
  splitsStyles?: boolean
  output: Rolldown.OutputOptions
  /** Receives what was forgiven. Only the build for browsers reads workers, which are bundled by themselves. */
  warn?: Tell
  /** Files whose code does what is forgiven, each with the problem that a first try had. */
  forgiven?: Map<string, BundlerProblem>
}

export type BuiltFile = Rolldown.OutputChunk | Rolldown.OutputAsset

/**
 * Runs one of the two builds with the options they share, so that both read files alike and give them the same URLs.
 */
export async function runPageBuild(config: SiteConfig, given: PageBuild): Promise<BuiltFile[]> {
  const { build } = await import('vite')
  const styles = styleAddresses(config)
  const packageFiles = packageFileChecks(config.siteDir)
  const missing = missingImports(config)
  try {
    const first = [...forgive(given.forgiven ?? new Map()), ...given.plugins, ...styles.plugins]
    const plugins = [packageFiles.plugin, ...first, ...missing.plugins]
    const settings = toViteConfig(config, { ...given, plugins }, [...missing.plugins, ...readersOf(config)])
    const hasPlugins = config.plugged?.postcss.length
    const result = await (hasPlugins ? runInFolder(config.siteDir, () => build(settings)) : build(settings))
    stopOnErrors([...packageFiles.problems, ...missing.problems, ...styles.problems])
    given.warn?.([...missing.problems, ...styles.problems])
    return (result as Rolldown.RolldownOutput).output
  } catch (error) {
    stopOnErrors(packageFiles.problems)
    const forgiven = forgivable(error).filter((each) => !given.forgiven?.has(fileOf(each)!))
    if (forgiven.length > 0) {
      const signs = forgiven.filter(({ message }) => strayAt(message))
      const told = explainPageBundleError({ errors: signs }, config.siteDir).diagnostics
      given.warn?.(told.map((problem) => ({ ...problem, level: 'warning' })))
      const files = forgiven.map((each) => [fileOf(each)!, each] as const)
      return runPageBuild(config, { ...given, forgiven: new Map([...(given.forgiven ?? []), ...files]) })
    }
    // What was wrong at first says more than what is wrong with the sign in a text.
    const { errors } = error as { errors?: BundlerProblem[] }
    const first = errors?.map((each) => given.forgiven?.get(fileOf(each)!) ?? each)
    const { diagnostics } = explainPageBundleError(first ? { errors: first } : error, config.siteDir)
    throw new BuildFailed([...missing.problems, ...styles.problems, ...diagnostics])
  }
}

/**
 * What Docusaurus leaves to the line to throw, should it ever run: an assignment to a constant; and signs in the text of
 * JSX that its parser takes for text.
 */
function forgivable(error: unknown): BundlerProblem[] {
  const { errors = [] } = error as { errors?: BundlerProblem[] }
  return errors.filter(
    (each) => fileOf(each) && (each.code === 'ILLEGAL_REASSIGNMENT' || strayAt(each.message)),
  )
}

/** The sign that a text of JSX cannot hold, if that is what a message is about. */
const strayAt = (message: string) =>
  /Unexpected token\. Did you mean `\{'([>}])'\}`/.exec(stripVTControlCharacters(message))?.[1]

/** Lets files do what stopped the build, as their writer meant it. */
const forgive = (files: Map<string, BundlerProblem>): Plugin[] => [
  {
    name: 'sotay:stray-signs',
    enforce: 'pre',
    async transform(code, id) {
      if (!files.has(id)) return undefined
      // A native library, loaded only for such files.
      const { transformSync } = await import('rolldown/utils')
      let text = code
      for (;;) {
        // Without the site's tsconfig: what it extends may not be installed.
        const { errors } = transformSync(id, text, {
          lang: /\.tsx?$/.test(id) ? 'tsx' : 'jsx',
          tsconfig: false,
        })
        const [{ message, pos } = { message: '' }] = errors as { message: string; pos?: number }[]
        const sign = strayAt(message)
        if (!sign || pos === undefined) return text === code ? undefined : { code: text, map: null }
        text = `${text.slice(0, pos)}{'${sign}'}${text.slice(pos + 1)}`
      }
    },
  },
  {
    name: 'sotay:assignable-constants',
    enforce: 'post',
    transform(code, id) {
      if (!files.has(id)) return undefined
      const starts = constantsIn(this.parse(code, { lang: 'jsx' }))
      // Of the same length, so that all other positions stay.
      const changed = starts.reduce((all, at) => `${all.slice(0, at)}let  ${all.slice(at + 5)}`, code)
      return { code: changed, map: null }
    },
  },
]

/** Where declarations of constants begin. */
function constantsIn(node: unknown): number[] {
  if (typeof node !== 'object' || node === null) return []
  const { type, kind, start } = node as { type?: string; kind?: string; start?: number }
  const own = type === 'VariableDeclaration' && kind === 'const' ? [start!] : []
  return [...own, ...Object.values(node).flatMap(constantsIn)]
}

function toViteConfig(
  config: SiteConfig,
  { input, plugins, ssr, splitsStyles = false, output, warn = () => {} }: PageBuild,
  ofWorkers: Plugin[],
): InlineConfig {
  const { siteDir, baseUrl } = config
  return {
    root: siteDir,
    base: encodePath(baseUrl),
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    assetsInclude: new RegExp(`\\.(?:${documentTypes})$`, 'i'),
    resolve: resolutionOf(config),
    define: namesIn(config, ssr),
    // Not the site's tsconfig: it is for editors, and what it extends may not be installed.
    tsconfig: dist('tsconfig.json'),
    css: styleOptions(config, warn),
    envDir: false,
    oxc: { jsx: { runtime: 'automatic', development: false } },
    plugins: [shareReact(ssr, config), ...plugins, ...readersOf(config)],
    // Bundles packages too, so that they use the engine's React and may import styles.
    ssr: { noExternal: true },
    worker: { format: 'es', plugins: () => ofWorkers, rolldownOptions: { output: workerOutput } },
    build: {
      ssr,
      ssrEmitAssets: true,
      // Source maps, to report which line of a page threw.
      sourcemap: ssr && 'hidden',
      write: false,
      minify: !ssr && !config.isWritten,
      cssCodeSplit: splitsStyles,
      modulePreload: false,
      assetsInlineLimit,
      rolldownOptions: {
        input,
        moduleTypes: { '.js': 'jsx' },
        ...(config.onMissingImports !== 'throw' && forgiveExports(config, warn)),
        preserveEntrySignatures: 'strict',
        output: {
          hashCharacters: 'hex',
          assetFileNames: 'assets/files/[name].[hash:8][extname]',
          ...output,
        },
      },
    },
  }
}

/**
 * React's production build, whatever `NODE_ENV` this process has; its other build explains what goes wrong. In browsers,
 * too, Docusaurus lets code call the global object as Node does.
 */
const namesIn = ({ isWritten }: SiteConfig, ssr: boolean) => ({
  'process.env.NODE_ENV': isWritten ? '"development"' : '"production"',
  ...(!ssr && { global: 'globalThis' }),
})

/** Names that a module of the site does not export are undefined where that does not stop the build. */
const forgiveExports = (config: SiteConfig, warn: Tell): Rolldown.InputOptions => ({
  shimMissingExports: true,
  onLog(_, { code, exporter, binding }) {
    if (
      code !== 'SHIMMED_EXPORT' ||
      !exporter ||
      !isAbsolute(exporter) ||
      exporter.includes('/node_modules/')
    )
      return
    const file = toSourcePath(relative(config.siteDir, exporter).replaceAll('\\', '/'))
    warn(rateMissing(diagnose('missing-export', [binding!, file], { file }), config))
  },
})

/** How imports are resolved; those of the engine come last, so that plugins cannot change them. */
function resolutionOf({ siteDir, plugged }: SiteConfig): InlineConfig['resolve'] {
  const { aliases, endings = [] } = plugged ?? {}
  const own = { '@site': siteDir, 'sotay/client': dist('client.js'), 'sotay/theme': dist('theme.js') }
  // Of React there is one, that of the engine.
  const others = Object.entries(aliases ?? {}).filter(([name]) => !/^react(?:-dom)?\$?$/.test(name))
  const alias = Object.entries({ ...Object.fromEntries(others), ...own }).map(([name, replacement]) => ({
    find: name.endsWith('$')
      ? new RegExp(`^${name.slice(0, -1).replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')}$`)
      : name,
    replacement,
  }))
  return { alias, ...(endings.length > 0 && { extensions: [...endings, ...usualEndings] }) }
}

/** Those of Vite. */
const usualEndings = ['.mjs', '.js', '.mts', '.ts', '.jsx', '.tsx', '.json']

/** Not the site's settings for other programs: they read files that are not in the cache's key. */
function styleOptions({ siteDir, plugged }: SiteConfig, tell: Tell): InlineConfig['css'] {
  const sass = { logger: sassLogger(siteDir, tell) }
  return {
    lightningcss: { errorRecovery: true },
    devSourcemap: true,
    preprocessorOptions: { scss: sass, sass },
    postcss: { plugins: (plugged?.postcss ?? []) as never[] },
  }
}

/** Workers of islands are named as other scripts are. */
const workerOutput: Rolldown.OutputOptions = {
  hashCharacters: 'hex',
  entryFileNames: 'assets/js/[name].[hash:8].js',
  chunkFileNames: 'assets/js/[name].[hash:8].js',
}

/** Small pictures may become `data:` URLs; browsers open no link to one. */
const assetsInlineLimit = (file: string) => (picture.test(file) ? undefined : false)
const picture = /\.(?:avif|bmp|gif|ico|jpe?g|png|svg|webp)$/i

/** Plugins for modules of other engines, and for import syntax of other bundlers. */
const readersOf = (config: SiteConfig) => [
  olderSass(config),
  foreignModules(config),
  packagesOfSite(config),
  markdownImports(config),
  requireContexts(config),
  requireTemplates(config),
  yamlImports(config),
  textImports(config),
  ...[defaultsOfPackages, iconStyles, typesInJavaScript, loaderPrefixes, svgComponents, requireCalls],
]

const dist = (name: string) => join(packageFolder(), 'dist', name)

/**
 * The output of both builds of the same modules besides code to render: styles, which are the same in both, and files.
 */
export function gatherFiles(
  server: BuiltFile[],
  browser: BuiltFile[],
): { css: string; files: BundledFile[] } {
  const files = [...server, ...browser].filter((file) => !isStyle(file))
  return {
    css: server.filter(isStyle).map(contentsOf).join('\n'),
    files: files.map((file) => ({ output: toOutputPath(file.fileName), contents: contentsOf(file) })),
  }
}

const isStyle = ({ fileName }: BuiltFile) => fileName.endsWith('.css')

function contentsOf(file: BuiltFile): string | Uint8Array {
  return file.type === 'chunk' ? file.code : file.source
}
