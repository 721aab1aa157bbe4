/** The problems that the dev server found on a page. */
export interface PageProblems {
  /** Their number, in words; empty when there are none. */
  count: string
  text: string
  /** Whether one of them is an error. */
  isUrgent: boolean
  /** Id of the site's state in which they were found. */
  state?: string | undefined
}

/** Reads the problems that the dev server wrote into a page. */
export function problemsOn(page: Document): PageProblems {
  const template = page.querySelector<HTMLTemplateElement>('#sotay-problems')
  const { count = '', urgent, state } = template?.dataset ?? {}
  const text = template?.content.textContent?.trim() ?? ''
  return { count, text, isUrgent: urgent !== undefined, state }
}
