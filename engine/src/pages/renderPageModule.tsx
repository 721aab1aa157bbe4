import { type ComponentType, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type Diagnostic, diagnose } from '../diagnostics/diagnostic.ts'
import { type HydrateTime, hydrateTimes } from '../model/island.ts'
import type { Route } from '../site/site.ts'
import { errorMessages } from '../std/errorMessages.ts'
import { island } from '../theme/island/island.tsx'

/**
 * Renders the component that a page module exports, as an island when it has files for the browser.
 * What is wrong with the module is a problem that names its route.
 */
export function renderPageModule(
  { default: component, hydrate = 'touched' }: Record<string, unknown>,
  { path }: Route,
  files: string[] | undefined,
): { html: string; diagnostics: Diagnostic[] } {
  if (!isComponent(component)) return { html: '', diagnostics: [diagnose('no-default-export', [path])] }
  if (!isHydrateTime(hydrate))
    return { html: '', diagnostics: [diagnose('unknown-hydrate', [path, String(hydrate)])] }
  const page = files ? island(component, { files, when: hydrate }) : component
  try {
    return { html: renderToStaticMarkup(createElement(page)), diagnostics: [] }
  } catch (error) {
    const reason = errorMessages(error).map(withFullStop).join(' Cause: ')
    return { html: '', diagnostics: [diagnose('page-module-failed', [path, reason])] }
  }
}

/** What `memo` and its like give is an object. */
function isComponent(value: unknown): value is ComponentType {
  return typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value)
}

const isHydrateTime = (value: unknown): value is HydrateTime => hydrateTimes.includes(value as HydrateTime)
const withFullStop = (sentence: string) => sentence.replace(/\.?$/, '.')
