import GithubSlugger from 'github-slugger'
import type { Element, Nodes, Root } from 'hast'
import type { SiteConfig } from '../config/siteConfig.ts'
import {
  type Diagnostic,
  diagnose,
  locate,
  MarkdownSyntaxError,
  type SourceLocation,
  type SourceText,
  toSourceText,
  writtenAt,
} from '../diagnostics/diagnostic.ts'
import type { SettledTrees } from '../model/markdownPlugin.ts'
import { isStyled } from '../std/html.ts'
import { splitFrontMatter } from '../std/text.ts'
import { detectLanguage } from './code/detectLanguage.ts'
import { createHighlighter, type Highlighter } from './code/highlightCode.ts'
import { createTypesetter, type Typesetter } from './createTypesetter.ts'
import type { Body, Document, DocumentOutline, LivePart } from './document.ts'
import { type Html, type LiveCode, type LiveNode, piecesOf } from './html.ts'
import { isPartial } from './live/noteModule.ts'
import { ModuleSyntaxError, readNoteModule } from './live/readNoteModule.ts'
import { referToHiddenPartials } from './live/renderJsx.ts'
import { writeModule } from './live/writeModule.ts'
import { type MarkdownOptions, toMarkdownOptions } from './markdownOptions.ts'
import { findAllErrors, parseBody } from './parseBody.ts'
import { UnusableTree } from './parseMarkdown.ts'
import { writtenColumn } from './places.ts'
import { firstSection, tidySections } from './sections.ts'
import { spellOlderMdx } from './source/olderMdx.ts'
import { heroOf, renderHome } from './syntax/home.ts'
import { isJsx } from './syntax/jsx.ts'
import { readOwnToc } from './syntax/toc.ts'
import { addProperties } from './vault/vaultTree.ts'
import { isBlank, isElement, isPost, splitAtTruncation, type Walk } from './walk.ts'
import { walkTree } from './walkTree.ts'

/** What a note is compiled with: the options, and a highlighter and a typesetter that cache what they load. */
export interface Compiler {
  options: MarkdownOptions
  highlight: Highlighter
  typeset: Typesetter
  /** What plugins that had to wait have made of the note; undefined where nobody waits for them. */
  settled?: SettledTrees | undefined
}

/** What compilers may share, of all languages and versions of a site. */
export type CompilerTools = Pick<Compiler, 'highlight' | 'typeset'>

export const openTools = (): CompilerTools => ({
  highlight: createHighlighter(),
  typeset: createTypesetter(),
})

/** Opens a compiler for a site, which may have components of its own in all notes. */
export const openCompiler = (
  config: SiteConfig,
  ownComponents: string[] = [],
  { highlight, typeset } = openTools(),
): Compiler => ({ options: toMarkdownOptions(config, ownComponents), highlight, typeset })

/**
 * Turns the text of a note into HTML:
 * 1. rewrite older syntax (`prepareSource`), and tell formulas from money (`escapeMoney`);
 * 2. parse to a tree (`parseMarkdown`), as MDX or as plain Markdown, and let plugins change it (`runPlugins`): both in
 *    `parseBody.ts`;
 * 3. walk the tree once, writing HTML and collecting headings, text, anchors and references (`walkTree`);
 * 4. write the parts that React renders as a module (`live/writeModule.ts`), if there are any.
 * The HTML is a list of pieces, with holes where the site has to fill in references (`html.ts`).
 */
export function compileDocument(outline: DocumentOutline, compiler: Compiler): Document {
  const walk = startWalk(outline, compiler)
  try {
    return toDocument(renderBody(parseBody(walk), walk), outline, walk)
  } catch (error) {
    if (error instanceof MarkdownSyntaxError)
      return compileOlder(outline, compiler) ?? readBroken(error, outline, walk)
    walk.diagnostics.push(explainFailure(error, walk))
    return toDocument([], outline, walk)
  }
}

/** Compiles a note as often as plugins have to be waited for, which are given what they made then. */
export async function compileSettled(outline: DocumentOutline, compiler: Compiler): Promise<Document> {
  const settled: SettledTrees = new Map()
  for (;;) {
    const document = compileDocument(outline, { ...compiler, settled })
    if (!document.waiting) return document
    await document.waiting
  }
}

/** The document of a note as MDX 1 read it, on a site whose notes were written for it; undefined if it could not. */
function compileOlder({ file, ...outline }: DocumentOutline, compiler: Compiler): Document | undefined {
  if (compiler.options.format !== 'auto') return undefined
  const older = { ...outline, file: { ...file, text: spellOlderMdx(file.text) } }
  const walk = { ...startWalk(older, compiler), source: toSourceText(file) }
  try {
    return { ...toDocument(renderBody(parseBody(walk), walk), older, walk), file }
  } catch {
    return undefined
  }
}

/**
 * Makes the document from the HTML and the values that a walk has collected. The HTML of a post with a truncation
 * marker has two parts.
 */
export function toDocument(parts: Html[], outline: DocumentOutline, walk: Walk): Document {
  const codes: string[] = []
  const bodies = parts.map((part) => toBody(part, codes, walk))
  const body = bodies.flat()
  const head = toBody(walk.head, codes, walk)
  referToHiddenPartials(walk)
  const live = writeModule(codes, walk)
  const text = outline.file.text.slice(splitFrontMatter(outline.file.text).bodyOffset)
  return {
    ...outline,
    diagnostics: [...outline.diagnostics, ...walk.diagnostics],
    ...(walk.waiting.length > 0 && { waiting: Promise.all(walk.waiting) }),
    body,
    ...(bodies.length > 1 && { beginning: bodies[0]! }),
    references: walk.references,
    headings: walk.headings,
    ...(walk.ownToc && { ownToc: walk.ownToc }),
    sections: tidySections(walk.sections),
    anchors: [...walk.anchors],
    lang: outline.frontMatter.lang ?? detectLanguage(`${outline.contentTitle ?? ''}\n${text}`),
    hasContentTitle: walk.titleElement !== undefined || heroOf(walk) !== undefined,
    hasMath: walk.hasMath,
    hasStyles: body.some((piece) => typeof piece === 'string' && isStyled(piece)),
    head,
    partials: partialsOf(walk),
    ...(live && { live }),
  }
}

function partialsOf({ module }: Walk): Document['partials'] {
  return module.imports
    .filter(({ specifier }) => isPartial(specifier))
    .map(({ specifier, where }) => ({ specifier, where }))
}

/** The initial state of a walk. */
export function startWalk(outline: DocumentOutline, compiler: Compiler): Walk {
  return {
    file: outline.file,
    source: toSourceText(outline.file),
    frontMatter: outline.frontMatter,
    ...compiler,
    slugger: new GithubSlugger(),
    isInLink: false,
    isInComposition: false,
    isInComponent: false,
    around: [],
    hasMath: false,
    lastFound: { line: 1, column: 0 },
    references: [],
    module: { imports: [], statements: [], declared: new Set() },
    unknownComponents: [],
    ownParts: [],
    nested: [],
    head: '',
    headings: [],
    sections: [firstSection()],
    anchors: new Set(),
    diagnostics: [],
    waiting: [],
  }
}

/** An empty heading is not a title: then the name of the file is. */
function withoutEmptyTitle(root: Root): Root {
  const title = findTitleElement(root)
  const isEmpty = title?.children.every(isBlank)
  return isEmpty ? { ...root, children: root.children.filter((child) => child !== title) } : root
}

/** Walks a note. */
function renderBody(written: Root, walk: Walk): Html[] {
  const parsed = withoutEmptyTitle(written)
  walk.titleElement = findTitleElement(parsed)
  const root = walk.options.obsidian ? addProperties(parsed, walk) : parsed
  walk.module = readNoteModule(root, walk.source)
  walk.ownToc = readOwnToc(walk)
  const hero = heroOf(walk)
  return hero ? [renderHome(hero, root, walk, (text) => walkTree(text, walk))] : walkParts(root, walk)
}

/** The first level 1 heading of a note, if no other heading and no rule precedes it. */
function findTitleElement(root: Root): Element | undefined {
  const first = root.children.find(hasHeading)
  return isElement(first, 'h1') ? first : undefined
}

/** Whether a node is a heading or a rule, or a component with one in it. */
const hasHeading = (node: Nodes): boolean =>
  node.type === 'element' ? /^h[1-6r]$/.test(node.tagName) : isJsx(node) && node.children.some(hasHeading)

/** What may only follow from a tag, an attribute or an expression that was taken out. */
const consequence = /^(?:tabs?-|code-group-|themed-image-|expression-|own-toc)/

/**
 * The document of a note with syntax errors. It has no HTML, but what the text without them links to, imports and gets
 * wrong, so that the next stages find those mistakes in the same run.
 */
function readBroken(first: MarkdownSyntaxError, outline: DocumentOutline, walk: Walk): Document {
  const { errors, parseRest, lacksCode } = findAllErrors(first, walk)
  const problems = errors.map((error) => explainFailure(error, walk))
  let parts: Html[] = []
  try {
    if (parseRest) parts = renderBody(parseRest(), walk)
  } catch (error) {
    problems.push(explainFailure(error, walk))
  }
  const { beginning: _, live, diagnostics, ...document } = toDocument(parts, outline, walk)
  const onlyImports = { ...walk, module: { ...walk.module, statements: [] }, ownParts: [] }
  const code = writeModule([], onlyImports)?.code ?? 'export default () => ({ parts: [], own: {} })'
  return {
    ...document,
    diagnostics: [...problems, ...diagnostics.filter(({ code }) => !consequence.test(code))],
    body: [],
    ...(live && { live: { ...live, code, own: [], components: lacksCode ? [] : live.components } }),
  }
}

/** Walks the tree; the beginning of a post and the rest of it separately. */
function walkParts(root: Root, walk: Walk): Html[] {
  const parts = (isPost(walk.file) && splitAtTruncation(root)) || [root]
  return parts.map((part) => walkTree(part, walk))
}

/** Whether a place is within a `<style>`, whose rules MDX reads as text with expressions. */
function isInStyle({ lines }: SourceText, { line = 1, column = 1 }: SourceLocation): boolean {
  const before = [...lines.slice(0, line - 1), (lines[line - 1] ?? '').slice(0, column)].join('\n')
  return before.lastIndexOf('<style') > before.lastIndexOf('</style')
}

/**
 * Turns an error that concerns the whole note into a problem: a syntax error, a broken plugin, or nesting that
 * overflows the stack.
 */
export function explainFailure(error: unknown, { source, options }: Walk): Diagnostic {
  if (error instanceof ModuleSyntaxError)
    return diagnose('invalid-module-code', [error.reason], locate(source, error.line, error.column))
  if (error instanceof MarkdownSyntaxError) {
    const column = writtenColumn(source, error.line, error.column)
    const where = locate(source, error.line, column)
    return diagnose('invalid-mdx', [error.reason, writtenAt(where), isInStyle(source, where)], where)
  }
  if (error instanceof UnusableTree) {
    const names = options.plugins.filter(({ mdast }) => mdast).map(({ name }) => name)
    return diagnose('plugin-failed', [names.join(', '), error.message], { file: source.file })
  }
  if (error instanceof RangeError) return diagnose('nested-too-deeply', [], { file: source.file })
  throw error
}

/** The body of a document. The parts that React renders become references, and the code of each is added to `codes`. */
function toBody(html: Html, codes: string[], walk: Walk): Body {
  return piecesOf(html).map((piece) =>
    typeof piece === 'object' ? walk.references.push(toLivePart(piece, codes, walk)) - 1 : piece,
  )
}

function toLivePart({ code: parts, name, where }: LiveNode, codes: string[], walk: Walk): LivePart {
  const { code, slots } = numberSlots(parts)
  const number = codes.push(code) - 1
  return {
    kind: 'live',
    module: walk.file.source,
    number,
    name,
    slots: slots.map((slot) => toBody(slot, codes, walk)),
    where,
  }
}

function numberSlots(parts: LiveCode): { code: string; slots: Html[] } {
  const slots: Html[] = []
  const code = parts.map((part) =>
    typeof part === 'string' ? part : `{slot$(${slots.push(part.html) - 1})}`,
  )
  return { code: code.join(''), slots }
}
