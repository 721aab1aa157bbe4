import { existsSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type TemporarySite, temporarySite } from '../support/temporarySite.ts'

/** A vault of Obsidian, without a config of ours. */
function vault(files: Record<string, string>) {
  const site = temporarySite({ '.obsidian/app.json': '{}', ...files })
  rmSync(join(site.dir, 'sotay.config.mjs'))
  return site
}

/** Builds a site of another engine as adopt leaves it, without a problem, and gives what adopt said. */
async function adoptAndBuild(site: TemporarySite): Promise<string> {
  rmSync(join(site.dir, 'sotay.config.mjs'))
  const { stdout } = await site.sotay('adopt')
  const built = await site.sotay('build')
  expect([built.status, built.stderr]).toEqual([0, ''])
  return stdout
}

const pagesOf = (printed: string) => /Built (\d+) pages/.exec(printed)![1]

test('adopt makes a site of a vault, which builds as it is', async () => {
  const site = vault({
    '.obsidian/app.json': '{ "attachmentFolderPath": "Files", "userIgnoreFilters": ["Private/", "/^x/"] }',
    '.obsidian/daily-notes.json': '{ "folder": "Days" }',
    '.obsidian/templates.json': '{ "folder": "Templates" }',
    '.obsidian/plugins/templater-obsidian/data.json': '{ "templates_folder": "Templates/more" }',
    'Templates/more/x.md': '<% tp.x %>\n',
    'Welcome.md': '[[Idea]] ![[dot.svg]] [[2024-05-06]]\n',
    'Ideas/Idea.md': '> [!tip] One\n\n[[Welcome]]\n',
    'Files/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"></svg>',
    'Days/2024-05-06.md': 'Wrote [[Idea]].\n',
    'Templates/day.md': '---\ndate: {{date}}\n---\n<% tp.x %>\n',
    'Private/secret.md': 'secret\n',
    'plan.canvas': '{}',
    'Books.base': 'views: []',
    'More.base': 'views: []',
    'A.excalidraw.md': '---\nexcalidraw-plugin: parsed\n---\n==⚠  Switch to EXCALIDRAW VIEW ⚠==\n',
  })
  const adopted = await site.sotay('adopt')
  expect(adopted.stderr).toBe('')
  expect(adopted.stdout).toContain('Wrote sotay.config.ts from .obsidian.')
  expect(adopted.stdout).toContain('ignored files (/^x/)')
  expect(adopted.stdout).toContain('canvas (plan.canvas)')
  expect(adopted.stdout).toContain(
    'templates (Templates): They are no pages, and links to them lead nowhere.',
  )
  expect(adopted.stdout).toContain('bases (Books.base and 1 more): Their tables are not drawn')
  expect(adopted.stdout).toContain('drawings (A.excalidraw.md): Excalidraw saves them as notes')
  const config = site.read('sotay.config.ts')
  expect(config).toContain('respectPrefersColorScheme: true')
  expect(config).toContain('lineBreaks: true')
  const built = await site.sotay('build')
  expect([built.status, built.stderr]).toEqual([0, ''])
  // Addresses as in the templates: no host has to lead to one with a slash.
  expect(site.read('build/Ideas/Idea.html')).toContain('<a href="/Welcome">Welcome</a>')
  const links = site.read('build/Welcome.html').match(/<a href="[^"]*">[^<]*<\/a>|<img [^>]*src="[^"]*"/g)
  expect(links?.filter((link) => /Idea|dot|2024/.test(link))).toMatchInlineSnapshot(`
    [
      "<a href="/Ideas/Idea">Idea</a>",
      "<img loading="lazy" decoding="async" src="/assets/images/dot-62bb40f9.svg"",
      "<a href="/days/2024/05/06">2024-05-06</a>",
      "<a href="/Ideas/Idea">Idea</a>",
    ]
  `)
  expect(site.read('build/index.html')).toContain('/Welcome')
  const navbar = site.read('build/Welcome.html').match(/<a class="navbar__item[^>]*>[^<]*/g)
  expect(navbar?.map((link) => link.replace(/.*>/, ''))).toEqual(['Days', 'Map of the notes'])
  expect(site.read('build/days.html')).toContain('Wrote <a href="/Ideas/Idea">Idea</a>')
  for (const path of ['Templates', 'Private', 'Days', 'A.excalidraw'])
    expect(existsSync(join(site.dir, 'build', path))).toBe(false)
  // Its own output is no note of the next build.
  expect(pagesOf((await site.sotay('build')).stdout)).toBe(pagesOf(built.stdout))
})

test('adopt makes a site of a folder that holds nothing but notes', async () => {
  const site = temporarySite({
    'guide/one.md': '# One\n\n[two](two.md) ![dot](dot.svg) [gone](gone.md)\n',
    'guide/two.md': '# Two\n',
    'guide/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"></svg>',
    'notes.md': '# Notes\n',
  })
  rmSync(join(site.dir, 'sotay.config.mjs'))
  rmSync(join(site.dir, 'docs'), { recursive: true, force: true })
  expect((await site.sotay('build')).stderr).toContain(
    'For a folder of notes, "sotay adopt" writes a config.',
  )
  site.write({ '.git/HEAD': 'ref: refs/heads/main' })
  const adopted = await site.sotay('adopt')
  expect([adopted.status, adopted.stderr]).toEqual([0, ''])
  expect(adopted.stdout).toContain('Wrote sotay.config.ts from 3 notes.')
  expect(adopted.stdout).toContain('Add ".sotay/" and "build/" to .gitignore')
  const built = await site.sotay('build')
  expect(built.status).toBe(0)
  expect(built.stderr).toMatch(/^warning {2}broken-markdown-link +guide\/one\.md:3:38$/m)
  expect(site.read('build/guide/one.html')).toContain('<a href="/guide/two">two</a>')
  expect(site.read('build/index.html')).toContain('/notes')
  expect((await site.sotay('adopt')).stderr).toContain('There is a "sotay.config.ts" already.')
})

test.each<[name: string, text: string, folder: string, pictures: string, title?: string]>([
  ['mkdocs.yml', 'docs_dir: "text" # all', 'text', 'text'],
  ['mkdocs.yaml', 'site_name: My notes # all\nsite_url: https://a.example/b/\n', 'docs', 'docs', 'My notes'],
  [
    'manual/.vitepress/config.ts',
    'export default {\n  lang: "vi",\n  title: "My notes",\n}',
    'manual',
    'manual/public',
    'My notes',
  ],
  ['.vitepress/config.ts', 'export default { title: name }', '.', 'public'],
  [
    'astro.config.mjs',
    "starlight({ title: 'My notes', head: [{ title: 'x' }] })",
    'src/content/docs',
    'public',
    'My notes',
  ],
])(
  'in a folder with %s, adopt takes the notes from where they are',
  async (name, text, folder, pictures, title) => {
    const site = temporarySite({
      [name]: text,
      [`${folder}/index.md`]: '# Home\n\n![dot](/dot.svg)\n',
      [`${folder}/part/index.md`]: '# Part\n',
      [`${pictures}/dot.svg`]: '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"></svg>',
    })
    rmSync(join(site.dir, 'sotay.config.mjs'))
    const { stdout } = await site.sotay('adopt')
    const read = title ? 'Only what the site is called is taken over' : 'It is not read'
    expect(stdout).toContain(`${read}. The notes are taken from "${folder}"`)
    expect(stdout).toContain(`from "${pictures}"`)
    const built = await site.sotay('build')
    expect([built.status, built.stderr]).toEqual([0, ''])
    expect(site.read('build/index.html')).toContain('Home</h1>')
    if (title) expect(site.read('build/index.html')).toContain(`| ${title}</title>`)
    if (text.includes('lang:')) expect(site.read('build/index.html')).toContain('<html lang="vi"')
    if (text.includes('site_url'))
      expect(site.read('build/index.html')).toContain('href="https://a.example/b/"')
    expect(existsSync(join(site.dir, 'build/part/index.html'))).toBe(true)
  },
)

test('a site without a home page begins with its first note, at the address that this has', async () => {
  const site = temporarySite({ 'part/index.md': '# Part\n' })
  await adoptAndBuild(site)
  expect(site.read('build/index.html')).toContain('url=/part"')
})

test('where all notes are in a folder, the site begins with the one that this begins with', async () => {
  const site = temporarySite({
    'docs/CONTRIBUTING.md': '# Contributing\n',
    'docs/README.md': '# Today I learned\n',
    'docs/a/index.md': '# A\n',
  })
  await adoptAndBuild(site)
  expect(site.read('build/index.html')).toContain('url=/docs"')
})

test('a vault may have nothing but notes, and settings that cannot be read', async () => {
  const site = vault({ '.obsidian/app.json': '{ oh', 'b/One.md': 'Text\n' })
  expect((await site.sotay('build')).stderr).toContain(
    'There is a ".obsidian": "sotay adopt" writes a config from it.',
  )
  expect((await site.sotay('adopt')).status).toBe(0)
  expect((await site.sotay('build')).status).toBe(0)
  expect(site.read('build/index.html')).toContain('/b/One')
})

test('links to nothing and names that are not UTF-8 are named beside all else', async () => {
  const site = vault({ 'a.md': '# A\n\n[b](gone.md)\n', 'static/a.txt': '' })
  for (const link of ['more', 'lost.md', 'static/lost']) symlinkSync('/nowhere', join(site.dir, link))
  const odd = ['unnamed.md', 'static/unnamed'].map((name) => name.replace('unnamed', 'b\xff'))
  if (process.platform === 'linux')
    for (const name of odd) writeFileSync(Buffer.from(join(site.dir, name), 'latin1'), '')
  const adopted = await site.sotay('adopt')
  expect(adopted).toMatchObject({ status: 0, stderr: '' })
  expect(adopted.stdout).toContain('  lost.md: lost.md cannot be used')
  expect(adopted.stdout).toContain('  more: more cannot be used')
  const { stderr } = await site.sotay('check')
  for (const name of ['more', 'lost.md', 'static/lost']) expect(stderr).toContain(`${name} cannot be used`)
  if (process.platform === 'linux')
    for (const name of ['b\ufffd.md', 'static/b\ufffd'])
      expect(stderr).toContain(`${name} cannot be used: its name is not valid UTF-8`)
  expect(stderr).toContain('broken-markdown-link')
})

test('mv moves notes of a vault, whose folder is that of the site', async () => {
  const site = vault({
    'Home.md': '[[Idea]] [two](deep/Two.md) ![[dot.svg]]\n',
    'html.md': '`[[Idea]]` <b>a</b> **[[Idea|it]]**\n\n> [[Idea#Part]]\n\n| a |\n|---|\n| [[Idea\\|b]] |\n',
    'Idea.md': '[[Home]]\n',
    'deep/Two.md': '[[Idea#Part]] [home](../Home.md)\n',
    'files/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"></svg>',
  })
  await site.sotay('adopt')
  expect((await site.sotay('mv', 'Idea.md', 'deep/Plan.md')).stderr).toBe('')
  expect((await site.sotay('mv', 'deep', 'below/deeper')).stderr).toBe('')
  expect(site.read('Home.md')).toBe('[[Plan]] [two](below/deeper/Two.md) ![[dot.svg]]\n')
  expect(site.read('html.md')).toBe(
    '`[[Idea]]` <b>a</b> **[[Plan|it]]**\n\n> [[Plan#Part]]\n\n| a |\n|---|\n| [[Plan\\|b]] |\n',
  )
  expect(site.read('below/deeper/Two.md')).toBe('[[Plan#Part]] [home](../../Home.md)\n')
  expect(site.read('sotay.config.ts')).toContain('/below/deeper/Plan')
})

test('mv changes names of files that are titles, too, addresses in angle brackets, and cards of canvases', async () => {
  const card = (file: string, text: string) =>
    `{"nodes":[{"id":"a","type":"file","file":"${file}","x":0,"y":0,"width":1,"height":1},\n{"id":"b","type":"text","text":"${text}","x":0,"y":0,"width":1,"height":1}]}`
  const home = (name: string, path: string) =>
    `[[${name}]] [[${name}#Part|it]] [x](<${path}/${name}.md>) [y][y]\n\n[y]: <${path}/${name}.md>\n`
  const html = (path: string) => `<b>a</b> [x](${path})\n\n![dot](dot.svg)\n`
  const site = vault({
    'Home.md': home('Idea 1', 'My notes'),
    'html.md': html('My%20notes/Idea%201.md'),
    'My notes/Idea 1.md': '# Idea 1\n\n## Part\n',
    'Plan.canvas': card('My notes/Idea 1.md', '**See**\\n[[Idea 1]] \\"it\\"'),
    'dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"></svg>',
  })
  await site.sotay('adopt')
  expect((await site.sotay('mv', 'My notes/Idea 1.md', 'My notes/Idea one.md')).stderr).toBe('')
  expect(site.read('Home.md')).toBe(home('Idea one', 'My notes'))
  expect(site.read('html.md')).toBe(html('My%20notes/Idea%20one.md'))
  expect(site.read('Plan.canvas')).toBe(card('My notes/Idea one.md', '**See**\\n[[Idea one]] \\"it\\"'))
  expect((await site.sotay('mv', 'My notes', 'Done notes')).stderr).toBe('')
  expect(site.read('Home.md')).toBe(home('Idea one', 'Done notes'))
  expect(site.read('html.md')).toBe(html('Done%20notes/Idea%20one.md'))
  expect(site.read('Plan.canvas')).toContain('"file":"Done notes/Idea one.md"')
})

test('numbers before the names of a vault are part of these, and give the order', async () => {
  const site = vault({
    '.obsidian/app.json': '{ "strictLineBreaks": true }',
    'Home.md': '[[02 - Intro]] [[2. A]]\n',
    '01 - Intro.md': 'One\n',
    '02 - Intro.md': 'Two\n',
    'x/1. A.md': 'One\n',
    'x/2. A.md': 'Two\n',
    'x/10. A.md': 'Ten\n',
  })
  await site.sotay('adopt')
  const built = await site.sotay('build')
  expect([built.status, built.stderr]).toEqual([0, ''])
  const home = site.read('build/Home.html')
  expect(site.read('sotay.config.ts')).toContain('lineBreaks: false')
  expect(home).toContain('<a href="/02%20-%20Intro">02 - Intro</a>')
  const links = site.read('build/x/2. A.html').matchAll(/ href="\/x\/([^"]*A)"/g)
  expect([...new Set(Array.from(links, ([, page]) => page))].slice(0, 3)).toEqual([
    '1.%20A',
    '2.%20A',
    '10.%20A',
  ])
})

test('daily notes in folders of their year are a journal, too', async () => {
  const site = vault({
    '.obsidian/daily-notes.json': '{ "folder": "Days", "format": "YYYY/YYYY-MM-DD" }',
    'index.md': '# Home\n\n[[2026-11-27]]\n',
    'Days/2026/2026-11-27.md': 'Wrote.\n',
  })
  expect((await site.sotay('adopt')).stderr).toBe('')
  expect(site.read('sotay.config.ts')).toContain("path: 'Days'")
  expect((await site.sotay('build')).stderr).toBe('')
  const [, address = ''] = /<p><a href="(\/days\/[^"]*)">2026-11-27</.exec(site.read('build/index.html'))!
  expect(site.read(`build${address}.html`)).toContain('Wrote.')
})

test('adopt makes no journal of a folder of daily notes that is gone', async () => {
  const site = vault({ '.obsidian/daily-notes.json': '{ "folder": "Old/Days" }', 'index.md': '# Home\n' })
  expect((await site.sotay('adopt')).stderr).toBe('')
  expect(site.read('sotay.config.ts')).toContain('blog: false')
  expect((await site.sotay('build')).stderr).toBe('')
})

test('adopt lets notes of Foam and Logseq link by name, but no commands of shells', async () => {
  const notes = async (one: string) => {
    const numbered = { '1. Form.md': one, '2. Form.md': one }
    const site = temporarySite({ 'one.md': one, 'two.md': '# Two\n', 'README.md': '# Home\n', ...numbered })
    rmSync(join(site.dir, 'sotay.config.mjs'))
    rmSync(join(site.dir, 'docs'), { recursive: true, force: true })
    expect((await site.sotay('adopt')).stderr).toBe('')
    return site
  }
  const foam = await notes('# One\n\nSee [[two]].\n\n[two]: two.md "Two"\n')
  for (const set of ['obsidian: true', 'linkPreviews: true', 'relatedNotes: true', 'exclude: []'])
    expect(foam.read('sotay.config.ts')).toContain(set)
  expect((await foam.sotay('build')).stderr).toBe('')
  expect(foam.read('build/one.html')).toContain('See <a href="/two">two</a>.')
  expect(existsSync(join(foam.dir, 'build/2. Form.html'))).toBe(true)
  const log = '# One\n\n[[two]] and [[README]] say why:\n\nimport failed at <Worker id={3}\n'
  const logs = await notes(log)
  expect((await logs.sotay('build')).stderr).toBe('')
  expect(logs.read('build/one.html')).toContain('&lt;Worker id={3}')
  const shell = await notes('# One\n\nUse `[[x]]` or [[ -f x ]].\n\n```bash\nif [[x]]; then\n```\n')
  expect(shell.read('sotay.config.ts')).not.toContain('obsidian')
})

test('of Quartz, adopt takes the notes with all that links by name has, and what it ignores', async () => {
  const ignored = "ignorePatterns: ['private', \"templates\", '.obsidian']"
  const site = temporarySite({
    'quartz.config.ts': `export default { configuration: { pageTitle: 'Garden', locale: 'de-DE', ${ignored} } }\n`,
    'docs/index.md': '# The manual of Quartz\n',
    'content/index.md': '# Home\n\n[[Idea]]\n',
    'content/_parts/Idea.md': '# Idea\n',
    'content/private/secret.md': 'secret\n',
    'content/a/templates/day.md': '<% tp.x %>\n',
  })
  expect(await adoptAndBuild(site)).toContain('The notes are taken from "content"; its navigation')
  expect(site.read('build/index.html')).toMatch(/<html lang="de-DE".* \| Garden<\/title>/s)
  expect(site.read('build/index.html')).toContain('<a href="/_parts/Idea">Idea</a>')
  for (const path of ['docs', 'private', 'a']) expect(existsSync(join(site.dir, 'build', path))).toBe(false)
})

test('of Logseq, adopt takes what is hidden, finds notes in namespaces and blocks, and says what is not read', async () => {
  const block = '11111111-1111-4111-8111-111111111111'
  const site = temporarySite({
    'logseq/config.edn':
      '{;; :hidden ["pages"]\n :preferred-format "Markdown"\n :hidden ["../private" "/README.md"]}\n',
    'logseq/bak/old.md': 'a former [[Idea]]\n',
    'private/secret.md': 'secret\n',
    'README.md': '# For who writes\n',
    'pages/Contents.md': `- [[Idea/of trees]]\n- See ((${block})) [[wood]] [[Jan 2nd, 2026]]\n`,
    'pages/Idea___of trees.md': `alias:: wood\n\n- from **here**\n  id:: ${block}\n  collapsed:: true\n`,
    'journals/2026_01_02.md': '- [[Contents]]\n',
  })
  const told = await adoptAndBuild(site)
  expect(told).toContain('logseq/config.edn: Only what it hides is taken over.')
  expect(site.read('build/pages/Contents/index.html')).toContain(
    '<a href="/pages/Idea___of%20trees">Idea/of trees</a>',
  )
  const linksTo = (text: string) => `<a href="/pages/Idea___of%20trees#%5E${block}">${text}</a>`
  expect(site.read('build/pages/Contents/index.html')).toContain(linksTo('from here'))
  expect(site.read('build/pages/Idea___of trees/index.html')).toContain(`<li id="^${block}">from <strong>`)
  expect(site.read('build/pages/Idea___of trees/index.html')).not.toContain('::')
  expect(site.read('sotay.config.ts')).toContain("obsidian: 'logseq'")
  site.write({ 'pages/Idea___of trees.md': `alias:: wood\n\n- of & there\n  id:: ${block}\n` })
  expect((await site.sotay('build')).status).toBe(0)
  expect(site.read('build/pages/Contents/index.html')).toContain(linksTo('of &amp; there'))
  expect(site.read('sotay.config.ts')).toContain("to: '/pages/Contents'")
  for (const path of ['logseq', 'private', 'README'])
    expect(existsSync(join(site.dir, 'build', path)), path).toBe(false)
})

test('of Logseq, blocks with numbers are a list with numbers, queries are shown as what they are, and headings may name blocks', async () => {
  const number = 'logseq.order-list-type:: number'
  const id = '63e86249-c48a-4740-a36d-100aeb1da16c'
  const note = [
    '- One',
    `  ${number}`,
    '- TODO Two',
    `  id:: ${id}`,
    `  ${number}`,
    '  more',
    `- ${number}`,
    '  Three',
    '\t- below',
    `- See ((${id})) and {{query (and [[b]] (task TODO))}}`,
    '- #+BEGIN_QUERY',
    '  {:query [:find ?b]}',
    '  #+END_QUERY',
    `- ## About ((${id})) too`,
    '- ```',
    '  - code',
    `    ${number}`,
    '  ```',
  ].join('\n')
  const site = temporarySite(
    { 'docs/a.md': note, 'docs/b.md': '# B\n' },
    { markdown: { obsidian: 'logseq', format: 'md' } },
  )
  expect((await site.build()).report).toBe('')
  const html = site.read('build/a.html')
  const [list = ''] = /<ol.*?<\/ol>/s.exec(html) ?? []
  expect(list.match(/<li/g)).toHaveLength(4)
  for (const text of ['>One<', ' Two', 'more', '>Three']) expect(list).toContain(text)
  expect(html).toContain('<code>(and [[b]] (task TODO))</code>')
  expect(html).toMatch(/class="language-clojure[^]*:find/)
  expect(html).toContain(`- code\n  ${number}`)
  expect(html).not.toMatch(/BEGIN_QUERY|END_QUERY/)
  // The id of a heading does not hold that of a block.
  expect(html).toContain('id="about--too"')
})

test('of Dendron, adopt begins with its root, and links have their text first, also for mv', async () => {
  const links =
    '[[a.b too|a.b#one two]] and [[*the* root|dendron://main/root]], `[[a|a.b]]`, [[a.b#one two,1:#*]]'
  const site = temporarySite({
    'dendron.yml': 'version: 5\n',
    'vault/a.b.md': '---\nid: r4nd0m\n---\n\n## One two\n\n[[Back|root]]\n',
    'vault/root.md': `${links}\n`,
  })
  const told = await adoptAndBuild(site)
  const home = '/vault/root'
  expect(told).toContain('dendron.yml: It is not read.')
  expect(site.read('sotay.config.ts')).toContain(`to: '${home}'`)
  expect(site.read(`build${home}/index.html`)).toMatch(
    /<a href="[^"]*#one-two">a\.b too<\/a> and <a href="[^"]*root"><em>the<\/em> root<\/a>, <code>\[\[a\|a\.b\]\]<\/code>, <a href="[^"]*#one-two">a\.b &gt; one two<\/a>/,
  )
  site.write({ 'vault/root.md': `${links} [[a.b|gone]]\n` })
  expect((await site.sotay('check')).stderr).toMatch(/root\.md:1:105[^]*"gone"/)
  expect((await site.sotay('mv', 'vault/a.b.md', 'vault/b.md')).status).toBe(0)
  expect(site.read('vault/root.md')).toBe(
    `${links.replace('|a.b#', '|b#').replace(', [[a.b', ', [[b')} [[a.b|gone]]\n`,
  )
})

test('notes in a folder of Dendron that have their names first, as in Obsidian, are read so', async () => {
  const site = temporarySite({
    'dendron.yml': 'version: 5\n',
    'a.md': '[[Root|the root]] [[Root|its root]] [[Root|A]]\n',
    'Root.md': '[[A|a]]\n',
  })
  await adoptAndBuild(site)
  expect(site.read('sotay.config.ts')).toContain('obsidian: true')
})

test('one note that embeds a picture by its name makes a folder of notes a vault', async () => {
  const plain = Object.fromEntries([1, 2, 3, 4, 5, 6].map((n) => [`${n}.md`, `# Note ${n}\n`]))
  const adopted = async (text: string) => {
    const site = temporarySite({ ...plain, 'a.md': text })
    rmSync(join(site.dir, 'sotay.config.mjs'))
    expect((await site.sotay('adopt')).stderr).toBe('')
    return site.read('sotay.config.ts')
  }
  expect(await adopted('# A\n\n![[Plan of the house.png|300]]\n')).toContain('obsidian: true')
  expect(await adopted('# A\n\nOne [[name]], `![[x.png]]`.\n')).not.toContain('obsidian')
})

test('names on disk may be decomposed, as on Macs: what a vault ignores is left out, and its journal is one', async () => {
  const decomposed = (files: Record<string, string>) =>
    Object.fromEntries(Object.entries(files).map(([path, text]) => [path.normalize('NFD'), text]))
  const site = vault({
    '.obsidian/app.json': '{ "userIgnoreFilters": ["Riêng/"] }',
    '.obsidian/daily-notes.json': '{ "folder": "Nhật ký" }',
    '.obsidian/templates.json': '{ "folder": "Mẫu" }',
    ...decomposed({
      'Giải tích.md': '[[2026-11-01]] ![[Sơ đồ.canvas]]\n',
      'Nhật ký/2026-11-01.md': 'Đọc [[Giải tích]].\n',
      'Riêng/bí mật.md': 'secret\n',
      'Mẫu/ngày.md': '<% tp.x %>\n',
      'Tệp/Sơ đồ.canvas': '{ "nodes": [], "edges": [] }',
    }),
  })
  expect((await site.sotay('adopt')).stderr).toBe('')
  const built = await site.sotay('build')
  expect([built.status, built.stderr]).toEqual([0, ''])
  for (const form of ['NFC', 'NFD'])
    for (const folder of ['Riêng', 'Mẫu', 'Nhật ký'])
      expect(existsSync(join(site.dir, 'build', folder.normalize(form)))).toBe(false)
  expect(site.read('build/index.html')).toContain(`href="/${encodeURIComponent('Giải tích')}"`)
  expect(site.read('build/nhật-ký.html')).toContain('Đọc <a')
})

test('of MkDocs, adopt takes over the navigation and the language', async () => {
  const mkdocs = `site_name: Sổ tay
theme:
  name: material
  language: vi
markdown_extensions:
  - pymdownx.emoji: { emoji_index: !!python/name:material.extensions.emoji.twemoji }
nav:
  - Nhà: index.md
  - 01-first.md
  - Part:
      - One: part/02-one.md
      - Gone: part/gone.md
      - Elsewhere: https://example.org/
  - Empty: [gone.md]
`
  const site = temporarySite({
    'mkdocs.yml': mkdocs,
    'docs/index.md': '# Home\n',
    'docs/01-first.md': '# First\n\n[one](part/02-one.md)\n',
    'docs/part/02-one.md': '# One\n',
    'docs/other.md': '# Not in it\n',
  })
  const said = await adoptAndBuild(site)
  expect(said).toContain('Only what the site is called and its navigation are taken over.')
  const html = site.read('build/part/02-one/index.html')
  expect(html).toContain('<html lang="vi"')
  const [menu = ''] = /<ul class="[^"]*menu__list.*?<\/nav>/s.exec(html) ?? []
  expect(Array.from(menu.matchAll(/<a [^>]*href="([^"]*)"/g), ([, href]) => href)).toEqual([
    '/',
    '/01-first',
    '/part/02-one',
    'https://example.org/',
  ])
})

const dotDrawing = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"></svg>'

const mkdocsLanguages = {
  suffix: {
    'docs/index.md': '# Créer un compte\n\n![dot](dot.svg) [two](part/two.md#creer-un-compte)\n\n## Là\n',
    'docs/index.en.md': '# Home\n\n![dot](dot.svg) [two](part/two.en.md)\n',
    'docs/dot.fr.svg': dotDrawing,
    'docs/dot.en.svg': dotDrawing.replace('"1"', '"2"'),
    'docs/part/two.md': '# Deux\n\n## Créer un compte\n',
    'docs/part/two.en.md': '---\nid: 2\n---\n\n# Two\n',
    'docs/part/alone.fr.md': '# Seul\n',
  },
  folder: {
    'docs/fr/index.md':
      '# Créer un compte\n\n![dot](../dot.svg) [two](part/two.md#creer-un-compte)\n\n## Là\n',
    'docs/en/index.md': '# Home\n\n![dot](../dot.svg) [two](part/two.md)\n',
    'docs/dot.svg': dotDrawing,
    'docs/fr/part/two.md': '# Deux\n\n## Créer un compte\n',
    'docs/en/part/two.md': '# Two\n',
    'docs/fr/part/alone.md': '# Seul\n',
  },
}

test.each([
  [
    'suffix',
    '[{ locale: en, nav_translations: { Suite: More } }, { locale: fr, default: true, name: Frank }]',
  ],
  ['folder', '{ fr: Frank, en: English }\n      default_language: fr'],
] as const)('of MkDocs, adopt takes over languages by %s', async (structure, languages) => {
  const plugin = `plugins:\n  - i18n:\n      docs_structure: ${structure}\n      languages: ${languages}`
  const nav =
    'markdown_extensions: [attr_list, admonition]\nnav: [index.md, { Suite: [part/two.md, part/alone.md] }]'
  const site = temporarySite({
    'mkdocs.yml': `site_name: A\ndocs_dir: docs/\n${plugin}\n${nav}\n`,
    ...mkdocsLanguages[structure],
    'docs/with.md': '# With\n\n[a](https://example.org){ .more }\n\n!!! note\n    Text.\n',
  })
  expect(await adoptAndBuild(site)).toContain('Only what the site is called and its navigation')
  const [french, english] = ['index.html', 'en/index.html'].map((page) => site.read(`build/${page}`))
  expect(french).toContain('id="la"')
  expect(french).toMatch(/<img [^>]*src="\/assets\/[^"]*dot/)
  expect(french).toContain('href="/part/two#creer-un-compte"')
  expect(french).toMatch(/href="\/en\/"[^>]*>(?:<[^>]*>)*English/)
  expect(english).toContain('<html lang="en"')
  expect(english).toMatch(/<img [^>]*src="\/en\/assets\/[^"]*dot/)
  expect(english).toContain('href="/en/part/two"')
  expect(english).toMatch(/href="\/"[^>]*>(?:<[^>]*>)*Frank/)
  expect(site.read('build/with/index.html')).not.toMatch(/\{ \.more \}|!!!/)
  expect(english!.includes('More')).toBe(structure === 'suffix')
  expect(site.read('build/en/part/alone/index.html')).toContain('<h1 id="seul">Seul')
})

test.each([
  [
    '.vitepress/config/index.mts',
    'export default { base: "/x/", locales: { root: { lang: "en" }, vi, jp: {} } }',
    '.',
  ],
  [
    'astro.config.mjs',
    'starlight({ locales: { root: { lang: "en" }, "vi": { label: "Việt" } } })',
    'src/content/docs',
  ],
])('a folder of translations that %s names is a language', async (config, text, folder) => {
  const site = temporarySite({
    [config]: text,
    [`${folder}/index.md`]: '# Home\n\n[a](/part/a)\n',
    [`${folder}/part/a.md`]: '# A\n',
    [`${folder}/vi/index.md`]: '# Nhà\n\n[a](/vi/part/a) [a](./part/a.md)\n',
    [`${folder}/vi/part/a.md`]: '# Á\n',
    [`${folder}/go/b.md`]: '# B\n',
  })
  await adoptAndBuild(site)
  const base = text.includes('base') ? '/x' : ''
  expect(site.read('build/vi/index.html').split(`href="${base}/vi/part/a"`).length).toBeGreaterThan(2)
  expect(site.read('build/vi/part/a/index.html')).toMatch(/<h1[^>]*>Á/)
  expect(existsSync(join(site.dir, 'build/go/b/index.html'))).toBe(true)
})

test('the site has the language of most notes, where their letters tell it', async () => {
  const vietnamese = 'Mỗi ghi chú trả lời một câu hỏi, và ngày nào cũng được đọc lại.\n'
  const notes = {
    'Một.md': vietnamese,
    'Hai.md': `${vietnamese}\n[[Một]]\n`,
    'Three.md': 'Text in English, with enough words to be one.\n',
    // Notes without a sentence say nothing.
    'Four.md': '---\ntitle: Four\ncategories: Text in English\n---\n[[Một]]\n',
    'Five.md': '[[Hai]]\n\n```\nText in English, with enough words to be one.\n```\n',
  }
  for (const settings of [{ '.obsidian/app.json': '{}' }, {}] as Record<string, string>[]) {
    const site = vault({ ...settings, ...notes })
    await site.sotay('adopt')
    expect(site.read('sotay.config.ts')).toContain("defaultLocale: 'vi'")
    expect((await site.sotay('build')).status).toBe(0)
    expect(site.read('build/search/index.html')).toContain('<html lang="vi"')
    expect(site.read('build/search/index.html')).toContain('href="/graph">Bản đồ ghi chú</a>')
  }
})

test('settings of a vault that are no JSON are named with their place', async () => {
  const site = vault({ '.obsidian/app.json': '{\n  userIgnoreFilters: []\n}\n', 'a.md': '# A\n' })
  expect((await site.sotay('adopt')).stdout).toContain('.obsidian/app.json:2:3: From here on it is not JSON')
  const other = vault({ '.obsidian/app.json': '{\n  "__proto__": {}\n}\n', 'a.md': '# A\n' })
  expect((await other.sotay('adopt')).stdout).toContain('app.json:2:4: No field can be called __proto__, so')
})

test('a vault without a first page begins with the list of its notes, and not with a note that is left out', async () => {
  const site = vault({
    '.obsidian/app.json': '{ "userIgnoreFilters": ["Assets/"] }',
    '.obsidian/templates.json': '{ "folder": "Day" }',
    'Assets/Home.md': 'one\n',
    'Day/Home.md': 'two\n',
    'Notes/b.md': 'three\n',
    'Notes/c.md': 'four\n',
  })
  expect((await site.sotay('adopt')).stderr).toBe('')
  expect(await site.sotay('build')).toMatchObject({ status: 0, stderr: '' })
  const home = site.read('build/index.html')
  expect(home).toMatch(/<nav class="menu"[^>]*>.*Notes.*href="\/Notes\/b".*href="\/Notes\/c"/s)
  expect(home).not.toContain('Home')
})

test('a vault has one first page: its own, a redirect from there, or the list', async () => {
  const settings = "docs: { path: '.', routeBasePath: '/' }, markdown: { format: 'md', obsidian: true }"
  const built = async (files: Record<string, string>, more = '') => {
    const config = `export default { title: 'T', url: 'https://example.com', ${settings}, ${more} }`
    const site = temporarySite({ 'sotay.config.mjs': config, 'b.md': '# B', ...files })
    expect(await site.sotay('build')).toMatchObject({ status: 0, stderr: '' })
    return site.read('build/index.html')
  }
  expect(await built({})).toContain('<h1>All pages</h1>')
  expect(await built({ 'index.md': '# Begin' })).toContain('<h1>Begin</h1>')
  expect(await built({}, "redirects: [{ from: '/', to: '/b' }]")).toContain('url=/b')
  expect(await built({ 'c.md': '---\naliases: [/]\n---\n# C' })).toContain('url=/c')
})

test('of MkDocs, only the name of a language is a folder for labels', async () => {
  const languages = ['en', 'fr', '../outside'].map(
    (locale) => `        - { locale: ${locale}, nav_translations: { Suite: More } }\n`,
  )
  const site = temporarySite({
    'mkdocs.yml': `site_name: A\nplugins:\n  - i18n:\n      languages:\n${languages.join('')}nav: [{ Suite: [index.md] }]\n`,
    'docs/index.md': '# A\n',
  })
  await adoptAndBuild(site)
  expect(site.read('i18n/fr/docusaurus-plugin-content-docs/current.json')).toContain('More')
  expect(existsSync(join(site.dir, 'outside'))).toBe(false)
})
