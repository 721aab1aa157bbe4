import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { toSvgComponent } from './toSvgComponent.ts'

/** `import Logo from './logo.svg'` gives code a component that draws the picture; `./logo.svg?url` its address. */
export const svgComponents: Plugin = {
  name: 'sotay:svg-components',
  enforce: 'pre',
  load(id) {
    if (!id.endsWith('.svg') || id.startsWith('\0')) return undefined
    return { code: toSvgComponent(readFileSync(id, 'utf8')), moduleType: 'js' }
  },
}
