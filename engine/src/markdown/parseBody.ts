import type { Root } from 'hast'
import { diagnose } from '../diagnostics/diagnostic.ts'
import { checkOpenTags } from './checks/checkTags.ts'
import { checkBraces, checkNesting, findUnclosedFence } from './checks/checkText.ts'
import { locate } from './locate.ts'
import { parseMarkdown } from './parseMarkdown.ts'
import { runPlugins } from './plugins/runPlugins.ts'
import { escapeMoney } from './source/escapeMoney.ts'
import { prepareSource } from './source/prepareSource.ts'
import { reportStrayDirectives } from './syntax/directive.ts'
import { isPost, normalizeMarker } from './truncation.ts'
import type { Walk } from './walk.ts'

/** Prepares and parses the text of a note, and runs the plugins on its trees. */
export function parseBody(walk: Walk): Root {
  const { file, options } = walk
  const isMdx = isMdxFile(walk)
  const written = isPost(file) ? normalizeMarker(file.text, options.truncateMarker, isMdx) : file.text
  const prepared = prepareSource(written, { ...options, isMdx })
  const withMath = options.math ? escapeMoney(prepared) : undefined
  const text = withMath ?? prepared
  if (isMdx) checkBraces(text)
  if (isMdx) checkOpenTags(text)
  checkNesting(text, isMdx)
  reportUnclosedFence(prepared, walk)
  reportRefusedMdx(walk)
  const { root, strayDirectives } = parseMarkdown(text, {
    isMdx,
    math: withMath !== undefined,
    directives: options.admonitions !== undefined,
    headingIds: options.compat.headingIds,
    ...(options.plugins.some(({ mdast }) => mdast) && {
      changeTree: (tree) => runPlugins('mdast', { tree, text }, walk),
    }),
  })
  reportStrayDirectives(strayDirectives, walk)
  return runPlugins('hast', { tree: root, text }, walk)
}

function reportUnclosedFence(text: string, { source, diagnostics }: Walk): void {
  const found = findUnclosedFence(text)
  if (!found) return
  const { line, written } = found
  const column = source.lines[line - 1]!.indexOf(written) + 1
  const where = { ...locate(source, line, column), length: written.length }
  diagnostics.push(diagnose('unclosed-block', [written], where))
}

function reportRefusedMdx({ file, frontMatter, options, diagnostics }: Walk): void {
  if (options.format !== 'md-only' || frontMatter.mdx?.format !== 'mdx') return
  diagnostics.push(diagnose('refused-mdx', [], { file: file.source, key: ['mdx', 'format'] }))
}

/**
 * Whether to parse a file as MDX: as its front matter or the config says; `detect` goes by the file extension. If the
 * config says `md-only`, no note can hold code.
 */
function isMdxFile({ file, frontMatter, options }: Walk): boolean {
  if (options.format === 'md-only') return false
  const format = frontMatter.mdx?.format ?? options.format
  return format === 'detect' ? file.path.endsWith('.mdx') : format === 'mdx'
}
