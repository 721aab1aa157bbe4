import { join } from 'node:path'
import type { InlineConfig, Plugin, Rolldown } from 'vite'
import type { SiteConfig } from '../config/siteConfig.ts'
import { stopOnErrors } from '../diagnostics/buildFailed.ts'
import { encodePath } from '../model/paths.ts'
import { explainPageBundleError } from './explainPageBundleError.ts'
import { packageFolder } from './packageFolder.ts'
import { foreignModules } from './plugins/foreignModules.ts'
import { loaderPrefixes } from './plugins/loaderPrefixes.ts'
import { requireCalls } from './plugins/requireCalls.ts'
import { shareReact } from './plugins/shareReact.ts'
import { styleAddresses } from './plugins/styleAddresses.ts'
import { svgComponents } from './plugins/svgComponents.ts'

/** What is different in the two bundlings of React pages. */
export interface PageBuild {
  /** Modules by the name of the file that becomes of each. */
  input: Record<string, string>
  plugins: Plugin[]
  ssr: boolean
  output: Rolldown.OutputOptions
}

export type BuiltFile = Rolldown.OutputChunk | Rolldown.OutputAsset

/** Bundles React pages with what both bundlings share, so that they read files alike and give them the same addresses. */
export async function runPageBuild(config: SiteConfig, given: PageBuild): Promise<BuiltFile[]> {
  const { build } = await import('vite')
  const styles = styleAddresses(config)
  try {
    const result = await build(toViteConfig(config, { ...given, plugins: [...given.plugins, styles.plugin] }))
    stopOnErrors(styles.problems)
    return (result as Rolldown.RolldownOutput).output
  } catch (error) {
    throw explainPageBundleError(error, config.siteDir)
  }
}

function toViteConfig(config: SiteConfig, { input, plugins, ssr, output }: PageBuild): InlineConfig {
  const { siteDir, baseUrl } = config
  return {
    root: siteDir,
    base: encodePath(baseUrl),
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    resolve: {
      alias: { '@site': siteDir, 'sotay/client': dist('client.js'), 'sotay/theme': dist('theme.js') },
    },
    // Readers get React as it is meant for them, whatever the process that builds is set to.
    define: { 'process.env.NODE_ENV': '"production"' },
    // That of the site is for its editor: what it extends may not be installed.
    tsconfig: dist('tsconfig.json'),
    oxc: { jsx: { runtime: 'automatic', development: false } },
    plugins: [shareReact({ ssr }), ...plugins, foreignModules(config), ...fileReaders],
    // Packages are bundled too: so they run with the engine's React, and may import styles.
    ssr: { noExternal: true },
    build: {
      ssr,
      ssrEmitAssets: true,
      // Tells which line of a page threw.
      sourcemap: ssr && 'hidden',
      write: false,
      cssCodeSplit: false,
      modulePreload: false,
      rolldownOptions: {
        input,
        moduleTypes: { '.js': 'jsx' },
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

/** They read files as other bundlers are asked to. */
const fileReaders = [loaderPrefixes, svgComponents, requireCalls]

const dist = (name: string) => join(packageFolder(), 'dist', name)
