import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** axe describes no element that passes, which takes most of its time. */
const onlyFindings = { resultTypes: ['violations'], selectors: false }

/**
 * The findings of axe on the page as it is now: rule and element. Table headings that are a formula are left out: axe
 * does not read MathML and takes them for empty, but screen readers read them.
 *
 * @param {import('playwright-core').Page} page
 * @param {string[]} [rules] the rules to try, if not all
 * @returns {Promise<string[]>}
 */
export async function axeFindings(page, rules) {
  await page.evaluate(axe)
  /** @type {import('axe-core').AxeResults} */
  const { violations } = await page.evaluate(
    `axe.run({ exclude: 'th:has(> .katex:only-child)' }, ${JSON.stringify({ ...onlyFindings, ...(rules && { runOnly: rules }) })})`,
  )
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`))
}
