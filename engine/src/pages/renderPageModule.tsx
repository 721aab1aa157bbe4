import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type Diagnostic, diagnose } from '../diagnostics/diagnostic.ts'
import { isHydrateTime } from '../model/markup.ts'
import type { Route, TargetOf } from '../site/site.ts'
import { stackOf } from '../std/errors.ts'
import { isComponent } from '../theme/isComponent.ts'
import type { Renderer } from './createRenderer.ts'
import { failureReason } from './live/explainLiveError.ts'
import { withNoteEnvironment } from './live/noteEnvironment.tsx'
import { createComponentPage, finishPage } from './live/notePage.ts'
import { toIsland } from './live/toNoteIsland.tsx'
import { withinTime } from './withinTime.ts'

/**
 * Renders the component that a page module exports, as an island when it has files for the browser. Problems of the
 * module are reported with its route.
 */
export function renderPageModule(
  { path, target }: Route,
  { bundle, references, renderBuiltIn }: Renderer,
): { html: string; head: string; diagnostics: Diagnostic[] } {
  const { source } = (target as TargetOf<'reactPage'>).module
  const where = { file: source }
  const island = bundle.pageIslands.get(source)
  const module = bundle.pageModules.get(source)
  // Its problems were reported when it was bundled.
  if (!module) return { html: '', head: '', diagnostics: [] }
  const { default: component, hydrate = island?.when ?? 'touched' } = module
  if (!isComponent(component)) return failed(diagnose('no-default-export', [path], where))
  if (!isHydrateTime(hydrate))
    return failed(
      diagnose('unknown-hydrate', [String(hydrate), path], { ...where, texts: [String(hydrate)] }),
    )
  const page = createComponentPage(source, path, { references, renderBuiltIn })
  try {
    const element = island
      ? createElement(toIsland(component, { ...island, when: hydrate }, page))
      : withNoteEnvironment(createElement(component), page)
    return {
      ...finishPage(
        withinTime(() => renderToStaticMarkup(element)),
        page,
      ),
      diagnostics: page.diagnostics,
    }
  } catch (error) {
    const reason = failureReason(error)
    return failed(diagnose('page-module-failed', [path, reason], { ...where, stack: stackOf(error) }))
  }
}

const failed = (problem: Diagnostic) => ({ html: '', head: '', diagnostics: [problem] })
