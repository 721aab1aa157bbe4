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
