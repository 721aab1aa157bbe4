import type { Nodes, Root } from 'hast'
import { diagnose, locate, type MarkdownSyntaxError } from '../diagnostics/diagnostic.ts'
import { checkManyTags, checkOpenTags } from './checks/checkTags.ts'
import { checkEntities, checkNesting, checkSigns, findUnclosedFence } from './checks/checkText.ts'
import { findSyntaxErrors } from './checks/syntaxErrors.ts'
import { readNoteModule } from './live/readNoteModule.ts'
import { parseMarkdown } from './parseMarkdown.ts'
import { keepHeadings, runPlugins } from './plugins/runPlugins.ts'
import { escapeMoney } from './source/escapeMoney.ts'
import { prepareSource } from './source/prepareSource.ts'
import { joint, usesMdx } from './source/sourceParts.ts'
import { reportStrayDirectives } from './syntax/admonition.ts'
import { breakLines, readAttributes } from './vault/vaultText.ts'
import { readVaultTree } from './vault/vaultTree.ts'
import type { Walk } from './walk.ts'
import { isPost, normalizeMarker } from './walk.ts'

/** Prepares and parses the text of a note, and runs the plugins on its trees. */
export function parseBody(walk: Walk): Root {
  const { prepared, text, grammar } = prepareBody(walk)
  checkBody(text, grammar)
  reportUnclosedFence(prepared, walk)
  reportRefusedMdx(walk)
  return parseText(text, grammar, walk)
}

function parseText(text: string, grammar: ReturnType<typeof prepareBody>['grammar'], walk: Walk): Root {
  const { root, strayDirectives } = parseMarkdown(text, {
    ...grammar,
    ...(walk.options.plugins.some(({ mdast }) => mdast) && {
      changeTree: (root) => keepHeadings(root, (tree) => runPlugins('mdast', { tree, text }, walk)),
    }),
  })
  if (text.includes(joint)) removeJoints(root)
  reportStrayDirectives(strayDirectives, walk)
  const read = walk.options.obsidian ? readVaultTree(root, walk) : root
  const plain = walk.options.attributes && !grammar.isMdx ? readAttributes(read) : read
  const tree = walk.options.lineBreaks ? breakLines(plain) : plain
  return runPlugins('hast', { tree, text }, walk)
}

/** With the ends of lines before those that hold nothing else. */
const joints = new RegExp(`\\n?${joint}`, 'g')

function removeJoints(node: Nodes): void {
  if ('value' in node) node.value = node.value.replace(joints, '')
  if (node.type === 'element')
    for (const [name, value] of Object.entries(node.properties))
      if (typeof value === 'string') node.properties[name] = value.replace(joints, '')
  if ('children' in node) for (const child of node.children) removeJoints(child)
}

/** A note that cannot be read as it is. */
interface BrokenBody {
  errors: MarkdownSyntaxError[]
  /** Parses the text without the errors; undefined if that cannot be read either. */
  parseRest?: () => Root
  /** Whether one of the errors is in an import or export, which is then missing in the rest. */
  lacksCode?: boolean
}

/** Finds all syntax errors of a note, of which the first is known. */
export function findAllErrors(first: MarkdownSyntaxError, walk: Walk): BrokenBody {
  const { text, grammar } = prepareBody(walk)
  const { errors, rest } = findSyntaxErrors(text, first, (rest) => {
    checkBody(rest, grammar)
    readNoteModule(parseMarkdown(rest, grammar).root, walk.source)
  })
  if (rest === undefined) return { errors }
  const countCode = (text: string) => text.match(/^(?:import|export)\b/gm)?.length
  return {
    errors,
    parseRest: () => parseText(rest, grammar, walk),
    lacksCode: countCode(rest) !== countCode(text),
  }
}

/** The imports of a note, with the place of each. */
export const importsIn = (root: Root, walk: Walk) => readNoteModule(root, walk.source).imports

/** The text of a note as the parser is given it: the same lines, some of which are spelt in another way. */
export const textForParser = (walk: Walk): string => prepareBody(walk).text

/** The text for the parser, with and without formulas, and what it knows. */
function prepareBody(walk: Walk) {
  const { file, options, source } = walk
  const isMdx = isMdxFile(walk)
  const written = isPost(file)
    ? normalizeMarker(file.text, options.truncateMarkers.get(file.folder), isMdx)
    : file.text
  const prepared = prepareSource(written, { ...options, isMdx })
  const withMath = options.math ? escapeMoney(prepared) : undefined
  const grammar = {
    isMdx,
    math: withMath !== undefined,
    directives: options.admonitions !== undefined,
    headingIds: isMdx || (options.compat.headingIds && !options.attributes),
    noteNames: options.obsidian !== false,
  }
  const text = withMath ?? prepared
  source.parsed = text.split('\n')
  return { prepared, text, grammar }
}

/** Rejects what would take the parser too long. */
function checkBody(text: string, { isMdx }: { isMdx: boolean }): void {
  checkSigns(text, isMdx)
  if (isMdx) checkOpenTags(text)
  if (isMdx) checkManyTags(text)
  checkEntities(text, isMdx)
  checkNesting(text, isMdx)
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
 * Whether to parse a file as MDX: as its front matter or the config says; `detect` goes by the file extension, `auto`
 * also by what the note holds. If the config says `md-only`, no note can hold code.
 */
function isMdxFile({ file, frontMatter, options }: Walk): boolean {
  if (options.format === 'md-only') return false
  const format = frontMatter.mdx?.format ?? options.format
  if (format !== 'detect' && format !== 'auto') return format === 'mdx'
  return file.path.endsWith('.mdx') || (format === 'auto' && usesMdx(file.text))
}
