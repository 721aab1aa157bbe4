import { readdirSync, readFileSync } from 'node:fs'
import { evaluate } from '@mdx-js/mdx'
import type { Nodes, Root } from 'mdast'
import type { LeafDirective, TextDirective } from 'mdast-util-directive'
import { createElement, type PropsWithChildren } from 'react'
import * as runtime from 'react/jsx-runtime'
import { renderToStaticMarkup } from 'react-dom/server'
import remarkDirective from 'remark-directive'
import remarkGfm from 'remark-gfm'
import { beforeAll, expect, test, vi } from 'vitest'
import { normalizeText } from '../engine/src/config/readFile.ts'
import { prepareSource } from '../engine/src/markdown/source/prepareSource.ts'
import { testDocument } from '../engine/src/markdown/testDocument.ts'
import { outlineHtml } from './support/outlineHtml.ts'
import { testHtml } from './support/testHtml.ts'

/** What the other compiler has no word for, refuses, or makes a link within a link of; notes with formulas or imports are left out as well. */
const onlyOurs = [
  'admonition-in-indented-code',
  'admonition-spaces',
  'admonition-title-attribute',
  'autolinks-in-html',
  'autolinks-in-jsx',
  'built-in-components',
  'code-groups',
  'code-tabs',
  'code-indented',
  'code-marks',
  'comments-in-markdown',
  'details-beside-text',
  'details-in-markdown',
  'expressions',
  'figures',
  'html-in-markdown',
  'live',
  'note-parts',
  'syntax-error',
  'tabs',
  'tabs-mistakes',
]

const fixtures = new URL('../engine/src/markdown/fixtures/', import.meta.url)
const notes = new URL('../notes/docs/', import.meta.url)
const corpus = [
  ...markdownFiles(fixtures)
    .filter((name) => !onlyOurs.includes(name.replace('.md', '')))
    .map((name) => new URL(name, fixtures)),
  ...markdownFiles(notes).map((name) => new URL(encodeURI(name), notes)),
].filter((file) => isForBoth(readFileSync(file, 'utf8')))

function isForBoth(text: string): boolean {
  return !testDocument(text).hasMath && !/^import .+ from '@site\/|^<FileTree>/m.test(text)
}

function markdownFiles(folder: URL): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .sort()
}

/** React warns of attributes that are HTML's. */
beforeAll(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

test.each(
  corpus
    .map((file) => decodeURI(file.pathname.split(/\/(?:fixtures|docs)\//)[1]!))
    .map((name, index) => [name, corpus[index]!] as const),
)('%s has the elements and texts that @mdx-js/mdx gives it', async (_, file) => {
  // The hero of a home page is front matter, which MDX does not read.
  const text = normalizeText(readFileSync(file, 'utf8')).replace(/^hero:\n(?: .*\n)+/m, '')
  const ours = testHtml(testDocument(text, { emoji: false, magicComments: [] }))
  expect(outlineHtml(ours)).toBe(outlineHtml(withoutEmptyHeadings(await renderWithMdx(text))))
})

/** A cell without words heads no row or column, so we write it as any other. */
function withoutEmptyHeadings(html: string): string {
  return html.replace(/<th(?: [^>]*)?><\/th>/g, (cell) => cell.replaceAll('th', 'td'))
}

/** Older spellings are rewritten by us for both; ids of headings, which are no MDX, are left out. */
async function renderWithMdx(text: string): Promise<string> {
  const compat = { comments: true, admonitions: true, headingIds: true }
  const source = prepareSource(text, {
    isMdx: true,
    obsidian: false,
    math: false,
    compat,
    admonitions: [],
  }).replace(/^([ >-]*#{1,6} .*?)[ \t]*\{#[^{}]+\}$/gm, '$1')
  const remarkPlugins = [remarkGfm, remarkDirective, () => (tree: Root) => restoreDirectives(tree, source)]
  const { default: Content } = await evaluate(source, { ...runtime, remarkPlugins })
  return renderToStaticMarkup(
    createElement(Content, { components: { Tabs: Unwrapped, TabItem: Unwrapped, Steps } }),
  )
}

/** Only what a tab holds is compared. */
const Unwrapped = ({ children }: PropsWithChildren) => children

const Steps = ({ children }: PropsWithChildren) => createElement('div', undefined, children)

/** Without this, what only looks like a directive would be lost. */
function restoreDirectives(node: Nodes, source: string): void {
  if (!('children' in node)) return
  for (const child of node.children) restoreDirectives(child, source)
  node.children = node.children.flatMap((child) => {
    if (child.type === 'textDirective') return asWritten(child, source)
    if (child.type === 'leafDirective') return { type: 'paragraph', children: asWritten(child, source) }
    return child
  }) as never
}

function asWritten({ position, children }: TextDirective | LeafDirective, source: string) {
  const start = position!.start.offset!
  const end = position!.end.offset!
  const labelStart = children[0]?.position?.start.offset ?? end
  const labelEnd = children.at(-1)?.position?.end.offset ?? end
  return [
    { type: 'text' as const, value: source.slice(start, labelStart) },
    ...children,
    { type: 'text' as const, value: source.slice(labelEnd, end) },
  ]
}
