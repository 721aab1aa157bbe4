import type { linkProblems } from '../catalogue/links.ts'
import type { ExamplesOf } from '../examples.ts'

const anchors = ['install', 'use', 'a', 'b', 'c', 'd', 'e', 'f', 'g']

/** Example facts for links that lead nowhere. */
export const linkExamples: ExamplesOf<typeof linkProblems> = {
  'broken-link': [
    ['./tsl', '/guide/tsl', { url: '/guide/tls', hasMoved: false }],
    ['/guide/ssl', '/guide/ssl', { url: '/guide/tls', hasMoved: true }],
    ['/gone', '/gone'],
    ['/file.zip', '/file.zip'],
  ],
  'broken-anchor': [
    ['/guide#instal', 'instal', 'docs/guide.md', anchors],
    ['#removed-part', 'removed-part', 'docs/a.md', anchors],
    ['#removed-part', 'removed-part', 'docs/a.md', []],
  ],
  'broken-markdown-link': [
    ['./tsl.md', ['docs/net/tsl.md'], { url: './tls.md', hasMoved: false }],
    ['./ssl.md', ['docs/ssl.md'], { url: '../net/tls.md', hasMoved: true }],
    ['gone.md', ['docs/net/gone.md', 'docs/gone.md', 'gone.md']],
  ],
  'empty-link': [[]],
  'withheld-file': [
    ['../../plan.pdf', 'outside'],
    ['@site/.env', 'secret'],
    ['static/.env', 'static'],
  ],
  'damaged-picture': [['docs/img/keys.png']],
  'broken-image': [
    ['/img/paln.png', ['static/img/paln.png'], '/img/plan.png'],
    ['/img/a.png', ['static/img/a.png']],
    ['', []],
  ],
}
