import { describe, expect, test } from 'vitest'
import { printReport } from '../../diagnostics/printReport.ts'
import { settingsFrom } from '../testing/settingsFrom.ts'
import { resolveVersions } from './resolveVersions.ts'

function resolve(docs: object, listed?: string[]) {
  const { versions, diagnostics } = resolveVersions(settingsFrom({ docs }).docs[0]!, listed)
  return { versions, report: printReport(diagnostics) }
}
const summary = (docs: object, listed?: string[]) =>
  resolve(docs, listed).versions.map(({ name, label, path, banner, badge, isLast }) => [
    name,
    label,
    path,
    banner,
    badge,
    isLast,
  ])

describe('[X9] the versions of docs', () => {
  test('[S68] are one, `current`, when there is no list of them', () => {
    expect(summary({})).toEqual([['current', 'Next', '', 'none', false, true]])
  })

  test('are the current one and those of the list, the newest of which is the last', () => {
    expect(summary({}, ['2.0', '1.0'])).toEqual([
      ['current', 'Next', 'next', 'unreleased', true, false],
      ['2.0', '2.0', '', 'none', true, true],
      ['1.0', '1.0', '1.0', 'unmaintained', true, false],
    ])
  })

  test('may be without the current one', () => {
    expect(summary({ includeCurrentVersion: false }, ['2.0', '1.0']).map(([name]) => name)).toEqual([
      '2.0',
      '1.0',
    ])
  })

  test.each([
    ['current', ['', 'none'], ['2.0', 'unmaintained'], ['1.0', 'unmaintained']],
    ['1.0', ['next', 'unreleased'], ['2.0', 'unreleased'], ['', 'none']],
  ])('stand to another last version, %s, as their place in the list says', (lastVersion, ...expected) => {
    const versions = summary({ lastVersion }, ['2.0', '1.0'])
    expect(versions.map(([, , path, banner]) => [path, banner])).toEqual(expected)
  })

  test('can be chosen', () => {
    expect(summary({ onlyIncludeVersions: ['1.0'] }, ['2.0', '1.0'])).toEqual([
      ['1.0', '1.0', '', 'none', false, true],
    ])
  })

  test('are only the current one when versioning is switched off', () => {
    expect(summary({ disableVersioning: true }, ['2.0'])).toEqual([
      ['current', 'Next', '', 'none', false, true],
    ])
  })

  test('are called and placed as the settings say', () => {
    const own = { label: 'One', path: 'v1', banner: 'none', badge: false, noIndex: true, className: 'old' }
    const { versions } = resolve({ versions: { '1.0': own } }, ['2.0', '1.0'])
    expect(versions[2]).toMatchObject(own)
    expect(versions[1]).toMatchObject({ noIndex: false, className: 'docs-version-2.0' })
  })

  test('have folders of their own, with the id of the docs before their names', () => {
    const { versions } = resolve({ id: 'api', path: './api/', sidebarPath: './bars.ts' }, ['1'])
    expect(versions).toMatchObject([
      { folder: 'api', sidebarsFile: 'bars.ts', translationName: 'current' },
      {
        folder: 'api_versioned_docs/version-1',
        sidebarsFile: 'api_versioned_sidebars/version-1-sidebars.json',
        translationName: 'version-1',
      },
    ])
  })
})

describe('it is an error', () => {
  test.each([
    [
      { disableVersioning: true },
      undefined,
      'The docs "default" set "disableVersioning", but they have no versions.',
    ],
    [{ onlyIncludeVersions: [] }, ['1'], '"onlyIncludeVersions" of the docs "default" is an empty list.'],
    [
      { onlyIncludeVersions: ['3'] },
      ['1'],
      '"onlyIncludeVersions" names the version "3", which does not exist. The versions are: 1, current.',
    ],
    [
      { lastVersion: '1.0.1' },
      ['1.0.0'],
      '"lastVersion" names the version "1.0.1", which does not exist. The versions are: 1.0.0, current.\n  Did you mean "1.0.0"?',
    ],
    [
      { versions: { old: {} } },
      ['1'],
      '"versions" names the version "old", which does not exist. The versions are: 1, current.',
    ],
    [
      { lastVersion: '1', onlyIncludeVersions: ['2'] },
      ['2', '1'],
      '"lastVersion" is "1", but the versions that are built are: 2.',
    ],
    [{ includeCurrentVersion: false }, undefined, 'No version of the docs "default" is left:'],
  ])('to say %j of the versions %j', (docs, listed, message) => {
    const { versions, report } = resolve(docs, listed)
    expect(report).toContain(message)
    // The work goes on with all that there are.
    expect(versions.map(({ name }) => name)).toEqual(['current', ...(listed ?? [])])
  })
})
