import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { serveFolder } from '../serveFolder.mjs'

/** The pages to open, one for each kind of note; their paths are the same in all engines. */
export const pages = {
  plain: 'foundations/networking/services/ntp',
  code: 'guides/technical/ssh-setup',
  diagram: 'foundations/networking/services/dhcp',
}
const asked = 'subnet'
/** How long to wait, in ms, for scripts that load more when the page is idle. */
const idle = 2500

/** The downloads of a reader of a built site, in bytes after gzip. */
export async function measureReading(peer, folder, browser) {
  const { address, close } = await serveFolder(join(folder, peer.output))
  try {
    const weights = {}
    for (const [kind, path] of Object.entries(pages)) weights[kind] = await weigh(browser, address + path)
    const search = peer.search && (await measureSearch(browser, address + pages.plain, peer.search))
    return { ...weights, search }
  } finally {
    close()
  }
}

async function weigh(browser, url) {
  const { page, responses } = await open(browser, url)
  const atLoad = responses.length
  await page.waitForTimeout(idle)
  const sent = await Promise.all(responses.map(describe))
  await page.context().close()
  const bytes = (type, all = sent) =>
    all.filter((each) => each.type === type).reduce((total, each) => total + each.bytes, 0)
  return {
    html: bytes('document'),
    css: bytes('stylesheet'),
    js: bytes('script', sent.slice(0, atLoad)),
    jsAfterIdle: bytes('script'),
    requests: atLoad,
  }
}

/** The bytes from the first click into the search of an idle page to the first result; undefined when none came. */
async function measureSearch(browser, url, { opener, input, result }) {
  const { page, responses } = await open(browser, url)
  await page.waitForTimeout(idle)
  const before = responses.length
  try {
    if (opener) await page.locator(opener).first().click()
    await page.locator(input).first().click()
    await page.locator(input).first().fill(asked)
    await page.locator(result).first().waitFor({ timeout: 30_000 })
    const sent = await Promise.all(responses.slice(before).map(describe))
    return sent.reduce((total, { bytes }) => total + bytes, 0)
  } catch (error) {
    console.error(`The search could not be asked: ${error.message.split('\n')[0]}`)
    return undefined
  } finally {
    await page.context().close()
  }
}

/** Opens a page as a new visitor. Requests to other hosts fail. */
async function open(browser, url) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  const responses = []
  page.on('response', (response) => responses.push(response))
  await page.route(
    ({ origin }) => origin !== new URL(url).origin,
    (route) => route.abort(),
  )
  const answer = await page.goto(url, { waitUntil: 'load' })
  if (!answer.ok()) throw new Error(`${url} is answered with ${answer.status()}.`)
  return { page, responses }
}

async function describe(response) {
  const type = response.request().resourceType()
  const body = await response.body().catch(() => Buffer.alloc(0))
  return { type, bytes: Math.min(body.length, gzipSync(body, { level: 9 }).length) }
}
