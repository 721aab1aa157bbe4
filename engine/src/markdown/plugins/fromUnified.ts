import { join, parse } from 'node:path'
import { mdxToMdast } from 'satteri'
import type {
  MarkdownPlugin,
  PluginFile,
  TreeVisitor,
  UnifiedAttacher,
  UnifiedPlugin,
} from '../../model/markdownPlugin.ts'

/**
 * Wraps a plugin of remark or rehype. It gets minimal stand-ins for the unified processor and the `vfile`, which
 * suffice for plugins that change trees.
 */
export function fromUnified(plugin: UnifiedPlugin, tree: 'mdast' | 'hast', siteDir = '.'): MarkdownPlugin {
  const [attacher, ...options] = [plugin].flat() as [UnifiedAttacher, ...unknown[]]
  let transform: TreeVisitor<never> | undefined
  const visit = (root: never, file: PluginFile) => {
    transform ??= attach(attacher, options)
    return transform(root, toUnifiedFile(file, siteDir) as never)
  }
  return { name: attacher.name || `a plugin of ${tree === 'mdast' ? 'remark' : 'rehype'}`, [tree]: visit }
}

function attach(attacher: UnifiedAttacher, options: unknown[]): TreeVisitor<never> {
  const data: Record<string, unknown> = {}
  const processor = {
    data(key?: string, ...value: unknown[]) {
      if (key === undefined) return data
      if (value.length === 0) return data[key]
      data[key] = value[0]
      return processor
    },
    parse: (file: unknown) => structuredClone(mdxToMdast(String(file), { features: { gfm: true } })),
  }
  const transform = attacher.apply(processor, options)
  if ('micromarkExtensions' in data || 'fromMarkdownExtensions' in data)
    throw new Error('it adds syntax of its own, which the parser of Sotay does not learn from plugins')
  return transform ?? (() => undefined)
}

/** The parts of a `vfile` that plugins use. Its path is absolute, as in Docusaurus. */
function toUnifiedFile({ path: source, text, frontMatter, warn }: PluginFile, cwd: string) {
  const tell = (reason: unknown, place?: UnistPoint) => warn(String(reason), placeIn(place))
  const path = join(cwd, source)
  const { dir: dirname, base: basename, name: stem, ext: extname } = parse(path)
  return {
    path,
    dirname,
    basename,
    stem,
    extname,
    cwd,
    history: [path],
    value: text,
    data: { frontMatter },
    messages: [],
    toString: () => text,
    info: tell,
    message: tell,
    fail(reason: unknown, place?: UnistPoint): never {
      throw Object.assign(new Error(String(reason)), placeIn(place))
    },
  }
}

interface UnistPoint {
  line?: number
  column?: number
  start?: UnistPoint
  position?: UnistPoint
}

/** The position of a message, given as a point, a position or a node. */
function placeIn(place: UnistPoint | undefined): { line: number; column: number } | undefined {
  const { line, column = 1 } = place?.position?.start ?? place?.start ?? place ?? {}
  return line === undefined ? undefined : { line, column }
}
