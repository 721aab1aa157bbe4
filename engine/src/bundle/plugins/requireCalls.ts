import type { Plugin } from 'vite'
import { documentTypes } from './documentTypes.ts'

const types = `avif|bmp|gif|ico|jpe?g|json|mp3|mp4|pdf|png|svg|webm|webp|${documentTypes}`
/** `require` calls for pictures, JSON and other assets, which components use inside expressions. */
const call = new RegExp(`\\brequire\\(\\s*(['"])([^'"]+\\.(?:${types}))\\1\\s*\\)`, 'g')

/** Turns `require('./x.png')` in the components of a site into an import. */
export const requireCalls: Plugin = {
  name: 'sotay:require-calls',
  enforce: 'pre',
  transform(code, id) {
    if (id.includes('/node_modules/') || !/\.[cm]?[jt]sx?$/.test(id) || !code.includes('require(')) return
    const imports: string[] = []
    const written = code.replace(call, (_, __, specifier: string) => {
      const name = `required$${imports.length}`
      imports.push(`import * as ${name} from ${JSON.stringify(specifier)};`)
      return specifier.endsWith('.json') ? `${name}.default` : name
    })
    // On the first line, so that lines keep their numbers.
    return imports.length > 0 ? { code: imports.join('') + written, map: null } : undefined
  },
}
