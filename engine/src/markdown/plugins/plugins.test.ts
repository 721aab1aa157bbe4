import { AsyncLocalStorage } from 'node:async_hooks'
import type { Element } from 'hast'
import type { Nodes } from 'mdast'
import { expect, test } from 'vitest'
import { testHtml } from '../../../../tests/support/testHtml.ts'
import { printReport } from '../../diagnostics/printReport.ts'
import type { MarkdownPlugin, UnifiedPlugin } from '../../model/markdownPlugin.ts'
import { testDocument } from '../testDocument.ts'
import { fromUnified } from './fromUnified.ts'

const compile = (text: string, ...plugins: MarkdownPlugin[]) => testDocument(text, { plugins })
const render = (text: string, ...plugins: MarkdownPlugin[]) => testHtml(compile(text, ...plugins))

function visit(node: Nodes, act: (node: Nodes) => void): void {
  act(node)
  if ('children' in node) for (const child of node.children) visit(child, act)
}

/** `::video{id}` becomes an element that Markdown has no sign for. */
const video: MarkdownPlugin = {
  name: 'video',
  mdast: (tree) =>
    visit(tree, (node) => {
      if (node.type !== 'leafDirective' || node.name !== 'video') return
      node.data = { hName: 'video', hProperties: { src: node.attributes?.src ?? '' } }
    }),
}

const shout: MarkdownPlugin = {
  name: 'shout',
  mdast: (tree) =>
    visit(tree, (node) => {
      if (node.type === 'text') node.value = node.value.toUpperCase()
    }),
}

test('attributes of tags that a plugin makes may be numbers', () => {
  const sized: MarkdownPlugin = {
    name: 'sized',
    mdast: (tree) => {
      const attributes = [{ type: 'mdxJsxAttribute', name: 'width', value: 64 }]
      tree.children.push({ type: 'mdxJsxFlowElement', name: 'video', attributes, children: [] } as never)
    },
  }
  expect(render('Text', sized)).toContain('<video width="64">')
})

test('the id of a heading is made of what was written, whatever a plugin makes of it', () => {
  const shorten: MarkdownPlugin = {
    name: 'shorten',
    mdast: (tree) =>
      visit(tree, (node) => {
        if (node.type === 'text') node.value = node.value.replace(' (long)', '')
      }),
  }
  const headings = compile('# T\n\n## A *b* (long)\n\n## C (long) {#own}\n\n## D', shorten).headings
  expect(headings.map(({ id, text }) => [id, text])).toEqual([
    ['a-b-long', 'A b'],
    ['own', 'C'],
    ['d', 'D'],
  ])
})

const wrap: MarkdownPlugin = {
  name: 'wrap',
  hast: (tree) => {
    const children = tree.children as Element[]
    return { type: 'root', children: [{ type: 'element', tagName: 'section', properties: {}, children }] }
  },
}

test('a plugin can give written text a new meaning', () => {
  expect(render('::video{src="a.mp4"}', video)).toBe('<video src="a.mp4"></video>')
})

test('a plugin changes the tree of what is written, of elements, or both; one after the other', () => {
  expect(render('a *b*', shout, wrap)).toBe('<section><p>A <em>B</em></p></section>')
})

test('what no plugin touches is the same as without plugins', () => {
  const text =
    '# T {#t}\n\n:::tip[*L*]\n10:30 and ::stray and :a[*b*]\n:::\n\n```js {1} title="x"\na\n```\n\n- [x] $a$ {1 + 1} <b title={"c"}>d</b>\n\n| a |\n| :-: |\n| b[^1] |\n\n[^1]: n\n\n::leaf'
  const [plain, passed] = [compile(text), compile(text, { name: 'nothing', mdast: () => {}, hast: () => {} })]
  expect(testHtml(passed)).toBe(testHtml(plain))
  expect(passed.diagnostics).toEqual(plain.diagnostics)
  expect(passed.sections).toEqual(plain.sections)
})

test('plugins see HTML in plain Markdown too', () => {
  const plugins = [shout]
  expect(testHtml(testDocument('<b>a</b> c\n\n```js {1}\na\n```', { format: 'md', plugins }))).toContain(
    '<p><b>A</b> C</p>',
  )
})

const attach: UnifiedPlugin = [
  function remarkAppend(this: { data(key: string): unknown }, { text }: { text: string }) {
    return (tree: { children: unknown[] }, file: { path: string }) => {
      tree.children.push({ type: 'paragraph', children: [{ type: 'text', value: `${text} ${file.path}` }] })
    }
  },
  { text: 'End of' },
]

test('plugins made for remark and rehype run with their options', () => {
  expect(render('a', fromUnified(attach, 'mdast'))).toBe('<p>a</p>\n<p>End of docs/note.md</p>')
  const rehype: UnifiedPlugin = () => (tree: { children: Element[] }) => {
    tree.children[0]!.properties.id = 'first'
  }
  expect(render('a', fromUnified(rehype, 'hast'))).toBe('<p id="first">a</p>')
})

test('plugins made for remark know the file by its absolute path and by the parts of that', () => {
  const name: UnifiedPlugin =
    () =>
    (tree: { children: object[] }, { path, dirname, stem }: VFileParts) => {
      tree.children.push({ type: 'text', value: [path, dirname, stem].join() })
    }
  const seen = render('a', fromUnified(name, 'mdast', '/site'))
  expect(seen).toContain('/site/docs/note.md,/site/docs,note')
})

interface VFileParts {
  path: string
  dirname: string
  stem: string
}

test('a plugin may parse a text of its own, as processors of unified do', () => {
  function addComment(this: { parse(text: string): { children: Nodes[] } }) {
    return (tree: { children: Nodes[] }) => void tree.children.push(...this.parse('*b* of `c`').children)
  }
  expect(render('a', fromUnified(addComment, 'mdast'))).toBe('<p>a</p>\n<p><em>b</em> of <code>c</code></p>')
})

const fails = (reason: string): never => {
  throw new Error(reason)
}

test.each([
  ['', (compileIt: () => void) => compileIt()],
  [', also in an asynchronous context', (compileIt: () => void) => new AsyncLocalStorage().run(1, compileIt)],
])('an `async` plugin that waits for nothing has done its work%s', (_, inContext) => {
  const mark = async (tree: { children: object[] }) => {
    tree.children.push({ type: 'paragraph', children: [{ type: 'text', value: 'marked' }] })
  }
  inContext(() => {
    const { diagnostics, ...document } = compile(
      'Text',
      fromUnified(() => mark, 'mdast'),
    )
    expect(diagnostics).toEqual([])
    expect(testHtml(document as never)).toContain('<p>marked</p>')
  })
})

test('what a plugin does wrong is reported with its name and the note', () => {
  const broken = { type: 'text', value: 'no root' } as never
  const { diagnostics, ...document } = compile(
    'Text\n\n# a',
    { name: 'throws', mdast: () => fails('no luck') },
    { name: 'gives', hast: () => broken },
    {
      name: 'warns',
      hast: (_, file) => {
        file.warn('look at this', { line: 3, column: 1 })
        file.warn('all of it')
      },
    },
    fromUnified(function remarkFails() {
      return (_: unknown, file: { fail(reason: string, place: unknown): void }) =>
        file.fail('not this', { position: { start: { line: 1, column: 2 } } })
    }, 'mdast'),
    fromUnified(function remarkSyntax(this: { data(key: string, value: unknown): void }) {
      this.data('micromarkExtensions', [])
    }, 'mdast'),
  )
  expect(testHtml(document as never)).toContain('<p>Text</p>')
  expect(printReport(diagnostics)).toMatchInlineSnapshot(`
    "warning  plugin-warning                           docs/note.md
      "warns" says: all of it.

    warning  plugin-warning                           docs/note.md:3:1
      3 | # a
        | ^
      "warns" says: look at this.

    error  plugin-failed                              docs/note.md
      "throws" fails with this note: no luck.
      Correct the plugin, or remove it from "markdown" in the config.

    error  plugin-failed                              docs/note.md
      "remarkSyntax" fails with this note: it adds syntax of its own, which the parser of Sotay does not learn from plugins.
      Correct the plugin, or remove it from "markdown" in the config.

    error  plugin-failed                              docs/note.md
      "gives" fails with this note: it gave something that is not a tree.
      Correct the plugin, or remove it from "markdown" in the config.

    error  plugin-failed                              docs/note.md:1:2
      1 | Text
        |  ^
      "remarkFails" fails with this note: not this.
      Correct the plugin, or remove it from "markdown" in the config.
    "
  `)
})

test.each(['mdast', 'hast'] as const)('what is not a node in a tree of %s is reported too', (kind) => {
  const strange = [
    'x',
    null,
    { type: 'text' },
    { type: 'element', children: [] },
    { type: 'paragraph', children: ['a'] },
    { type: 'heading', depth: 'a', children: [] },
    { type: 'unheard', children: [{ type: 'text', value: 'b' }] },
    { type: 'element', tagName: 'hr' },
  ]
  const codes = strange.map((node) => {
    const plugin = {
      name: 'strange',
      [kind]: (tree: { children: unknown[] }) => void tree.children.push(node),
    }
    return compile('a', plugin as MarkdownPlugin).diagnostics.map(({ code }) => code)
  })
  expect(codes.slice(0, 5)).toEqual(Array(5).fill(['plugin-failed']))
  expect(
    codes
      .slice(5)
      .flat()
      .filter((code) => code !== 'plugin-failed'),
  ).toEqual([])
})
