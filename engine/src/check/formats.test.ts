import { expect, test } from 'vitest'
import { diagnose } from '../diagnostics/diagnostic.ts'
import { toSourcePath } from '../model/paths.ts'
import { github, json, sarif } from './formats.ts'

const where = {
  file: toSourcePath('docs/a b.md'),
  line: 3,
  column: 5,
  length: 9,
  sourceLine: 'See [a](./gone.md)',
}
const problems = [
  {
    ...diagnose(
      'broken-markdown-link',
      ['./gone.md', ['docs/gone.md'], { url: './new.md', hasMoved: true }],
      where,
    ),
    fix: { from: './gone.md', to: './new.md' },
  },
  diagnose('page-without-description', ['/a,b:c'], { file: where.file }),
  diagnose('no-git-history', ['100% unknown']),
]

test('JSON is a list of problems, with files as they are named from where one looks', () => {
  expect(JSON.parse(json(problems, 'notes/'))).toMatchObject([
    {
      code: 'broken-markdown-link',
      level: 'error',
      file: 'notes/docs/a b.md',
      line: 3,
      column: 5,
      fix: { from: './gone.md', to: './new.md' },
    },
    { code: 'page-without-description', level: 'warning', file: 'notes/docs/a b.md' },
    { code: 'no-git-history', message: '"Last updated" cannot be shown: 100% unknown.' },
  ])
})

test('GitHub gets commands whose texts are escaped', () => {
  expect(github(problems, '').split('\n')).toEqual([
    '::error file=docs/a b.md,line=3,col=5,endColumn=14,title=Link to a file that does not exist (broken-markdown-link)::There is no note at "./gone.md"; looked for docs/gone.md.%0AIt has moved: write "./new.md".',
    '::warning file=docs/a b.md,title=Page without a description (page-without-description)::Nothing describes the page /a,b:c to search engines: it has no text to take a description from.%0ASet "description" in its front matter.',
    '::warning title=No dates from git (no-git-history)::"Last updated" cannot be shown: 100%25 unknown.%0ABuild in a full git checkout, set "last_update" in the front matter, or switch "showLastUpdateTime" off.',
  ])
})

test('SARIF names rules, places and fixes', () => {
  const { version, runs } = JSON.parse(sarif(problems, 'notes/'))
  expect(version).toBe('2.1.0')
  expect(runs[0].tool.driver.rules.map(({ id }: { id: string }) => id)).toEqual(
    problems.map(({ code }) => code),
  )
  const region = { startLine: 3, startColumn: 5, endColumn: 14 }
  const artifactLocation = { uri: 'notes/docs/a%20b.md' }
  expect(runs[0].results).toMatchObject([
    {
      ruleId: 'broken-markdown-link',
      level: 'error',
      locations: [{ physicalLocation: { artifactLocation, region } }],
      fixes: [
        {
          artifactChanges: [
            {
              artifactLocation,
              replacements: [{ deletedRegion: region, insertedContent: { text: './new.md' } }],
            },
          ],
        },
      ],
    },
    { level: 'warning', locations: [{ physicalLocation: { artifactLocation } }] },
    { level: 'warning' },
  ])
  expect(runs[0].results[2].locations).toBeUndefined()
})

test('a path in SARIF is a URI, whatever its name holds', () => {
  const problem = diagnose('empty-link', [], { file: toSourcePath('docs/c#/what?.md') })
  const [{ results }] = JSON.parse(sarif([problem], '')).runs
  expect(results[0].locations[0].physicalLocation.artifactLocation.uri).toBe('docs/c%23/what%3F.md')
})

test('SARIF has all that its schema asks for', () => {
  const { version, runs } = JSON.parse(sarif(problems, ''))
  expect(version).toBe('2.1.0')
  const [{ tool, results }] = runs
  expect(tool.driver.name).toBe('Sotay')
  const ids = tool.driver.rules.map(({ id }: { id: string }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const { ruleId, level, message, locations = [], fixes = [] } of results) {
    expect(ids).toContain(ruleId)
    expect(['error', 'warning', 'note']).toContain(level)
    expect(message.text).toMatch(/\S/)
    for (const { physicalLocation } of locations) {
      expect(physicalLocation.artifactLocation.uri).toMatch(/^[\w./%-]+$/)
      expect(physicalLocation.region?.startLine ?? 1).toBeGreaterThan(0)
    }
    for (const { artifactChanges } of fixes)
      expect(artifactChanges[0].replacements[0].deletedRegion.startLine).toBeGreaterThan(0)
  }
})

test('every format names the other languages that have a problem', () => {
  const languages = ['en', 'vi'].map((name) => ({ name, baseUrl: `/${name}/` }))
  const problem = { ...diagnose('empty-link', [], where), languages }
  expect(JSON.parse(json([problem], ''))[0].languages).toEqual(['en', 'vi'])
  expect(github([problem], '')).toMatch(/%0A… and in 1 language$/)
  const [{ results }] = JSON.parse(sarif([problem], '')).runs
  expect(results[0].message.text).toMatch(/\n… and in 1 language$/)
  expect(results[0].properties).toEqual({ languages: ['en', 'vi'] })
})
