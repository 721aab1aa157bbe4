import { join } from 'node:path'
import type { Plugin } from 'vite'
import { packageFolder } from '../modulePaths.ts'

const siteCode = /^[^?\0]+\.([cm]?[jt]sx?)$|\.mdx?\?note$/
const engine = `${packageFolder().replaceAll('\\', '/')}/dist/`

/** A plugin that registers the components of a site, so that an edit of their code keeps their state. */
export const keepState: Plugin = {
  name: 'sotay:keep-state',
  enforce: 'pre',
  async transform(code, id) {
    const [, extension] = siteCode.exec(id) ?? []
    if (!siteCode.test(id) || id.includes('/node_modules/') || id.startsWith(engine)) return undefined
    // A native library, loaded only where a site is being edited.
    const { transformSync } = await import('rolldown/utils')
    // A syntax error is reported by the bundler.
    const { code: marked, errors } = transformSync(id.replace(/\?note$/, ''), code, {
      lang: /tsx?$/.test(extension ?? '') ? 'tsx' : 'jsx',
      jsx: { runtime: 'automatic', development: false, refresh: true },
    })
    if (errors.length > 0) return undefined
    return { code: `${registration(id)}\n${marked}`, map: null, moduleType: 'js' }
  },
}

/** The functions that marked code calls. */
function registration(id: string): string {
  const from = JSON.stringify(join(packageFolder(), 'dist/browser/fastRefresh.js'))
  return [
    `import { createSignature as $RefreshSig$, register as register$ } from ${from}`,
    `const $RefreshReg$ = (component, name) => register$(component, ${JSON.stringify(`${id}#`)} + name)`,
  ].join('\n')
}
