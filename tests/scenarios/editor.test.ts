import { expect, test } from 'vitest'
import { openEditor } from '../support/editor.ts'
import { temporarySite } from '../support/temporarySite.ts'

const files = {
  'docs/index.md': '# Home\n\nSee [the other](other.md#part).\n',
  'docs/other.md': '---\ntitle: Other\ntags: [net]\n---\n\n## Part\n\nWords.\n',
}

test('an editor sees the problems of the text that is typed, and they go when it is corrected', async () => {
  const site = temporarySite(files)
  const editor = await openEditor(site.dir)
  editor.open('docs/index.md')
  expect(await editor.problems('docs/index.md')).toEqual([])

  editor.edit('docs/index.md', '# Home\n\nÄ𝄞 [the other](othr.md), [a part](other.md#prt).\n')
  const problems = await editor.problems('docs/index.md')
  expect(problems).toMatchInlineSnapshot(`
    [
      {
        "code": "broken-markdown-link",
        "data": {
          "replacement": "./other.md",
        },
        "message": "There is no note at "othr.md"; looked for docs/othr.md and othr.md.
    Did you mean "./other.md"?",
        "range": {
          "end": {
            "character": 23,
            "line": 2,
          },
          "start": {
            "character": 16,
            "line": 2,
          },
        },
        "severity": 2,
        "source": "sotay",
      },
      {
        "code": "broken-anchor",
        "message": ""other.md#prt" leads to docs/other.md, but nothing there has the id "prt".
    Did you mean "#part"?",
        "range": {
          "end": {
            "character": 47,
            "line": 2,
          },
          "start": {
            "character": 35,
            "line": 2,
          },
        },
        "severity": 2,
        "source": "sotay",
      },
    ]
  `)

  editor.open('docs/other.md', '## Prt\n')
  const [, ...others] = problems
  expect(await editor.problems('docs/index.md', (each) => each.length === 1)).toHaveLength(others.length)
  editor.edit('docs/index.md', '# Home\n')
  expect(await editor.problems('docs/index.md', (each) => each.length === 0)).toEqual([])
  expect(await editor.stop()).toEqual({ code: 0, stderr: '' })
})
