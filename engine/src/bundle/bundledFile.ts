import { toOutputPath } from '../model/paths.ts'
import { hash } from '../std/hash.ts'
import type { BundledFile } from './bundle.ts'

/** A text file with its published name: `styles.css` becomes `assets/css/styles.1234abcd.css`. */
export function toBundledFile(name: string, contents: string): BundledFile {
  const [stem, ending] = name.split('.')
  return { output: toOutputPath(`assets/${ending}/${stem}.${hash(contents)}.${ending}`), contents }
}
