import { renderToStaticMarkup } from 'react-dom/server'
import type { OverrideBundle } from '../bundle/bundle.ts'
import { type Diagnostic, diagnose } from '../diagnostics/diagnostic.ts'
import type { PageData } from '../model/pageData.ts'
import type { RoutePath } from '../model/paths.ts'
import { stackOf } from '../std/errors.ts'
import { withoutPreloads } from '../theme/island/island.tsx'
import { Page } from '../theme/Page.tsx'
import { PageContexts } from '../theme/PageContexts.tsx'
import type { Renderer } from './createRenderer.ts'
import { failureReason } from './live/explainLiveError.ts'
import { createComponentPage, finishPage } from './live/notePage.ts'
import { createOverrides, withOverrides } from './overrides/withOverrides.tsx'
import { withinTime } from './withinTime.ts'

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

function renderPlain(page: PageData, { recallHtml: keepHtml }: Renderer): PageBody {
  const element = (
    <PageContexts page={page}>
      <Page page={page} />
    </PageContexts>
  )
  return { html: keepHtml(page, () => renderToStaticMarkup(element)), head: '', diagnostics: [] }
}

function renderWithOverrides(
  bundle: OverrideBundle,
  { page, path, renderer }: { page: PageData; path: RoutePath; renderer: Renderer },
): PageBody {
  const components = createComponentPage(bundle.overrides[0]!.source, path, renderer)
  const { overrides, last } = createOverrides(bundle)
  try {
    const element = withOverrides(<Page page={page} />, {
      page,
      overrides,
      components,
      islands: bundle.islands,
    })
    const html = withoutPreloads(
      withinTime(() => renderToStaticMarkup(element, { identifierPrefix: 'site-' })),
    )
    return { ...finishPage(html, components), diagnostics: components.diagnostics }
  } catch (error) {
    const { setting, source } = last()
    const facts = [setting, path, failureReason(error)] as const
    const problem = diagnose('override-failed', [...facts], { file: source, stack: stackOf(error) })
    return { ...renderPlain(page, renderer), diagnostics: [problem] }
  }
}
