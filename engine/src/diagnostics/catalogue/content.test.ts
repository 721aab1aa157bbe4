import { expect, test } from 'vitest'
import { toSourcePath } from '../../model/paths.ts'
import { diagnose } from '../diagnostic.ts'
import { printReport } from '../printReport.ts'

const where = { file: toSourcePath('docs/a.md'), line: 2, column: 1 }

test('every problem of a note says what is wrong and what to do', () => {
  const problems = [
    diagnose('invalid-yaml', ['Map keys must be unique'], where),
    diagnose('front-matter-not-a-map', [], where),
    diagnose('invalid-front-matter', ['sidebar_position', 'last', 'a number'], where),
    diagnose('unknown-front-matter', ['titel', 'title'], where),
    diagnose('draft-and-unlisted', [], where),
    diagnose('toc-levels-crossed', [4, 2], where),
    diagnose('invalid-mdx', ['Expected a closing tag for `<b>`'], where),
    diagnose('nested-too-deeply', [], { file: where.file }),
    diagnose('mdx-not-rendered', ['<Tabs>'], where),
    diagnose('expression-failed', ['count', 'count is not defined'], where),
    diagnose('invalid-formula', ['\\fra{x}', 'Undefined control sequence: \\fra'], where),
    diagnose('tabs-unknown-child', ['<TabsItem>', 'TabItem'], where),
    diagnose('tabs-unknown-child', ['<p>'], where),
    diagnose('tab-without-value', [], where),
    diagnose('tabs-empty', [], where),
    diagnose('tabs-duplicate-value', [['a', 'b']], where),
    diagnose(
      'tabs-unknown-default',
      [{ defaultValue: 'maco', values: ['mac', 'win'], nearest: 'mac' }],
      where,
    ),
    diagnose('tabs-unknown-default', [{ defaultValue: 'x', values: ['mac'] }], where),
    diagnose('tabs-query-without-group', [], where),
    diagnose('unknown-directive', ['nota', 'note'], where),
    diagnose('unknown-directive', ['spoiler', undefined], where),
    diagnose('unused-directive', ['::youtube'], where),
    diagnose('duplicate-heading-id', ['setup'], where),
    diagnose('no-git-history', ['the site is not in a git repository']),
    diagnose('invalid-data-file', ['Missing closing "quote'], where),
    diagnose('missing-tags-file', ['docs/labels.yml']),
  ]
  expect(problems.map((problem) => printReport([problem])).join('\n')).toMatchInlineSnapshot(`
    "error  invalid-yaml                               docs/a.md:2:1
      The front matter cannot be read: Map keys must be unique.
      Put quotes around values that hold a colon, a hash or other special characters.

    error  front-matter-not-a-map                     docs/a.md:2:1
      The front matter is not a list of fields.
      Write one field a line between the two --- lines, as in "title: My note".

    error  invalid-front-matter                       docs/a.md:2:1
      "sidebar_position" is "last", but must be a number.
      Correct "sidebar_position", or remove it.

    warning  unknown-front-matter                     docs/a.md:2:1
      "titel" means nothing to Sotay.
      Did you mean "title"?

    error  draft-and-unlisted                         docs/a.md:2:1
      A page cannot be "draft" and "unlisted" at once: a draft is not published at all.
      Keep one of the two.

    error  toc-levels-crossed                         docs/a.md:2:1
      "toc_min_heading_level" (4) is greater than "toc_max_heading_level" (2).
      Exchange the two values.

    error  invalid-mdx                                docs/a.md:2:1
      Expected a closing tag for \`<b>\`.
      Write a literal "<" or "{" as "&lt;" or "\\{", or set "mdx: { format: md }" in the front matter.

    error  nested-too-deeply                          docs/a.md
      Quotes, lists or elements stand in each other a thousand deep, which cannot be rendered.
      Look for a sign that is repeated by mistake, such as a row of ">".

    error  mdx-not-rendered                           docs/a.md:2:1
      <Tabs> cannot be rendered: notes with components are not supported yet.
      Write it as Markdown or HTML, or put it in a code block.

    error  expression-failed                          docs/a.md:2:1
      {count} failed: count is not defined.
      If the braces are meant as text, write \\{ or put them in backticks.

    warning  invalid-formula                          docs/a.md:2:1
      "\\fra{x}" is not valid TeX: Undefined control sequence: \\fra.
      Correct the formula; if the dollar signs mean money, write \\$.

    error  tabs-unknown-child                         docs/a.md:2:1
      <Tabs> holds <TabsItem>, but may only hold <TabItem>.
      Did you mean <TabItem>?

    error  tabs-unknown-child                         docs/a.md:2:1
      <Tabs> holds <p>, but may only hold <TabItem>.
      Put it into a <TabItem>, or before or after the <Tabs>.

    error  tab-without-value                          docs/a.md:2:1
      This <TabItem> has no "value".
      Give it one that no other tab of the group has, as in <TabItem value="linux">.

    error  tabs-empty                                 docs/a.md:2:1
      <Tabs> holds no <TabItem>.
      Add one, or remove the <Tabs>.

    error  tabs-duplicate-value                       docs/a.md:2:1
      More than one tab has the value "a" and "b".
      Give each tab of the group a value of its own.

    error  tabs-unknown-default                       docs/a.md:2:1
      "defaultValue" is "maco", but the tabs have the values "mac" and "win".
      Did you mean "mac"?

    error  tabs-unknown-default                       docs/a.md:2:1
      "defaultValue" is "x", but the tabs have the values "mac".
      Name one of them, or write defaultValue={null} to show none at first.

    error  tabs-query-without-group                   docs/a.md:2:1
      "queryString" has the address hold the choice under the "groupId", which is not given.
      Add a "groupId", or give "queryString" a name.

    warning  unknown-directive                        docs/a.md:2:1
      ":::nota" is no known kind; its content stands as plain text.
      Did you mean ":::note"?

    warning  unknown-directive                        docs/a.md:2:1
      ":::spoiler" is no known kind; its content stands as plain text.
      Use note, tip, info, warning or danger, or list the kind in "markdown.admonitions.keywords".

    warning  unused-directive                         docs/a.md:2:1
      "::youtube" looks like a directive, but nothing renders it; it stands as text.
      If it is meant as text, put a backslash before the colon.

    warning  duplicate-heading-id                     docs/a.md:2:1
      A heading before this one has the id "setup" too; links lead to the first of them.
      Give one of them another id.

    warning  no-git-history
      "Last updated" cannot be shown: the site is not in a git repository.
      Build in a full git checkout, set "last_update" in the front matter, or switch "showLastUpdateTime" off.

    error  invalid-data-file                          docs/a.md:2:1
      The file cannot be read: Missing closing "quote.
      Correct the line that is shown.

    error  missing-tags-file
      "docs.tags" names docs/labels.yml, but there is no such file.
      Create it, correct the name, or remove "docs.tags" from the config.
    "
  `)
})
