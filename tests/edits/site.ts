import { execFileSync } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import type { UserConfig } from '../../engine/src/config/defineConfig.ts'
import { sampleSite } from '../support/sampleSite.ts'

/** A site with everything that builds keep something of. */
export const files = {
  ...sampleSite.files,
  'docs/whole.mdx':
    "import Part from '@site/docs/parts/_part.md'\nimport Counter from '@site/src/components/Counter'\n\n# Whole\n\n<Part />\n\n<Counter start={2} />\n\n```js file=@site/code/x.js\n```\n\n```mermaid\nflowchart LR\n  a[One] --> b[Two]\n```\n\nA [link](./guide/index.md#more) and $x^2$.",
  'docs/parts/_part.md': 'A part with [a link](../guide/deep/leaf.md).\n\n## Of the part\n',
  'code/x.js': 'const x = 1\n',
  'src/components/Counter.jsx':
    "import { useState } from 'react'\nimport { step } from './step'\n\nexport default function Counter({ start }) {\n  const [count, setCount] = useState(start)\n  return <button onClick={() => setCount(count + step)}>{count}</button>\n}\n",
  'src/components/step.js': 'export const step = 1\n',
  'src/own.css': '.own { color: teal; }\n',
  'blog/authors.yml': 'an:\n  name: An\n',
  'blog/2026-01-02-first.md':
    '---\nauthors: an\ntags: [one]\n---\n\n# First\n\nText.\n\n<!-- truncate -->\n\nMore.',
  'blog/2026-02-03-second/index.md': '# Second\n\n![A picture](./own.svg)',
  'blog/2026-02-03-second/own.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="8"/>',
  'i18n/vi/docusaurus-plugin-content-docs/current/guide/index.md': '# Hướng dẫn\n\nChữ.',
  'i18n/vi/code.json': '{}',
  '.gitignore': 'build/\n.sotay/\nnode_modules\n',
}

/** Takes one of a list by chance. */
export type Choose = <Item>(list: readonly Item[]) => Item

export const config: Partial<UserConfig> & { docs: object } = {
  ...sampleSite.config,
  // Nothing in it names a note that an edit may take away.
  navbar: { title: 'Sample', items: [{ to: '/about', label: 'About' }, { type: 'search' }] },
  url: 'https://example.com',
  trailingSlash: false,
  customCss: 'src/own.css',
  offline: true,
  markdown: { math: true, hooks: { onBrokenMarkdownImages: 'warn' } },
  previewImages: true,
  i18n: { defaultLocale: 'en', locales: ['en', 'vi'] },
  docs: { routeBasePath: '/', showLastUpdateTime: true, backlinks: true },
}

/** Settings that depend on more than files. */
const asked = "titleDelimiter: process.env.EDITED_DELIMITER ?? '|', tagline: String(new Date().getFullYear())"

/** The folder of a site that is edited. */
export interface Folder {
  dir: string
  /** Paths of the files below a folder, sorted, without those that builds write. */
  list(below: string, names?: RegExp): string[]
  read(path: string): string
  write(path: string, text: string): void
  remove(path: string): void
  /** Changes a byte of a file, or cuts the file off there. */
  damage(path: string, choose: Choose): void
  copy(from: string, to: string): void
  git(...args: string[]): void
  setConfig(change: (settings: typeof config) => object): void
}

/** Opens a folder with the site. Without `settings`, as it was left. */
export function openFolder(dir: string): Folder {
  let settings: typeof config = config
  const folder: Folder = {
    dir,
    list: (below, names = /./) =>
      (existsSync(join(dir, below))
        ? readdirSync(join(dir, below), { recursive: true, withFileTypes: true })
        : []
      )
        .filter((entry) => entry.isFile() && names.test(entry.name))
        .map((entry) => join(entry.parentPath, entry.name).slice(dir.length + 1))
        .sort(),
    read: (path) => readFileSync(join(dir, path), 'utf8'),
    write(path, text) {
      mkdirSync(dirname(join(dir, path)), { recursive: true })
      writeFileSync(join(dir, path), text)
    },
    remove: (path) => rmSync(join(dir, path), { recursive: true }),
    damage(path, choose) {
      const bytes = readFileSync(join(dir, path))
      const at = choose([...bytes.keys()])
      if (bytes.length > 0) bytes[at]! ^= 1
      writeFileSync(join(dir, path), choose([bytes, bytes.subarray(0, at)]))
    },
    copy: (from, to) => copyFileSync(join(dir, from), join(dir, to)),
    git: (...args) => void execFileSync('git', ['-C', dir, ...identity, ...args], { env: gitVariables }),
    setConfig(change) {
      settings = { ...settings, ...change(settings) }
      folder.write('sotay.config.mjs', `export default { ...${JSON.stringify(settings, null, 2)}, ${asked} }`)
    },
  }
  for (const [path, text] of Object.entries(files)) folder.write(path, String(text))
  folder.setConfig(() => ({}))
  folder.git('init', '--quiet')
  return folder
}

const identity = ['-c', 'user.name=An', '-c', 'user.email=an@example.com']
const gitVariables = { PATH: process.env.PATH, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' }
