import { inspect } from 'node:util'
import type { Heading, Nodes as MdastNodes, Root as MdastRoot } from 'mdast'
import { type Diagnostic, diagnose, locate } from '../../diagnostics/diagnostic.ts'
import type { MarkdownPlugin, PluginFile, TreeVisitor } from '../../model/markdownPlugin.ts'
import { isRecord } from '../../std/collections.ts'
import { messageOf } from '../../std/errors.ts'
import type { Walk } from '../walk.ts'

/**
 * Runs the plugins on a tree one after the other. A plugin that throws is reported, and the changes it made before
 * stay.
 */
export function runPlugins<Root extends { type: 'root' }>(
  kind: 'mdast' | 'hast',
  { tree, text }: { tree: Root; text: string },
  walk: Walk,
): Root {
  return walk.options.plugins.reduce((current, plugin, index) => {
    const visit = plugin[kind] as TreeVisitor<Root> | undefined
    // Those behind one that is not done would get an unfinished tree.
    if (!visit || walk.waiting.length > 0) return current
    const report = (error: unknown) => walk.diagnostics.push(explain(plugin, error, walk))
    const settled = walk.settled?.get(`${kind} ${index}`)
    const run = settled ?? (() => visit(current, pluginFile(plugin, text, walk)))
    const wait = (result: Promise<unknown>) => {
      if (!walk.settled) return
      walk.waiting.push(settle(result, current).then((done) => walk.settled!.set(`${kind} ${index}`, done)))
    }
    const changed = (runOne(run, { report, wait }) as Root | undefined) ?? current
    const [problem] = repairTree(changed)
    if (problem) report(`it put ${problem} into the tree`)
    return changed
  }, tree)
}

/**
 * Runs what changes the tree of a text, and lets headings keep what was written in them: their ids come from that, as in
 * Docusaurus, whose plugins run after ids are made.
 */
export function keepHeadings(tree: MdastRoot, change: (tree: MdastRoot) => MdastRoot): MdastRoot {
  for (const heading of headingsIn(tree)) heading.data = { ...heading.data, written: writtenIn(heading) }
  const changed = change(tree)
  for (const heading of headingsIn(changed)) {
    const { written, ...data } = heading.data ?? {}
    const isOther = written !== undefined && written !== writtenIn(heading)
    heading.data = isOther ? { ...data, hProperties: { ...data.hProperties, dataWritten: written } } : data
  }
  return changed
}

const headingsIn = (tree: MdastRoot) =>
  tree.children.filter(
    (child): child is Heading & { data?: { written?: string } } => child.type === 'heading',
  )

function writtenIn(node: MdastNodes): string {
  if ('value' in node) return node.value
  return 'children' in node ? node.children.map(writtenIn).join('') : ''
}

interface Outcome {
  report(error: unknown): void
  /** Receives what a plugin gives that is not done yet. */
  wait(result: Promise<unknown>): void
}

function runOne(run: () => unknown, { report, wait }: Outcome): unknown {
  try {
    const result = run()
    if (result instanceof Promise) {
      result.catch(() => {})
      if (!hasDone(result)) wait(result)
    } else if (isRecord(result) && result.type === 'root') return result
    else if (result) report('it gave something that is not a tree')
  } catch (error) {
    report(error)
  }
  return undefined
}

/** Waits for a plugin, which gives another tree or has changed the one that it was given. */
async function settle(result: Promise<unknown>, given: unknown): Promise<() => unknown> {
  try {
    const made = (await result) ?? given
    // What comes after it in the list may change its tree, and runs again for each plugin that has to wait.
    const kept = structuredClone(made)
    return () => structuredClone(kept)
  } catch (error) {
    return () => {
      throw error
    }
  }
}

/**
 * Whether a promise is kept already and gives nothing: many plugins are `async` without waiting for anything. Only
 * `inspect` knows the state of a promise at once; where asynchronous contexts are in use, it adds their symbols.
 */
const hasDone = (promise: Promise<unknown>) => /^Promise \{\s+undefined\b/.test(inspect(promise))

function pluginFile(
  { name }: MarkdownPlugin,
  text: string,
  { source, frontMatter, diagnostics }: Walk,
): PluginFile {
  return {
    path: source.file,
    text,
    frontMatter,
    warn(message, place) {
      const where = place ? locate(source, place.line, place.column) : { file: source.file }
      diagnostics.push(diagnose('plugin-warning', [name, message], where))
    },
  }
}

function explain({ name }: MarkdownPlugin, error: unknown, { source }: Walk): Diagnostic {
  const reason = messageOf(error)
  const { line, column } = (error ?? {}) as { line?: unknown; column?: number }
  const where = typeof line === 'number' ? locate(source, line, column) : { file: source.file }
  return diagnose('plugin-failed', [name, reason], where)
}

interface TreeNode extends Record<string, unknown> {
  type: string
  children?: unknown[]
}

/**
 * Removes invalid nodes from a tree and gives a description of each; adds missing `properties` and `children` to
 * elements.
 */
function repairTree(parent: TreeNode): string[] {
  if (parent.type === 'element') {
    parent.properties ??= {}
    parent.children ??= []
  }
  const problems: string[] = []
  if (parent.type === 'root' && !parent.children) {
    parent.children = []
    return ['nothing']
  }
  if (!parent.children) return problems
  parent.children = [parent.children].flat().filter((child) => {
    const problem = problemOf(child)
    if (problem) problems.push(problem)
    else problems.push(...repairTree(child as TreeNode))
    return !problem
  })
  return problems
}

const elementName = /^[a-z][^\s/<>"'=]*$/i

function problemOf(node: unknown): string | undefined {
  if (!isRecord(node) || typeof node.type !== 'string') return 'something that is not a node'
  if (node.type === 'text' && typeof node.value !== 'string') return 'a text without a value'
  if (node.type === 'element' && !(typeof node.tagName === 'string' && elementName.test(node.tagName)))
    return 'an element without a name'
  return undefined
}
