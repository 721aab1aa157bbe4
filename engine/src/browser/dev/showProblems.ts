import { element } from '../element.ts'

const style = `
  :host { position: fixed; inset: auto 0 0 0; z-index: 1000; pointer-events: none; }
  details { inline-size: fit-content; max-block-size: 60vh; overflow: auto; pointer-events: auto; background: #2b2211; color: #ffe9bf; border-block-start: 4px solid #e6a700; font: 14px/1.6 ui-monospace, monospace; }
  details[open] { inline-size: auto; }
  details.urgent { background: #2b1417; color: #ffdcdc; border-color: #fa383e; }
  summary { padding: .25rem 1.5rem; font-weight: bold; cursor: pointer; }
  pre { margin: 0; padding: .5rem 1.5rem 1rem; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; }
  @media print { :host { display: none; } }
`

const tag = 'sotay-problems-overlay'

/**
 * Shows errors unfolded over the page, and warnings as a count that unfolds. A list that the writer closed stays
 * closed until it changes.
 */
export function showProblems({ count, text, isUrgent }: PageProblems): void {
  const former = document.querySelector(tag)
  if (!count) former?.remove()
  else fill(former ?? createOverlay(), { count, text, isUrgent })
}

function fill(overlay: Element, { count, text, isUrgent }: PageProblems): void {
  overlay.role = isUrgent ? 'alert' : 'status'
  const details = overlay.shadowRoot!.querySelector('details')!
  const [summary, list] = details.children as unknown as [HTMLElement, HTMLElement]
  const wasUrgent = details.className === 'urgent'
  if (list.textContent !== text) details.open = isUrgent || (details.open && !wasUrgent)
  details.className = isUrgent ? 'urgent' : ''
  summary.textContent = count
  list.textContent = text
}

function createOverlay(): HTMLElement {
  const overlay = document.createElement(tag)
  const shadow = overlay.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(style)
  shadow.adoptedStyleSheets = [sheet]
  shadow.append(element('details', {}, element('summary'), element('pre')))
  document.documentElement.append(overlay)
  return overlay
}

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
