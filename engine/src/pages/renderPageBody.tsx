import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { OverrideBundle } from '../bundle/bundle.ts'
import { type Diagnostic, diagnose } from '../diagnostics/diagnostic.ts'
import { isHydrateTime } from '../model/markup.ts'
import type { PageData } from '../model/pageData.ts'
import { normalizeRouteKey, type RoutePath } from '../model/paths.ts'
import { documentOf } from '../site/routes/routeSource.ts'
import type { Route, TargetOf } from '../site/site.ts'
import { stackOf } from '../std/errors.ts'
import { withoutAdditions } from '../theme/island/island.tsx'
import { isComponent } from '../theme/notes/noteContext.ts'
import { Page } from '../theme/Page.tsx'
import { PageContexts } from '../theme/PageContexts.tsx'
import type { Renderer } from './createRenderer.ts'
import { failureReason, renderCode, renderCodeOf } from './live/liveErrors.ts'
import {
  createComponentPage,
  createNotePage,
  finishPage,
  type NotePage,
  toIsland,
  withNoteEnvironment,
} from './live/noteEnvironment.tsx'
import { createOverrides, withOverrides } from './overrides/withOverrides.tsx'

interface PageBody {
  /** The content of `<body>`. */
  html: string
  /** The tags that components of the site add to the head. */
  head: string
  diagnostics: Diagnostic[]
}

/**
 * Renders a page with the site's own components and slots. If one of them throws, the page is rendered without them.
 */
export function renderPageBody(page: PageData, path: RoutePath, renderer: Renderer): PageBody {
  const { overrides } = renderer.bundle
  return overrides ? renderWithOverrides(overrides, { page, path, renderer }) : renderPlain(page, renderer)
}

function renderPlain(page: PageData, { recallHtml }: Renderer): PageBody {
  const element = (
    <PageContexts page={page}>
      <Page page={page} />
    </PageContexts>
  )
  return { html: recallHtml(page, () => renderToStaticMarkup(element)), head: '', diagnostics: [] }
}

function renderWithOverrides(
  bundle: OverrideBundle,
  { page, path, renderer }: { page: PageData; path: RoutePath; renderer: Renderer },
): PageBody {
  if (bundle.overrides.length === 0) return renderPlain(page, renderer)
  const components = createOverriddenPage(page, path, {
    ...renderer,
    bundle: { ...renderer.bundle, overrides: bundle, styleSheet: bundle.styleSheet },
  })
  const { overrides, last } = createOverrides(bundle)
  try {
    const element = withOverrides(<Page page={page} />, {
      page,
      overrides,
      components,
      islands: bundle.islands,
    })
    const html = withoutAdditions(
      renderCodeOf(bundle.overrides[0]!.source, () =>
        renderToStaticMarkup(element, { identifierPrefix: 'site-' }),
      ),
    )
    return { ...finishPage(html, components), diagnostics: components.diagnostics }
  } catch (error) {
    const failed = last()
    const { key, setting, source } = failed
    const facts = [setting, path, failureReason(error)] as const
    const place = { file: source, stack: stackOf(error) }
    if (key[0] !== 'theme')
      return {
        ...renderPlain(page, renderer),
        diagnostics: [diagnose('override-failed', [...facts], place)],
      }
    const rest = { ...bundle, overrides: bundle.overrides.filter((each) => each !== failed) }
    const { diagnostics, ...body } = renderWithOverrides(rest, { page, path, renderer })
    return { ...body, diagnostics: [diagnose('theme-part-failed', [...facts], place), ...diagnostics] }
  }
}

/** The context for the components around a page: they know its note. */
function createOverriddenPage(data: PageData, path: RoutePath, renderer: Renderer): NotePage {
  const { references, bundle } = renderer
  const route = references.index.routesByKey.get(normalizeRouteKey(path))
  const document = route && documentOf(route.target, references.documents)
  const page = document
    ? createNotePage(document, path, renderer)
    : createComponentPage(bundle.overrides!.overrides[0]!.source, path, renderer)
  return { ...page, data }
}

/**
 * Renders the component that a page module exports, as an island when it has files for the browser. Problems of the
 * module are reported with its route.
 */
export function renderPageModule(
  { path, target }: Route,
  renderer: Renderer,
): { html: string; head: string; diagnostics: Diagnostic[] } {
  const { bundle } = renderer
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
  let page = createComponentPage(source, path, renderer)
  const render = () => {
    page = createComponentPage(source, path, renderer)
    const element = island
      ? createElement(toIsland(component, { ...island, when: hydrate }, page))
      : withNoteEnvironment(createElement(component), page)
    return renderToStaticMarkup(element)
  }
  const { html, diagnostics } = renderCode(source, render, (error) =>
    diagnose('page-module-failed', [path, failureReason(error)], { ...where, stack: stackOf(error) }),
  )
  return { ...finishPage(html, page), diagnostics: [...diagnostics, ...page.diagnostics] }
}

const failed = (problem: Diagnostic) => ({ html: '', head: '', diagnostics: [problem] })
