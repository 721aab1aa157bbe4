import { expect, test } from 'vitest'
import { temporarySite } from '../support/temporarySite.ts'

test('[S84] the icons of the theme of Docusaurus are there by their names', async () => {
  const names = [
    'Admonition/Icon/Tip',
    'Admonition/Icon/Danger',
    'Icon/Expand',
    'Icon/Socials/Email',
    'Icon/Socials/GitHub',
  ]
  const imports = names.map((name, index) => `import Icon${index} from '@theme/${name}'\n`).join('')
  const build = await temporarySite({
    'docs/a.md': '# A',
    'src/pages/icons.jsx': `${imports}export default () => <main>${names.map((_, index) => `<Icon${index} className="own" />`).join('')}</main>`,
  }).build()
  expect(build.report).toBe('')
  expect(build.file('icons.html').match(/<svg [^>]*class="own"/g)).toHaveLength(names.length)
})

test('[S84] hooks of the frame find a note and the first page of a sidebar', async () => {
  const build = await temporarySite(
    {
      'docs/index.md': '---\nslug: /\n---\n# Home',
      'docs/guide/first.md': '# First step',
      'sidebars.js':
        "export default { guides: [{ type: 'category', label: 'Guide', items: ['guide/first'] }], own: ['index'] }",
      'src/pages/frame.jsx': `import { useLayoutDoc, useLayoutDocsSidebar } from '@docusaurus/plugin-content-docs/client'
export default () => <p>{JSON.stringify([useLayoutDoc('guide/first').path, useLayoutDoc('none'), useLayoutDocsSidebar('guides').link])}</p>`,
    },
    { baseUrl: '/base/', docs: { sidebarPath: './sidebars.js' } },
  ).build()
  expect(build.report).toBe('')
  const facts = ['/base/guide/first', null, { path: '/base/guide/first', label: 'First step' }]
  expect(build.file('frame.html').replaceAll('&quot;', '"')).toContain(`<p>${JSON.stringify(facts)}</p>`)
})

test('[S84] a link without the base URL leads where it says', async () => {
  const build = await temporarySite(
    {
      'docs/index.md': '---\nslug: /\n---\n# Home',
      'src/pages/links.jsx': `import Link from '@docusaurus/Link'
export default () => <main><Link to="/">Home</Link><Link to="/elsewhere" autoAddBaseUrl={false}>Else</Link></main>`,
    },
    { baseUrl: '/base/' },
  ).build()
  expect(build.report).toBe('')
  expect(build.file('links.html')).toContain('<a href="/base/">Home</a><a href="/elsewhere">Else</a>')
})

test('[S84] a file is imported as a text by an attribute, too', async () => {
  const build = await temporarySite({
    'docs/a.md': '# A',
    'src/example.md': '# Not drawn',
    'src/pages/text.jsx':
      "import text from '../example.md' with { type: 'text' }\nexport default () => <pre>{text}</pre>",
  }).build()
  expect(build.report).toBe('')
  expect(build.file('text.html')).toContain('# Not drawn')
})
