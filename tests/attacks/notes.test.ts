import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporarySite } from '../support/temporarySite.ts'

test('front matter runs no code, in whatever language it says it is', async () => {
  const harm = "require('node:fs').writeFileSync('harm.txt', '')"
  const site = temporarySite({
    'docs/index.md': '# Home',
    'docs/js.md': `---js\n{ title: (${harm}, 'a') }\n---\n# A\n`,
    'docs/javascript.md': `---javascript\nmodule.exports = ${harm}\n---\n# A\n`,
    'docs/function.md': `---\ntitle: !!js/function 'function () { ${harm} }'\n---\n# A\n`,
    'docs/undefined.md': '---\ntitle: !!js/undefined\ndescription: !!js/regexp /(a+)+$/\n---\n# A\n',
    'docs/prototype.md':
      '---\n__proto__: { draft: true }\nconstructor: { prototype: { draft: true } }\n---\n# A\n',
    'docs/aliases.md': `---\na: &a [x, x]\n${[...'bcdefghijklmnopqrstuvwxyz']
      .map((name, index) => `${name}: &${name} [${`*${String.fromCharCode(97 + index)},`.repeat(9)}]`)
      .join('\n')}\n---\n# A\n`,
    'docs/json.md': '---json\n{ "title": "a" }\n---\n# A\n',
  })
  for (const command of ['build', 'check']) {
    const { stdout, stderr, status } = await site.sotay(command)
    expect(existsSync(join(site.dir, 'harm.txt'))).toBe(false)
    expect(status).toBeOneOf([0, 1])
    expect(stdout + stderr).not.toContain('did not expect')
  }
})

const number = (value: number) => Buffer.from([value >>> 24, value >>> 16, value >>> 8, value])
/** A box of formats such as AVIF, with a length that may be wrong. */
const box = (kind: string, length: number, ...content: Buffer[]) =>
  Buffer.concat([number(length), Buffer.from(kind), ...content])
const filling = Buffer.alloc(64)

/** Lengths of 0 have made readers stay at one place for ever. */
const pictures: Record<string, Buffer> = {
  'heif.avif': Buffer.concat([
    box('ftyp', 16, Buffer.from('avif'), number(0)),
    box('meta', 92, number(0)),
    box('iprp', 80),
    box('ipco', 72),
    box('ispe', 0),
    filling,
  ]),
  'jxl.png': Buffer.concat([
    box('JXL ', 12, number(0x0d0a870a)),
    box('ftyp', 20, Buffer.from('jxl '), number(0), Buffer.from('jxl ')),
    box('jxlp', 0, number(0)),
    filling,
  ]),
  'jp2.png': Buffer.concat([
    box('jP  ', 12, number(0x0d0a870a)),
    box('ftyp', 0, Buffer.from('jp2 ')),
    filling,
  ]),
  'icons.png': Buffer.concat([Buffer.from('icns'), number(1_000), Buffer.from('ic10'), number(0), filling]),
  'tiff.png': Buffer.concat([Buffer.from('II*\0\x08\0\0\0\xff\xff', 'latin1'), filling]),
  'lost.jpg': Buffer.concat([Buffer.from('ffd8ffe000000000', 'hex'), Buffer.alloc(20_000_000)]),
  'lengths.jpg': Buffer.concat([Buffer.from('ffd8', 'hex'), Buffer.alloc(20_000_000, 'ffe00000', 'hex')]),
  'webp.webp': Buffer.concat([Buffer.from('RIFF'), number(0), Buffer.from('WEBPVP8X'), filling]),
  'ico.ico': Buffer.concat([Buffer.from('00000100ffff', 'hex'), filling]),
  'lines.png': Buffer.from(`P6\n${'#\n'.repeat(100_000)}`),
  'tags.svg': Buffer.from('<svg '.repeat(100_000)),
  'spaces.svg': Buffer.from(`<svg${' '.repeat(1_000_000)}`),
  'comments.svg': Buffer.from('<!--'.repeat(100_000)),
  'entities.svg': Buffer.from(
    `<!DOCTYPE svg [<!ENTITY a "a">${'<!ENTITY b "&a;&a;&a;">'.repeat(1_000)}]><svg>&b;</svg>`,
  ),
}

test('pictures that hang readers are read or reported', async () => {
  const names = Object.keys(pictures)
  const site = temporarySite({
    'docs/index.md': `# Home\n\n${names.map((name) => `![A picture](./${name})`).join('\n\n')}\n`,
    ...Object.fromEntries(names.map((name) => [`docs/${name}`, pictures[name]!])),
  })
  for (const command of ['build', 'check']) {
    const { stdout, stderr, status } = await site.sotay(command)
    expect(status).toBeOneOf([0, 1])
    expect(stdout + stderr).not.toContain('did not expect')
    expect(stdout + stderr).toContain('lost.jpg')
  }
})

test('scripts that a note puts into the head are not in the policy, those of the code of the site are', async () => {
  const tag = (code: string) => `<Head><script>{\`${code}\`}</script></Head>`
  const note = `import Head from '@docusaurus/Head'

# A

${tag('own()')}<Head><script src="https://harm.example.org/a.js" /></Head>

<Part />

export const Part = () => ${tag('ofPart()')}
`
  const site = temporarySite({
    'src/theme/Root.tsx': `import Head from '@docusaurus/Head'
export default ({ children }) => <>${tag('ofSite()')}{children}</>`,
    'docs/a.mdx': note,
    'blog/2026-01-02-b.mdx': note,
    'src/pages/c.mdx': note,
  })
  const { failed, report, file } = await site.build()
  expect(failed, report).toBe(false)
  const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`
  for (const path of ['a.html', 'blog/2026/01/02/b.html', 'c.html']) {
    const html = file(path)
    for (const code of ['own()', 'ofPart()', 'ofSite()']) expect(html).toContain(`>${code}</script>`)
    expect(html).toContain(`script-src 'self' ${hashOf('ofSite()')};`)
  }
})
