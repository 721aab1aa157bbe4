import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { bundleStyles } from '../../../bundleStyles.mjs'
import { admonitionClasses, alertStyles, kindNames } from '../../model/admonitionKinds.ts'

const theme = fileURLToPath(new URL('..', import.meta.url))
const files = readdirSync(theme, { recursive: true, encoding: 'utf8' })
const read = (pattern: RegExp) =>
  files.filter((file) => pattern.test(file)).map((file) => readFileSync(theme + file, 'utf8'))
const browser = fileURLToPath(new URL('../../browser/', import.meta.url))
/** The components that only browsers render. */
const inBrowsers = readdirSync(browser, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?<!\.test)\.tsx$/.test(file))
  .map((file) => readFileSync(browser + file, 'utf8'))

/** Classes that notes bring, written by `markdown/` or by hand. */
const inNotes = [
  'hash-link',
  'button',
  'contains-task-list',
  'task-list-item',
  'footnotes',
  'sr-only',
  'table-scroll',
  'text--center',
  'text--right',
  'katex',
  'katex-display',
  'katex-mathml',
  'math-block',
  ...['docusaurus-mermaid-container', 'diagram-picture', 'diagram-open'],
  ...['diagram-mistake', 'diagram-source', 'diagram-retry'],
  ...['picture', 'picture-open'],
  'tabs-container',
  'tab-panel',
  ...['math-error', 'formula-end', 'formula-wide'],
  'line',
  'theme-code-block-highlighted-line',
  'code-line-inserted',
  'code-line-deleted',
  'code-line-focused',
  ...['code-line-error', 'code-line-warning'],
  ...['home-hero', 'home-actions', 'code-dark'],
  ...['note-icon', 'note-tree-name', 'note-tree-comment'],
  ...['note-embed', 'note-embed-source', 'note-canvas'],
  ...'ckstnfgdiropu',
]
/** Classes that scripts add, or code of sites. */
const byScripts = [
  ...['dropdown--show', 'dropdown--hoverable', 'dropdown--right'],
  'navbar--hidden',
  'table-of-contents__link--active',
  'bar',
  'done',
  'load-error',
  'code-buttons',
  'code-copy',
  'code-wrap',
  'tabs',
  'tabs--block',
  'tabs__item',
  'tabs__item--active',
]

/** Classes of `framework/` are for sites to use. */
const ownStyles = /^(?!framework\/).*\.css$/

test('every class that is styled is one that a component, a note or a script gives', () => {
  const styled = read(ownStyles).flatMap(
    (css) => css.replace(/"[^"]*"|\/\*.*?\*\//gs, '').match(/\.[a-z][\w-]*/gi) ?? [],
  )
  const unknown = new Set(styled.map((name) => name.slice(1)).filter((name) => !isGiven(name)))
  expect([...unknown]).toEqual([])
})

const components = [
  ...read(/(?<!\.test)\.tsx$/),
  ...inBrowsers,
  readFileSync(`${theme}../model/constructs.ts`, 'utf8'),
  readFileSync(`${theme}../model/noteParts.ts`, 'utf8'),
  readFileSync(`${theme}../model/video.ts`, 'utf8'),
].join('\n')
const ofAdmonitions = kindNames.flatMap((kind) => admonitionClasses(kind).split(' '))
const given = new Set([...components.match(/[\w-]+/g)!, ...ofAdmonitions, ...inNotes, ...byScripts])
/** `alert--${alert}` gives every class that begins so; `${kind}--active` every one that ends so. */
const beginnings = [...components.matchAll(/([\w-]+--)\$\{/g)].map(([, start]) => start!)
const endings = [...components.matchAll(/\$\{\w+\}(--\w+)/g)].map(([, end]) => end!)

function isGiven(name: string): boolean {
  return (
    given.has(name) ||
    beginnings.some((start) => name.startsWith(start)) ||
    endings.some((end) => name.endsWith(end))
  )
}

test('every stylesheet is part of the whole, but for those that only some pages load', () => {
  const index = readFileSync(`${theme}styles/index.css`, 'utf8')
  const names = files
    .filter(
      (file) =>
        ownStyles.test(file) &&
        !/(?:index|diagram|picture|viewer|math|markBar|search(?:Popup|Option|Hit|Results|Shared)?|blog|home|lists|tabs|noteParts|codeBlock|codeButtons|codeLines|liveCode|boxes|table|admonition|ground|details|islandStates|rightToLeft|overrides|hideableNavbar|manyItems|navbarStyle|dropdown|sidebarToggle|sidebarFilter|backlinks|linkPreviews|pageActions|announcementBar|offline|graph)\.css$/.test(
          file,
        ),
    )
    .map((file) => file.split('/').at(-1)!)
  expect(names.filter((name) => !index.includes(`/${name}"`))).toEqual([])
})

test('lengths and places follow the direction of the text', () => {
  const css = read(/\.css$/).join('\n')
  expect(css.match(/^\s*((margin|padding|border)-)?(left|right|top|bottom|width|height):.*$/gm)).toBeNull()
  expect(css.match(/^\s*(margin|padding|inset):( [^ ;]+){4}.*$/gm)).toBeNull()
})

test('signs beside words are seen only: nothing reads "slash" between breadcrumbs, or "arrow" behind a link', () => {
  const signs = read(/\.css$/).flatMap((css) => css.match(/content: "[^"]+";/g) ?? [])
  // Those of links to headings, which have a name of their own.
  expect(signs).toEqual(['content: "#";', 'content: "✓";'])
})

test('the ground of boxes and badges is mixed in one place', () => {
  expect(
    read(/\.css$/)
      .join('')
      .match(/oklch\(from var\(--kind\)/g),
  ).toHaveLength(1)
})

test('the whole stylesheet weighs at most 8 KB on the wire', async () => {
  const code = await bundleStyles(`${theme}styles/index.css`, { 'alerts.css': alertStyles() })
  expect(gzipSync(code, { level: 9 }).length).toBeLessThanOrEqual(8192)
})

test('widths that decide about the layout grow with the size of text', () => {
  const queries = read(/\.css$/).flatMap((css) => css.match(/@media \(width[^{]*/g) ?? [])
  expect(queries.length).toBeGreaterThan(10)
  expect(queries.filter((query) => /\dpx/.test(query))).toEqual([])
})

test('decorations of text are written one property at a time: Safari drops a short form with more than a line', () => {
  const short = read(/\.css$/).flatMap((css) => css.match(/text-decoration: [^;]* [^;]*;/g) ?? [])
  expect(short).toEqual([])
})

test('no rule asks whether something inside is empty: Safari does not look again when it is filled', () => {
  expect(read(/\.css$/).flatMap((css) => css.match(/:has\([^{]*[^(]:empty[^{]*/g) ?? [])).toEqual([])
})

test('what is not copied with a text is not copied from Safari either, which knows its own property only', () => {
  for (const css of read(/\.css$/))
    expect(css.match(/^ *user-select: none;/gm)?.length).toBe(
      css.match(/-webkit-user-select: none;/g)?.length,
    )
})

test('a picture for the other colour mode is hidden, whatever style of its own it has', () => {
  expect(read(/prose\.css$/).join('')).toMatch(/\.dark-only \{\s+display: none !important/)
})
