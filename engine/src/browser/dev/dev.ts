import { offlineWorkerName } from '../../model/offlineSite.ts'
import { updateEvent } from '../../model/updateEvent.ts'
import { exchangeStyles } from './exchangeStyles.ts'
import { patch } from './patch.ts'
import { type PageProblems, problemsOn } from './problemsOn.ts'
import { showProblems } from './showProblems.ts'

/** The page as the server last sent it; the live one differs by what the visitor and scripts did. */
let sent: Document | undefined
let shownPath = location.pathname

/** One thing at a time: each begins with what the one before left. */
let underWay: Promise<void> = Promise.resolve()

showProblems(problemsOn(document))
fetchNothingAhead()
next(open)
listen()
void endOfflineWorker()

function next(job: () => Promise<void>): void {
  underWay = underWay.then(job).catch(({ message }: Error) => {
    showProblems({ count: 'The page cannot be shown as it is now', text: message, isUrgent: true })
  })
}

/** The page may have changed since it was sent. */
async function open(): Promise<void> {
  const page = await fetchPage()
  if (problemsOn(page).state === problemsOn(document).state) sent = page
  else location.reload()
}

/** A server that comes back tells the newest state too, so that nothing is missed meanwhile. */
function listen(): void {
  const events = new EventSource('/__sotay/events')
  events.addEventListener('state', ({ data }) => next(() => update(data)))
  events.addEventListener('error', () => showProblems(noServer))
  events.addEventListener('open', () => showProblems(problemsOn(sent ?? document)))
  if ('navigation' in window) navigation.addEventListener('navigatesuccess', () => next(remember))
}

const noServer: PageProblems = {
  count: 'The server does not answer',
  text: 'What is written now shows when "sotay start" runs again.',
  isUrgent: false,
}

/** Fetches the page again and changes in place only what the edit changed. */
async function update(state: string): Promise<void> {
  if (!sent) return location.reload()
  if (state === problemsOn(sent).state) return
  const page = await fetchPage()
  await exchangeStyles(sent, page)
  document.title = page.title
  patchRoot(sent.documentElement, page.documentElement)
  patch(document.body, sent.body, page.body)
  remind(page)
  dispatchEvent(new Event(updateEvent))
}

/** Another page stands in place: from now on its edits are what counts. */
async function remember(): Promise<void> {
  if (location.pathname === shownPath) return
  shownPath = location.pathname
  remind(await fetchPage())
}

function remind(page: Document): void {
  sent = page
  showProblems(problemsOn(page))
}

async function fetchPage(): Promise<Document> {
  const response = await fetch(location.href, { cache: 'no-store' })
  const text = await response.text()
  if (!response.headers.get('content-type')?.startsWith('text/html')) throw new Error(text)
  return new DOMParser().parseFromString(text, 'text/html')
}

function patchRoot(before: HTMLElement, after: HTMLElement): void {
  for (const name of ['lang', 'dir', 'className'] as const)
    if (before[name] !== after[name]) document.documentElement[name] = after[name]
}

/** Each page is made when it is opened, so that one fetched ahead is work for nothing. */
function fetchNothingAhead(): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
}

/** A worker that keeps the built site at this address would answer with old pages when this server takes its time. */
async function endOfflineWorker(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  if (registration?.active?.scriptURL.endsWith(`/${offlineWorkerName}`)) await registration.unregister()
}
