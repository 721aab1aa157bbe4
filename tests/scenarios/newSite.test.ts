import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runHere, runSotay, temporaryPlace } from '../support/temporarySite.ts'

const folder = temporaryPlace('new')
const sotay = (...args: string[]) => runHere(args, folder)

test('a new site says what to do next, and builds at once without a word of complaint', async () => {
  expect((await sotay('new', 'notes')).stdout).toMatchInlineSnapshot(`
    "Began a site in notes. What to do next:

      cd notes
      npm install
      npm start

    Then open docs/index.md and write.
    "
  `)
  const { status, stderr } = await sotay('build', 'notes')
  expect(status).toBe(0)
  expect(stderr).not.toMatch(/warning|error/)
  expect(readdirSync(join(folder, 'notes/build'))).toContain('index.html')
  expect(readFileSync(join(folder, 'notes/.gitignore'), 'utf8')).toContain('build/')
})

test('begun from the sources of the package, it depends on them and not on what a registry has', () => {
  const { dependencies } = JSON.parse(readFileSync(join(folder, 'notes/package.json'), 'utf8'))
  expect(dependencies.sotay).toMatch(/^file:/)
  const sources = join(realpathSync(folder), 'notes', dependencies.sotay.slice('file:'.length))
  expect(JSON.parse(readFileSync(join(sources, 'package.json'), 'utf8')).name).toBe('sotay')
})

test('the config of a new site is thirteen lines, blank ones and the import among them', () => {
  expect(readFileSync(join(folder, 'notes/sotay.config.ts'), 'utf8').trimEnd().split('\n')).toHaveLength(13)
})

test.each(['notes', 'docs', 'blog'])(
  'the template %s has nothing that the strictest check would report',
  async (template) => {
    const name = `a ${template}`
    expect((await sotay('new', name, '--template', template)).status).toBe(0)
    expect(await sotay('check', name, '--strict')).toMatchObject({ status: 0, stdout: 'Nothing is wrong.\n' })
    expect(JSON.parse(readFileSync(join(folder, name, 'package.json'), 'utf8')).name).toBe(`a-${template}`)
    const written = ['.gitignore', '.github/workflows/publish.yml', 'static/img/favicon.svg', 'tsconfig.json']
    expect(written.filter((file) => !existsSync(join(folder, name, file)))).toEqual([])
    // Of a page, unlike a note, the title in the front matter is not shown.
    const page = join(folder, name, 'src/pages/about.md')
    if (template === 'blog') expect(readFileSync(page, 'utf8')).toMatch(/^# About$/m)
  },
)

test('the note on publishing names the workflow that is there, and what a folder of this machine needs', () => {
  const note = readFileSync(join(folder, 'notes/docs/guides/publishing.md'), 'utf8')
  const workflow = readFileSync(join(folder, 'notes/.github/workflows/publish.yml'), 'utf8')
  expect(note).toContain('.github/workflows/publish.yml')
  // The action leaves out what begins with a dot otherwise, and with it .well-known/.
  expect(workflow).toContain('include-hidden-files: true')
  for (const text of [note, workflow]) {
    expect(text).toContain('GitHub Actions')
    expect(text).toMatch(/file:.*…/)
    expect(text).toContain('npm pack')
  }
})

test('the address of a new site may come from the machine that builds it', () => {
  const variables = { SITE_URL: 'https://me.github.io', BASE_URL: '/notes/' }
  expect(runSotay(['build', 'notes'], folder, variables).status).toBe(0)
  const home = readFileSync(join(folder, 'notes/build/index.html'), 'utf8')
  expect(home).toContain('href="https://me.github.io/notes/"')
})

test('an unknown template is an error that names the others', async () => {
  const { status, stderr } = await sotay('new', 'x', '--template', 'noets')
  expect(status).toBe(1)
  expect(stderr).toContain('There is no template "noets". The templates are notes, docs, blog.')
  expect(stderr).toContain('Did you mean "notes"?')
})

test('a folder that holds something is left alone, one with an empty repository is not', async () => {
  mkdirSync(join(folder, 'taken'))
  writeFileSync(join(folder, 'taken/a.txt'), '')
  expect((await sotay('new', 'taken')).stderr).toContain('folder-not-empty')
  expect(readdirSync(join(folder, 'taken'))).toEqual(['a.txt'])
  mkdirSync(join(folder, 'cloned/.git'), { recursive: true })
  expect((await sotay('new', 'cloned')).status).toBe(0)
})

test('a broken link stops the build of a new site', async () => {
  const note = join(folder, 'notes/docs/note.md')
  writeFileSync(note, '[Gone](/gone)\n')
  expect((await sotay('build', 'notes')).stderr).toContain('error  broken-link')
  rmSync(note)
})
