import { describe, expect, test } from 'vitest'
import { readPage } from '../support/readPage.ts'
import { temporarySite } from '../support/temporarySite.ts'

const note = [
  '# A',
  ':::tip[With *care*]',
  'Of the [note](#part).',
  ':::',
  '## Part',
  '```js title="x.js" {1}',
  'const a = 1',
  '```',
].join('\n')

describe('files of src/theme draw what Markdown has for it', async () => {
  const build = await temporarySite({
    'docs/a.md': note,
    'src/theme/Admonition/index.jsx': `
      import Original from '@theme-original/Admonition'
      export default (props) => <div className="around"><i>{props.type}</i><Original {...props} /></div>
    `,
    'src/theme/CodeBlock/index.tsx': `
      import Original from '@theme-original/CodeBlock'
      export default (props) => <div className="mine"><b>{props.className} {props.title}</b><Original {...props} /></div>
    `,
    'src/theme/Heading.jsx':
      "import Original from '@theme-original/Heading'\nexport default (props) => <>{props.as === 'h1' && <i id={props.id} />}<Original {...props} className='drawn' /></>",
  }).build()
  const page = readPage(build, 'a')

  test('[S131] admonitions, code blocks and headings', () => {
    expect(build.report).toBe('')
    expect(page.text('.around > i')).toBe('tip')
    expect(page.has('.around .theme-admonition-tip em')).toBe(true)
    expect(page.text('.around .theme-admonition-tip')).toContain('Of the note.')
    expect(page.text('.mine > b')).toBe('language-js x.js')
    expect(page.has('.mine pre i.k')).toBe(true)
    expect(page.has('.mine .theme-code-block-highlighted-line')).toBe(true)
    expect(page.has('h2.drawn')).toBe(true)
    expect(page.attributes('h1', 'id')).toEqual([])
    expect(page.attributes('i', 'id')).toEqual(['a'])
  })
})

test('a file that needs what does not exist here is left out, wherever it is imported', async () => {
  const build = await temporarySite({
    'docs/a.mdx': `${note}\n\nimport Code from '@theme/CodeBlock'\n\n<Code language="js">let b</Code>`,
    'src/pages/b.jsx':
      "import Code from '@theme/CodeBlock'\nexport default () => <main><Code language='js'>let c</Code></main>",
    'src/theme/CodeBlock/index.js':
      "import Inner from './Inner'\nexport default (props) => <Inner {...props} />",
    'src/theme/CodeBlock/Inner.js':
      "import { noSuchHook } from '@docusaurus/theme-common/internal'\nexport default () => noSuchHook()",
  }).build()
  expect(build.failed).toBe(false)
  expect(build.report).toMatch(/theme-part-left-out +src\/theme\/CodeBlock\/Inner\.js:1:10/)
  expect(readPage(build, 'a').attributes('pre', 'class')).toHaveLength(2)
  expect(readPage(build, 'b').has('main pre')).toBe(true)
})
