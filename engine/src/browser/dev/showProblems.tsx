import { useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import type { IslandProblem } from '../../model/markup.ts'

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

/** Shows errors unfolded over the page, and warnings as a count that unfolds; nothing where there are none. */
export function showProblems(problems: PageProblems): void {
  if (!problems.count) {
    removeOverlay()
    return
  }
  overlay ??= createOverlay()
  overlay.host.role = problems.isUrgent ? 'alert' : 'status'
  overlay.root.render(<ProblemList {...problems} />)
}

/** The list of problems. One that the writer closed stays closed until it changes. */
export function ProblemList({ count, text, isUrgent }: PageProblems) {
  const [shown, setShown] = useState({ text, isUrgent, isOpen: isUrgent })
  const isOpen = shown.text === text ? shown.isOpen : isUrgent || (shown.isOpen && !shown.isUrgent)
  if (shown.text !== text || shown.isUrgent !== isUrgent) setShown({ text, isUrgent, isOpen })
  return (
    <details
      className={isUrgent ? 'urgent' : ''}
      open={isOpen}
      onToggle={({ currentTarget }) => setShown({ text, isUrgent, isOpen: currentTarget.open })}
    >
      <summary>{count}</summary>
      <pre>{text}</pre>
    </details>
  )
}

/** The element over the page, and the root in its shadow, which no style of the page reaches. */
let overlay: { host: HTMLElement; root: Root } | undefined

function createOverlay() {
  const host = document.createElement(tag)
  const shadow = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(style)
  shadow.adoptedStyleSheets = [sheet]
  document.documentElement.append(host)
  return { host, root: createRoot(shadow) }
}

function removeOverlay(): void {
  overlay?.root.unmount()
  overlay?.host.remove()
  overlay = undefined
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

/** Adds what went wrong with islands in this browser. */
export function withIslands(problems: PageProblems, failures: IslandProblem[]): PageProblems {
  if (failures.length === 0) return problems
  const blocked = new Set(failures.filter(({ kind }) => kind === 'blocked').map(({ text }) => text)).size
  const thrown = failures.filter(({ kind, component }) => kind !== 'blocked' && !component).length
  const failed = failures.filter(({ component }) => component).length
  const own = [
    failed && `${failed === 1 ? '1 component fails' : `${failed} components fail`} in the browser`,
    thrown && `${thrown === 1 ? '1 script' : `${thrown} scripts`} threw in the browser`,
    blocked && `${blocked} blocked by the content policy`,
  ]
  return {
    ...problems,
    count: [problems.count, ...own].filter(Boolean).join(', '),
    text: [problems.text, ...new Set(failures.map(explainFailure))].filter(Boolean).join('\n\n'),
    isUrgent: true,
  }
}

function explainFailure({ kind, component, source, text }: IslandProblem): string {
  if (kind === 'blocked') return explainBlocked(text)
  if (!component) return `A script threw in the browser, in an event, a timer or a promise:\n${text}`
  const what =
    kind === 'error'
      ? `${component} threw in the browser:`
      : `${component} is not the same in the browser (+) as when it was built (-):`
  return `${source}\n${what}\n${text}`
}

function explainBlocked(text: string): string {
  const origin = URL.canParse(text) && new URL(text).origin
  return origin && origin !== 'null'
    ? `The content policy blocked ${text}.\nName its host in the config: contentPolicy: { hosts: ['${origin}'] }`
    : `The content policy blocked ${text === 'inline' ? 'an inline script' : `code of the kind "${text}"`}.\nPut the code into a file of the site: a component, or a file that "scripts" names.`
}

/** Reads the problems that the dev server wrote into a page. */
export function problemsOn(page: Document): PageProblems {
  const template = page.querySelector<HTMLTemplateElement>('#sotay-problems')
  const { count = '', urgent, state } = template?.dataset ?? {}
  const text = template?.content.textContent?.trim() ?? ''
  return { count, text, isUrgent: urgent !== undefined, state }
}
