import { cac } from 'cac'
import { expect, test } from 'vitest'
import { markText, plainOptions, usageProblem } from './commandLine.ts'

test('what looks like a number stays text, and of what is given twice the last counts', () => {
  expect(plainOptions({ outDir: 12, config: ['a.ts', 'b.ts'], dir: [1, 2], build: true, '--': [] })).toEqual({
    outDir: '12',
    config: 'b.ts',
    dir: '2',
    build: true,
    '--': [],
  })
})

test.each(['1.10', '007', '1e3', '0x10', ' '])('a value stays as it was typed: %j', (value) => {
  const parse = (...flags: string[]) => {
    const cli = cac('sotay')
    cli
      .command('build')
      .option('--out-dir <dir>', 'Folder')
      .action(() => {})
    cli.parse(['node', 'sotay', 'build', ...flags].map(markText), { run: false })
    return plainOptions(cli.options).outDir
  }
  expect(parse('--outDir', value)).toBe(value)
  expect(parse(`--out-dir=${value}`)).toBe(value)
})

test('several languages stay several', () => {
  expect(plainOptions({ locale: ['en', 12] })).toEqual({ locale: ['en', '12'] })
})

function problemWith(...flags: string[]) {
  const cli = cac('sotay')
  cli
    .command('start')
    .option('--port <port>', 'Port')
    .option('--out-dir <dir>', 'Output')
    .action(() => {})
  cli
    .command('check')
    .option('--search <file>', 'Queries')
    .option('--out <file>', 'Records')
    .action(() => {})
  cli.command('new <dir>').action(() => {})
  const isCommand = flags[0] === 'new'
  try {
    cli.parse(['node', 'sotay', ...(isCommand ? [] : ['start']), ...flags])
  } catch (error) {
    return usageProblem(error as Error, cli)
  }
  throw new Error('The command line is understood.')
}

test.each(['--prot', '--no-open', '--open', '--hot-only', '--no-hot-only'])(
  'the flag %s is named as it was written',
  (flag) => {
    expect(problemWith(flag).message).toContain(`There is no flag "${flag}".`)
  },
)

test.each([
  ['--prot', '--port'],
  ['--out', '--out-dir'],
  ['--serch', 'sotay check --search'],
  ['--search', 'sotay check --search'],
])('for the flag %s, %s is suggested', (flag, nearest) => {
  expect(problemWith(flag).hint).toBe(`Did you mean "${nearest}"?`)
})

test('a flag that only resembles one of another command has no suggestion', () => {
  expect(problemWith('--torch').hint).toBe('"sotay start --help" lists what can be given.')
})

test.each([
  [['new'], 'An argument is missing: "sotay new <dir>".'],
  [['a'], 'Not expected here: "a".'],
  [['--port'], 'The flag "--port <port>" needs a value.'],
])('arguments that are missing or not expected are named: %j', (args, reason) => {
  const { message, hint } = problemWith(...args)
  expect(message).toContain(reason)
  expect(hint).toMatch(/^"sotay \w+ --help" lists what can be given\.$/)
})
