/** What the server found wrong on a page. */
export interface PageProblems {
  /** How many there are, in words; empty when there are none. */
  count: string
  text: string
  /** Whether one of them is an error. */
  isUrgent: boolean
  /** The state of the site in which they were found. */
  state?: string | undefined
}

/** Reads what the server wrote into a page. */
export function problemsOn(page: Document): PageProblems {
  const template = page.querySelector<HTMLTemplateElement>('#sotay-problems')
  const { count = '', urgent, state } = template?.dataset ?? {}
  const text = template?.content.textContent?.trim() ?? ''
  return { count, text, isUrgent: urgent !== undefined, state }
}
