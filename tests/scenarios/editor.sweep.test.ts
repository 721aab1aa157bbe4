import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import {
  CodeActionRequest,
  CompletionRequest,
  DefinitionRequest,
  HoverRequest,
  type Location,
  PrepareRenameRequest,
  ReferencesRequest,
  RenameRequest,
  ShowMessageNotification,
  TextDocumentEdit,
  type TextEdit,
  WillRenameFilesRequest,
  type WorkspaceEdit,
} from 'vscode-languageserver-protocol/node'
import { TextDocument } from 'vscode-languageserver-textdocument'
import { type Editor, openEditor } from '../support/editor.ts'
import { type TemporarySite, temporarySite } from '../support/temporarySite.ts'

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

test('of the notes that are open, the one that was edited is checked first, and told at once', async () => {
  const site = temporarySite(files)
  const editor = await openEditor(site.dir)
  editor.open('docs/index.md')
  editor.open('docs/other.md')
  await Promise.all([editor.problems('docs/index.md'), editor.problems('docs/other.md')])
  const told: string[] = []
  editor.edit('docs/other.md', '# Other\n')
  await Promise.all([
    editor.problems('docs/index.md', (each) => each.length === 1).then(() => told.push('index')),
    editor.problems('docs/other.md').then(() => told.push('other')),
  ])
  expect(told).toEqual(['other', 'index'])
  await editor.stop()
})

test('a problem with one right answer is corrected by an action', async () => {
  const site = temporarySite(files)
  const editor = await openEditor(site.dir)
  const text = '# Home\n\n[x](othr.md)\n'
  editor.open('docs/index.md', text)
  const diagnostics = await editor.problems('docs/index.md')
  const textDocument = { uri: editor.uriOf('docs/index.md') }
  const asked = { textDocument, range: diagnostics[0]!.range, context: { diagnostics } }
  const actions = await editor.connection.sendRequest(CodeActionRequest.type, asked)
  expect(actions).toMatchObject([
    {
      title: 'Write "./other.md"',
      edit: {
        changes: {
          [textDocument.uri]: [
            {
              range: { start: { line: 2, character: 4 }, end: { line: 2, character: 11 } },
              newText: './other.md',
            },
          ],
        },
      },
    },
  ])
  await editor.stop()
})

const linked = {
  ...files,
  'docs/a/02-deep note.md':
    '---\nid: deep\n---\n\n# Deep\n\n## Über uns {#us}\n\nIt has [one](../other.md#part).\n',
  'static/a.png': '',
}

const vault =
  "export default { title: 'T', url: 'https://example.com', docs: [{}], markdown: { obsidian: true } }"

/** Where links lead from "|", as `file:line` from 1. */
async function follow(text: string, editor: Editor): Promise<string[]> {
  const asked = editor.at('docs/index.md', text)
  const found = (await editor.connection.sendRequest(DefinitionRequest.type, asked)) as Location | null
  return placesOf(found ? [found] : [], editor)
}

const placesOf = (places: Location[], editor: Editor) =>
  places.map(({ uri, range }) => `${editor.pathOf(uri)}:${range.start.line + 1}:${range.start.character + 1}`)

test('an editor follows links to notes, headings, pages and files', async () => {
  const site = temporarySite(linked)
  const editor = await openEditor(site.dir)
  expect(await follow('See [other](oth|er.md).', editor)).toEqual(['docs/other.md:1:1'])
  expect(await follow('See [part](./other#pa|rt).', editor)).toEqual(['docs/other.md:6:1'])
  expect(await follow('See [deep](a/02-deep%20note.md#us|).', editor)).toEqual(['docs/a/02-deep note.md:7:1'])
  expect(await follow('See [here](#he|re).\n\n## Here\n', editor)).toEqual(['docs/index.md:3:1'])
  expect(await follow('![a](|/a.png)', editor)).toEqual(['static/a.png:1:1'])
  expect(await follow('See [other](other.md), wo|rds.', editor)).toEqual([])
  expect(await follow('See [nothing](noth|ing.md).', editor)).toEqual([])
  await editor.stop()
})

test('an editor finds what leads to a note, to a heading, and where a link leads', async () => {
  const site = temporarySite(linked)
  const editor = await openEditor(site.dir)
  const find = async (path: string, text: string) => {
    const asked = { ...editor.at(path, text), context: { includeDeclaration: false } }
    return placesOf((await editor.connection.sendRequest(ReferencesRequest.type, asked)) ?? [], editor)
  }
  const deep = 'docs/a/02-deep note.md:9:14'
  editor.open('docs/index.md', '𝄞 [a](other.md) and [b](other.md#part)\n')
  expect(await find('docs/other.md', '# Ot|her\n\n## Part\n')).toEqual([
    deep,
    'docs/index.md:1:8',
    'docs/index.md:1:26',
  ])
  expect(await find('docs/other.md', '# Other\n\n## Pa|rt\n')).toEqual([deep, 'docs/index.md:1:26'])
  expect(await find('docs/index.md', '[a](other.m|d)\n')).toEqual([deep, 'docs/index.md:1:5'])
  await editor.stop()
})

test('a link shows what it leads to', async () => {
  const site = temporarySite(linked)
  const editor = await openEditor(site.dir)
  const hover = async (text: string) =>
    (await editor.connection.sendRequest(HoverRequest.type, editor.at('docs/index.md', text)))?.contents
  editor.open(
    'docs/other.md',
    '---\ntitle: Other*\ndescription: About parts.\n---\n\nWords.\n\n## Part\n\nMore words.\n',
  )
  expect(await hover('[a](other|.md)')).toEqual({
    kind: 'markdown',
    value: '**Other\\***\n\n*About parts.*\n\nWords.\nMore words.\n\n`/other`',
  })
  expect(await hover('[a](other.md#p|art)')).toEqual({
    kind: 'markdown',
    value: '**Other\\* › Part**\n\nMore words.\n\n`/other`',
  })
  expect(await hover('words|')).toBeUndefined()
  await editor.stop()
})

test('links by name lead to notes and headings in a vault', async () => {
  const site = temporarySite({ ...linked, 'sotay.config.ts': vault })
  const editor = await openEditor(site.dir)
  expect(await follow('See [[oth|er]].', editor)).toEqual(['docs/other.md:1:1'])
  expect(await follow('See [[other#Pa|rt|label]].', editor)).toEqual(['docs/other.md:6:1'])
  await editor.stop()
})

test('an editor knows the blocks of a vault that have an id', async () => {
  const blocks = '# Blocks\n\nOne. ^one\n\n| a |\n|---|\n\n^two\n'
  const site = temporarySite({ ...linked, 'sotay.config.ts': vault, 'docs/blocks.md': blocks })
  const editor = await openEditor(site.dir)
  expect(await follow('See [[blocks#^o|ne]].', editor)).toEqual(['docs/blocks.md:3:1'])
  expect(await complete('docs/index.md', 'See [[blocks#^|]]', editor)).toEqual(['^one', '^two'])
  const hovered = editor.at('docs/index.md', 'See [[blocks#^o|ne]] and [[blocks]].')
  const hover = await editor.connection.sendRequest(HoverRequest.type, hovered)
  expect(hover?.contents).toEqual({ kind: 'markdown', value: '**Blocks**\n\nOne.\n\n`/docs/blocks`' })
  const asked = { ...editor.at('docs/blocks.md', blocks.replace('One.', 'On|e.')), context }
  const found = await editor.connection.sendRequest(ReferencesRequest.type, asked)
  expect(placesOf(found ?? [], editor)).toEqual(['docs/index.md:1:7'])
  await editor.stop()
})

const context = { includeDeclaration: false }

test('in plain Markdown that holds HTML, headings are found, too', async () => {
  const text = '# Home\n\n<b>x</b> [here](#th|ere)\n\n## Here\n\n## There\n'
  const site = temporarySite(files, { markdown: { format: 'md' } })
  const editor = await openEditor(site.dir)
  expect(await follow(text, editor)).toEqual(['docs/index.md:7:1'])
  const heading = editor.at('docs/index.md', text.replace('|', '').replace('## There', '## Th|ere'))
  expect(await editor.connection.sendRequest(PrepareRenameRequest.type, heading)).toMatchObject({
    placeholder: 'There',
  })
  await editor.stop()
})

/** What is offered at "|": the texts that would be written. */
async function complete(path: string, text: string, editor: Editor): Promise<string[]> {
  const found = await editor.connection.sendRequest(CompletionRequest.type, editor.at(path, text))
  const items = Array.isArray(found) ? found : (found?.items ?? [])
  return items.map(({ textEdit }) => textEdit?.newText ?? '')
}

test('an editor completes links to notes and headings, as they are begun', async () => {
  const site = temporarySite(linked)
  const editor = await openEditor(site.dir)
  const at = (text: string, path = 'docs/index.md') => complete(path, text, editor)
  expect(await at('See [x](|)')).toEqual(['other.md', 'a/02-deep%20note.md'])
  expect(await at('See [x](<a/02-deep note.md#|>)')).toEqual(['us'])
  expect(await at('See [x](./o|)')).toEqual(['./other.md', './a/02-deep%20note.md'])
  expect(await at('See [x](/|)')).toEqual(['/other.md', '/a/02-deep%20note.md'])
  expect(await at('See [x](|)', 'docs/a/02-deep note.md')).toEqual(['../index.md', '../other.md'])
  expect(await at('[x]: |')).toEqual(['other.md', 'a/02-deep%20note.md'])
  expect(await at('See [x](other.md#|)')).toEqual(['part'])
  expect(await at('See [x](#|)\n\n## Here\n\n### There')).toEqual(['here', 'there'])
  expect(await at('![x](|)')).toEqual(['/a.png'])
  expect(await at('Words ( |)')).toEqual([])
  expect(await at('`[x](|)`, and')).toEqual([])
  expect(await at('`[x](|`')).toEqual([])
  expect(await at('a `b` and `[x](|')).toEqual([])
  expect(await at('a `b` and \\`[x](|')).not.toEqual([])
  expect(await at('```md\n[x](|)\n```\n')).toEqual([])
  await editor.stop()
})

test('an editor completes front matter, kinds of admonition and components', async () => {
  const site = temporarySite(linked)
  const editor = await openEditor(site.dir)
  const at = (text: string, path = 'docs/index.md') => complete(path, text, editor)
  const fields = await at('---\ntitle: A\n|')
  expect(fields).toContain('sidebar_position: ')
  expect(fields).not.toContain('title: ')
  expect(await at('---\ntags: [|]\n---\n')).toEqual(['net'])
  expect(await at('---\ntags:\n  - n|\n---\n')).toEqual(['net'])
  expect(await at('---\ndraft: |\n---\n')).toEqual(['true', 'false'])
  expect(await at('---\ntitle: |\n---\n')).toEqual([])
  expect(await at('---\npagination_next: |\n---\n')).toEqual(['a/deep', 'index', 'other', 'null'])
  expect(await at(':::|')).toEqual(expect.arrayContaining(['note', 'warning']))
  expect(await at('> [!|')).toContain('NOTE] ')
  expect(await at('> [!|]')).toContain('NOTE')
  expect(await at("import { Plot } from './x'\n\n<|", 'docs/index.md')).toEqual(
    expect.arrayContaining(['Plot', 'Tabs']),
  )
  await editor.stop()
})

test('a new note has all of this before it is saved, and others may link to it', async () => {
  const site = temporarySite(files)
  const editor = await openEditor(site.dir)
  editor.open('docs/index.md', '# Home\n\nSee [the new one](deep/new.md#here).\n')
  expect(await editor.problems('docs/index.md', (each) => each.length > 0)).toMatchObject([
    { code: 'broken-markdown-link' },
  ])
  editor.open('docs/deep/new.md', '# New\n\n## Here\n\n[Gone](gone.md)\n')
  expect(await editor.problems('docs/deep/new.md', (each) => each.length > 0)).toMatchObject([
    { code: 'broken-markdown-link' },
  ])
  expect(await editor.problems('docs/index.md', (each) => each.length === 0)).toEqual([])
  expect(await complete('docs/deep/new.md', '# New\n\n[x](../|)', editor)).toContain('../other.md')
  await editor.stop()
})

test('in a vault, an editor completes all kinds of callouts that Obsidian has', async () => {
  const site = temporarySite(linked, { markdown: { obsidian: true } })
  const editor = await openEditor(site.dir)
  const offered = await complete('docs/index.md', '> > [!|', editor)
  const kinds = [
    'abstract',
    'info',
    'todo',
    'tip',
    'success',
    'question',
    'warning',
    'failure',
    'bug',
    'tldr',
  ]
  expect(offered).toEqual(expect.arrayContaining([...kinds, 'quote', 'cite'].map((kind) => `${kind}] `)))
  await editor.stop()
})

test('an editor completes the authors of the blog that a post is in', async () => {
  const site = temporarySite(
    {
      'blog/authors.yml': 'an: { name: An }',
      'blog/2026-01-02-a.md': '# A',
      'log/authors.yml': 'binh: { name: Bình }',
      'log/2026-01-02-b.md': '# B',
    },
    { docs: false, blog: [{}, { id: 'log', path: 'log', routeBasePath: 'log' }] },
  )
  const editor = await openEditor(site.dir)
  const text = '---\nauthors: [|]\n---\n'
  expect(await complete('blog/2026-01-02-a.md', text, editor)).toEqual(['an'])
  expect(await complete('log/2026-01-02-b.md', text, editor)).toEqual(['binh'])
  const addresses = await complete('log/2026-01-02-b.md', '[x](/|)', editor)
  expect(addresses).toEqual(['/blog/2026-01-02-a.md'])
  await editor.stop()
})

test('an editor completes names of notes, their headings and tags in a vault', async () => {
  const pictures = { 'pics/a.png': '', 'pics/b.png': '', 'docs/b.png': '' }
  const site = temporarySite({ ...linked, ...pictures, 'sotay.config.ts': vault })
  const editor = await openEditor(site.dir)
  const at = (text: string) => complete('docs/index.md', text, editor)
  expect(await at('See [[|')).toEqual(['02-deep note', 'index', 'other'])
  expect(await at('See ![[|')).toEqual(expect.arrayContaining(['a.png', 'b.png', 'pics/b.png', 'other']))
  expect(await at('See [[other#|]]')).toEqual(['Part'])
  expect(await at('About #n|')).toEqual(['net'])
  expect(await at('#|')).toEqual([])
  await editor.stop()
})

/** Makes the changes on disk, as an editor does that saves them. */
function apply(edit: WorkspaceEdit | null, site: TemporarySite): string[] {
  return (edit?.documentChanges ?? []).flatMap((change) => {
    if (!TextDocumentEdit.is(change)) return []
    const path = fileURLToPath(change.textDocument.uri)
    const name = path.slice(site.dir.length + 1)
    const document = TextDocument.create(change.textDocument.uri, 'markdown', 0, site.read(name))
    writeFileSync(path, TextDocument.applyEdits(document, change.edits as TextEdit[]))
    return [name]
  })
}

test('a heading is renamed with every link to it, also from a link', async () => {
  const site = temporarySite(linked)
  const editor = await openEditor(site.dir)
  const asked = editor.at('docs/other.md', '---\ntitle: Other\n---\n\n## Pa|rt\n')
  writeFileSync(`${site.dir}/docs/other.md`, '---\ntitle: Other\n---\n\n## Part\n')
  expect(await editor.connection.sendRequest(PrepareRenameRequest.type, asked)).toEqual({
    range: { start: { line: 4, character: 3 }, end: { line: 4, character: 7 } },
    placeholder: 'Part',
  })
  const edit = await editor.connection.sendRequest(RenameRequest.type, { ...asked, newName: 'Köpfe 𝄞' })
  expect(apply(edit, site).sort()).toEqual(['docs/a/02-deep note.md', 'docs/index.md', 'docs/other.md'])
  expect(site.read('docs/other.md')).toContain('## Köpfe 𝄞\n')
  expect(site.read('docs/index.md')).toContain('(other.md#köpfe-)')
  expect(site.read('docs/a/02-deep note.md')).toContain('(../other.md#köpfe-)')

  const inLink = editor.at('docs/index.md', '[x](other.md#pa|rt)')
  expect(await editor.connection.sendRequest(PrepareRenameRequest.type, inLink)).toEqual({
    range: { start: { line: 0, character: 13 }, end: { line: 0, character: 17 } },
    placeholder: 'Part',
  })
  expect(
    await editor.connection.sendRequest(PrepareRenameRequest.type, editor.at('docs/index.md', 'wo|rds')),
  ).toBeNull()
  await editor.stop()
})

test('links follow several notes that are moved in the editor at once, and those between them stay', async () => {
  const site = temporarySite({
    ...linked,
    'docs/other.md': '# Other\n\n## Part\n\n[home](./index.md) [third](./third.md)\n',
    'docs/third.md': '# Third\n\n[other](./other.md#part)\n',
    'notes.txt': '',
  })
  const editor = await openEditor(site.dir)
  const files = ['docs/other.md', 'docs/third.md', 'notes.txt'].map((path) => ({
    oldUri: editor.uriOf(path),
    newUri: editor.uriOf(`docs/b/c/${basename(path)}`),
  }))
  apply(await editor.connection.sendRequest(WillRenameFilesRequest.type, { files }), site)
  expect(site.read('docs/other.md')).toContain('[home](../../index.md) [third](./third.md)')
  expect(site.read('docs/third.md')).toContain('[other](./other.md#part)')
  expect(site.read('docs/index.md')).toContain('b/c/other.md#part')
  await editor.stop()
})

test('links by name follow a heading that is renamed', async () => {
  const site = temporarySite({
    ...files,
    'docs/other.md': '# Other\n\n## Part\n\n[[#Part]]\n',
    'docs/index.md': '[[other#Part]] [[Other#Part|label]] [[other]] ![[other#Part]] [p](other.md#part)\n',
    'sotay.config.ts': vault,
  })
  const { status, stderr } = await site.sotay('mv', '--heading', 'docs/other.md', 'Part', 'New part')
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  expect(site.read('docs/other.md')).toBe('# Other\n\n## New part\n\n[[#New part]]\n')
  expect(site.read('docs/index.md')).toBe(
    '[[other#New part]] [[Other#New part|label]] [[other]] ![[other#New part]] [p](other.md#new-part)\n',
  )
})

test('links follow a note that is moved in the editor, as `sotay mv` changes them', async () => {
  const [site, other] = [temporarySite(linked), temporarySite(linked)]
  const editor = await openEditor(site.dir)
  editor.open('docs/index.md', '[x](./other.md#part), not saved\n')
  const rename = { oldUri: editor.uriOf('docs/other.md'), newUri: editor.uriOf('docs/a/moved.md') }
  const edit = await editor.connection.sendRequest(WillRenameFilesRequest.type, { files: [rename] })
  writeFileSync(`${site.dir}/docs/index.md`, '[x](./other.md#part), not saved\n')
  const changed = apply(edit, site)
  expect((await other.sotay('mv', 'docs/other.md', 'docs/a/moved.md')).status).toBe(0)
  expect(site.read('docs/index.md')).toBe('[x](./a/moved.md#part), not saved\n')
  expect(changed.filter((name) => name !== 'docs/index.md').sort()).toEqual([
    'docs/a/02-deep note.md',
    'sotay.config.mjs',
  ])
  for (const name of ['docs/a/02-deep note.md', 'sotay.config.mjs'])
    expect(site.read(name)).toBe(other.read(name))

  const elsewhere = { oldUri: editor.uriOf('package.json'), newUri: editor.uriOf('other.json') }
  expect(await editor.connection.sendRequest(WillRenameFilesRequest.type, { files: [elsewhere] })).toBeNull()
  await editor.stop()
})

test('a mistake in another note stops no rename in the editor, which is told that its links stay', async () => {
  const site = temporarySite({ ...files, 'docs/mistaken.mdx': '# Mistaken\n\n<Tabs>\n' })
  const editor = await openEditor(site.dir)
  const said: string[] = []
  editor.connection.onNotification(ShowMessageNotification.type, ({ message }) => {
    said.push(message)
  })
  const heading = editor.at('docs/other.md', '## Pa|rt\n')
  const renamed = await editor.connection.sendRequest(RenameRequest.type, { ...heading, newName: 'Whole' })
  expect(editsOf(renamed, 'index.md')).toEqual(['whole'])
  const rename = { oldUri: editor.uriOf('docs/other.md'), newUri: editor.uriOf('docs/a/moved.md') }
  const moved = await editor.connection.sendRequest(WillRenameFilesRequest.type, { files: [rename] })
  expect(editsOf(moved, 'index.md')).toEqual(['a/moved'])
  const told =
    'docs/mistaken.mdx has a mistake, so its links cannot be found. Nothing in there names what changed.'
  expect(said).toEqual([told, told])
  await editor.stop()
})

test('links follow a folder that is moved in the editor, as `sotay mv` changes them', async () => {
  const notes = {
    ...linked,
    'docs/a/pic/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'docs/a/first.md':
      '# First\n\n[up](../other.md) [beside](<./02-deep note.md>) ![](pic/dot.svg) ![](/docs/a/pic/dot.svg)\n',
    'docs/last.md': '# Last\n\n[in](a/first.md) ![](a/pic/dot.svg) [by address](/first)\n',
  }
  const [site, other] = [temporarySite(notes), temporarySite(notes)]
  const editor = await openEditor(site.dir)
  const rename = { oldUri: editor.uriOf('docs/a'), newUri: editor.uriOf('docs/Thư mục/b') }
  const edit = await editor.connection.sendRequest(WillRenameFilesRequest.type, { files: [rename] })
  apply(edit, site)
  mkdirSync(join(site.dir, 'docs/Thư mục'))
  renameSync(join(site.dir, 'docs/a'), join(site.dir, 'docs/Thư mục/b'))
  expect((await other.sotay('mv', 'docs/a', 'docs/Thư mục/b')).stderr).toBe('')
  for (const name of [
    'docs/last.md',
    'docs/index.md',
    'docs/Thư mục/b/first.md',
    'docs/Thư mục/b/02-deep note.md',
    'sotay.config.mjs',
  ])
    expect(site.read(name), name).toBe(other.read(name))
  expect(site.read('docs/last.md')).toContain('(Thư%20mục/b/first.md)')
  await editor.stop()
})

test('a note that was never saved changes with a note that is moved, and with a heading', async () => {
  const site = temporarySite(files)
  const editor = await openEditor(site.dir)
  editor.open('docs/new.md', 'See [w](other.md#part).\n')
  const rename = { oldUri: editor.uriOf('docs/other.md'), newUri: editor.uriOf('docs/a/moved.md') }
  const moved = await editor.connection.sendRequest(WillRenameFilesRequest.type, { files: [rename] })
  expect(editsOf(moved, 'new.md')).toEqual(['a/moved'])
  const heading = editor.at('docs/other.md', '## Pa|rt\n')
  const renamed = await editor.connection.sendRequest(RenameRequest.type, { ...heading, newName: 'Whole' })
  expect(editsOf(renamed, 'new.md')).toEqual(['whole'])
  await editor.stop()
})

const editsOf = (edit: WorkspaceEdit | null, name: string) =>
  edit!.documentChanges!.flatMap((change) =>
    TextDocumentEdit.is(change) && change.textDocument.uri.endsWith(name)
      ? change.edits.map((each) => (each as TextEdit).newText)
      : [],
  )

test('questions that cannot be answered get the codes of the protocol', async () => {
  const site = temporarySite(files)
  const { connection, stop, uriOf } = await openEditor(site.dir)
  const ask = (params: object, method = 'textDocument/hover') =>
    connection.sendRequest(method, params).catch(({ code }: { code: number }) => code)
  const position = { line: 0, character: 0 }
  expect(await ask({ textDocument: { uri: uriOf('docs/index.md') } })).toBe(-32602)
  expect(await ask({ textDocument: { uri: 5 }, position })).toBe(-32602)
  // What another question would need is not enough.
  for (const method of ['textDocument/codeAction', 'workspace/willRenameFiles'])
    expect(await ask({ textDocument: { uri: uriOf('docs/index.md') }, position }, method)).toBe(-32602)
  for (const uri of ['file:///%zz', uriOf('docs/none.md')])
    expect(await ask({ textDocument: { uri }, position })).toBeNull()
  await connection.sendRequest('shutdown')
  expect(await ask({ textDocument: { uri: uriOf('docs/index.md') }, position })).toBe(-32600)
  await stop()
})

test('imports of notes follow a component that is moved, in the editor and by mv, and so do its own', async () => {
  const code = {
    ...files,
    'docs/with.mdx': "import Plot from '@site/src/parts/Plot'\n\n# With\n\n<Plot />\n",
    'src/parts/Plot.jsx': "import { size } from './size.js'\nexport default () => <b>{size}</b>\n",
    'src/parts/size.js': 'export const size = 1\n',
    'src/parts/Other.jsx': "export { default } from './Plot.jsx'\n",
  }
  const [site, other] = [temporarySite(code), temporarySite(code)]
  const editor = await openEditor(site.dir)
  const rename = {
    oldUri: editor.uriOf('src/parts/Plot.jsx'),
    newUri: editor.uriOf('src/drawn/Plot.jsx'),
  }
  const edit = await editor.connection.sendRequest(WillRenameFilesRequest.type, { files: [rename] })
  expect(apply(edit, site)).toEqual(['docs/with.mdx'])
  await editor.stop()

  expect((await other.sotay('mv', 'src/parts/Plot.jsx', 'src/drawn/Plot.jsx')).stderr).toBe('')
  for (const read of [site.read, other.read])
    expect(read('docs/with.mdx')).toContain("import Plot from '@site/src/drawn/Plot'")
  expect(other.read('src/drawn/Plot.jsx')).toContain("from '../parts/size.js'")
  expect(other.read('src/parts/Other.jsx')).toContain("from '../drawn/Plot.jsx'")
})

test('an editor shows of each file what `sotay check` reports', async () => {
  const site = temporarySite({
    'docs/index.md':
      '---\ntitel: Home\nsidebar_position: first\ntags: [a, a]\n---\n\n# Home\n\n### Deep\n\n![](./no.png) [](/) [x](https:/a.b)\n\n:::nte\n\nText\n\n:::\n\n```pyton\nx\n```\n\n[ref]: ./other.md\n',
    'docs/other.md':
      "---\nimage: ./none.png\n---\n\n# One\n\n# Two\n\n<a href='/nowhere'>x</a> [y](./index.md#no) [z](/blog/x) $\\frac{$\n\n| | |\n|-|-|\n| a | b |\n",
    'docs/broken.mdx': '# Broken\n\n<Tabs>\n\nText {1 +}\n',
    'docs/live.mdx':
      "import Partial from './_part.mdx'\nimport X from './none.mdx'\n\n# Live\n\n<Unknown />\n\n<Partial />\n",
    'docs/_part.mdx': 'Part with [a link](./nothing.md).\n',
    'docs/a/_category_.json': '{ "label": 1 }',
    'docs/a/note.md': '# Note\n\nSee [it](../index.md).\n',
  })
  const paths = [
    'docs/index.md',
    'docs/other.md',
    'docs/broken.mdx',
    'docs/live.mdx',
    'docs/a/note.md',
    'docs/a/_category_.json',
  ]
  const checked = JSON.parse((await site.sotay('check', '--format', 'json')).stdout) as CheckedProblem[]
  const editor = await openEditor(site.dir)
  for (const path of paths) editor.open(path)
  for (const path of paths) {
    const shown = await editor.problems(path)
    const expected = checked.filter(({ file }) => file === path)
    const ofEditor = shown.map(
      ({ code, range: { start } }) => `${start.line + 1}:${start.character + 1} ${code}`,
    )
    const ofCheck = expected.map(({ code, line = 1, column = 1 }) => `${line}:${column} ${code}`)
    expect([path, ...ofEditor.sort()]).toEqual([path, ...ofCheck.sort()])
  }
  await editor.stop()
})

interface CheckedProblem {
  code: string
  file?: string
  line?: number
  column?: number
}

test('places are those of the text in the editor, whatever its line ends and letters', async () => {
  const site = temporarySite(files)
  const editor = await openEditor(site.dir)
  editor.open('docs/index.md', '# Home\r\n\r\nTi\u0065\u0302\u0301ng [x](no.md)\r\n')
  expect(await editor.problems('docs/index.md')).toMatchObject([
    { range: { start: { line: 2, character: 12 }, end: { line: 2, character: 17 } } },
  ])
  expect(await follow('Tie\u0302\u0301ng\r\n\r\nTie\u0302\u0301ng [x](|other.md)\r\n', editor)).toEqual([
    'docs/other.md:1:1',
  ])
  await editor.stop()
})

test('files that others change count at once, and a mistake in the config is shown in it', async () => {
  const site = temporarySite(files)
  const editor = await openEditor(site.dir)
  editor.open('docs/index.md', '[x](new.md)\n')
  expect(await editor.problems('docs/index.md')).toHaveLength(1)
  writeFileSync(`${site.dir}/docs/new.md`, '# New\n')
  editor.changed('docs/new.md')
  expect(await editor.problems('docs/index.md', (each) => each.length === 0)).toEqual([])

  const config = site.read('sotay.config.mjs')
  writeFileSync(`${site.dir}/sotay.config.mjs`, config.replace('{', '{ titel: 1, '))
  editor.changed('sotay.config.mjs')
  const codes = (await editor.problems('sotay.config.mjs')).map(({ code }) => code)
  expect(codes).toContain('unknown-setting')
  writeFileSync(`${site.dir}/sotay.config.mjs`, `console.log('printed'); console.error('said')\n${config}`)
  editor.changed('sotay.config.mjs')
  expect(await editor.problems('sotay.config.mjs', (each) => each.length === 0)).toEqual([])
  expect(await editor.stop()).toEqual({ code: 0, stderr: expect.stringMatching(/printed\n[^]*said\n/) })
})

test('a note that is too long to be read at each pause is not checked in an editor, which says so', async () => {
  const site = temporarySite(files)
  const editor = await openEditor(site.dir)
  const long = `# Long\n\n[gone](./gone.md)\n\n${'Words of a long log.\n\n'.repeat(15_000)}`
  const asked = editor.at('docs/index.md', long.replace('gone.md', 'go|ne.md'))
  const [problem, ...others] = await editor.problems('docs/index.md')
  expect(others).toEqual([])
  expect(problem).toMatchObject({ code: 'too-long-to-watch', severity: 3 })
  expect(problem!.message).toContain('whose 330,027 characters')
  expect(await editor.connection.sendRequest(HoverRequest.type, asked)).toBeNull()
  editor.edit('docs/index.md', '# Short\n\n[gone](./gone.md)\n')
  expect((await editor.problems('docs/index.md')).map(({ code }) => code)).toEqual(['broken-markdown-link'])
  await editor.stop()
})
