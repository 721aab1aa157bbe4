import type { siteProblems } from '../catalogue/site.ts'
import type { ExamplesOf } from '../examples.ts'

const item = '{"type":"doc","docId":"a/xx"}'
const dropdown = '{"type":"docsVersionDropdown"}'
const found = { versions: ['current'], ids: ['b/y', 'a/x'] }
const sidebars = { versions: ['current'], ids: ['api', 'notes'] }

/** Example facts for problems that need more than one file to be seen. */
export const siteExamples: ExamplesOf<typeof siteProblems> = {
  'no-docs': [
    ['docs', 'current'],
    ['versioned_docs/version-1.0', '1.0'],
  ],
  'doc-id-with-slash': [['a/b']],
  'duplicate-doc-id': [['a', ['docs/01-a.md', 'docs/a.md']]],
  'invalid-slug': [['a/what', 'a', '/what?']],
  'unknown-displayed-sidebar': [['a', 'note', ['api', 'notes']]],
  'unknown-pagination-doc': [
    [{ id: 'a/x', folder: '1-a' }, 'pagination_next', { id: 'a/yy', ids: ['a/x', 'a/y'] }],
    [{ id: 'a/x', folder: '' }, 'pagination_prev', { id: 'zzz', ids: ['a/x'] }],
  ],
  'invalid-sidebars-file': [[]],
  'unknown-sidebar-item-type': [
    ['categry', ['doc', 'category']],
    ['x', ['doc', 'category']],
  ],
  'invalid-sidebar-item': [['the doc "Linux"', ['"id" is missing', 'the field "foo" is unknown']]],
  'empty-sidebar-category': [['Linux']],
  'unknown-sidebar-doc': [
    [['a/xx', 'zzz'], 'sidebars.ts', ['b/y', 'a/x']],
    [['linux'], 'sidebars.ts', ['b/y']],
  ],
  'empty-sidebar-folder': [['01-guides']],
  'invalid-category-file': [[['the field "lable" is unknown']]],
  'several-category-files': [['a', 'docs/a/_category_.json']],
  'unknown-category-doc': [
    ['a/xx', ['b/y', 'a/x']],
    ['linux', ['b/y']],
  ],
  'invalid-tags-file': [[['"tls.label" must be a string']]],
  'duplicate-tag-permalink': [['/x', ['a', 'b']]],
  'inline-tags': [
    [['networkin', 'tls'], 'docs/tags.yml', ['dns', 'networking']],
    [['tls'], 'docs/tags.yml', []],
  ],
  'navbar-without-docs': [
    [item, 'default', []],
    [item, 'apis', ['api', 'guides']],
    [item, 'default', ['api', 'guides']],
  ],
  'navbar-unknown-doc': [
    [item, 'a/xx', found],
    ['{"type":"doc","docId":"linux"}', 'linux', { ...found, versions: ['2.0', '1.0'] }],
  ],
  'navbar-unknown-sidebar': [
    ['{"type":"docSidebar","sidebarId":"note"}', 'note', sidebars],
    ['{"type":"docSidebar","sidebarId":"x"}', 'x', sidebars],
  ],
  'navbar-empty-sidebar': [['{"type":"docSidebar","sidebarId":"notes"}', 'notes']],
  'navbar-unknown-version': [
    [dropdown, 'currant', ['current']],
    [dropdown, '9', ['current']],
  ],
  'duplicate-route': [['/a', ['docs/a.md', 'docs/b.md']]],
  'invalid-route': [['/../up', 'the tag "X"']],
  'redirect-over-page': [['/a', 'docs/b.md', 'docs/a.md']],
  'redirect-twice': [['/old', '/a', '/b']],
  'redirect-to-nowhere': [
    ['/old', '/aa', '/a'],
    ['/old', '/elsewhere', undefined],
  ],
}
