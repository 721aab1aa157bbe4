import type { Asset } from '../../content/contentFile.ts'
import { printReport } from '../../diagnostics/printReport.ts'
import { anchorsBySource, buildLinkIndex } from '../../links/linkIndex.ts'
import { testDocument } from '../../markdown/testDocument.ts'
import type { Card, Heading, News, ShelfSection } from '../../model/pageParts.ts'
import { type SourcePath, toOutputPath, toSourcePath } from '../../model/paths.ts'
import { documentsBySource } from '../../site/routes/routeSource.ts'
import { testSite } from '../../site/testSite.ts'
import { resolveReferences } from './resolveReferences.ts'

const notes: Record<string, string> = {
  'guides/note.md': '',
  'guides/tls.md': '## Set up\n\n## Mục lục',
  'guides/with blank.md': '',
  'guides/Case.mdx': '',
  'tiếng/đường dẫn.md': '',
  'guides/index.md': '',
  'root.md': '',
}

const files = [
  'docs/guides/a.png',
  'docs/guides/icon.png',
  'docs/guides/b c.pdf',
  'static/img/d.png',
  'static/e.zip',
  'other/f.png',
  'static/note.html',
]

/** What a test may change. */
export interface Given {
  config?: Record<string, unknown>
  /** The note's place below `docs/`. */
  from?: string
}

/** For tests: resolves the references of a note among these notes and files. */
export function testReferences(text: string, { config = {}, from = 'guides/note.md' }: Given = {}) {
  const documents = Object.entries({ ...notes, [from]: text }).map(([path, content]) =>
    testDocument(content, {}, path),
  )
  const frontMatters = Object.fromEntries(documents.map(({ file, frontMatter }) => [file.path, frontMatter]))
  const site = testSite({
    docs: frontMatters,
    pages: { 'about.md': {} },
    config: { onBrokenLinks: 'warn', ...config },
  })
  const index = buildLinkIndex(site)
  const document = documents.find(({ file }) => file.path === from)!
  const path = index.routesBySource.get(document.file.source)!
  const references = {
    config: site.config,
    index,
    assets: testAssets(),
    diagrams: {
      drawings: new Map(),
      stylesheet: '/diagram.css',
      painter: '/painter.js',
      look: '{}',
    },
    viewer: '/viewer.js /ui.js',
    lists: {
      cards: (cards: Card[]) => `<ul>${cards.map(({ href }) => href).join(' ')}</ul>`,
      headings: (headings: Heading[]) => `<ul>${headings.map(({ id }) => id).join(' ')}</ul>`,
      searchField: ({ action }: { action: string }) => `<form action="${action}"></form>`,
      shelf: (sections: ShelfSection[]) => JSON.stringify(sections),
      news: (news: News) => JSON.stringify(news),
    },
    anchors: anchorsBySource(documents),
    documents: documentsBySource(documents),
    imported: new Map(),
  }
  const { html, diagnostics } = resolveReferences(document, path, references)
  const codes = diagnostics.map(({ code, level }) => `${level} ${code}`)
  return { html, report: printReport(diagnostics), codes, page: { document, path }, references }
}

function testAssets(): Map<SourcePath, Asset> {
  const assets = files.map(toSourcePath).map((source) => {
    const name = source.slice(source.lastIndexOf('/') + 1).replace('.', '-0123abcd.')
    const output = toOutputPath(`assets/${name}`)
    return {
      source,
      path: `/site/${source}`,
      output,
      ...(source.endsWith('icon.png')
        ? { width: 32, height: 32 }
        : source.endsWith('.png') && { width: 640, height: 480 }),
    }
  })
  return new Map(assets.map((asset) => [asset.source, asset]))
}
