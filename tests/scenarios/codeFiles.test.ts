import { symlinkSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'
import { temporarySite } from '../support/temporarySite.ts'

const code = `import x from 'x'

function outer() {
  // #region inner
  const a = 1

  if (a) {
    return a
  }
  // #endregion
}
`

const codeOf = (html: string) =>
  [...html.matchAll(/<code>([\s\S]*?)<\/code>/g)].map(([, inner]) => inner!.replace(/<[^>]*>/g, ''))

test('a block shows a file, a region of it or some of its lines, without what all lines are indented by', async () => {
  const site = temporarySite({
    'docs/a.md': [
      '```ts file=./code/x.ts#inner title="x.ts"\n```',
      '```ts file=@site/docs/code/x.ts#L1\n```',
      '```ts file="code/x.ts#L5-L8" {2}\nwhat stands here is not shown\n```',
      '```sh file=../tool.sh\n```',
    ].join('\n\n'),
    'docs/code/x.ts': code,
    'tool.sh': '\uFEFFls\r\n',
  })
  const { report, file } = await site.build()
  expect(report).toBe('')
  expect(codeOf(file('a.html'))).toEqual([
    'const a = 1\n\nif (a) {\n  return a\n}',
    "import x from 'x'",
    'const a = 1\n\nif (a) {\n  return a\n',
    'ls',
  ])
})

test('a file or part of one that is not there stops the build, with the nearest that is', async () => {
  const site = temporarySite({
    'docs/a.md': [
      '```ts file=./code/y.ts\n```',
      '```ts file=./code/x.ts#iner\n```',
      '```ts file=./code/x.ts#other\n```',
      '```ts file=./code/x.ts#L100\n```',
      '```ts file=../../secret.txt\n```',
      '```ts file=./link.ts\n```',
      '```ts file=/etc/passwd\n```',
    ].join('\n\n'),
    'docs/code/x.ts': code,
  })
  symlinkSync('/etc/passwd', join(site.dir, 'docs/link.ts'))
  const { failed, report } = await site.build()
  expect(failed).toBe(true)
  expect(report).toMatchInlineSnapshot(`
    "error  missing-code-file                          docs/a.md:1:12
      1 | \`\`\`ts file=./code/y.ts
        |            ^^^^^^^^^^^
      The file "./code/y.ts" does not exist.
      Did you mean "./code/x.ts"?

    error  missing-code-region                        docs/a.md:4:12
      4 | \`\`\`ts file=./code/x.ts#iner
        |            ^^^^^^^^^^^^^^^^
      docs/code/x.ts has no region "iner".
      Did you mean "inner"?

    error  missing-code-region                        docs/a.md:7:12
      7 | \`\`\`ts file=./code/x.ts#other
        |            ^^^^^^^^^^^^^^^^^
      docs/code/x.ts has no region "other".
      Mark it with comments: "#region other" before it and "#endregion" after it.

    error  missing-code-lines                         docs/a.md:10:12
      10 | \`\`\`ts file=./code/x.ts#L100
         |            ^^^^^^^^^^^^^^^^
      docs/code/x.ts has only 11 lines.
      Name lines that it has, such as "#L1-L10".

    error  code-file-outside-site                     docs/a.md:13:12
      13 | \`\`\`ts file=../../secret.txt
         |            ^^^^^^^^^^^^^^^^
      "../../secret.txt" leads out of the folder of the site.
      Copy the file into the site; what is outside of it is not published.

    error  code-file-outside-site                     docs/a.md:16:12
      16 | \`\`\`ts file=./link.ts
         |            ^^^^^^^^^
      "./link.ts" leads out of the folder of the site.
      Copy the file into the site; what is outside of it is not published.

    error  missing-code-file                          docs/a.md:19:12
      19 | \`\`\`ts file=/etc/passwd
         |            ^^^^^^^^^^^
      The file "/etc/passwd" does not exist.
      Write the path from the folder of the note, or from the site as "@site/…".
    "
  `)
})

test('a block that has code of its own shows it where there is no such file, with a warning', async () => {
  const site = temporarySite({
    'docs/a.md': '```js file=src/config.js\nown()\n```\n\n```js file=../../x.js\nalso()\n```',
  })
  const { failed, report, file } = await site.build()
  expect(failed).toBe(false)
  expect(report.match(/^\w+ +\S+-code-?\S*|^\w+ +code-\S+/gm)).toEqual([
    'warning  missing-code-file',
    'warning  code-file-outside-site',
  ])
  expect(codeOf(file('a.html'))).toEqual(['own()', 'also()'])
})
