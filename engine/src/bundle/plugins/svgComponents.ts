import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { toSvgComponent } from './toSvgComponent.ts'

/** Makes `import Logo from './logo.svg'` a React component; `./logo.svg?url` is still its URL. */
export const svgComponents: Plugin = {
  name: 'sotay:svg-components',
  enforce: 'pre',
  load(id) {
    if (!id.endsWith('.svg') || id.startsWith('\0')) return undefined
    return { code: toSvgComponent(readFileSync(id, 'utf8')), moduleType: 'js' }
  },
}
