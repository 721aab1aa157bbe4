import type { ComponentType } from 'react'
import type { Root } from 'react-dom/client'
import type { IslandProblem } from '../../model/markup.ts'
import { errorMessages } from '../../std/errors.ts'
import { createIslandRoot } from './hydrateIsland.tsx'

/** Receives what goes wrong with an island. */
export type ReportIsland = (kind: Exclude<IslandProblem['kind'], 'console'>, text: string) => void

/** The root of an island that hydrates it now; what it throws, and what is not as the build rendered it, is reported. */
export function createWatchedRoot(
  island: HTMLElement,
  component: ComponentType,
  actions: Event[],
  report: ReportIsland,
): Root {
  const reportError = (error: unknown) => report('error', errorMessages(error).join('\nCause: '))
  return withConsole(report, () =>
    createIslandRoot(island, component, actions, {
      onRecoverableError: (error) =>
        isFallback(error) || report('mismatch', differenceIn(errorMessages(error).join('\n'))),
      onCaughtError: reportError,
      onUncaughtError: reportError,
    }),
  )
}

/**
 * Whether React only says that the build shows the fallback of a `<Suspense>`, as of what waits for the browser or
 * throws outside of one.
 */
export const isFallback = (error: unknown): boolean =>
  /#419\b|^The server could not finish this Suspense boundary|^Switched to client rendering because the server/.test(
    (error as Error).message,
  )

/** React tells attributes that differ to the console only. */
function withConsole(report: ReportIsland, hydrate: () => Root): Root {
  const { error } = console
  console.error = (...given: unknown[]) => {
    error(...given)
    const text = fillIn(given)
    if (/\bhydrat/i.test(text)) report('mismatch', differenceIn(text))
  }
  try {
    return hydrate()
  } finally {
    console.error = error
  }
}

/** The text of a call of `console.error`, with its values in the places for them. */
export function fillIn([format, ...values]: unknown[]): string {
  const text = String(format).replace(/%[sodic]/g, (place) => {
    const value = String(values.shift() ?? '')
    return place === '%c' ? '' : value
  })
  return [text, ...values].join(' ').trim()
}

/** The difference in React's message about it, which begins with a general explanation. */
function differenceIn(message: string): string {
  const [explanation = '', difference = ''] = message.split(/https:\/\/react\.dev\/link\/hydration-mismatch/)
  return (difference.trim() ? difference : explanation).trimEnd().replace(/^(?:[^\S\n]*\n)+/, '')
}
