import { type OutputPath, toOutputPath } from '../model/paths.ts'
import { hash } from '../std/hash.ts'

/** A text file with its published name: `styles.css` becomes `assets/css/styles.1234abcd.css`. */
export function toBundledFile(name: string, contents: string): BundledFile {
  const [stem, ending] = name.split('.')
  return { output: toOutputPath(`assets/${ending}/${stem}.${hash(contents)}.${ending}`), contents }
}

/** A file made by the bundler, with a hash of its content in its name. */
export interface BundledFile {
  output: OutputPath
  contents: string | Uint8Array
}

/** A file of code, or its source map. */
export interface CodeFile {
  name: string
  text: string
}
