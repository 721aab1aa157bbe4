import { once } from 'node:events'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { isThere } from '../config/readFile.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { leadsAway } from '../output/staticFiles.ts'
import { createProblemReporter } from './dev/createProblemReporter.ts'
import { createDevListener } from './dev/devListener.ts'
import { createDevSite } from './dev/devSite.ts'
import { createUpdates } from './dev/updates.ts'
import { watchSite } from './dev/watchSite.ts'
import { type Address, listen } from './listen.ts'
import type { Progress } from './progress.ts'
import type { Running } from './serve.ts'
import { listenToStrays } from './strayErrors.ts'
import { reportFailure, say } from './terminal.ts'

export interface StartOptions extends Partial<Address> {
  config?: string
  /** The language to serve; the default one unless given. */
  locale?: string
  /** Called with each stage of starting. */
  progress?: Progress
}

/**
 * Starts the dev server, on a port after the wanted one if that is busy. A note is compiled when its page is requested, and edits are shown in open pages without a
 * reload.
 */
export async function start(siteDir: string, options: StartOptions = {}): Promise<Running> {
  const early: Diagnostic[] = []
  let onSiteCode = (problem: Diagnostic) => void early.push(problem)
  const stopListening = listenToStrays({ onSiteCode: (problem) => onSiteCode(problem), onBug: reportFailure })
  const devSite = await createDevSite(siteDir, options)
  const updates = createUpdates()
  const isPresent = (about: string) => !/\.\w+$/.test(about) || isThere(join(siteDir, about))
  const reportChanges = createProblemReporter(isPresent)
  const tellSite = () => reportChanges('The site', devSite.problems(), devSite.current().id)
  const showProblem = async (problem: Diagnostic) => {
    await devSite.addProblem(problem)
    tellSite()
    updates.send(devSite.current().id)
  }
  onSiteCode = (problem) => void showProblem(problem)
  for (const problem of early) await devSite.addProblem(problem)
  const { port = 3000, host = 'localhost' } = options
  const server = createServer(createDevListener(devSite, updates, { host, reportChanges }))
  const origin = await listen(server, { port, host })
  const address = () => origin + devSite.current().settings.config.baseUrl
  const refresh = async (changed: string[]) => {
    const former = address()
    await devSite.refresh(changed)
    tellSite()
    if (address() !== former) say(`The site is at ${address()} now.`)
    updates.send(devSite.current().id)
  }
  const watcher = watchSite(devSite.folders(), refresh, (path) =>
    leadsAway(path, devSite.current().settings.config),
  )
  await once(watcher, 'ready')
  server.on('close', () => {
    stopListening()
    watcher.close()
  })
  tellSite()
  return { server, address: address() }
}
