import { exchangeEvent, type IslandProblem, islandProblemEvent, updateEvent } from '../../model/markup.ts'
import { offlineWorkerName } from '../../model/offlineSite.ts'
import { exchangeFiles, patch } from './patch.ts'
import { listenToPolicy, listenToThrown } from './policyViolations.ts'
import { type PageProblems, problemsOn, showProblems, withIslands } from './showProblems.tsx'

/** The page as the server last sent it. The live DOM differs by what the reader and scripts changed. */
let sent: Document | undefined
let shownPath = location.pathname

/** What went wrong with the islands of the page, by their elements. */
const failures = new Map<EventTarget, IslandProblem[]>()

/** Where scripts threw outside of islands. An edit may have put it right. */
const thrown = document.documentElement

/** The queue of updates: they run one at a time, each on the result of the one before. */
let underWay: Promise<void> = Promise.resolve()

show(document)
listenToIslands()
fetchNothingAhead()
next(open)
listen()
if ('navigation' in window) navigation.addEventListener('navigatesuccess', () => next(remember))
void endOfflineWorker()

function next(job: () => Promise<void>): void {
  underWay = underWay.then(job).catch(({ message }: Error) => {
    showProblems({ count: 'The page cannot be shown as it is now', text: message, isUrgent: true })
  })
}

/** Fetches the page as it was sent, without the changes by scripts. Reloads if the site has changed since. */
async function open(): Promise<void> {
  const page = await fetchPage()
  if (problemsOn(page).state === problemsOn(document).state) sent = page
  else location.reload()
}

/** How long to wait before the server is asked again, in ms. */
const pause = 500

/** The server sends its newest state on every connection, so no edit is missed while it was away. */
function listen(): void {
  const events = new EventSource('/__sotay/events')
  events.addEventListener('state', ({ data }) => next(() => update(data)))
  events.addEventListener('open', () => show(sent ?? document))
  events.addEventListener('error', () => {
    showProblems(noServer)
    // The browser gives up on a server that answers with an error, as one does that is still reading its site.
    if (events.readyState === EventSource.CLOSED) setTimeout(listen, pause)
  })
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
  failures.delete(thrown)
  await exchangeFiles(sent, page)
  document.title = page.title
  patchRoot(sent.documentElement, page.documentElement)
  patch(document.body, sent.body, page.body)
  remind(page)
  dispatchEvent(new Event(updateEvent))
}

/** After navigation in place, edits are compared with the new page. */
async function remember(): Promise<void> {
  if (location.pathname === shownPath) return
  shownPath = location.pathname
  failures.delete(document)
  failures.delete(thrown)
  remind(await fetchPage())
}

function remind(page: Document): void {
  sent = page
  show(page)
}

/** An island that gets another version may have been put right. */
function listenToIslands(): void {
  addEventListener(exchangeEvent, ({ target }) => void failures.delete(target!), true)
  addEventListener(islandProblemEvent, (event) => {
    const { target, detail } = event as CustomEvent<IslandProblem>
    fail(detail, target!)
  })
  listenToPolicy(fail)
  listenToThrown((text) => fail({ kind: 'error', component: '', source: '', text }, thrown))
}

/** What throws again and again, as in a timer, is reported once. */
function fail(problem: IslandProblem, place: EventTarget): void {
  const known = failures.get(place) ?? []
  if (known.some(({ kind, text }) => kind === problem.kind && text === problem.text)) return
  failures.set(place, [...known, problem])
  show(sent ?? document)
}

/** Shows the problems of the page as the server sent it, and those of its islands. */
function show(page: Document): void {
  for (const island of failures.keys()) if (!(island as Element).isConnected) failures.delete(island)
  showProblems(withIslands(problemsOn(page), [...failures.values()].flat()))
}

async function fetchPage(): Promise<Document> {
  const response = await fetch(location.href, { cache: 'no-store' })
  const text = await response.text()
  if (!response.headers.get('content-type')?.startsWith('text/html')) throw new Error(text)
  if (response.redirected && response.ok) followMove(response.url)
  return new DOMParser().parseFromString(text, 'text/html')
}

/** The note was renamed, or its address changed: it stays open, at its new address. */
function followMove(address: string): void {
  const { pathname, search } = new URL(address)
  shownPath = pathname
  history.replaceState(history.state, '', pathname + search + location.hash)
}

function patchRoot(before: HTMLElement, after: HTMLElement): void {
  for (const name of ['lang', 'dir', 'className'] as const)
    if (before[name] !== after[name]) document.documentElement[name] = after[name]
}

/** Turns prefetching off: the dev server renders a page when it is requested, so a prefetched page is wasted work. */
function fetchNothingAhead(): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
}

/**
 * Unregisters the offline worker of a built site at this address: it would answer with old pages when the dev server
 * is slow.
 */
async function endOfflineWorker(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  if (registration?.active?.scriptURL.endsWith(`/${offlineWorkerName}`)) await registration.unregister()
}
