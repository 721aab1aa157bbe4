import type * as Rolldown from 'rolldown/utils'
import { type Declarations, findFreeNames } from './declarations.ts'
import { environmentName } from './environment.ts'
import { importOf, missingPackageOf } from './foreignModules.ts'

interface PortableInto {
  parser: typeof Rolldown
  declarations: Declarations
  /** The package that a file of the site needs and that is not installed. */
  findMissing: (file: string) => string | undefined
}

/** Why a function cannot be in the config that is written; undefined if it can. */
export function whyNotPortable(
  value: object,
  { parser, declarations, findMissing }: PortableInto,
): string | undefined {
  const missing = missingPackageOf(value)
  if (missing)
    return `It is from "${missing}", which is not installed: install it, and import it in the config.`
  const imported = importOf(value)
  const needed = imported && findMissing(imported.from)
  if (needed)
    return `"${imported.from}" needs "${needed}", which is not installed: install it, and import it in the config.`
  if (imported) return undefined
  const code = codeOf(value)
  if (!code) return 'It is code: copy it by hand.'
  const name = declarations.carry(findFreeNames(`(${code})`, parser))
  if (name === undefined) return undefined
  // The bundler has its own names for what stands in for a package.
  return /^(?:import|require)_(?:_+stand_in|\w+_(?:\$\d+)?$)/.test(name)
    ? 'It needs a package that is not installed: install it, and adopt the config again.'
    : `It is code that needs "${name}": copy it by hand.`
}

/** A function as an expression. Undefined for those of JavaScript itself, whose code cannot be read. */
export function codeOf(value: object): string | undefined {
  const text = String(value)
    .replaceAll(environmentName, 'process.env')
    // As the bundler writes them. The command is in the folder of the site, where the new config is, too.
    .replaceAll(/\b__require\(/g, 'require(')
    .replaceAll(JSON.stringify(process.cwd()), '__dirname')
  if (/\{\s*\[native code\]\s*\}$/.test(text) || text.startsWith('class')) return undefined
  const isExpression = /^(?:async\s*)?(?:function\b|\(|[\w$]+\s*=>)/.test(text)
  return isExpression ? text : text.replace(/^(async )?(\*?)[\w$]+(?=\()/, '$1function$2 ')
}
