import { expect, test } from 'vitest'
import { findHclFaults } from './findHclFaults.ts'

const find = (language: string, code: string) =>
  findHclFaults([{ page: 'a.md', line: 7, language, meta: '', code }])

test.each([
  ['hcl', 'resource "aws_sqs_queue" "orders" {\n  name = "orders-$' + '{var.stage}" # comment\n}'],
  ['hcl', 'path "secret/data/shop/+" {\n  capabilities = ["read"]\n}'],
  ['text', 'path {'],
])('%s that is right passes: %j', async (language, code) => {
  expect(await find(language, code)).toEqual([])
})

test.each(['path "secret" {', 'a = ', 'name "b"'])(
  'a fault is reported with its page and line: %j',
  async (code) => {
    const [report, ...others] = await find('hcl', code)
    expect(report).toMatch(/^a\.md:7: hcl: .+/)
    expect(others).toEqual([])
  },
)
