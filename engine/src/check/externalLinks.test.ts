import { expect, test } from 'vitest'
import { testDocument } from '../markdown/testDocument.ts'
import { toSourcePath } from '../model/paths.ts'
import { externalLinks } from './externalLinks.ts'

test('links of Markdown, of HTML and of settings to other hosts are gathered, each address once', () => {
  const note = testDocument(
    '[a](https://a.example/x#one) [b](https://a.example/x#two) [in](/here) [m](mailto:a@b.c)\n\n<a href="https://b.example">b</a>',
  )
  const setting = { url: 'https://c.example', where: { file: toSourcePath('sotay.config.ts') } }
  const links = externalLinks([note], [setting, { ...setting, url: '/here' }])
  expect(links.map(({ url, where }) => [url, where.file, where.line])).toEqual([
    ['https://a.example/x#one', note.file.source, 1],
    ['https://b.example', note.file.source, undefined],
    ['https://c.example', 'sotay.config.ts', undefined],
  ])
})
