import { PassThrough } from 'node:stream'
import { expect, test, vi } from 'vitest'
import { openProgress } from './progress.ts'
import { describeStage, openProgressLine } from './progressLine.js'

/** A stream that keeps what is written, and a clock that is set by hand. */
function openScreen(columns = 80) {
  let time = 0
  let written = ''
  const stream = Object.assign(new PassThrough(), { columns })
  stream.write = (text: string | Uint8Array) => {
    written += text
    return true
  }
  return {
    stream,
    now: () => time,
    wait: (milliseconds: number) => {
      time += milliseconds
    },
    taken: () => {
      const taken = written
      written = ''
      return taken
    },
  }
}

/** What a terminal shows after these characters: carriage returns go back, and `K` erases to the end. */
function rows(written: string): string[] {
  const shown = ['']
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the sequences of terminals begin with one
  for (const [part] of written.matchAll(/\x1b\[2K|\x1b\[K|\x1b\[\d+m|\r|\n|[^\x1b\r\n]+/g)) {
    if (part === '\n') shown.push('')
    else if (part === '\r' || part === '\x1b[2K') shown[shown.length - 1] = ''
    else if (!part.startsWith('\x1b')) shown[shown.length - 1] += part
  }
  return shown
}

test('in a terminal one row shows the stage with its count and share, and the time left once that is known', () => {
  const { stream, now, wait, taken } = openScreen()
  const line = openProgressLine({ stream, isTerminal: true, now })
  const stage = line.begin('Rendering pages')
  expect(rows(taken())).toEqual(['Rendering pages'])
  stage.count(1, 10_000)
  wait(500)
  stage.count(2000, 10_000)
  expect(rows(taken())).toEqual(['Rendering pages 2,000/10,000 (20%)'])
  wait(1000)
  stage.count(4001, 10_000)
  expect(rows(taken())).toEqual(['Rendering pages 4,001/10,000 (40%), 2 s left'])
  line.end()
  expect(rows(taken())).toEqual([''])
})

test.each([
  [60, 'Rendering pages 4,200/10,000 (42%), 12 s left'],
  [40, 'Rendering pages 4,200/10,000 (42%)'],
  [30, 'Rendering pages 4,200/10,000'],
  [20, 'Rendering pages'],
  [8, 'Render…'],
])('a terminal %i columns wide gets what fits into a row: "%s"', (columns, expected) => {
  const { stream, now, wait, taken } = openScreen(columns)
  const line = openProgressLine({ stream, isTerminal: true, now })
  const stage = line.begin('Rendering pages')
  stage.count(1, 10_000)
  wait(8690)
  stage.count(4200, 10_000)
  expect(rows(taken())).toEqual([expected])
  line.end()
})

test('work that makes no progress for longer than the rest should take says how long it has taken, not how long it will', () => {
  const stage = {
    name: 'Installing',
    began: 0,
    done: 93,
    total: 100,
    first: { done: 1, time: 1000 },
    last: 10_000,
  }
  expect(describeStage(stage, 11_000).join('')).toBe('Installing 93/100 (93%), 1 s left')
  expect(describeStage(stage, 15_000).join('')).toBe('Installing 93/100 (93%), 15 s so far')
})

test('what is printed meanwhile has rows of its own, and half a line is not written over', () => {
  const { stream, now, wait, taken } = openScreen()
  const line = openProgressLine({ stream, isTerminal: true, now })
  const stage = line.begin('Reading')
  stream.write('warning  one\n')
  stage.count(1, 2)
  expect(rows(taken())).toEqual(['warning  one', 'Reading 1/2 (50%)'])
  stream.write('half')
  wait(200)
  stage.count(2, 2)
  expect(rows(taken())).toEqual(['half'])
  stream.write(' a line\n')
  line.begin('Writing')
  expect(rows(taken()).at(-1)).toBe('Reading 2/2 (100%)')
  line.end()
})

test('elsewhere a plain line is written every ten seconds, and none for short work', () => {
  const { stream, now, wait, taken } = openScreen()
  const line = openProgressLine({ stream, isTerminal: false, now })
  const stage = line.begin('Drawing diagrams')
  stage.count(1, 166)
  wait(9900)
  stage.count(30, 166)
  expect(taken()).toBe('')
  wait(200)
  stage.count(31, 166)
  wait(5000)
  stage.count(40, 166)
  expect(taken()).toBe('Drawing diagrams 31/166 (18%), 45 s left\n')
  line.end()
  expect(taken()).toBe('')
})

test('of stages at the same time the one that counts is shown', () => {
  const { stream, now, wait, taken } = openScreen()
  const line = openProgressLine({ stream, isTerminal: true, now })
  const drawing = line.begin('Drawing')
  drawing.count(1, 2)
  line.begin('Bundling')
  wait(200)
  expect(rows(taken())).toEqual(['Drawing 1/2 (50%)'])
  drawing.end()
  line.begin('Rendering')
  expect(rows(taken())).toEqual(['Rendering'])
  line.end()
})

test('work that cannot be counted shows after two seconds how long it takes', () => {
  const stage = { name: 'Pushing', began: 0 }
  expect(describeStage(stage, 1999).join('')).toBe('Pushing')
  expect(describeStage(stage, 42_000).join('')).toBe('Pushing, 42 s')
  expect(describeStage(stage, 120_000).join('')).toBe('Pushing, 2 min')
})

test('every write of the process is its own again when the line has ended', () => {
  const former = [process.stdout.write, process.stderr.write]
  openProgressLine({ ...openScreen(), isTerminal: true }).end()
  expect([process.stdout.write, process.stderr.write]).toEqual(former)
})

test('stages are measured in the order in which they began, those of several languages together', async () => {
  vi.useFakeTimers({ toFake: ['performance'], now: 0 })
  const progress = openProgress({ ...openScreen(), isTerminal: false })
  const takes = (seconds: number) => () => vi.advanceTimersByTime(seconds * 1000)
  await progress.stage('Compiling', takes(1))
  await progress.stage('Rendering', takes(2))
  await progress.stage('Compiling', takes(3))
  await expect(progress.stage('Rendering', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  progress.end()
  const rowsOf = progress.timings().split('\n')
  vi.useRealTimers()
  expect(rowsOf.map((row) => row.split(/ {2,}/)[0])).toEqual(['Starting', 'Compiling', 'Rendering', 'Total'])
  expect(rowsOf[1]).toMatch(/ 4\.00 s {2,}\d+%$/)
  expect(rowsOf[2]).toMatch(/ 2\.00 s {2,}\d+%$/)
})
