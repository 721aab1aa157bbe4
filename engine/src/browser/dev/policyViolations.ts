import type { IslandProblem } from '../../model/markup.ts'

/**
 * Calls back for each script, and each file or request of another host, that the content policy keeps from the page.
 * Inline styles are left out: few diagrams need them, and are shown all the same. So is what an extension adds.
 */
export function listenToPolicy(report: (problem: IslandProblem, place: EventTarget) => void): void {
  addEventListener('securitypolicyviolation', (event) => {
    const { blockedURI: text, effectiveDirective, sourceFile, target } = event
    const isMeant = effectiveDirective.startsWith('script') || /^\w+:/.test(text)
    if (isMeant && !/-extension:/.test(`${sourceFile} ${text}`))
      report({ kind: 'blocked', component: '', source: '', text }, target ?? document)
  })
}

/** Calls back for what is thrown where no island catches it: in an event, a timer or a promise. */
export function listenToThrown(report: (text: string) => void): void {
  addEventListener('error', ({ message, filename }) => {
    // Browsers tell of an observer that goes on in the next frame as of an error.
    if (message && !/^ResizeObserver loop|-extension:/.test(`${message} ${filename}`))
      report(message.replace(/^Uncaught /, ''))
  })
  addEventListener('unhandledrejection', ({ reason }) => report(describe(reason)))
}

/** A thrown value. Who waits for a file rejects with its event, which says nothing as text. */
function describe(reason: unknown): string {
  if (!(reason instanceof Event)) return String(reason)
  const { src, href } = (reason.target ?? {}) as { src?: string; href?: string }
  const address = src || href
  return address
    ? `the event "${reason.type}" of ${address} was thrown`
    : `the event "${reason.type}" was thrown`
}
