import { expect, test } from 'vitest'
import { checkSyntax } from './checkSyntax.ts'
import { isInstalled } from './languages.ts'

const check = (language: string, code: string) =>
  checkSyntax([{ page: 'a.md', line: 7, language, meta: '', code }])

test.each([
  ['bash', 'for n in 1 2; do echo "$n"; done'],
  ['console', '$ ls \\\n> -l'],
  ['console', "$ awk '{n++}\n>      END {print n}' a.log |\n>   tail -n 1\n7"],
  ['console', '$ date\nMon (a bracket that nobody closes'],
  ['json', '{"a": [1, 2]}'],
  ['yaml', 'a: 1\n---\nb:\n  - 2'],
  ['nginx', '# {\nserver {\n  listen 80;\n  location ~ "^/a{2}" { return 200 "$x }"; }\n}'],
  ['text', '(('],
])('%s that is right passes', (language, code) => {
  expect(check(language, code)).toEqual([])
})

test.each([
  ['bash', 'if true; then', 'unexpected end of file'],
  ['console', '$ echo "a\n$ echo b', 'matching'],
  ['json', '{"a": 1,}', 'double-quoted property name'],
  ['yaml', 'a: 1\n b: 2', 'at line'],
  ['nginx', 'server {\n  listen 80\n}', '"listen 80" has no semicolon'],
  ['nginx', 'server { listen 80;', 'a block is never closed'],
  ['nginx', 'listen 80; }', 'a block is closed that was never opened'],
  ['nginx', 'server { ; }', '";" has no directive before it'],
])('%s that is wrong is reported with its page and line: %j', (language, code, fault) => {
  const [report, ...others] = check(language, code)
  expect(report).toContain(`a.md:7: ${language}: `)
  expect(report).toContain(fault)
  expect(others).toEqual([])
})

test.skipIf(!isInstalled('python'))('TOML is parsed', () => {
  expect(check('toml', '[a]\nb = 1')).toEqual([])
  expect(check('toml', '[a\nb = 1')[0]).toContain('a.md:7: toml: ')
})
