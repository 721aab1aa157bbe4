import type { UserConfig } from '../../engine/src/config/defineConfig.ts'
import type { TestFiles } from '../../engine/src/testing.ts'

const logo = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>'

const files: TestFiles = {
  'docs/introduction/index.md':
    '---\nslug: /\n---\n\n# Introduction\n\n[A file](<../a b/one.md#phần-một>), [an address](/guide/), [a page](/about), [a tag](/tags/first).\n\n![Logo](/img/logo.svg) ![Own](./own.svg) [Slides](./slides.pdf)',
  'docs/introduction/own.svg': logo,
  'docs/introduction/slides.pdf': 'slides',
  'docs/a b/one.md':
    '---\ntags: [first, Tiếng Việt]\n---\n\n# Một ghi chú\n\nChúng ta đọc sách mỗi ngày để học được nhiều điều mới.\n\n## Phần một\n\n### Nhỏ hơn\n\nChữ.',
  'docs/a b/two.md':
    '---\ntags: [first]\nlast_update: {date: 2024-05-06}\n---\n\n# Two\n\n:::tip\n\nA box.\n\n:::\n\n```js title="x.js"\nconst a = 1\n```\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n<details><summary>More</summary>Text.</details>',
  'docs/guide/index.md': '# Guide\n\nText.',
  'docs/guide/deep/leaf.md': '# Leaf\n\n## Part\n\nText.',
  'docs/listed/_category_.json':
    '{"label": "Listed", "link": {"type": "generated-index", "description": "All."}}',
  'docs/listed/item.md': '# Item\n\nText.',
  'docs/quiet.md': '---\nunlisted: true\n---\n\n# Quiet',
  'src/pages/about.md': '# About\n\nWho [we](./team) are.\n\n## Us',
  'src/pages/team.tsx':
    'import \'./team.css\'\n\nexport default function Team() {\n  return (\n    <main>\n      <h1>Team</h1>\n      <p className="team">All of us.</p>\n    </main>\n  )\n}\n',
  'src/pages/team.css': '.team { color: teal; }',
  'static/img/logo.svg': logo,
  'static/img/dark logo.svg': logo,
  'static/.nojekyll': '',
}

const config: Partial<UserConfig> = {
  title: 'Sample',
  favicon: 'img/logo.svg',
  docs: { routeBasePath: '/', showLastUpdateTime: false, editUrl: 'https://example.org/edit' },
  navbar: {
    title: 'Sample',
    logo: { src: 'img/logo.svg', srcDark: 'img/dark logo.svg' },
    items: [
      { type: 'docSidebar', sidebarId: 'defaultSidebar', label: 'docs', position: 'left' },
      { to: '/tags/', label: 'tags', position: 'left' },
      {
        type: 'dropdown',
        label: 'More',
        position: 'left',
        to: '/about',
        items: [
          { to: '/a b/two', label: 'Two' },
          { type: 'doc', docId: 'quiet' },
        ],
      },
      { href: 'https://example.org', label: 'Out', position: 'right' },
      { type: 'search', position: 'right' },
    ],
  },
  footer: {
    logo: { src: 'img/logo.svg', alt: 'Sign' },
    copyright: 'Ours',
    links: [{ title: 'Here', items: [{ label: 'Guide', to: '/guide/?from=footer#text' }] }],
  },
  announcementBar: { content: 'News in <b>bold</b>', backgroundColor: '#222', textColor: '#fff' },
}

/** A site with a page of every kind, and with everything that can be on a page. */
export const sampleSite = { files, config }
