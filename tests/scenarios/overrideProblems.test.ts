import { describe, expect, test } from 'vitest'
import type { UserConfig } from '../../engine/src/config/defineConfig.ts'
import { temporarySite } from '../support/temporarySite.ts'

async function reportFor(files: Record<string, string>, config: Partial<UserConfig>): Promise<string> {
  const { failed, report } = await temporarySite({ 'docs/a.md': '# A', ...files }, config).build()
  expect(failed).toBe(true)
  return report
}

describe('what is wrong with a component of the site is reported with its place', () => {
  test('a file that is not there', async () => {
    const components = { Sidebar: './src/Onw.jsx', Footer: './src' }
    expect(await reportFor({ 'src/Own.jsx': '' }, { components })).toMatchInlineSnapshot(`
      "error  missing-override                           sotay.config.mjs:6:5
        6 |     "Sidebar": "./src/Onw.jsx",
          |     ^^^^^^^^^
        "components.Sidebar" names "./src/Onw.jsx", but there is no such file.
        Did you mean "./src/Own.jsx"?

      error  missing-override                           sotay.config.mjs:7:5
        7 |     "Footer": "./src"
          |     ^^^^^^^^
        "components.Footer" names "./src", but there is no such file.
        The path counts from the site folder.
      "
    `)
  })

  test('a module without a component', async () => {
    const files = { 'src/Own.jsx': 'export const Own = () => null' }
    expect(await reportFor(files, { slots: { 'toc-after': './src/Own.jsx' } })).toMatchInlineSnapshot(`
      "error  override-without-component                 src/Own.jsx
        The module that "slots['toc-after']" names has no component as its default export.
        Export it so: export default function Name(props) { … }
      "
    `)
  })

  test('a component that throws, once for all pages', async () => {
    const files = {
      'src/Own.jsx': "const deep = () => { throw new Error('No luck') }\n\nexport default () => deep()",
    }
    expect(await reportFor(files, { slots: { 'footer-after': './src/Own.jsx' } })).toMatchInlineSnapshot(`
      "error  override-failed                            src/Own.jsx:1:28
        1 | const deep = () => { throw new Error('No luck') }
          |                            ^
        "slots['footer-after']" threw while the page at /404.html was rendered: No luck.
      "
    `)
  })

  test('a mistake in its code', async () => {
    const files = { 'src/Own.jsx': 'export default () => <p>' }
    expect(await reportFor(files, { components: { Footer: './src/Own.jsx' } })).toMatchInlineSnapshot(`
      "error  page-module-broken                         src/Own.jsx:1:25
        1 | export default () => <p>
          |                         ^
        What is here cannot follow what is before it.
        Often the mistake is just before: a comma, a bracket, a quotation mark or a closing tag that is missing.
      "
    `)
  })

  test('something around all pages that cannot be bundled ends the build', async () => {
    const files = {
      'src/theme/Root.jsx':
        "import { createContext } from 'react'\nimport gone from './gone'\nconst Own = createContext(1)\nexport default ({ children }) => <Own.Provider value={gone}>{children}</Own.Provider>",
      'src/pages/p.jsx': 'export default () => <p>P</p>',
    }
    expect(await reportFor(files, {})).toContain(
      'error  import-not-found                           src/theme/Root.jsx:2:19',
    )
    const element = {
      'src/theme/MDXComponents/Img.jsx': "import gone from './gone'\nexport default () => gone",
    }
    const note = {
      'docs/b.mdx': 'import P from "../src/P"\n\n<P />',
      'src/P.jsx': 'export default () => <p>P</p>',
    }
    expect(await reportFor({ ...element, ...note }, {})).toContain('src/theme/MDXComponents/Img.jsx:1:19')
  })

  test('a prop that cannot reach an island', async () => {
    const files = {
      'src/Own.jsx': "import { Button } from './Button'\nexport default () => <Button act={() => 1} />",
      'src/Button.jsx': 'export const Button = ({ act }) => <button type="button" onClick={act} />',
    }
    const config = { slots: { 'footer-after': './src/Own.jsx' } }
    const { report, failed } = await temporarySite({ 'docs/a.md': '# A', ...files }, config).build()
    expect(failed).toBe(false)
    expect(report).toMatchInlineSnapshot(`
      "warning  unserialisable-prop                      src/Button.jsx
        <Button> runs in the browser, but its prop "act" is a function, which cannot be put into the page. It is shown as it is at build, and does not react to readers.
        Text, numbers, dates, lists, plain objects and elements can. A function belongs in the component, or in a component of yours around it.
      "
    `)
  })
})
