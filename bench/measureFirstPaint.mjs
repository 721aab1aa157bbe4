import { chromium } from 'playwright-core'
import { serveFolder } from './serveFolder.mjs'
import { spread } from './spread.mjs'

/** Slow 4G as Lighthouse sets it for a browser: a round trip in ms, and bytes in a second. */
const slow4G = { latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 86_400, offline: false }
const cpuSlowdown = 4

/**
 * The time to the first contentful paint of a page on a slow phone, in ms, each time with an empty cache. The server
 * is on this machine, so a machine that is busy makes it longer.
 */
export async function measureFirstPaint(outDir, { path, runCount, executablePath }) {
  const { address, close } = await serveFolder(outDir)
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const url = new URL(path, address).href
    await paintOnce(browser, url)
    const times = []
    while (times.length < runCount) times.push(await paintOnce(browser, url))
    return spread(times)
  } finally {
    await browser.close()
    close()
  }
}

async function paintOnce(browser, url) {
  const context = await browser.newContext()
  const page = await context.newPage()
  const devTools = await context.newCDPSession(page)
  await devTools.send('Network.emulateNetworkConditions', slow4G)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
  await page.goto(url)
  const paint = await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  )
  const time = await paint.jsonValue()
  await context.close()
  return time
}
