import { type ComponentType, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type Diagnostic, diagnose } from '../diagnostics/diagnostic.ts'
import type { Route } from '../site/site.ts'

/** Renders the component that a page module exports; a page without one, or one that throws, is a problem that names its route. */
export function renderPageModule(
  module: Record<string, unknown>,
  { path }: Route,
): { html: string; diagnostics: Diagnostic[] } {
  const component = module.default
  if (typeof component !== 'function')
    return { html: '', diagnostics: [diagnose('no-default-export', [path])] }
  try {
    return { html: renderToStaticMarkup(createElement(component as ComponentType)), diagnostics: [] }
  } catch (error) {
    return { html: '', diagnostics: [diagnose('page-module-failed', [path, causesOf(error)])] }
  }
}

/** The message of an error and of each error that caused it. */
function causesOf(error: unknown): string {
  const { message, cause } = error instanceof Error ? error : { message: String(error), cause: undefined }
  return cause === undefined ? message : `${message} Cause: ${causesOf(cause)}`
}
