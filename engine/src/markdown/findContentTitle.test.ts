import { expect, test } from 'vitest'
import { findContentTitle } from './findContentTitle.ts'
import { proseLines } from './source/proseLines.ts'

test.each([
  ['# Title', 'Title'],
  ['   # Title', 'Title'],
  ['Text before.\n\n# Title', 'Title'],
  ['# `Code` and **strong** [link](./a.md)', 'Code and strong link'],
  ['# Use `List<T>` and `__init__`', 'Use List<T> and __init__'],
  ['# Title {#id}', 'Title'],
  ['# Title \\{#id}', 'Title'],
  ['# Title {/* #id */}', 'Title'],
  ['# Title ##', 'Title'],
  ['# C#', 'C#'],
  ['# A & B &lt; C', 'A & B < C'],
  ['# :tada: News', '🎉 News'],
  ['# Học cách học', 'Học cách học'],
  ['# ![logo](./a.png) Name', 'logo Name'],
  ['#', ''],
  ['Title\n===', 'Title'],
  ['Over two\nlines\n===', 'Over two lines'],
  ['import A from "a"\n\nexport const b = {\n  c: 1,\n}\n\n# Title', 'Title'],
  ['<!-- # Comment -->\n\n# Title', 'Title'],
  ['<!--\n# Comment\n-->\n# Title', 'Title'],
  ['```\n# Code\n```\n\n# Title', 'Title'],
  ['````\n```\n# Code\n```\n````\n\n# Title', 'Title'],
  ['    # Code\n\n# Title', 'Title'],
  ['> # Quote\n\n# Title', 'Title'],
  ['export your data\n\n# Title', 'Title'],
])('%j is titled %j', (body, title) => {
  expect(findContentTitle(proseLines(body))).toBe(title)
})

test.each([
  ['no heading', 'Text.'],
  ['another heading first', '## Part\n\n# Title'],
  ['another heading of the underlined kind first', 'Part\n---\n\n# Title'],
  ['a rule first', '---\n\n# Title'],
  ['a rule of stars first', '* * *\n\n# Title'],
  ['nothing but code', '```\n# Code\n```'],
  ['a hash without a blank', '#Title'],
  ['a fence that nothing closes', '```\n# Code'],
  ['an empty body', ''],
])('with %s there is no title', (_, body) => {
  expect(findContentTitle(proseLines(body))).toBeUndefined()
})
