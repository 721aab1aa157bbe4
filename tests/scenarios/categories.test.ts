import { describe, expect, test } from 'vitest'
import { readPage } from '../support/readPage.ts'
import { temporarySite } from '../support/temporarySite.ts'

const note = (title: string) => `# ${title}\n\nText.`

describe('folders with a _category_ file', async () => {
  const build = await temporarySite({
    'docs/home.md': note('Home'),
    'docs/labelled/_category_.json': '{"label": "A label", "position": -1, "className": "boxed"}',
    'docs/labelled/a.md': note('A'),
    'docs/listed/_category_.yml': 'label: Listed\nlink:\n  type: generated-index\n  title: The list\n',
    'docs/listed/a.md': note('Listed A'),
    'docs/indexed/index.md': note('Indexed'),
    'docs/indexed/b.md': note('B'),
    'docs/unlinked/_category_.json': '{"link": null}',
    'docs/unlinked/index.md': note('Unlinked index'),
    'docs/unlinked/c.md': note('C'),
    'docs/named/_category_.yaml': 'link: {type: doc, id: chosen}',
    'docs/named/chosen.md': '---\nsidebar_position: 0\n---\n\n# Chosen',
    'docs/named/d.md': note('D'),
    'docs/open/_category_.json': '{"collapsed": false}',
    'docs/open/e.md': note('E'),
    'docs/03-numbered/f.md': note('F'),
  }).build()
  const page = readPage(build, 'home')
  const labels = page.texts('.menu a')
  const addressOf = (label: string) => page.attributes('.menu a', 'href')[labels.indexOf(label)]

  test('[X3] label, class and position come from it; else from the linked page, else from the folder', () => {
    expect(build.report).toBe('')
    expect(page.texts('.theme-doc-sidebar-menu > li')).toEqual([
      'A label',
      'Chosen',
      'numbered',
      'Home',
      'Indexed',
      'Listed',
      'openE',
      'unlinked',
    ])
    expect(page.text('li.boxed')).toBe('A label')
  })

  test('[X3] an index file is the page of its folder, and is not in it', () => {
    expect(addressOf('Indexed')).toBe('/indexed')
    expect(readPage(build, 'indexed').texts('.menu li li a')).toEqual(['B', 'E'])
  })

  test('[X3] a null link leaves the group without a page, and the index file among its pages', () => {
    const inside = readPage(build, 'unlinked/c')
    expect(inside.texts('.menu summary')).toContain('unlinked')
    expect(inside.texts('.menu li li a')).toEqual(['E', 'C', 'Unlinked index'])
  })

  test('[X3] a link to a doc makes that the page', () => {
    expect(addressOf('Chosen')).toBe('/named/chosen')
    expect(readPage(build, 'named/chosen').texts('.menu li li a')).toEqual(['D', 'E'])
  })

  test('[X3] a generated index is made', () => {
    expect(readPage(build, 'category/listed').text('h1')).toBe('The list')
  })
})

test('a group with no pages but its own is a plain link', async () => {
  const build = await temporarySite({
    'docs/a.md': note('A'),
    'docs/lonely/index.md': note('Lonely'),
  }).build()
  const page = readPage(build, 'a')
  expect(page.texts('.menu__list-item')).toEqual(['A', 'Lonely'])
  expect(page.has('.theme-doc-sidebar-item-category')).toBe(false)
})

describe('mistakes in _category_ files', () => {
  const reportFor = async (files: Record<string, string>) => {
    const build = await temporarySite({ 'docs/x/a.md': note('A'), ...files }).build()
    return build.report
  }

  test('unknown fields and wrong values are named together', async () => {
    expect(
      await reportFor({ 'docs/x/_category_.json': '{"lable": "X", "position": "first"}' }),
    ).toMatchInlineSnapshot(`
      "error  invalid-category-file                      docs/x/_category_.json:1:2
        1 | {"lable": "X", "position": "first"}
          |  ^^^^^^^
        The category file is not valid: the field "lable" is unknown (did you mean "label"?).
        It may hold: key, className, customProps, icon, badge, hue, link, description, collapsed, collapsible, label, position.

      error  invalid-category-file                      docs/x/_category_.json:1:16
        1 | {"lable": "X", "position": "first"}
          |                ^^^^^^^^^^
        The category file is not valid: "position" must be a number.
        It may hold: key, className, customProps, icon, badge, hue, link, description, collapsed, collapsible, label, position.
      "
    `)
  })

  test('a file that cannot be read is shown with its line', async () => {
    expect(await reportFor({ 'docs/x/_category_.json': '{\n  "label": "X\n}' })).toMatchInlineSnapshot(`
      "error  invalid-data-file                          docs/x/_category_.json:2:12
        2 |   "label": "X
          |            ^
        The file cannot be read: A quotation mark opens a text here, but none closes it.
        Close it with the same mark.
      "
    `)
  })

  test('an unknown linked doc gets the nearest one as a hint', async () => {
    expect(
      await reportFor({ 'docs/x/_category_.json': '{"link": {"type": "doc", "id": "x/b"}}' }),
    ).toMatchInlineSnapshot(`
      "error  unknown-category-doc                       docs/x/_category_.json:1:26
        1 | {"link": {"type": "doc", "id": "x/b"}}
          |                          ^^^^
        The category links the doc "x/b", which does not exist.
        Did you mean "x/a"?
      "
    `)
  })

  test('several files in one folder are a warning', async () => {
    expect(
      await reportFor({
        'docs/x/_category_.json': '{"label": "One"}',
        'docs/x/_category_.yml': 'label: Two',
      }),
    ).toMatchInlineSnapshot(`
      "warning  several-category-files                   docs/x/_category_.yml
        The folder "x" has several category files; "docs/x/_category_.json" is used.
        Remove the others.
      "
    `)
  })
})
