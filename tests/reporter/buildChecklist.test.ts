import { expect, test } from 'vitest'
import { buildChecklist } from './buildChecklist.ts'

test('a row passes when all of its tests do, and is at its number', () => {
  const checklist = buildChecklist([
    { title: '[X4] c', passed: true },
    { title: '[S22, S9] a', passed: true },
    { title: '[S22] b', passed: false },
    { title: 'no row', passed: false },
  ])
  expect(Object.keys(checklist)).toEqual(['S9', 'S22', 'X4'])
  expect(checklist).toEqual({
    S9: { tests: ['[S22, S9] a'], passed: true },
    S22: { tests: ['[S22, S9] a', '[S22] b'], passed: false },
    X4: { tests: ['[X4] c'], passed: true },
  })
})
