import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { notesOf, planRelease } from './planRelease.mjs'

const changelogOf = (...parts) => `# Changes\n\n## Unreleased\n\n${parts.join('\n\n')}\n\n## 1.2.3\n\nOld.\n`
const entries = (...names) => changelogOf(...names.map((name) => `### ${name}\n\n- Something.`))
const plan = (version, changelog, tags = [`v${version}`]) => planRelease({ version, tags, changelog })

test.each([
  ['1.2.3', ['Breaking', 'New'], '2.0.0'],
  ['1.2.3', ['New', 'Corrected'], '1.3.0'],
  ['1.2.3', ['Corrected'], '1.2.4'],
  ['0.2.3', ['Corrected', 'Breaking'], '0.3.0'],
  ['0.2.3', ['New'], '0.2.4'],
  ['0.2.3', ['Corrected'], '0.2.4'],
])('after %s, entries under %s make %s', (version, names, expected) => {
  expect(plan(version, entries(...names)).version).toBe(expected)
})

test('the entries become the notes of the new version', () => {
  const { changelog, notes } = plan('1.2.3', entries('New'))
  expect(changelog).toBe('# Changes\n\n## 1.3.0\n\n### New\n\n- Something.\n\n## 1.2.3\n\nOld.\n')
  expect(notes).toBe('### New\n\n- Something.')
})

test('a version that was never tagged is released as it is', () => {
  const changelog = '# Changes\n\n## 0.1.0\n\nThe first.\n'
  expect(plan('0.1.0', changelog, [])).toEqual({ version: '0.1.0', changelog, notes: 'The first.' })
})

test('what cannot be told is said', () => {
  expect(() => plan('1.2.3', '# Changes\n\n## 1.2.3\n\nOld.\n')).toThrow('no entries under "## Unreleased"')
  expect(() => plan('1.2.3', changelogOf('- Loose.'))).toThrow('need a heading')
  expect(() => plan('1.2.3', entries('Fixed'))).toThrow('"### Fixed": write Breaking, New, Corrected')
  expect(() => plan('1.3.0', entries('New'), [])).toThrow('1.3.0 is not released yet')
  expect(() => notesOf('# Changes\n', '9.9.9')).toThrow('says nothing of version 9.9.9')
})

test('the workflow that publishes names actions by their commits', () => {
  const workflow = readFileSync(new URL('../../.github/workflows/release.yml', import.meta.url), 'utf8')
  const actions = workflow.match(/(?<=uses: ).*/g) ?? []
  expect(actions.length).toBeGreaterThan(0)
  for (const action of actions) expect(action).toMatch(/@[\da-f]{40} # v[\d.]+$/)
})
