import GithubSlugger from 'github-slugger'
import { type Diagnostic, diagnose } from '../diagnostics/diagnostic.ts'
import type { Typesetter } from './createTypesetter.ts'
import { detectLanguage } from './detectLanguage.ts'
import type { Document, DocumentOutline } from './document.ts'
import { escapeMoney } from './escapeMoney.ts'
import { splitFrontMatter } from './frontMatter.ts'
import type { Highlighter } from './highlightCode.ts'
import { locate, toSourceText } from './locate.ts'
import type { MarkdownOptions } from './markdownOptions.ts'
import { MarkdownSyntaxError, parseMarkdown } from './parseMarkdown.ts'
import { prepareSource } from './prepareSource.ts'
import { firstSection, tidySections } from './sections.ts'
import { reportStrayDirectives } from './syntax/directive.ts'
import { findTitleElement, splitBody, type Walk } from './walk.ts'
import { walkTree } from './walkTree.ts'

/** What compiling needs besides the note: settings, and what keeps something it has loaded: languages, formulas. */
export interface Compiler {
  options: MarkdownOptions
  highlight: Highlighter
  typeset: Typesetter
}

/**
 * Turns the text of a note into HTML:
 * 1. rewrite older spellings, line by line (`prepareSource`), and tell formulas from money (`escapeMoney`);
 * 2. parse to a tree (`parseMarkdown`), as MDX or as plain Markdown;
 * 3. walk the tree once, writing HTML and collecting headings, text, anchors and references (`walkTree`);
 * 4. cut the HTML where the site has to fill in addresses (`splitBody`).
 */
export function compileDocument(outline: DocumentOutline, compiler: Compiler): Document {
  const walk = startWalk(outline, compiler)
  const html = renderBody(walk)
  const text = outline.file.text.slice(splitFrontMatter(outline.file.text).bodyOffset)
  return {
    ...outline,
    diagnostics: [...outline.diagnostics, ...walk.diagnostics],
    body: splitBody(html),
    references: walk.references,
    headings: walk.headings,
    sections: tidySections(walk.sections),
    anchors: [...walk.anchors],
    lang: outline.frontMatter.lang ?? detectLanguage(`${outline.contentTitle ?? ''}\n${text}`),
    hasContentTitle: walk.titleElement !== undefined,
    hasMath: walk.hasMath,
  }
}

function startWalk(outline: DocumentOutline, compiler: Compiler): Walk {
  return {
    file: outline.file,
    source: toSourceText(outline.file),
    frontMatter: outline.frontMatter,
    ...compiler,
    slugger: new GithubSlugger(),
    hasMath: false,
    lastFound: { line: 1, column: 0 },
    references: [],
    headings: [],
    sections: [firstSection()],
    anchors: new Set(),
    diagnostics: [],
  }
}

/** A note that does not parse gives no HTML and one problem. */
function renderBody(walk: Walk): string {
  const isMdx = isMdxFile(walk)
  const text = prepareSource(walk.file.text, { ...walk.options, isMdx })
  const withMath = walk.options.math ? escapeMoney(text) : undefined
  try {
    const { root, strayDirectives } = parseMarkdown(withMath ?? text, {
      isMdx,
      math: withMath !== undefined,
      directives: walk.options.admonitions !== undefined,
      headingIds: walk.options.compat.headingIds,
    })
    walk.titleElement = findTitleElement(root)
    reportStrayDirectives(strayDirectives, walk)
    return walkTree(root, walk)
  } catch (error) {
    walk.diagnostics.push(explainFailure(error, walk))
    return ''
  }
}

/** What can be wrong with a note as a whole: a mistake in its syntax, or more levels than the stack holds. */
function explainFailure(error: unknown, { source }: Walk): Diagnostic {
  if (error instanceof MarkdownSyntaxError)
    return diagnose('invalid-mdx', [error.reason], locate(source, error.line, error.column))
  if (error instanceof RangeError) return diagnose('nested-too-deeply', [], { file: source.file })
  throw error
}

/** MDX unless the file or the config says otherwise; `detect` goes by the file's ending (behaviours 3.1). */
function isMdxFile({ file, frontMatter, options }: Walk): boolean {
  const format = frontMatter.mdx?.format ?? options.format
  return format === 'detect' ? file.path.endsWith('.mdx') : format === 'mdx'
}
