import { expect, test } from 'vitest'
import type { TestBuild } from '../../engine/src/testing.ts'
import { temporarySite } from '../support/temporarySite.ts'

const files = {
  'docs/index.md': '# Home\n\nPlain.',
  'docs/grid.md': '# Grid\n\n<div class="row">\n<div class="col col--6">\n\nLeft.\n\n</div>\n</div>',
  'src/pages/start.tsx':
    'import Layout from \'@theme/Layout\'\nexport default () => <Layout><main className="container margin-vert--lg">Start</main></Layout>',
}

function stylesheetsOf(build: TestBuild, page: string): string[] {
  const html = build.file(page)
  return Array.from(html.matchAll(/<link rel="stylesheet" href="\/assets\/css\/(\w+)/g), ([, name]) => name!)
}

/** The style sheet of a name. */
function stylesOf(build: TestBuild, name: string): string {
  return build.file(build.paths().find((path) => path.startsWith(`assets/css/${name}`)) ?? `${name}.css`)
}

test('[X18] pages that count on classes of Infima load them, and no others do', async () => {
  const build = await temporarySite(files).build()
  expect(stylesheetsOf(build, 'index.html')).toEqual(['styles'])
  expect(stylesheetsOf(build, 'grid.html')).toEqual(['styles', 'framework'])
  expect(stylesheetsOf(build, 'start.html')).toEqual(['styles', 'framework'])
  const css = stylesOf(build, 'framework')
  for (const part of [
    '.container{',
    '.col--6{',
    '.col--offset-11{',
    '.margin-vert--lg{',
    '.button--primary{',
    '.hero__title{',
    '.hero{background-color:var(--ifm-hero-background-color);color:var(--ifm-hero-text-color)',
    '.pills__item--active{',
    '.text--center{',
    '--ifm-navbar-link-color:',
    '--ifm-hero-background-color:light-dark(var(--paper),var(--surface))',
    '--ifm-color-gray-300:',
    '--ifm-color-secondary-darkest:color-mix(in oklab,var(--ifm-color-secondary) 70%,black)',
    '--ifm-color-danger-contrast-background:',
    '--ifm-font-color-base-inverse:',
    ':where(.react-page)',
    '.react-page{font-size:var(--own-font-size-base,1rem)',
  ])
    expect(css).toContain(part)
})

test('[X18] where styles of the site read variables of Infima, every page has them, below those styles', async () => {
  const own = {
    'src/css/custom.css':
      '.navbar { border-color: var(--ifm-color-emphasis-300) } :root { --ifm-color-primary-dark: #123 }',
  }
  const build = await temporarySite({ ...files, ...own }, { customCss: './src/css/custom.css' }).build()
  expect(stylesheetsOf(build, 'grid.html')).toEqual(['styles'])
  const css = stylesOf(build, 'styles')
  expect(css).toMatch(/--ifm-color-emphasis-300:.*--ifm-color-primary-dark:#123/s)
})

test('[X18] styles that components import count too, on their pages', async () => {
  const module = {
    'src/pages/look.tsx':
      "import styles from './look.module.css'\nexport default () => <p className={styles.box}>Look</p>",
    'src/pages/look.module.css': '.box { border: 1px solid var(--ifm-color-emphasis-200) }',
  }
  const build = await temporarySite({ 'docs/index.md': '# Home', ...module }).build()
  expect(stylesheetsOf(build, 'look.html')).toContain('framework')
})

test('a site that counts on none of it does not carry it', async () => {
  const build = await temporarySite({ 'docs/index.md': '# Home' }).build()
  expect(build.paths().join()).not.toContain('framework')
})

test('[X18] where styles of the site set variables of Infima, the theme follows them on every page', async () => {
  const stylesWith = async (css: string) => {
    const build = await temporarySite({ ...files, 'own.css': css }, { customCss: './own.css' }).build()
    return stylesOf(build, 'styles')
  }
  expect(await stylesWith(':root { --ifm-navbar-background-color: red }')).toMatch(
    /\.navbar\{background:var\(--ifm-navbar-background-color\)\}.*--ifm-navbar-background-color:red/s,
  )
  const usual = ':root { --ifm-color-primary: red; --ifm-color-primary-dark: red; --ifm-code-font-size: 95% }'
  expect(await stylesWith(usual)).not.toContain('--ifm-navbar-background-color')
})

test('[X18] a page in React with text and no classes has space around its text', async () => {
  const page = (body: string) => `export default () => <main>${body}</main>`
  const build = await temporarySite({
    'docs/index.md': '# Home',
    'src/pages/plain.jsx': page('<h1>Plain</h1>'),
    'src/pages/own.jsx': page('<h1 className="mine">Own</h1>'),
  }).build()
  expect(stylesheetsOf(build, 'plain.html')).toContain('framework')
  expect(stylesheetsOf(build, 'own.html')).not.toContain('framework')
})

test('React pages have the sizes of Infima, or those that the site sets', async () => {
  const css = ':root { --ifm-font-size-base: 15px; --ifm-h1-font-size: 3rem; --ifm-link-color: red }'
  const site = temporarySite({ ...files, 'src/own.css': css }, { customCss: 'src/own.css' })
  const built = stylesOf(await site.build(), 'styles')
  expect(built).toContain('--own-font-size-base:var(--ifm-font-size-base)')
  expect(built).toContain('--own-h1-font-size:var(--ifm-h1-font-size)')
  // Headings have the font of the site also where their text around has another, as with Infima.
  expect(built).toContain('--ifm-heading-font-family:var(--ifm-font-family-base)')
  site.write({ 'src/own.css': ':root { --ifm-link-color: red }' })
  expect(stylesOf(await site.build(), 'styles')).not.toContain('--own-')
})
