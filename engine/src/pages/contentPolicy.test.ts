import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { testConfig } from '../site/testSite.ts'
import { contentPolicy } from './contentPolicy.ts'

const policy = (settings: object, needs: object = {}) =>
  contentPolicy(testConfig(settings as Record<string, unknown>), { mayHaveStyles: false, ...needs })

const strict = { contentPolicy: { strict: true } }

test('scripts come from the site, and from what settings name', () => {
  expect(policy({})).toBe("script-src 'self'; object-src 'none'; base-uri 'self'")
  expect(policy({ scripts: ['https://cdn.example.org/a.js', '/own.js', '//cdn.example.org/b.js'] })).toBe(
    "script-src 'self' https://cdn.example.org cdn.example.org; object-src 'none'; base-uri 'self'",
  )
  expect(policy({}, { inlineScript: 'x' })).toMatch(/^script-src 'self' 'sha256-[\w+/]+='; /)
})

test('what runs in the HTML of settings does so, by its hash', () => {
  const value = `<a onfocus="f('x') &amp;&amp; g()" href="/">A</a><script>f()</script><script src="https://cdn.example.org/a.js"></script>`
  const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`
  expect(policy({ navbar: { items: [{ type: 'html', value }] } })).toContain(
    `script-src 'self' https://cdn.example.org 'unsafe-hashes' ${hash('f()')} ${hash("f('x') && g()")};`,
  )
})

test('a strict policy names no inline style and no script but by its hash', () => {
  expect(policy(strict)).toBe(
    "default-src 'self'; style-src 'self'; img-src * data:; media-src *; frame-src *; connect-src 'self'; form-action 'self'; script-src 'self'; object-src 'none'; base-uri 'self'",
  )
})

test('styles in attributes are let through where a site may have some', () => {
  expect(policy(strict, { mayHaveStyles: true })).toContain("style-src-attr 'unsafe-inline'; ")
})

test('a strict policy knows the hosts of style sheets and of the search', () => {
  const provider = { name: 'algolia', appId: 'APP', apiKey: 'k', indexName: 'i' }
  const wide = policy({ ...strict, stylesheets: ['https://fonts.example.org/a.css'], search: { provider } })
  expect(wide).toContain("style-src 'self' https://fonts.example.org; ")
  expect(wide).toContain("connect-src 'self' https://app-dsn.algolia.net; ")
  const own = { name: 'typesense', url: 'https://search.example.org:8108/ts/', apiKey: 'k', indexName: 'i' }
  expect(policy({ ...strict, search: { provider: own } })).toContain(
    "connect-src 'self' https://search.example.org:8108; ",
  )
})

test('components may load scripts of hosts that are named, and under a strict policy styles and data too', () => {
  const contentPolicy = { hosts: ['https://giscus.app'] }
  expect(policy({ contentPolicy })).toBe(
    "script-src 'self' https://giscus.app; object-src 'none'; base-uri 'self'",
  )
  const wide = policy({ contentPolicy: { ...contentPolicy, strict: true } })
  for (const kind of ['style', 'font', 'connect', 'script'])
    expect(wide).toContain(`${kind}-src 'self' https://giscus.app`)
  expect(() => policy({ contentPolicy: { hosts: ['https://giscus.app/client.js'] } })).toThrow()
  expect(() => policy({ contentPolicy: { hosts: ["https://a.b; script-src 'unsafe-inline'"] } })).toThrow()
})

test('hosts that inline scripts of settings name are let in, of data none', () => {
  const script = (innerHTML: string, attributes = {}) => ({ tagName: 'script', attributes, innerHTML })
  const headTags = [
    script('r.src = \'https://static.hotjar.com/c/hotjar-\' + id; t.src = "//stats.example.org/a.js"'),
    script('{ "@context": "https://schema.org/" }', { type: 'application/ld+json' }),
  ]
  expect(policy({ headTags })).toContain("script-src 'self' https://*.hotjar.com stats.example.org 'sha256-")
})

test('what a tag of the settings does when it has loaded may run, and nothing else in elements', () => {
  const onload = "this.onload=null;this.rel='stylesheet'"
  const hash = createHash('sha256').update(onload).digest('base64')
  const allowed = `script-src 'self' 'unsafe-hashes' 'sha256-${hash}';`
  expect(policy({ headTags: [{ tagName: 'link', attributes: { rel: 'preload', onload } }] })).toContain(
    allowed,
  )
  expect(
    policy({ stylesheets: [{ href: 'https://fonts.example.org/a.css', media: 'print', onload }] }),
  ).toContain(allowed)
})

test('scripts that code of the site puts into the head run, what is in their data does not', () => {
  const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`
  const data = '<script type="application/ld+json">{"a":"<script>evil() onclick=\'evil()\'"}</script>'
  const siteTags = `${data}<script data-rh="true">load("https://tags.example.org/a.js")</script>`
  expect(policy({}, { siteTags })).toContain(
    `script-src 'self' https://tags.example.org ${hash('load("https://tags.example.org/a.js")')};`,
  )
})
