import { cac } from 'cac'
import { expect, test } from 'vitest'
import { usageProblem } from './usageProblem.ts'

function problemWith(...flags: string[]): string {
  const cli = cac('sotay')
  cli
    .command('start')
    .option('--port <port>', 'Port')
    .action(() => {})
  try {
    cli.parse(['node', 'sotay', 'start', ...flags])
  } catch (error) {
    return usageProblem(error as Error, cli).message
  }
  return ''
}

test.each(['--prot', '--no-open', '--open', '--hot-only', '--no-hot-only'])(
  'the flag %s is named as it was written',
  (flag) => {
    expect(problemWith(flag)).toContain(`There is no flag "${flag}".`)
  },
)
