import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { toOutputPath } from '../model/paths.ts'
import { hash } from '../std/hash.ts'
import type { BundledFile } from './bundle.ts'
import { toBundledFile } from './toBundledFile.ts'

/** The styles and fonts of pages with formulas. Each font has a hash of its content in its name. */
export function bundleMath(folder: string) {
  const styles = readFileSync(join(folder, 'math.css'), 'utf8')
  const fonts = new Map(
    readdirSync(join(folder, 'fonts')).map((name) => [name, toFont(name, join(folder, 'fonts', name))]),
  )
  const addressOf = (name: string) => `url(../../${fonts.get(name)!.output})`
  const css = styles.replace(/url\("?fonts\/([^")]+)"?\)/g, (_, name: string) => addressOf(name))
  return { stylesheet: toBundledFile('math.css', `@layer content{${css}}`), fonts: [...fonts.values()] }
}

function toFont(name: string, path: string): BundledFile {
  const contents = readFileSync(path)
  const output = toOutputPath(`assets/fonts/${name.replace('.woff2', `.${hash(contents)}.woff2`)}`)
  return { output, contents }
}
