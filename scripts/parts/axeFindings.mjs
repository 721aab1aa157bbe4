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
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(axe)
  /** @type {import('axe-core').AxeResults} */
  const { violations } = await page.evaluate(
    `axe.run({ exclude: 'th:has(> .katex:only-child)' }, ${JSON.stringify({ ...onlyFindings, ...(rules && { runOnly: rules }) })})`,
  )
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`))
}

/**
 * The findings in light mode, then those of dark mode, in which only colours differ. The page is in light mode, and is
 * so again at the end.
 *
 * @param {import('playwright-core').Page} page
 * @returns {Promise<string[]>}
 */
export async function axeFindingsInBothModes(page) {
  const light = await axeFindings(page)
  await show(page, 'dark')
  const dark = await axeFindings(page, ['color-contrast'])
  await show(page, 'light')
  return [...light, ...dark.map((finding) => `dark: ${finding}`)]
}

/** Changes the mode as the toggle does, and waits for what fades: half-way its colours are other ones. */
function show(page, mode) {
  return page.evaluate((mode) => {
    document.documentElement.dataset.theme = mode
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
    return Promise.allSettled(transitions.map(({ finished }) => finished))
  }, mode)
}
