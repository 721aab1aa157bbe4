// Google's Lighthouse over one page of each kind of a built site, as desktop and as phone.
//   node bench/lighthouse/lighthouse.mjs FOLDER [--performance 90] [PAGE ...]
import { cpSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { root } from '../../scripts/parts/root.mjs'
import { install } from '../install.mjs'
import { serveFolder } from '../serveFolder.mjs'
import { pages, unasked } from './pages.mjs'
import { areGood, printScores } from './printScores.mjs'

const { values, positionals } = parseArgs({
  options: { performance: { type: 'string', default: '100' } },
  allowPositionals: true,
})
const floors = {
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
  performance: Number(values.performance),
}
const [folder, ...chosen] = positionals
const { lighthouse, desktopConfig, launch } = await loadLighthouse()

const { address, close } = await serveFolder(join(folder, 'build'))
const chrome = await launch({
  chromePath: process.env.SOTAY_CHROMIUM,
  chromeFlags: ['--headless', '--no-sandbox', '--disable-gpu'],
})
try {
  const scores = []
  for (const name of chosen.length > 0 ? chosen : Object.keys(pages))
    for (const [device, config] of [
      ['desktop', desktopConfig],
      ['mobile', undefined],
    ])
      scores.push(await score(name, device, config))
  console.log(printScores(scores, floors))
  process.exitCode = areGood(scores, floors) ? 0 : 1
} finally {
  await chrome.kill()
  close()
}

async function score(name, device, config) {
  const skipAudits = unasked[name] ?? []
  const flags = { port: chrome.port, onlyCategories: Object.keys(floors), skipAudits, ignoreStatusCode: true }
  const { lhr } = await lighthouse(new URL(pages[name], address).href, flags, config)
  const values = Object.fromEntries(
    Object.keys(floors).map((key) => [key, Math.round(lhr.categories[key].score * 100)]),
  )
  return { name: `${name}, ${device}`, values, failed: listFaults(lhr) }
}

/** The failed audits, except those for performance, whose score falls on a busy machine. */
function listFaults({ categories, audits }) {
  return Object.entries(categories)
    .filter(([key]) => key !== 'performance')
    .flatMap(([, { auditRefs }]) => auditRefs.filter(({ weight }) => weight > 0))
    .map(({ id }) => audits[id])
    .filter(({ score }) => score !== null && score < 1)
    .map(({ id, title, details }) =>
      [`${title} (${id})`, ...(details?.items ?? []).slice(0, 3).map(whereOf)].join('\n    '),
    )
}

function whereOf({ node, url, description }) {
  return node?.snippet ?? url ?? description ?? ''
}

async function loadLighthouse() {
  const cache = join(root, '.cache/lighthouse')
  mkdirSync(cache, { recursive: true })
  cpSync(join(root, 'bench/lighthouse/package.json'), join(cache, 'package.json'))
  install(cache)
  const load = (path) => import(pathToFileURL(join(cache, 'node_modules', path)).href)
  const { default: lighthouse, desktopConfig } = await load('lighthouse/core/index.js')
  const { launch } = await load('chrome-launcher/dist/index.js')
  return { lighthouse, desktopConfig, launch }
}
