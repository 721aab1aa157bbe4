import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, onTestFinished, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const read = (path: string) => readFileSync(`${root}${path}`, 'utf8')

interface Component {
  purl: string
  licenses?: unknown[]
  scope?: string
  properties?: { name: string }[]
}

function run(program: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: join(root, 'engine'), encoding: 'utf8' })
  expect(status, stderr).toBe(0)
  return stdout
}

// The engine is not built again, because other tests use it.
run(process.execPath, 'pack.mjs', '--built')
const [{ size, files: entries }] = JSON.parse(run('npm', 'pack', '--dry-run', '--json', '--ignore-scripts'))
const files: string[] = entries.map(({ path }: { path: string }) => path)

/** Identity of a package as package URLs have it. */
const purlOf = ({ name, version }: { name: string; version: string }) =>
  `pkg:npm/${name.replace('@', '%40')}@${version}`
const bundled = JSON.parse(read('engine/dist/.packages')).map((folder: string) =>
  JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')),
)

test('the package is at most 2.5 MB to download', () => {
  expect(size).toBeLessThan(2_500_000)
})

test('the fonts of the package are whole without the hints that nothing reads', () => {
  for (const name of ['regular', 'bold']) {
    const font = readFileSync(join(root, `engine/dist/fonts/${name}.ttf`))
    expect(font.toString('latin1', 0, 300)).not.toMatch(/fpgm|prep|cvt |gasp/)
    let sum = 0
    for (let at = 0; at < font.length; at += 4) sum = (sum + font.readUInt32BE(at)) >>> 0
    // What the sum of a whole font is: OpenType specification, table `head`.
    expect(sum).toBe(0xb1b0afba)
  }
})

test('the package holds what is used: no tests, sources, maps or marks of a build', () => {
  const isSource = (path: string) => /\.tsx?$/.test(path) && !/\.d\.ts$|^templates\//.test(path)
  const isMark = (path: string) => /\.test\.|\.map$|\/\.(?!github|nojekyll$)/.test(path)
  expect(files.filter((path) => isSource(path) || isMark(path))).toEqual([])
  expect(files).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'CHANGELOG.md', 'package.json']))
  expect(files.filter((path) => path.endsWith('/mermaid.js'))).toHaveLength(1)
})

test('all that the entries, commands and types lead to is in it', () => {
  const { exports, bin } = JSON.parse(read('engine/package.json'))
  const named = [...JSON.stringify(exports).matchAll(/\.\/([^"]+\.\w+)"/g)].map(([, path]) => path)
  expect(files).toEqual(expect.arrayContaining([...named, ...Object.values(bin)]))
  for (const path of files.filter((path) => path.endsWith('.d.ts')))
    for (const [, name] of read(`engine/${path}`).matchAll(/\bfrom '(\.[^']+)'/g)) {
      const target = new URL(name!.replace(/\.tsx?$/, '.d.ts'), `file:///${path}`).pathname.slice(1)
      expect(files, `${name} in ${path}`).toContain(target)
    }
})

test('a new site has types for what it may import, and for what its config says, without a mistake in the types themselves', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sotay-types-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  for (const [path, source] of [
    ['tsconfig.json', 'common/tsconfig.json'],
    ['sotay.config.ts', 'notes/sotay.config.ts'],
  ] as const)
    write(path, read(`engine/templates/${source}`))
  write(
    'src/Chart.tsx',
    `import BrowserOnly from '@docusaurus/BrowserOnly'
import Layout from '@theme/Layout'
import 'some-package/styles.css'
import Logo from './logo.svg'
import address from './logo.svg?url'
import photo from './photo.png'
import styles from './Chart.module.css'

export const Chart = () => (
  <Layout>
    <Logo className={styles.logo} title="Logo" />
    {[Logo, address, photo].map((each) => <img key={each} src={each} alt="" />)}
    <BrowserOnly>{() => <p>{window.innerWidth}</p>}</BrowserOnly>
  </Layout>
)`,
  )
  mkdirSync(join(folder, 'node_modules/@types'), { recursive: true })
  for (const [name, target] of [
    ['sotay', 'engine'],
    ['react', 'node_modules/react'],
    ['@types/react', 'node_modules/@types/react'],
  ] as const)
    symlinkSync(join(root, target), join(folder, 'node_modules', name))
  const tsc = join(root, 'node_modules/typescript/bin/tsc')
  for (const flags of [
    [],
    ['--skipLibCheck', 'false', '--module', 'nodenext', '--moduleResolution', 'nodenext'],
  ]) {
    const { stdout, status } = spawnSync(process.execPath, [tsc, '-p', folder, ...flags], {
      encoding: 'utf8',
    })
    expect({ stdout, status }).toEqual({ stdout: '', status: 0 })
  }
})

test('both packages say what they are', () => {
  for (const folder of ['engine', 'create']) {
    const settings = JSON.parse(read(`${folder}/package.json`))
    for (const name of ['description', 'keywords', 'author', 'engines', 'files', 'bin'])
      expect(settings).toHaveProperty(name)
    expect(settings.license).toBe('MIT')
  }
  const { sideEffects, exports } = JSON.parse(read('engine/package.json'))
  expect(sideEffects).toBe(false)
  expect(exports['./package.json']).toBe('./package.json')
})

describe('for audits', () => {
  const bom = JSON.parse(read('engine/dist/sbom.cdx.json'))
  const components: Component[] = bom.components
  const isBundled = ({ properties = [] }: Component) =>
    properties.some(({ name }) => name === 'cdx:npm:package:bundled')

  test('the bill of materials names every package that is bundled, with its version and licence', () => {
    const named = components.filter(isBundled).map(({ purl }) => purl)
    expect(named.toSorted()).toEqual(bundled.map(purlOf).toSorted())
    const names = ['mermaid', 'svgdom', 'zod', 'preact', '%40expo-google-fonts/be-vietnam-pro', 'katex']
    for (const name of names)
      expect(named).toContainEqual(expect.stringMatching(new RegExp(`^pkg:npm/${name}@`)))
    expect(components.filter(({ licenses }) => !licenses?.length)).toEqual([])
    expect(read('docs/security.md')).toContain(`Code of ${bundled.length} other packages is bundled`)
  })

  test('it names what npm installs with the package, and only binaries are optional', () => {
    const installed = components.filter((component) => !isBundled(component))
    const required = installed.filter(({ scope }) => scope === 'required').map(({ purl }) => purl)
    for (const name of Object.keys(JSON.parse(read('engine/package.json')).dependencies))
      expect(required).toContainEqual(expect.stringContaining(`/${name.replace('@', '%40')}@`))
    const optional = installed.filter(({ scope }) => scope === 'optional').map(({ purl }) => purl)
    expect(optional).toContainEqual(expect.stringContaining('linux-x64'))
  })

  test('it is the same each time', () => {
    expect(bom).not.toHaveProperty('serialNumber')
    expect(bom.metadata).not.toHaveProperty('timestamp')
    expect(read('engine/dist/sbom.cdx.json')).not.toContain(root)
  })

  test('the licence of each bundled package is in the package', () => {
    const texts = files
      .filter((path) => path.endsWith('LICENSES.txt'))
      .map((path) => read(`engine/${path}`))
      .join('\n')
    for (const { name, version } of bundled) {
      const [, text = ''] = texts.split(`${name} ${version} (`)
      expect(text.split('-'.repeat(80))[0]!.length, name).toBeGreaterThan(400)
    }
  })
})
