import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * What axe finds on the page as it stands: rule and element. It takes the heading of a table that is a formula for
 * one without words, because it does not read MathML, which screen readers do: such headings are left out.
 *
 * @param {import('playwright-core').Page} page
 * @returns {Promise<string[]>}
 */
export async function axeFindings(page) {
  await page.evaluate(axe)
  /** @type {import('axe-core').AxeResults} */
  const { violations } = await page.evaluate("axe.run({ exclude: 'th:has(> .katex:only-child)' })")
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`))
}
