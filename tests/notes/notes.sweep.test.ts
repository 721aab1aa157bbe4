import { describe, expect, test } from 'vitest'
import { checkSyntax } from './checkSyntax.ts'
import { findHclFaults } from './findHclFaults.ts'
import { findManifestFaults } from './findManifestFaults.ts'
import { gatherPrograms, isTested } from './gatherPrograms.ts'
import { isInstalled, type LanguageName, languages } from './languages.ts'
import { readCodeBlocks } from './readCodeBlocks.ts'
import { runPrograms } from './runPrograms.ts'

const cheatCodes = [
  'advanced-graphs',
  'array-and-hashing',
  'backlog',
  'backtracking',
  'binary-search',
  'bit-manipulation',
  'dynamic-programming-1d',
  'dynamic-programming-2d',
  'graphs',
  'greedy',
  'heap-and-priority-queue',
  'intervals',
  'linked-list',
  'math-and-geometry',
  'recursion',
  'sliding-window',
  'sorting',
  'stack',
  'trees',
  'tries',
  'two-pointers',
]
const names = Object.keys(languages) as LanguageName[]
const runFolders = ['foundations/leetcode', 'technologies/programming', 'technologies/machine learning']
const blocks = runFolders.flatMap(readCodeBlocks)
const programs = gatherPrograms(blocks)

describe.concurrent('Code marked "test" runs to its end', () => {
  for (const name of names)
    test.skipIf(!isInstalled(name))(`in ${name}`, async () => {
      const inLanguage = programs.filter(({ language }) => language === name)
      expect(inLanguage).not.toEqual([])
      expect(await runPrograms(name, inLanguage)).toEqual([])
    })
})

test('code is marked "test" only in languages that are run', () => {
  const others = programs.filter(({ language }) => !names.includes(language as LanguageName))
  expect(others.map(({ page, line, language }) => `${page}:${line} is in ${language}`)).toEqual([])
})

test.each(cheatCodes)('the template of %s is tested in each of its languages', (name) => {
  const onPage = blocks.filter(({ page }) => page === `foundations/leetcode/cheatcodes/${name}.md`)
  const template = onPage.filter(({ meta, language }) => meta.includes('tab=') && language in languages)
  expect(new Set(template.map(({ language }) => language))).toEqual(new Set(names))
  expect(template.filter((block) => !isTested(block)).map(({ line }) => line)).toEqual([])
})

test.each(['archive', 'foundations', 'guides', 'personal dev', 'technologies'])(
  'commands and configuration in %s are valid',
  (folder) => {
    expect(checkSyntax(readCodeBlocks(folder))).toEqual([])
  },
)

test('manifests of Kubernetes name kinds by an apiVersion that has them', () => {
  expect(findManifestFaults(readCodeBlocks('technologies'))).toEqual([])
})

test('Terraform and the configuration of Vault can be parsed', async () => {
  expect(await findHclFaults(readCodeBlocks('technologies'))).toEqual([])
})
