import { rmSync, symlinkSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { temporarySite } from '../support/temporarySite.ts'

const secret = 'nobody may read this'
const outside = temporarySite({
  'docs/a.md': '# A',
  'secret.txt': secret,
  'plan.png': '',
  'shared/b.pdf': '',
})
const far = `../../${basename(outside.dir)}`

test('a note publishes no file outside the site and none with secrets, and says so', async () => {
  const site = temporarySite({
    'docs/a.md': [
      `[a](${far}/secret.txt) ![b](${far}/plan.png)`,
      '[c](@site/.env) ![d](@site/.git/config) [e](../.env)',
      `[f](${far.replaceAll('/', '\\\\')}\\\\secret.txt)`,
      '```sh file=@site/.env\n```\n\n```sh file=./link\n```',
    ].join('\n\n'),
    '.env': secret,
    '.git/config': secret,
  })
  symlinkSync('../.env', join(site.dir, 'docs/link'))
  const { failed, report } = await site.build()
  expect(failed).toBe(true)
  expect(report.replaceAll(basename(outside.dir), 'elsewhere')).toMatchInlineSnapshot(`
    "warning  withheld-file                            docs/a.md:1:5
      1 | [a](../../elsewhere/secret.txt) ![b](../../elsewhere/plan.png)
        |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      "../../elsewhere/secret.txt" leads to a file outside the site and the folders that its settings name.
      Copy the file into the site.

    warning  withheld-file                            docs/a.md:3:5
      3 | [c](@site/.env) ![d](@site/.git/config) [e](../.env)
        |     ^^^^^^^^^^
      "@site/.env" leads to a file that holds passwords or keys, going by its name.
      If nothing in it is secret, publish a copy under another name.

    warning  withheld-file                            docs/a.md:3:45
      3 | [c](@site/.env) ![d](@site/.git/config) [e](../.env)
        |                                             ^^^^^^^
      "../.env" leads to a file that holds passwords or keys, going by its name.
      If nothing in it is secret, publish a copy under another name.

    warning  withheld-file                            docs/a.md:5:1
      5 | [f](..\\\\..\\\\elsewhere\\\\secret.txt)
        | ^
      "..%5C..%5Celsewhere%5Csecret.txt" leads to a file outside the site and the folders that its settings name.
      Copy the file into the site.

    error  withheld-file                              docs/a.md:1:46
      1 | [a](../../elsewhere/secret.txt) ![b](../../elsewhere/plan.png)
        |                                              ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      "../../elsewhere/plan.png" leads to a file outside the site and the folders that its settings name.
      Copy the file into the site.

    error  withheld-file                              docs/a.md:3:22
      3 | [c](@site/.env) ![d](@site/.git/config) [e](../.env)
        |                      ^^^^^^^^^^^^^^^^^
      "@site/.git/config" leads to a file that holds passwords or keys, going by its name.
      If nothing in it is secret, publish a copy under another name.

    error  withheld-file                              docs/a.md:7:12
      7 | \`\`\`sh file=@site/.env
        |            ^^^^^^^^^^
      "@site/.env" leads to a file that holds passwords or keys, going by its name.
      If nothing in it is secret, publish a copy under another name.

    error  withheld-file                              docs/a.md:10:12
      10 | \`\`\`sh file=./link
         |            ^^^^^^
      "./link" leads to a file that holds passwords or keys, going by its name.
      If nothing in it is secret, publish a copy under another name.
    "
  `)
})

test('where broken links are let through, such a file stays unpublished', async () => {
  const { paths, file } = await temporarySite(
    { 'docs/a.md': `[a](${far}/secret.txt) ![b](${far}/plan.png) ![c](@site/.env)`, '.env': secret },
    {
      onBrokenLinks: 'ignore',
      markdown: { hooks: { onBrokenMarkdownLinks: 'ignore', onBrokenMarkdownImages: 'ignore' } },
    },
  ).build()
  expect(paths().filter((path) => /secret|plan|env/.test(path))).toEqual([])
  expect(file('a.html')).toContain(`href="${far}/secret.txt"`)
})

test('a folder that the settings name may lie outside, and files with a harmless name are no secret', async () => {
  const { report, paths } = await temporarySite(
    { 'docs/a.md': `[a](${far}/shared/b.pdf) [b](@site/.env.example.txt)`, '.env.example.txt': '' },
    { staticDirectories: [`../${basename(outside.dir)}/shared`] },
  ).build()
  expect(report).toBe('')
  expect(paths().filter((path) => path.startsWith('assets/files/'))).toHaveLength(2)
})

test('nothing is published that a link on disk brings in from elsewhere, and each link is reported once', async () => {
  const site = temporarySite(
    {
      'docs/a.md': '# A\n\n![](plan.png) [text](secret.txt) [b](inside.pdf)\n',
      'docs/c.md': "import Part from './_part.mdx'\n\n<Part />\n",
      'b.pdf': 'b',
    },
    { onBrokenLinks: 'warn', markdown: { hooks: { onBrokenMarkdownImages: 'warn' } } },
  )
  const link = (target: string, name: string) => symlinkSync(target, join(site.dir, 'docs', name))
  for (const name of ['plan.png', 'secret.txt']) link(join(outside.dir, name), name)
  link('../b.pdf', 'inside.pdf')
  link(join(outside.dir, 'docs/a.md'), 'note.md')
  link(join(outside.dir, 'docs'), 'folder')
  link(join(outside.dir, 'docs/a.md'), '_part.mdx')
  const { report, failed } = await site.build()
  expect(failed).toBe(true)
  expect(Array.from(report.matchAll(/^\w+ +([\w-]+) +(docs.*)/gm), ([, ...found]) => found)).toEqual([
    ['withheld-file', 'docs/a.md:3:5'],
    ['withheld-file', 'docs/a.md:3:22'],
    ['link-leads-out', 'docs/folder'],
    ['link-leads-out', 'docs/note.md'],
    ['withheld-file', 'docs/_part.mdx'],
  ])
  rmSync(join(site.dir, 'docs/c.md'))
  const { paths } = await site.build()
  expect(paths().filter((path) => /plan|secret|note|folder|inside/.test(path))).toHaveLength(1)
})

test('a static folder with notes in it publishes what is beside them, and no draft', async () => {
  const files = {
    'docs/a.md': '# A',
    'docs/secret.md': '---\ndraft: true\n---\n\n# Secret',
    'docs/deep/b.pdf': '',
    'static/terms.md': '# Terms',
  }
  const config = { staticDirectories: ['docs', 'static'], docs: { routeBasePath: '/' } }
  const { paths } = await temporarySite(files, config).build()
  expect(paths().filter((path) => /\.(?:md|pdf)$/.test(path))).toEqual(['a.md', 'deep/b.pdf', 'terms.md'])
})
