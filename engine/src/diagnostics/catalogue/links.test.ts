import { expect, test } from 'vitest'
import { toSourcePath } from '../../model/paths.ts'
import { diagnose } from '../diagnostic.ts'
import { printReport } from '../printReport.ts'

const where = { file: toSourcePath('docs/a.md'), line: 2, column: 1 }

test('every link that leads nowhere is told with the nearest right one', () => {
  const anchors = ['install', 'use', 'a', 'b', 'c', 'd', 'e', 'f', 'g']
  const problems = [
    diagnose('broken-link', ['/guide/tsl', '/guide/tls'], where),
    diagnose('broken-link', ['/file.zip', undefined], where),
    diagnose('broken-anchor', ['/guide#instal', 'instal', 'docs/guide.md', anchors], where),
    diagnose('broken-anchor', ['#removed-part', 'removed-part', 'docs/a.md', anchors], where),
    diagnose('broken-anchor', ['#removed-part', 'removed-part', 'docs/a.md', []], where),
    diagnose('broken-markdown-link', ['./tsl.md', './tls.md'], where),
    diagnose('broken-markdown-link', ['./gone.md', undefined], where),
    diagnose('empty-link', [], where),
    diagnose('broken-image', ['/img/a.png', ['static/img/a.png']], where),
    diagnose('broken-image', ['', []], where),
  ]
  expect(problems.map((problem) => printReport([problem])).join('\n')).toMatchInlineSnapshot(`
    "error  broken-link                                docs/a.md:2:1
      No page of this site has the address "/guide/tsl".
      Did you mean "/guide/tls"?

    error  broken-link                                docs/a.md:2:1
      No page of this site has the address "/file.zip".
      A file that is no page, such as a download in a static folder, can be linked as "pathname:///file.zip".

    error  broken-anchor                              docs/a.md:2:1
      "/guide#instal" leads to docs/guide.md, but nothing there has the id "instal".
      Did you mean "#install"?

    error  broken-anchor                              docs/a.md:2:1
      "#removed-part" leads to docs/a.md, but nothing there has the id "removed-part".
      Its anchors: #install, #use, #a, #b, #c, #d, #e, #f, ….

    error  broken-anchor                              docs/a.md:2:1
      "#removed-part" leads to docs/a.md, but nothing there has the id "removed-part".
      Its anchors: none.

    error  broken-markdown-link                       docs/a.md:2:1
      There is no note at "./tsl.md".
      Did you mean "./tls.md"?

    error  broken-markdown-link                       docs/a.md:2:1
      There is no note at "./gone.md".
      The path counts from the folder of the note, or from the docs folder when it begins with "/".

    error  empty-link                                 docs/a.md:2:1
      The link leads nowhere: its address is empty.
      Write the address between the parentheses, or remove the link.

    error  broken-image                               docs/a.md:2:1
      There is no picture "/img/a.png"; looked for static/img/a.png.
      Correct the path. For a picture that another program puts there, write "pathname:///img/x.png".

    error  broken-image                               docs/a.md:2:1
      The picture has no address.
      Correct the path. For a picture that another program puts there, write "pathname:///img/x.png".
    "
  `)
})
