import type { contentProblems } from '../catalogue/content.ts'
import type { ExamplesOf } from '../examples.ts'

/** Example facts for problems within one note. */
export const contentExamples: ExamplesOf<typeof contentProblems> = {
  'invalid-yaml': [
    ['A value holds a colon but no quotes, or a line is indented too far'],
    ['A line is indented with a tab, which YAML does not allow'],
  ],
  'front-matter-not-a-map': [[]],
  'invalid-front-matter': [['sidebar_position', 'last', 'a number']],
  'unknown-front-matter': [['titel', 'title']],
  'draft-and-unlisted': [[]],
  'toc-levels-crossed': [[4, 2]],
  'invalid-mdx': [['Expected a closing tag for `<b>`']],
  'nested-too-deeply': [[]],
  'expression-failed': [['count', 'count is not defined']],
  'invalid-formula': [['\\fra{x}', 'Undefined control sequence: \\fra']],
  'tabs-unknown-child': [['<TabsItem>', 'TabItem'], ['<p>']],
  'tab-without-value': [[]],
  'tabs-empty': [[]],
  'tabs-duplicate-value': [[['a']], [['a', 'b']]],
  'tabs-unknown-default': [
    [{ defaultValue: 'maco', values: ['mac', 'win'], nearest: 'mac' }],
    [{ defaultValue: 'x', values: ['mac'] }],
  ],
  'tabs-query-without-group': [[]],
  'invalid-diagram': [["Parse error on line 2: …\n-->^\nExpecting 'A', 'B', got 'EOF'"]],
  'unknown-directive': [['nota', 'note'], ['spoiler']],
  'unused-directive': [['::youtube']],
  'duplicate-heading-id': [['setup']],
  'no-git-history': [['the site is not in a git repository']],
  'shallow-history': [['docs/a.md and 41 more']],
  'invalid-data-file': [['A quotation mark opens a text here, but none closes it']],
  'missing-tags-file': [['docs/labels.yml', 'docs.tags']],
}
