import { expect, test } from 'vitest'
import { temporarySite } from '../support/temporarySite.ts'

const repeat = (count: number, line: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => line(index)).join('\n\n')

/** Each as much of one thing as no note should hold, and some do. */
const pages = {
  diagrams: repeat(
    10,
    (index) => `\`\`\`mermaid\nflowchart LR\n  a${index}[From ${index}] --> b[To]\n\`\`\``,
  ),
  formulas: repeat(200, (index) => `Inline $x_{${index}}$:\n\n$$\n\\frac{x_{${index}}}{1 + x^2}\n$$`),
  text: repeat(
    2100,
    (index) =>
      `## Part ${index}\n\n${`Words of part ${index}, [linked](./code.md) and *marked*. `.repeat(9)}`,
  ),
  code: `\`\`\`ts showLineNumbers\n${Array.from({ length: 3000 }, (_, index) => `export const value${index}: number = ${index} // a line`).join('\n')}\n\`\`\``,
}

test('a page builds with ten diagrams, 200 formulas, a megabyte of text, or 3,000 lines of code', async () => {
  expect(pages.text.length).toBeGreaterThan(1_000_000)
  const times: Record<string, number> = {}
  for (const [name, text] of Object.entries(pages)) {
    const site = temporarySite({ 'docs/page.md': `# Much\n\n${text}`, 'docs/code.md': '# Code' })
    const start = performance.now()
    const { report, file } = await site.build()
    times[name] = Math.round(performance.now() - start)
    expect(report).toBe('')
    expect(file('page.html')).toContain('</html>')
  }
  console.log('Whole builds, in ms:', times)
})
