import type { Root } from 'hast'
import {
  applyCommandsToMdastHandle,
  convertMdastToHastHandle,
  createMdastHandle,
  createMdxMdastHandle,
  type Features,
  HastReader,
  type MdastNode,
  type MdastPluginInstance,
  type MdastVisitorContext,
  materializeHastTree,
  mdxToHast,
  resolveMdastSubscriptions,
  serializeHandle,
  visitMdastHandle,
} from 'satteri'
import { markdownToHast } from 'satteri'

/** A syntax error, at a place that counts from 1. */
export class MarkdownSyntaxError extends Error {
  constructor(
    readonly reason: string,
    readonly line: number,
    readonly column: number,
  ) {
    super(reason)
  }
}

/** The element that stands for a directive in the tree: `:::name[label]{attributes}`. */
export const directiveTag = 'sotay-directive'

const features: Features = { gfm: true, frontmatter: true, headingAttributes: true }

/** Parses prepared Markdown or MDX to a standard hast tree; directives become `sotay-directive` elements. */
export function parseMarkdown(text: string, isMdx: boolean): Root {
  try {
    return /(^|[^:]):::/.test(text) ? parseWithDirectives(text, isMdx) : parsePlain(text, isMdx)
  } catch (error) {
    throw toSyntaxError(error)
  }
}

function parsePlain(text: string, isMdx: boolean): Root {
  return (isMdx ? mdxToHast(text, { features }) : markdownToHast(text, { features: { ...features, rawHtml: true } })) as Root
}

/**
 * The parser drops directives on the way to hast unless they carry an element's name,
 * so they are named between the two steps.
 */
function parseWithDirectives(text: string, isMdx: boolean): Root {
  const withDirectives = { ...features, directive: true, rawHtml: !isMdx }
  const mdast = isMdx ? createMdxMdastHandle(text, withDirectives, true) : createMdastHandle(text, withDirectives, true)
  const plugin = nameDirectives(text)
  const visited = visitMdastHandle(mdast, plugin, resolveMdastSubscriptions(plugin), text, undefined)
  if (!(visited instanceof Promise)) applyCommandsToMdastHandle(mdast, visited.commandBuffer)
  const hast = convertMdastToHastHandle(mdast, { rawHtml: !isMdx })
  return materializeHastTree(new HastReader(serializeHandle(hast))) as Root
}

type Directive = Extract<MdastNode, { type: 'containerDirective' | 'leafDirective' | 'textDirective' }>

function nameDirectives(text: string): MdastPluginInstance {
  const name = (node: Readonly<Directive>, context: MdastVisitorContext) => {
    const { start, end } = node.position ?? {}
    const [first] = node.children as { data?: { directiveLabel?: boolean } }[]
    context.setProperty(node, 'data', {
      hName: directiveTag,
      hProperties: {
        kind: node.type,
        name: node.name,
        title: node.attributes?.title ?? undefined,
        labelled: first?.data?.directiveLabel === true || undefined,
        attributed: Object.keys(node.attributes ?? {}).length > 0 || undefined,
        written: node.type === 'containerDirective' ? undefined : text.slice(start?.offset, end?.offset),
        line: start?.line,
        column: start?.column,
      },
    })
  }
  return { options: { position: true }, containerDirective: name, leafDirective: name, textDirective: name }
}

function toSyntaxError(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const match = /^(\d+):(\d+)(?:-\d+:\d+)?: (.*?)(?: \([\w-]+:[\w-]+\))?$/s.exec(error.message)
  return match ? new MarkdownSyntaxError(match[3]!, Number(match[1]), Number(match[2])) : error
}
