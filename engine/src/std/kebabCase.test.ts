import { expect, test } from 'vitest'
import { kebabCase } from './kebabCase.ts'

test.each([
  ['DevOps tools', 'dev-ops-tools'],
  ['K8s', 'k-8-s'],
  ['Tiếng Việt', 'tiếng-việt'],
  ['C++', 'c'],
  ['operating-systems', 'operating-systems'],
  ['HTTPServer', 'http-server'],
  ["don't panic", 'dont-panic'],
  ['Café Đen', 'cafe-den'],
  ['学习 笔记', '学习-笔记'],
  ['+++', ''],
])('%j in kebab case is %j', (text, kebab) => {
  expect(kebabCase(text)).toBe(kebab)
})
