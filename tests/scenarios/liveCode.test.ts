import { describe, expect, test } from 'vitest'
import { reactLive } from '../support/reactLive.ts'
import { temporarySite } from '../support/temporarySite.ts'

const live = '# A\n\n```jsx live\n<b>bold</b>\n```\n\n```tsx live noInline\nrender(<b>bold</b>)\n```'
const files = { 'docs/a.md': live, 'docs/b.md': '# B\n\n```jsx\n<b>bold</b>\n```' }
const config = { markdown: { liveCode: 'bottom' as const } }
const policyOf = (html: string) => /Content-Security-Policy" content="([^"]*)"/.exec(html)![1]!

describe('[S22] blocks of code that say "live"', () => {
  test('are islands that hold the block as it is without scripts', async () => {
    const build = await temporarySite({ ...files, ...reactLive }, config).build()
    expect(build.report).toBe('')
    const page = build.file('a.html')
    expect(page.match(/<sotay-island [^>]*data-when="visible"/g)).toHaveLength(2)
    expect(page.match(/<div class="live-code"><sotay-slot [^>]*><div class="language-[jt]sx/g)).toHaveLength(
      2,
    )
    expect(page).toMatch(/<link rel="stylesheet" href="[^"]*liveCode/)
    expect(policyOf(page)).toMatch(/^script-src 'self' 'unsafe-eval';/)
    expect(policyOf(build.file('b.html'))).not.toContain('unsafe-eval')
  })

  test('cost pages without one nothing', async () => {
    const others = { 'docs/b.md': files['docs/b.md'], 'docs/c.md': '# C' }
    const without = await temporarySite(others).build()
    const withSetting = await temporarySite({ ...others, ...reactLive }, config).build()
    expect(withSetting.paths()).toEqual(without.paths())
    expect(withSetting.file('b.html')).toBe(without.file('b.html'))
  })

  test('let pages run text by headers, too, where these are written', async () => {
    const settings = { ...config, contentPolicy: { headersFile: true } }
    const build = await temporarySite({ ...files, ...reactLive }, settings).build()
    expect(build.file('_headers')).toContain("'unsafe-eval'")
    const plain = await temporarySite({ 'docs/b.md': files['docs/b.md'], ...reactLive }, settings).build()
    expect(plain.file('_headers')).not.toContain('unsafe-eval')
  })

  test('are shown until the package is installed, which is said once', async () => {
    const site = temporarySite({ ...files, 'docs/c.md': live.replace('# A', '# C') }, config)
    const build = await site.build()
    expect(build.report).toContain(
      'warning  missing-package                          docs/a.md:3:1\n' +
        '  3 | ```jsx live\n    | ^\n' +
        '  The package "react-live" is not installed. Until it is, blocks of code that say "live" are shown and do not run.\n' +
        '  Run "npm install react-live", or correct the setting "markdown.liveCode".\n',
    )
    expect(build.report.match(/missing-package/g)).toHaveLength(1)
    expect(build.file('a.html')).not.toContain('live-code')
    expect(build.file('a.html')).toContain('theme-code-block')
    expect(policyOf(build.file('a.html'))).not.toContain('unsafe-eval')

    site.write(reactLive)
    const installed = await site.build()
    expect(installed.report).toBe('')
    expect(installed.file('a.html')).toContain('class="live-code"')
  })

  test('are shown where they are not asked for, and where no note may hold code', async () => {
    const build = await temporarySite({ ...files, ...reactLive }).build()
    expect(build.report).toBe('')
    expect(build.file('a.html')).not.toContain('live-code')
    const settings = { markdown: { ...config.markdown, format: 'md-only' as const } }
    const untrusted = await temporarySite({ ...files, ...reactLive }, settings).build()
    expect(untrusted.file('a.html')).not.toContain('live-code')
  })

  test('are components, too', async () => {
    const mdx = '# A\n\n<CodeBlock language="jsx" live>{`<b>bold</b>`}</CodeBlock>'
    const build = await temporarySite({ 'docs/a.mdx': mdx, ...reactLive }, config).build()
    expect(build.file('a.html')).toContain('class="live-code"')
  })

  test('run after the config of Docusaurus is adopted whose theme ran them', async () => {
    const site = temporarySite({
      'docs/a.md': live,
      ...reactLive,
      'src/theme/ReactLiveScope.js': 'export default {}',
      'docusaurus.config.js':
        "module.exports = { title: 'T', url: 'https://example.org', baseUrl: '/', plugins: ['@docusaurus/theme-live-codeblock'], presets: ['classic'], themeConfig: { liveCodeBlock: { playgroundPosition: 'top' } } }",
    })
    site.write({ 'sotay.config.mjs': null })
    const { stdout } = await site.sotay('adopt')
    expect(stdout).not.toMatch(/[Ll]ive/)
    expect(site.read('sotay.config.ts')).toContain("liveCode: 'top'")
  })
})
