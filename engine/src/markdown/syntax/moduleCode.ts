import type { Nodes } from 'hast'
import { diagnose } from '../../diagnostics/diagnostic.ts'
import type { Walk } from '../walk.ts'
import { whereIs } from '../whereIs.ts'

type ModuleCode = Extract<Nodes, { type: 'mdxjsEsm' }>

/** Imports that other engines need for what notes have here anyway. */
const builtInImport = /^\s*import\s+\w+\s+from\s+(['"])@theme\/(?:Tabs|TabItem)\1[ \t]*;?[ \t]*$/gm

/** `import` and `export` in a note belong to components, which notes cannot hold yet. */
export function reportModuleCode(node: ModuleCode, walk: Walk): string {
  const code = node.value.replace(builtInImport, '')
  if (code.trim() === '') return ''
  const keyword = code.trimStart().startsWith('import') ? 'An import' : 'An export'
  walk.diagnostics.push(diagnose('mdx-not-rendered', [keyword], whereIs(node, walk)))
  return ''
}
