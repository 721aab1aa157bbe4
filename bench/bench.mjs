// Costs of builds and pages: CPU seconds of the whole process tree, peak memory, bytes after gzip, first paint.
// `npm run bench -- 9` makes nine runs of each build instead of five.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { findBrowser } from '../scripts/browser.mjs'
import { limits } from './limits.mjs'
import { makeDiagramSite } from './makeDiagramSite.mjs'
import { makeSite } from './makeSite.mjs'
import { measureFirstPaint } from './measureFirstPaint.mjs'
import { measureCold, measureDiagrams, measureWarm, measureWithDrawings } from './measureSite.mjs'
import { printTable } from './printTable.mjs'
import { weighPages } from './weighPages.mjs'

const runCount = Number(process.argv[2] ?? 5)
const plainNote = '/foundations/networking/services/dhcp'
const executablePath = await findBrowser()
const small = makeSite(190)
const large = makeSite(1000)
const drawn = makeDiagramSite(60)
try {
  console.log(`Each build ${runCount} times after a warm-up; medians, with the range.\n`)
  const cold = measureCold(small, runCount)
  const { home, notes, notesOfText, css, js } = weighPages(join(small, 'build'))
  const firstPaint = await measureFirstPaint(join(small, 'build'), {
    path: plainNote,
    runCount,
    executablePath,
  })
  const withDrawings = measureWithDrawings(small, runCount)
  const warm = measureWarm(small, runCount)
  const coldLarge = measureCold(large, runCount)
  const diagrams = measureDiagrams(drawn, runCount)
  const growth = coldLarge.cpu.median / cold.cpu.median

  console.log(
    printTable([
      { name: '190 notes, cold build, CPU', unit: 's', value: cold.cpu },
      {
        name: '190 notes, diagrams drawn before, CPU',
        unit: 's',
        value: withDrawings.cpu,
        limit: limits.cpu,
      },
      { name: '190 notes, cold build, wall clock', unit: 's', value: cold.wall },
      { name: '190 notes, cold build, memory', unit: 'MB', value: cold.memory, limit: limits.memory },
      { name: '190 notes, after one edit, CPU', unit: 's', value: warm.cpu, limit: limits.warmCpu },
      { name: '1,000 notes, cold build, CPU', unit: 's', value: coldLarge.cpu },
      { name: '1,000 notes, cold build, memory', unit: 'MB', value: coldLarge.memory },
      { name: '1,000 notes / 190 notes, CPU', unit: 'times', value: exactly(growth), limit: limits.growth },
      {
        name: '60 diagrams, CPU beside that of their pages',
        unit: 's',
        value: diagrams,
        limit: limits.diagrams,
      },
      { name: 'Home page, HTML', unit: 'KB', value: exactly(home) },
      { name: 'Notes, HTML', unit: 'KB', value: notes },
      { name: 'Notes without code and diagrams, HTML', unit: 'KB', value: notesOfText, limit: limits.html },
      { name: 'A plain note, CSS', unit: 'KB', value: exactly(css), limit: limits.css },
      { name: 'A plain note, JavaScript on load', unit: 'KB', value: exactly(js), limit: limits.js },
      { name: 'A plain note, first paint on slow 4G, CPU four times slower', unit: 'ms', value: firstPaint },
    ]),
  )
} finally {
  for (const site of [small, large, drawn]) rmSync(site, { recursive: true })
}

function exactly(value) {
  return { median: value, min: value, max: value }
}
