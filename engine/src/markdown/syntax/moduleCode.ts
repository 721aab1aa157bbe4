import type { Nodes } from 'hast'
import { diagnose } from '../../diagnostics/diagnostic.ts'
import type { Walk } from '../walk.ts'
import { whereIs } from '../whereIs.ts'

type ModuleCode = Extract<Nodes, { type: 'mdxjsEsm' }>

/** `import` and `export` in a note belong to components, which notes cannot hold yet. */
export function reportModuleCode(node: ModuleCode, walk: Walk): string {
  const keyword = node.value.trimStart().startsWith('import') ? 'An import' : 'An export'
  walk.diagnostics.push(diagnose('mdx-not-rendered', [keyword], whereIs(node, walk)))
  return ''
}
