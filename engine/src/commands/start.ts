import { createServer, type RequestListener } from 'node:http'
import { join } from 'node:path'
import { isThere } from '../config/readFile.ts'
import { BuildFailed, type Diagnostic } from '../diagnostics/diagnostic.ts'
import { printReport } from '../diagnostics/printReport.ts'
import { leadsAway } from '../output/staticFiles.ts'
import { createProblemReporter } from './dev/createProblemReporter.ts'
import { createDevListener, createUpdates } from './dev/devListener.ts'
import { createDevSite, type DevSite } from './dev/devSite.ts'
import { watchInTime, watchSite } from './dev/watchSite.ts'
import { type Address, listen } from './listen.ts'
import type { Progress } from './progress.ts'
import type { Running } from './serve.ts'
import { listenToStrays } from './strayErrors.ts'
import { reportFailure, say, sayAside } from './terminal.ts'

export interface StartOptions extends Partial<Address> {
  config?: string
  /** The language to serve; the default one unless given. */
  locale?: string
  /** Called with each stage of starting. */
  progress?: Progress
}

/**
 * Starts the dev server, on a port after the wanted one if that is busy. A note is compiled when its page is requested,
 * and edits are shown in open pages without a reload.
 */
export async function start(siteDir: string, options: StartOptions = {}): Promise<Running> {
  const early: Diagnostic[] = []
  let onSiteCode = (problem: Diagnostic) => void early.push(problem)
  const stopListening = listenToStrays({ onSiteCode: (problem) => onSiteCode(problem), onBug: reportFailure })
  const { port = 3000, host = 'localhost' } = options
  let answer: RequestListener = (_, response) => void response.writeHead(503, whileWaiting).end(waiting)
  const server = createServer((request, response) => answer(request, response))
  // Before the site is read, which may wait for a correction: no other program takes the port meanwhile.
  const origin = await listen(server, { port, host })
  const opened = Date.now()
  const devSite = await createDevSite(siteDir, options)
    .catch((error) => openRepaired(siteDir, options, error))
    .catch((error) => {
      server.close()
      throw error
    })
  const updates = createUpdates()
  const isPresent = (about: string) => !/\.\w+$/.test(about) || isThere(join(siteDir, about))
  const reportProblems = createProblemReporter(isPresent)
  const tellSite = () => reportProblems('The site', devSite.problems(), devSite.current().id)
  const showProblem = async (problem: Diagnostic) => {
    await devSite.addProblem(problem)
    tellSite()
    updates.send(devSite.current().id)
  }
  onSiteCode = (problem) => void showProblem(problem)
  for (const problem of early) await devSite.addProblem(problem)
  answer = createDevListener(devSite, updates, { host, reportProblems })
  const address = () => origin + devSite.current().settings.config.baseUrl
  const refresh = async (changed: string[]) => {
    const former = address()
    await devSite.refresh(changed)
    tellSite()
    if (address() !== former) say(`The site is at ${address()} now.`)
    updates.send(devSite.current().id)
  }
  const isAway = (path: string) => leadsAway(path, devSite.current().settings.config)
  const watch = () => watchSite(devSite.folders(), refresh, isAway, opened)
  await watchInTime(server, devSite.current().content.files.length, watch)
  server.on('close', stopListening)
  tellSite()
  return { server, address: address() }
}

const waiting = 'The site is being read. Where the terminal shows a mistake, it waits for the correction.\n'
const whileWaiting = {
  'Content-Type': 'text/plain; charset=utf-8',
  Refresh: '1',
  'Cache-Control': 'no-store',
}

/** Opens a site that a mistake in one of its files, such as the config, kept from opening, as soon as it is corrected. */
async function openRepaired(siteDir: string, options: StartOptions, failure: unknown): Promise<DevSite> {
  if (!(failure instanceof BuildFailed) || !failure.diagnostics.some(({ where }) => where)) throw failure
  reportFailure(failure)
  sayAside('The site is served as soon as that is corrected.')
  let last = reportOf(failure)
  return new Promise((resolve) => {
    const tryAgain = async () => {
      if (watcher.isClosed()) return
      try {
        resolve(await createDevSite(siteDir, options))
        await watcher.close()
      } catch (error) {
        if (reportOf(error) !== last) reportFailure(error)
        last = reportOf(error)
      }
    }
    const usual = { docs: [], blog: [], pages: [], i18n: { path: 'i18n' }, staticDirectories: ['static'] }
    const watcher = watchSite([siteDir], tryAgain, (path) => leadsAway(path, { siteDir, ...usual }))
    // The correction may have come before the watcher was ready.
    void watcher.ready.then(tryAgain)
  })
}

const reportOf = (error: unknown) =>
  error instanceof BuildFailed ? printReport(error.diagnostics) : String(error)
