import type { TestBuild } from '../../engine/src/testing.ts'

/** A post; its default text has a beginning, before the truncation marker, and a rest. */
export const post = (frontMatter: string, text = 'Start.\n\n{/* truncate */}\n\n## Rest\n\nThe rest.') =>
  `---\n${frontMatter}\n---\n\n${text}`

/** A site with docs, pages and a blog of three posts, an unlisted one and a draft. */
export const blogFiles = {
  'docs/index.md':
    '---\nslug: /\ntags: [dns, docs only]\n---\n\n# Home\n\n[The post](../blog/2026-02-03-second.md)',
  'docs/blogs/blog.md': '# About the blog\n\nSee [it](/blog).',
  'src/pages/about.md': '# About\n\nText.',
  'src/pages/team.tsx': 'export default function Team() {\n  return <h1>Team</h1>\n}\n',
  'blog/authors.yml': [
    'keeper: { name: The keeper, title: Keeps notes, description: Of these notes., page: true, socials: { github: keeper } }',
    'guest: { name: A guest, email: guest@example.com }',
    'silent: { name: Silent, page: true }',
  ].join('\n'),
  'blog/2026-01-02-first.md': post(
    'authors: keeper\ntags: [dns, Tiếng Việt]',
    '# The *first*\n\nSee [the second](./2026-02-03-second.md#rest) and a note.[^1]\n\n## Part\n\n<!-- truncate -->\n\nMore.\n\n[^1]: The note.',
  ),
  'blog/2026-02-03-second.md': post(
    'title: Second\ntitle_meta: Second, for engines\nauthors: [keeper, guest]\ntags: [dns]',
  ),
  'blog/third.md': post(
    `title: Third\ndate: 2025-12-31 23:30\nauthors: guest`,
    `${'word '.repeat(201)}\n\n<!-- truncate -->\n\nEnd.`,
  ),
  'blog/2026-03-01-hidden.md': post('title: Hidden\nunlisted: true\ntags: [secret]'),
  'blog/2026-04-01-draft.md': post('title: Draft\ndraft: true\ntags: [dns]'),
}

/** The blog settings of this site. */
export const blog = { postsPerPage: 2, onInlineTags: 'ignore' } as const

/** The output files that are pages or feeds. */
export const pagesOf = (build: TestBuild) =>
  build.paths().filter((path) => /^(?!assets|search|404|sitemap).*\.(?:html|xml)$/.test(path))
