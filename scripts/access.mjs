// Checks every page of the notes in Chromium: axe in both colour modes and at both widths, no sideways scrolling on a
// phone (360 px, as narrow as 1280 px at 350 %), also with wide text spacing, and no skipped heading levels.
//   npm run access -- [FIRST PART OF A PATH ...]
import { chromium } from 'playwright-core'
import { serveFolder } from '../bench/serveFolder.mjs'
import { findBrowser } from './browser.mjs'
import { axeFindings } from './parts/axeFindings.mjs'
import { runSotay } from './parts/runCommand.mjs'
import { setUp } from './setUp.mjs'

const phone = { width: 360, height: 740 }
const desktop = { width: 1280, height: 800 }
/** Text spacing that a reader may set (WCAG 2.2, 1.4.12). */
const textSpacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }'

await setUp()
const executablePath = await findBrowser()
process.exitCode = await runSotay(['build', 'notes'])
if (process.exitCode === 0) process.exitCode = (await lookAtPages(process.argv.slice(2))) ? 0 : 1

async function lookAtPages(chosen) {
  const { address, close } = await serveFolder('notes/build')
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const paths = await listPaths(address, chosen)
    const queue = paths.values()
    const found = []
    const lookOn = async () => {
      const page = await browser.newPage()
      for (const path of queue) found.push(...(await lookAt(page, address, path)))
    }
    await Promise.all([lookOn(), lookOn()])
    console.log([...found, `${found.length} findings on ${paths.length} pages.`].join('\n'))
    return found.length === 0
  } finally {
    await browser.close()
    close()
  }
}

async function listPaths(address, chosen) {
  const sitemap = await (await fetch(new URL('sitemap.xml', address))).text()
  const inMap = Array.from(sitemap.matchAll(/<loc>(.+?)<\/loc>/g), ([, url]) => new URL(url).pathname)
  const paths = [...inMap, '/search', '/nowhere']
  return chosen.length > 0 ? paths.filter((path) => chosen.some((start) => path.startsWith(start))) : paths
}

async function lookAt(page, address, path) {
  const found = []
  for (const mode of ['light', 'dark'])
    for (const viewport of [desktop, phone]) {
      await page.setViewportSize(viewport)
      await page.goto(new URL(`${path}?docusaurus-theme=${mode}`, address).href)
      found.push(...(await axeFindings(page)).map((finding) => `${mode}, ${viewport.width} px: ${finding}`))
    }
  found.push(...(await findSkippedHeadings(page)))
  if (await scrollsSideways(page)) found.push('scrolls sideways on a phone')
  await page.addStyleTag({ content: textSpacing })
  if (await scrollsSideways(page)) found.push('scrolls sideways with wide text spacing')
  return found.map((finding) => `${path}  ${finding}`)
}

function findSkippedHeadings(page) {
  return page.evaluate(() =>
    Array.from(document.querySelectorAll('main :is(h1, h2, h3, h4, h5, h6)'))
      .map((heading) => ({ level: Number(heading.tagName[1]), text: heading.textContent }))
      .filter(({ level }, index, all) => level > (all[index - 1]?.level ?? 0) + 1)
      .map(({ level, text }) => `h${level} follows a lower level: ${text}`),
  )
}

function scrollsSideways(page) {
  return page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)
}
