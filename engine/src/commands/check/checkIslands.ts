import { createServer } from 'node:http'
import { join } from 'node:path'
import { packageFolder } from '../../bundle/modulePaths.ts'
import { isFile } from '../../config/files.ts'
import { locateText } from '../../config/locateSettings.ts'
import { normalizeText, readBytes } from '../../config/readFile.ts'
import { type Diagnostic, diagnose, type SourceLocation } from '../../diagnostics/diagnostic.ts'
import { type IslandProblem, startsIsland } from '../../model/markup.ts'
import { toHref, toSourcePath } from '../../model/paths.ts'
import { outlineOf } from '../../site/routes/routeSource.ts'
import type { CountWork } from '../../std/countWork.ts'
import type { DevLanguageOptions } from '../dev/devLanguage.ts'
import { createDevListener, createUpdates } from '../dev/devListener.ts'
import { createDevSite } from '../dev/devSite.ts'
import { listen } from '../listen.ts'
import type { RenderedSite } from '../renderSite.ts'
import { type BrowserPipe, findBrowser, openBrowser } from './browserPipe.ts'

interface IslandCheckOptions extends DevLanguageOptions {
  /** How long a page may take, in ms. A page that never ends would hold up the command for ever. */
  patience?: number | undefined
}

/**
 * Opens each page that has islands in a browser, as the dev server shows it, starts all of them, and reports those that
 * throw and those whose first state is not what the build rendered.
 */
export async function checkIslands(
  { config, locales }: RenderedSite,
  { patience = 30_000, ...options }: IslandCheckOptions,
  count?: CountWork,
): Promise<Diagnostic[]> {
  const pages = locales.flatMap(pagesWithIslands)
  if (pages.length === 0) return []
  const path = findBrowser()
  if (!path) return [diagnose('no-browser', [])]
  const host = '127.0.0.1'
  const devSite = await createDevSite(config.siteDir, options)
  const server = createServer(createDevListener(devSite, createUpdates(), { host, reportProblems: () => {} }))
  const origin = await listen(server, { port: 0, host })
  const browser = await openBrowser(path)
  try {
    const found: Diagnostic[] = []
    for (const [index, page] of pages.entries()) {
      found.push(...(await checkPage(page, { origin, browser, siteDir: config.siteDir, patience })))
      count?.(index + 1, pages.length)
    }
    return found
  } catch (error) {
    return [diagnose('no-browser', [(error as Error).message])]
  } finally {
    await browser.close()
    server.close()
    server.closeAllConnections()
  }
}

interface IslandPage {
  address: string
  file: string | undefined
}

function pagesWithIslands({ site, results }: RenderedSite['locales'][number]): IslandPage[] {
  const live = new Set(
    results.pages.filter(({ html }) => startsIsland.test(html().toString())).map(({ output }) => output),
  )
  return site.routes
    .filter(({ output }) => live.has(output))
    .map((route) => ({
      address: toHref(route.path, site.config),
      file: outlineOf(route.target)?.file.source,
    }))
}

interface Checking {
  origin: string
  browser: BrowserPipe
  siteDir: string
  patience: number
}

async function checkPage(
  page: IslandPage,
  { origin, browser, siteDir, patience }: Checking,
): Promise<Diagnostic[]> {
  const opened = await browser.openPage()
  let timer: NodeJS.Timeout | undefined
  const tooLong = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), patience)
  })
  const work = async () => {
    await opened.send('Page.enable')
    await opened.send('Page.addScriptToEvaluateOnNewDocument', { source: pageScript() })
    await opened.send('Page.navigate', { url: origin + page.address })
    const facts = { expression: 'sotayCheckIslands()', awaitPromise: true, returnByValue: true }
    const { result } = await opened.send<{ result: { value?: IslandProblem[] } }>('Runtime.evaluate', facts)
    return result.value ?? []
  }
  const problems = await Promise.race([work(), tooLong])
  clearTimeout(timer)
  await opened.close()
  if (problems === 'late')
    return [diagnose('endless-page', [page.address, patience / 1000], placeOf(page.file))]
  return problems.map((problem) => explain(problem, page, siteDir))
}

/** Runs in each page before its own scripts. */
const pageScript = () => readBytes(join(packageFolder(), 'dist/browser/islandCheck.js')).toString()

const placeOf = (file: string | undefined) => (file ? { file: toSourcePath(file) } : undefined)

function explain(
  { kind, component, source, text }: IslandProblem,
  { address, file }: IslandPage,
  siteDir: string,
): Diagnostic {
  if (kind === 'console') return diagnose('error-in-console', [address, text], placeOf(file))
  if (kind === 'blocked')
    return diagnose('blocked-by-policy', [address, ...blockedFacts(text)], placeOf(file))
  const code = kind === 'mismatch' ? 'hydration-mismatch' : 'island-failed'
  const where = source ? placeOfComponent(component, source, siteDir) : placeOf(file)
  return diagnose(code, [component, address, text], where)
}

/** What was blocked, and the host that would have to be let in. */
const blockedFacts = (text: string): [what: string, host?: string] =>
  /^(?:https?|wss?):/.test(text) ? [text, new URL(text).origin] : [text]

/** Where the file of a component declares it, or what it exports; else the file. */
function placeOfComponent(component: string, source: string, siteDir: string): SourceLocation {
  const file = toSourcePath(source)
  const path = join(siteDir, source)
  if (!isFile(path)) return { file }
  const text = normalizeText(readBytes(path).toString())
  const name = component.replace(/\W/g, '')
  const declared = new RegExp(`(?<=\\b(?:function|class|const|let|var) )${name}\\b`)
  const found = [declared, /\bexport default\b/].map((pattern) => pattern.exec(text)).find(Boolean)
  if (!found) return { file }
  return locateText(file, text, { start: found.index, end: found.index + found[0].length })
}
