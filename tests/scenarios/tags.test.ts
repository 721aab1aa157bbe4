import { describe, expect, test } from 'vitest'
import { readPage } from '../support/readPage.ts'
import { temporarySite } from '../support/temporarySite.ts'

const tagged = (title: string, tags: string) => `---\ntags: ${tags}\n---\n\n# ${title}\n\nText of ${title}.`

describe('tags written in notes', async () => {
  const build = await temporarySite({
    'docs/b.md': tagged('Beta', '[DevOps tools, K8s, "2024", Tiếng Việt]'),
    'docs/a.md': tagged('Alpha', '[DevOps tools, {label: Moved, permalink: /else where}]'),
    'docs/c.md': '# Untagged',
  }).build()

  test('a note lists its tags, each linked', () => {
    const page = readPage(build, 'b')
    expect(build.report).toBe('')
    expect(page.text('.theme-doc-footer-tags-row > b')).toBe('Tags:')
    expect(page.texts('.theme-doc-footer-tags-row .tag')).toEqual([
      'DevOps tools',
      'K8s',
      '2024',
      'Tiếng Việt',
    ])
    expect(page.attributes('.theme-doc-footer-tags-row .tag', 'href')).toEqual([
      '/tags/dev-ops-tools',
      '/tags/k-8-s',
      '/tags/2024',
      encodeURI('/tags/tiếng-việt'),
    ])
    expect(readPage(build, 'c').has('.theme-doc-footer-tags-row')).toBe(false)
  })

  test('the page of all tags puts them under their first letters with their counts', () => {
    const page = readPage(build, 'tags')
    expect(page.text('h1')).toBe('Tags')
    expect(page.texts('.tag-group > h2')).toEqual(['2', 'D', 'K', 'M', 'T'])
    expect(page.texts('.tag')).toEqual(['20241', 'DevOps tools2', 'K8s1', 'Moved1', 'Tiếng Việt1'])
  })

  test('the page of a tag lists its notes by title, with what they are about', () => {
    const page = readPage(build, 'tags/dev-ops-tools')
    expect(page.text('h1')).toBe('2 docs tagged with "DevOps tools"')
    expect(page.text('title')).toBe('2 docs tagged with "DevOps tools" | Test')
    expect(page.texts('.tagged-doc > h2')).toEqual(['Alpha', 'Beta'])
    expect(page.texts('.tagged-doc > p')).toEqual(['Text of Alpha.', 'Text of Beta.'])
    expect(page.attribute('main a[href="/tags"]', 'href')).toBe('/tags')
    expect(readPage(build, 'tags/k-8-s').text('h1')).toBe('One doc tagged with "K8s"')
  })

  test('a tag can have an address of its own, and accents stay in it', () => {
    expect(readPage(build, 'tags/else where').text('h1')).toBe('One doc tagged with "Moved"')
    expect(build.paths()).toContain('tags/tiếng-việt.html')
  })
})

test('a translation can bring a tags file of its own', async () => {
  const build = await temporarySite(
    {
      'docs/a.md': '---\ntags: [net]\n---\n\n# Alpha',
      'docs/tags.yml': 'net: {label: Networks}',
      'i18n/vi/docusaurus-plugin-content-docs/current/tags.yml': 'net: {label: Mạng}',
    },
    { i18n: { defaultLocale: 'en', locales: ['en', 'vi'] } },
  ).build()
  expect(readPage(build, 'a').texts('.tag')).toEqual(['Networks'])
  expect(readPage(build, 'vi/a').texts('.tag')).toEqual(['Mạng'])
})

test('a site without tags has no tag pages', async () => {
  const build = await temporarySite({ 'docs/a.md': '# A' }).build()
  expect(build.paths().filter((path) => path.startsWith('tags'))).toEqual([])
})

test('docs that are below a path have their tags below it too', async () => {
  const build = await temporarySite(
    { 'docs/a.md': tagged('A', '[x]') },
    { docs: { routeBasePath: 'wiki', tagsBasePath: 'labels' } },
  ).build()
  expect(build.paths()).toEqual(expect.arrayContaining(['wiki/labels.html', 'wiki/labels/x.html']))
})

describe('tags listed in tags.yml', () => {
  const reportAndPage = async (files: Record<string, string>, docs = {}) => {
    const build = await temporarySite({ 'docs/a.md': tagged('A', '[net, netz]'), ...files }, { docs }).build()
    return build
  }
  const file = 'net:\n  label: Networks\n  permalink: /networks\n  description: All about cables.\nos:\n'

  test('their labels, addresses and descriptions are used, and others are a warning', async () => {
    const build = await reportAndPage({ 'docs/tags.yml': file })
    const page = readPage(build, 'tags/networks')
    expect(page.text('h1')).toBe('One doc tagged with "Networks"')
    expect(page.text('.page-header > p')).toBe('All about cables.')
    expect(build.report).toMatchInlineSnapshot(`
      "warning  inline-tags                              docs/a.md:2:1
        2 | tags: [net, netz]
          | ^^^^
        "docs/tags.yml" does not hold the tag "netz" of this note.
        Did you mean "net"?
      "
    `)
  })

  test('onInlineTags can forbid others', async () => {
    const build = await reportAndPage({ 'docs/tags.yml': file }, { onInlineTags: 'throw' })
    expect(build.failed).toBe(true)
  })

  test('tags false passes the file by', async () => {
    const build = await reportAndPage({ 'docs/tags.yml': file }, { tags: false })
    expect(build.report).toBe('')
    expect(build.paths()).toContain('tags/net.html')
  })

  test('mistakes in it stop the build', async () => {
    const build = await reportAndPage({ 'docs/tags.yml': 'net:\n  labl: N\n' })
    expect(build.failed).toBe(true)
    expect(build.report).toMatchInlineSnapshot(`
      "error  invalid-tags-file                          docs/tags.yml:2:3
        2 |   labl: N
          |   ^^^^
        The tags file is not valid: the field "net.labl" is unknown.
        Each tag is a key with "label", "description" and "permalink", all of them optional.
      "
    `)
  })

  test('two tags with one address stop the build', async () => {
    const build = await reportAndPage({ 'docs/tags.yml': 'net: {permalink: /x}\nnetz: {permalink: /x}\n' })
    expect(build.failed).toBe(true)
    expect(build.report).toMatchInlineSnapshot(`
      "error  duplicate-tag-permalink                    docs/tags.yml:2:1
        2 | netz: {permalink: /x}
          | ^^^^
        The tags "net" and "netz" have the same permalink "/x".
        Give each tag a permalink of its own.
      "
    `)
  })

  test('a named file that is missing stops the build', async () => {
    const build = await reportAndPage({}, { tags: 'labels.yml' })
    expect(build.failed).toBe(true)
    expect(build.report).toMatchInlineSnapshot(`
      "error  missing-tags-file                          sotay.config.mjs:7:5
        7 |     "tags": "labels.yml"
          |     ^^^^^^
        "docs.tags" names docs/labels.yml, but there is no such file.
        Create it, correct the name, or remove "docs.tags" from the config.
      "
    `)
  })
})
