import { islandTag } from '../../model/island.ts'
import { offlineWorkerName } from '../../model/offlineSite.ts'
import { patch } from './patch.ts'
import { showProblems } from './showProblems.ts'

/** The body as the server last sent it; the live page differs by what the visitor did. */
let sent = document.body.cloneNode(true) as HTMLElement

new EventSource('/__sotay/events').addEventListener('update', update)
if ('navigation' in window) navigation.addEventListener('navigatesuccess', remember)
showProblems(document)
void endOfflineWorker()

/** Fetches the page again and changes in place only what the edit changed. */
async function update(): Promise<void> {
  const next = await fetchPage()
  // What React has drawn cannot be patched from outside.
  if (islandFiles(sent) !== islandFiles(next.body)) return location.reload()
  document.title = next.title
  updateHead(next)
  patch(document.body, sent, next.body)
  remind(next)
}

/** Another page stands in place: from now on its edits are what counts. */
async function remember(): Promise<void> {
  remind(await fetchPage())
}

/** A worker that keeps the built site at this address would answer with old pages when this server takes its time. */
async function endOfflineWorker(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  if (registration?.active?.scriptURL.endsWith(`/${offlineWorkerName}`)) await registration.unregister()
}

function islandFiles(body: HTMLElement): string {
  return [...body.querySelectorAll<HTMLElement>(islandTag)].map(({ dataset }) => dataset.files).join(' ')
}

function remind(page: Document): void {
  sent = page.body.cloneNode(true) as HTMLElement
  showProblems(page)
}

async function fetchPage(): Promise<Document> {
  const response = await fetch(location.href, { cache: 'no-store' })
  return new DOMParser().parseFromString(await response.text(), 'text/html')
}

function updateHead(next: Document): void {
  const { lang, className } = next.documentElement
  Object.assign(document.documentElement, { lang, className })
  const sheet = (page: Document) => page.querySelector<HTMLLinkElement>('link[rel=stylesheet]')
  const href = sheet(next)?.getAttribute('href')
  if (href && href !== sheet(document)?.getAttribute('href')) sheet(document)?.setAttribute('href', href)
}
